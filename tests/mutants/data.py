"""Where faults can be planted in data files: numbers, words and flags of values, not keys, names or comments."""

import re
from collections import defaultdict

from tests.mutants.place import Place

TOKENS = re.compile(
    r"""(?P<comment>\#[^\n]*)
      | ^\[\[?(?P<header>[^\]\n=]+)\]\]?[ ]*(?=$|\#)
      | (?P<silent>\b(?:prov|name)\s*=\s*(?:\{[^}]*\}|"[^"\n]*"|true|false))
      | (?P<key>[\w.-]+|"[^"\n]*")\s*=
      | (?P<text>"[^"\n]*")
      | (?P<flag>\b(?:true|false)\b)
      | (?P<number>-?\d+\b)""",
    re.VERBOSE | re.MULTILINE,
)
# A hex is two numbers with an x between them: "-1x-1".
PIECES = re.compile(
    r"(?P<number>(?<![\w.-])-?\d+(?![\w.])|(?<![\w.-])-?\d+(?=x-?\d)|(?<=\dx)-?\d+)|(?P<word>\b[A-Za-z_]\w*)"
)


def places(source: bytes) -> list[Place]:
    """Every place of a data file where a fault can be planted, in the order of the text."""
    text = source.decode()
    values, words = [], defaultdict[str, set[str]](set)
    key = ""
    for token in TOKENS.finditer(text):
        if token["key"]:
            key = token["key"]
        elif token["text"]:
            for piece in PIECES.finditer(text, token.start() + 1, token.end() - 1):
                values.append((key, piece.lastgroup, piece.start(), piece[0]))
                if piece["word"]:
                    words[key].add(piece[0])
        elif token["flag"] or token["number"]:
            values.append((key, token.lastgroup, token.start(), token[0]))
    return [
        place(text, kind or "", start, found, sorted(words[key] - {found}))
        for key, kind, start, found in values
        if kind != "word" or words[key] - {found}
    ]


def place(text: str, kind: str, start: int, found: str, others: list[str]) -> Place:
    """A number is one more or less, a flag the other one, a word another that stands under the same key."""
    if kind == "number":
        changes = [str(int(found) + 1), str(int(found) - 1)]
    elif kind == "flag":
        changes = ["false" if found == "true" else "true"]
    else:
        changes = others
    line = text.count("\n", 0, start) + 1
    begin = len(text[:start].encode())
    return Place(kind, begin, begin + len(found.encode()), line, line, tuple(changes))
