"""The words by which mail programs introduce quotes and close mails, in the languages met most."""
# ruff: noqa: RUF001 - the words of many languages

import re
from typing import Final

_WROTE: Final = (
    "wrote", "writes", "said", "schrieb", "schreef", "a écrit", "écrit", "escribió", "escribio", "ha scritto",
    "scrive", "escreveu", "skrev", "skrifaði", "kirjoitti", "pisze", "napisał", "napisała", "napisał(a)",
    "napsal", "napsala", "napsal(a)", "napísal", "napísal(a)", "írta", "a scris", "написал", "написала",
    "написал(а)", "пишет", "написав", "написала(в)", "έγραψε", "yazdı", "şunu yazdı", "geschrieben",
    "ha escrit", "va escriure", "idatzi du", "kirjutas", "rakstīja", "rašė", "napisao je", "viết", "menulis",
    "写道", "寫道", "のメール", "書きました", "wrote the following", "님이 작성", "작성", "כתב", "كتب",
)  # fmt: skip

_OPENERS: Final = (
    "On", "Am", "Le", "El", "Il", "Em", "A", "Den", "Op", "På", "W dniu", "Dnia", "Dne", "Dňa", "În data",
    "La", "Στις", "Vào", "Pada", "Em", "Kl", "Ngày", "Quoting", "Zitat von",
)  # fmt: skip

_ORIGINAL: Final = (
    "Original Message", "Original message", "Forwarded message", "Begin forwarded message", "Reply message",
    "Ursprüngliche Nachricht", "Originalnachricht", "Weitergeleitete Nachricht", "Original-Nachricht",
    "Message d'origine", "Message original", "Message transféré", "Message transmis", "Mensaje original",
    "Mensaje reenviado", "Messaggio originale", "Messaggio inoltrato", "Mensagem original",
    "Mensagem encaminhada", "Oorspronkelijk bericht", "Origineel bericht", "Doorgestuurd bericht",
    "Oprindelig meddelelse", "Videresendt besked", "Ursprungligt meddelande", "Originalmeddelande",
    "Vidarebefordrat meddelande", "Opprinnelig melding", "Alkuperäinen viesti", "Wiadomość oryginalna",
    "Oryginalna wiadomość", "Původní zpráva", "Pôvodná správa", "Eredeti üzenet", "Mesaj original",
    "Исходное сообщение", "Пересылаемое сообщение", "Orijinal Mesaj", "原始邮件", "原始郵件", "元のメッセージ",
    "Original Mail",
)  # fmt: skip

_FROM: Final = (
    "From", "Von", "De", "Da", "Van", "Fra", "Från", "Lähettäjä", "Od", "Feladó", "De la", "От", "Від",
    "Από", "Kimden", "Gönderen", "发件人", "寄件者", "寄件人", "差出人", "送信者", "보낸 사람", "Expéditeur",
    "Remitente", "Mittente", "Remetente",
)  # fmt: skip

_TO: Final = (
    "To", "An", "À", "A", "Para", "Aan", "Til", "Till", "Vastaanottaja", "Do", "Komu", "Címzett", "Către",
    "Кому", "Προς", "Kime", "Alıcı", "收件人", "收件者", "宛先", "받는 사람", "Cc", "CC", "Kopie", "Kopia", "Copie",
    "Destinataire", "Destinatario",
)  # fmt: skip

_DATE: Final = (
    "Sent", "Date", "Gesendet", "Datum", "Envoyé", "Enviado", "Enviado el", "Enviada em", "Fecha", "Data",
    "Inviato", "Verzonden", "Sendt", "Dato", "Skickat", "Lähetetty", "Päiväys", "Wysłano", "Odesláno",
    "Odoslané", "Küldve", "Dátum", "Trimis", "Отправлено", "Дата", "Надіслано", "Στάλθηκε", "Ημερομηνία",
    "Tarih", "Gönderildi", "发送时间", "日期", "寄件日期", "送信日時", "日時", "보낸 날짜", "Date d'envoi",
)  # fmt: skip

_SUBJECT: Final = (
    "Subject", "Betreff", "Objet", "Asunto", "Oggetto", "Assunto", "Onderwerp", "Emne", "Ämne", "Aihe",
    "Temat", "Předmět", "Predmet", "Tárgy", "Subiect", "Тема", "Θέμα", "Konu", "主题", "主旨", "件名", "제목",
)  # fmt: skip

_FOOTERS: Final = (
    r"Sent from (?:my |the )?\S.{0,60}",
    r"Sent (?:with|via|using) \S.{0,60}",
    r"Get (?:Outlook|BlueMail|Yahoo Mail) for .{0,40}",
    r"(?:Von meinem|Mit meinem) .{0,60}gesendet",
    r"Gesendet (?:von|mit|über) .{0,80}",
    r"Diese Nachricht wurde von meinem .{0,80}gesendet",
    r"Envoyé (?:de|depuis|à partir de) .{0,60}",
    r"T[ée]l[ée]charger Outlook pour .{0,40}",
    r"Enviado (?:desde|do|a partir do|de) (?:mi|meu) .{0,60}",
    r"Obtener Outlook para .{0,40}",
    r"Obter o Outlook para .{0,40}",
    r"Inviato da(?:l mio)? .{0,60}",
    r"Verzonden (?:vanaf|vanuit|met) .{0,60}",
    r"Outlook voor \S+ downloaden",
    r"Sendt fra (?:min|mit) .{0,60}",
    r"Skickat från (?:min|mitt) .{0,60}",
    r"Lähetetty .{0,30}(?:puhelimesta|iPhonesta).{0,30}",
    r"Wysłane z .{0,60}",
    r"Odesláno z .{0,60}",
    r"Отправлено с .{0,60}",
    r"iPhone(?:から送信|에서 보냄)",
    r"发自我的.{0,40}",
    r"Holen Sie sich Outlook für .{0,40}|Outlook für \S+ (?:herunterladen|beziehen)",
)


def _any(words: tuple[str, ...]) -> str:
    return "|".join(re.escape(word) for word in sorted(set(words), key=len, reverse=True))


WROTE: Final = re.compile(rf"(?:{_any(_WROTE)})\b", re.IGNORECASE)
"""The verb of an attribution."""

OPENS: Final = re.compile(
    rf"(?:(?:{_any(_OPENERS)})\s.{{0,80}}?\d|\d{{1,4}}[./年년 -]|\w{{2,12}}\.?,\s+\d)", re.IGNORECASE
)
"""How an attribution begins: a preposition and soon a figure, a date, or a weekday and a figure."""

ENDS: Final = re.compile(r"[:\uff1a]\s*$")

DATED: Final = re.compile(r"\d{1,2}[:.h]\d{2}|\b(?:19|20)\d{2}\b|\d{1,2}[./-]\d{1,2}")
"""Something of a date or an hour."""

ADDRESSED: Final = re.compile(r"[\w.+-]{1,64}@[\w.-]{1,253}")

ORIGINAL: Final = re.compile(
    rf"\s*[-_=*]{{2,30}}\s*(?:{_any(_ORIGINAL)})\s*[-_=*]{{2,30}}\s*|\s*Begin forwarded message:\s*",
    re.IGNORECASE,
)
"""The line above a whole mail that is quoted without marks."""


def _label(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"\s*\*?\s*(?:{_any(words)})\s*[:\uff1a]\*?.*", re.IGNORECASE)


FROM: Final = _label(_FROM)
DATE: Final = _label(_DATE)
TO: Final = _label(_TO)
SUBJECT: Final = _label(_SUBJECT)
"""The labels of the header that stands above a mail quoted without marks."""

FOOTER: Final = re.compile(rf"\s*(?:{'|'.join(_FOOTERS)})\s*\.?\s*", re.IGNORECASE)
"""What a telephone writes below a mail."""
