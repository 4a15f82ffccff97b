"""The settings files of the Dovecot and the Postfix that `servers` starts."""

from string import Template

DOVECOT = Template("""\
base_dir = $folder/base
state_dir = $folder/state
instance_name = campaign-tests
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_username_format = %Lu
default_internal_user = $internal
default_internal_group = $internal_group
default_login_user = $login
log_path = $folder/dovecot.log
mail_location = maildir:$folder/mail/%n
mail_home = $folder/home/%n
mail_uid = $user
mail_gid = $group
first_valid_uid = 1
first_valid_gid = 1
recipient_delimiter = +
mail_fsync = never
auth_failure_delay = 0
imap_idle_notify_interval = 29 mins
namespace inbox {
  inbox = yes
  separator = /
}
passdb {
  driver = passwd-file
  args = username_format=%u $folder/users
}
userdb {
  driver = passwd-file
  args = username_format=%u $folder/users
  default_fields = uid=$user gid=$group
}
service imap-login {
  $unchrooted
  inet_listener imap {
    address = 127.0.0.1
    port = $imap_port
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  $unchrooted
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service stats {
  $unchrooted
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = $lmtp_port
  }
}
protocol lmtp {
  postmaster_address = postmaster@campaign.test
  hostname = dovecot.campaign.test
  lmtp_save_to_detail_mailbox = no
}
""")

MAIN_CF = Template("""\
compatibility_level = 3.6
queue_directory = $folder/spool
data_directory = $folder/data
mail_owner = postfix
setgid_group = postdrop
maillog_file = $folder/maillog
maillog_file_prefixes = $folder
multi_instance_enable = no
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mx.campaign.test
mydestination =
mynetworks = 127.0.0.0/8
alias_maps =
alias_database =
local_transport = error:5.1.1 no local users
local_recipient_maps =
virtual_mailbox_domains = campaign.test
virtual_mailbox_maps = inline:{ $mailboxes }
virtual_transport = lmtp:inet:127.0.0.1:$lmtp_port
recipient_delimiter = +
default_transport = error:5.7.1 nothing leaves this machine
relay_transport = error:5.7.1 nothing leaves this machine
relay_domains =
smtpd_relay_restrictions = reject_unauth_destination
smtpd_recipient_restrictions = reject_unlisted_recipient
disable_dns_lookups = yes
smtp_dns_support_level = disabled
lmtp_dns_support_level = disabled
smtp_host_lookup = native
lmtp_host_lookup = native
smtpd_peername_lookup = no
message_size_limit = 10485760
mailbox_size_limit = 0
smtputf8_enable = no
in_flow_delay = 0
smtpd_error_sleep_time = 0
smtpd_client_connection_count_limit = 0
lmtp_destination_recipient_limit = 1
""")

MASTER_CF = Template("""\
127.0.0.1:$port inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
""")
