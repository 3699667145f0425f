"""The letters and colours of planets, structures and players of Gaia Project."""

from typing import Final

PLANET_LETTERS: Final = {
    "terra": "t",
    "oxide": "o",
    "volcanic": "v",
    "desert": "d",
    "swamp": "s",
    "titanium": "n",
    "ice": "i",
    "gaia": "g",
    "transdim": "x",
    "lost": "l",
}
STRUCTURE_LETTERS: Final = {
    "mine": "m",
    "station": "T",
    "lab": "L",
    "institute": "I",
    "academy_left": "A",
    "academy_right": "A",
}
GAIAFORMER_LETTER: Final = "g"
SPACE_STATION_LETTER: Final = "S"

# Fill, and what is written on it.
PLANET_COLOURS: Final = {
    "terra": ("#3574cd", "#ffffff"),
    "oxide": ("#c93a3c", "#ffffff"),
    "volcanic": ("#f08a31", "#2d1100"),
    "desert": ("#f4d04a", "#3a2900"),
    "swamp": ("#85562f", "#ffffff"),
    "titanium": ("#99a3b2", "#10151f"),
    "ice": ("#eaf3fb", "#17375c"),
    "gaia": ("#55b457", "#06230a"),
    "transdim": ("#7a50c8", "#ffffff"),
    "lost": ("#3a3f52", "#dfe5f2"),
}
# A player has the colour of the home planet.
PLAYER_COLOURS: Final = {
    "terra": "#82b4fa",
    "oxide": "#ff8f88",
    "volcanic": "#ffb06b",
    "desert": "#ffdc57",
    "swamp": "#d6a77e",
    "titanium": "#bcc5d3",
    "ice": "#f6f9fe",
}
NO_FACTION: Final = "#b8c2d6"

# Sectors that touch have different shades, which shows their borders without a line.
SHADES: Final = ("#0f1626", "#1a2440", "#252d3a")
SPACE_INK: Final = "#66749a"
