"""Games and records show themselves in a notebook."""

import re
from html.parser import HTMLParser

import pytest

import astrarium
from astrarium.games import catalogue
from astrarium.kernel import BadRecord, Record, showing

NAMES = tuple(catalogue.names())


class Balanced(HTMLParser):
    """Notices a tag that is not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("br", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check(html: str) -> None:
    parser = Balanced()
    parser.feed(html)
    assert parser.open == []
    assert not re.search(r"https?:|src=|href=", html)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_says_what_it_is_and_how_it_stands(name: str) -> None:
    game = astrarium.new(name, players=2, seed=7)
    assert re.fullmatch(rf"<{game.rules.title} for 2, seed 7, 0 actions: seat [\d, ]+ to act; \d+-\d+>", repr(game))
    html = game._repr_html_()
    check(html)
    assert game.rules.title in html
    assert "<th>seats</th>" in html


def test_what_is_hidden_is_not_shown() -> None:
    game = astrarium.new("race", players=2, seed=7)
    hand = game.view(0)["seats"][0]["hand"]
    assert hand
    twin = game.determinize(0, astrarium.Rng(3))
    assert game.view(None) == twin.view(None)


def test_a_record_is_a_player_with_every_action_in_it() -> None:
    game = astrarium.new("race", players=2, seed=7)
    for _ in range(6):
        seat = game.to_act[0]
        game.apply(seat, game.legal_actions(seat)[0])
    html = game.record()._repr_html_()
    check(html)
    assert 'max="6"' in html
    assert all(f'"{action}"' in html for _, action in game.history)
    assert repr(game.record()) == "<record of race for 2, seed 7, 6 actions>"


def test_a_text_cannot_leave_the_player() -> None:
    kept = showing.REPLAY[:]
    showing.REPLAY.clear()
    try:
        html = Record("race", 1, 2, 7, {}, [(0, "</script><b>")], "")._repr_html_()
    finally:
        showing.REPLAY.extend(kept)
    assert "</script><b>" not in html
    check(html)


def test_a_record_without_its_last_line_says_that_it_was_cut_off() -> None:
    game = astrarium.new("race", players=2, seed=7)
    game.apply(0, game.legal_actions(0)[0])
    game.apply(0, game.legal_actions(0)[0])
    lines = game.record().dumps().splitlines()
    with pytest.raises(BadRecord, match="cut off: its last line is missing after 2 actions"):
        Record.loads("\n".join(lines[:-1]))
    with pytest.raises(BadRecord, match="missing after 2 actions"):
        Record.loads("\n".join(lines)[:-5])
