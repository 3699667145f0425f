"""A game of each kind as its environment shows it; `python -m tests.envs.playthroughs` writes them anew."""

from hashlib import blake2b
from pathlib import Path

from astrarium.envs.core import Setting
from astrarium.kernel import CodedGame, Rng
from astrarium.kernel.coded import OVER

FOLDER = Path(__file__).parent / "playthroughs"
TABLES = {"gaia": 2, "race": 2, "federation": 2}


def playthrough(game: str, players: int) -> str:
    """Who chose which code out of how many, what was observed before, and how it ended."""
    setting = Setting(game, players, 1, None, "difference")
    shape = setting.shape
    coded: CodedGame = setting.new()
    rng = Rng(1)
    lines = [f"{game} for {players}: {shape.actions.size} codes, {shape.width} numbers observed"]
    while coded.seat != OVER:
        seat = coded.seat
        codes = coded.legal(seat)
        seen = blake2b(setting.observation(coded, seat)["observation"].tobytes(), digest_size=4).hexdigest()
        code = codes[rng.below(len(codes))]
        coded.step(seat, code)
        lines.append(f"{seat} {seen} {code}/{len(codes)} {shape.actions.label(code)}")
    lines.append(f"{coded.game.hash()} {setting.rewards(coded.game)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for game, players in TABLES.items():
        (FOLDER / f"{game}.txt").write_text(playthrough(game, players), encoding="utf-8")


if __name__ == "__main__":
    main()
