"""An event tells everybody the same, and its seat a secret."""

from astrarium.kernel import NOBODY, Event


def test_a_secret_is_shown_to_its_seat_alone() -> None:
    event = Event("drew", 1, "SP-FUEL-01", {"cards": 2}, {"fuel": [3, 5]})
    shown = {"kind": "drew", "seat": 1, "rule": "SP-FUEL-01", "cards": 2}
    assert event.shown_to(1) == {**shown, "fuel": [3, 5]}
    assert event.shown_to(0) == shown
    assert event.shown_to(None) == shown


def test_an_event_of_nobody_has_nobody_to_show_a_secret_to() -> None:
    event = Event("sighted", NOBODY, "SP-ROUND-02", {}, {"wreck": "liner"})
    assert all("wreck" not in event.shown_to(seat) for seat in (None, 0, 1, 2, 3))


def test_what_is_done_to_a_shown_event_does_not_change_the_event() -> None:
    event = Event("towed", 0, "SP-TOW-01", {"wreck": "liner"})
    event.shown_to(0).clear()
    assert event.data == {"wreck": "liner"}


def test_an_event_is_printed_without_its_secret() -> None:
    assert repr(Event("bid", 0, "SP-BID-01", {"a": 1}, {"fuel": 6})) == "Event('bid', seat=0, {'a': 1})"
