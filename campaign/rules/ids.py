"""The ids of the parts of a world, each of its own type."""

from typing import NewType

PlayerId = NewType("PlayerId", int)
ShipId = NewType("ShipId", int)
LandId = NewType("LandId", int)
FiefId = NewType("FiefId", int)
EngagementId = NewType("EngagementId", int)
LandBattleId = NewType("LandBattleId", int)
SubmissionId = NewType("SubmissionId", int)
