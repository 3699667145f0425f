"""What is observed and what can be chosen, as spaces of Gymnasium."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from astrarium.envs.core import Setting


def spaces_of(setting: Setting) -> tuple[Any, Any]:
    """The spaces of a seat: observation with the mask of legal actions, and codes of actions."""
    low, high = setting.shape.bounds()
    size = setting.shape.actions.size
    observed = Dict({"observation": Box(low, high, dtype=np.float32), "action_mask": Box(0, 1, (size,), np.int8)})
    return observed, Discrete(size)
