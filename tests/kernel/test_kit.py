"""The kit passes the specimen, and finds what is wrong with its broken variants."""

import re
from pathlib import Path
from typing import Any

import pytest

from astrarium.kernel import Game, Rng, Rules
from tests import kit
from tests.kernel import broken
from tests.kernel.broken import OtherFamily, OtherState
from tests.kernel.tables import all_is_somewhere
from tests.kit.subject import determinized

SPECIMEN = "tests.kernel.specimen.game:RULES"
HIDDEN = frozenset({"bids", "deck", "hands", "stack"})
RULE_IDS = frozenset(
    re.findall(r"\*\*(SP-\w+-\d+)\*\*", (Path(__file__).parent / "specimen" / "rules.md").read_text(encoding="utf-8"))
)


@pytest.mark.parametrize("options", [{}, {"hails": False}, {"length": "long"}], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_specimen_keeps_the_contract(players: int, options: dict[str, Any]) -> None:
    subject = kit.Subject(
        SPECIMEN,
        players,
        options,
        invariants=all_is_somewhere,
        hidden=HIDDEN,
        rule_ids=RULE_IDS,
        every=4,
    )
    kit.check(subject, seeds=range(4))


def test_every_process_plays_the_same_game() -> None:
    kit.check_processes(kit.Subject(SPECIMEN, 3), seeds=range(3))


BROKEN: dict[str, tuple[Rules[Any], kit.Check, str]] = {
    "a view with the strength of all hands": (
        broken.LeakingView(),
        kit.secrets,
        r"seat \d can tell by the view in a twin of the game: the view\['fuel'\]",
    ),
    "features that know hands": (
        broken.LeakingFeatures(),
        kit.secrets,
        r"seat \d can tell by the features in a twin of the game",
    ),
    "features without an end": (broken.EndlessFeatures(), kit.encodings, r"features of seat \d have the quantities"),
    "marks that nobody declared": (broken.StrayMarks(), kit.encodings, r"features of seat \d go from 0 to 0"),
    "verbs without a code": (broken.DoubtfulCodes(), kit.encodings, r"KeyError"),
    "a view in an order that tells": (
        broken.LeakingOrder(),
        kit.secrets,
        r"can tell by the view in a twin .*: the order of its keys",
    ),
    "a spectator's view with the next wreck": (
        broken.LeakingSpectatorView(),
        kit.secrets,
        r"a spectator can tell by the view in a twin made for seat \d",
    ),
    "a view with the highest bid so far": (
        broken.LeakingBids(),
        kit.choices,
        r"can tell by the view whether seat \d chose bid \d or bid \d",
    ),
    "an event that tells a secret bid": (
        OtherFamily("bid", broken.TellingBid()),
        kit.choices,
        r"a spectator can tell by the events whether seat \d chose bid \d or bid \d",
    ),
    "an event that tells what others drew": (
        broken.TellingDraws(),
        kit.secrets,
        r"can tell by the events after .*: events\[\d\]\['fuel'\]",
    ),
    "a refusal that tells the hands": (
        OtherFamily("bid", broken.TellingRefusal()),
        kit.secrets,
        r"can tell by the refusals in a twin",
    ),
    "a decision that tells the next card": (
        broken.TellingDecision(),
        kit.secrets,
        r"seat \d can tell by the decision after .* in a twin",
    ),
    "a quote that tells the strength of the hands": (
        broken.TellingQuote(),
        kit.secrets,
        r"can tell by the quotes in a twin",
    ),
    "a question that is only asked of who can pay": (
        OtherFamily("tow", broken.AskingOnlyTheRich()),
        kit.secrets,
        r"can tell by to_act after tow .* may be taken back",
    ),
    "a draw that can be taken back": (
        broken.ForgettingReveal(),
        kit.secrets,
        r"can tell by .* after .* may be taken back",
    ),
    "a draw that can be tried": (
        broken.ForgettingReveal(),
        kit.trying,
        r"is not tried, though it could be taken back",
    ),
    "own cards redrawn": (
        broken.ImaginingTooMuch(),
        kit.secrets,
        r"seat \d can tell by the view in a twin of the game",
    ),
    "nothing redrawn": (
        broken.ImaginingNothing(),
        kit.secrets,
        r"no twin differed in bids, deck, hands, stack, so nobody knows whether it leaks",
    ),
    "hidden cards shuffled as they lie": (
        broken.ShufflingInPlace(),
        kit.imagination,
        r"seat \d can tell by what it imagines in a twin of the game",
    ),
    "a clone that shares a list": (
        OtherState(broken.SharingState),
        kit.clones,
        r"the clone shares position\.hands with the original",
    ),
    "a clone that shares the generator": (
        OtherState(broken.SharingChance),
        kit.clones,
        r"the clone shares position\.rng with the original",
    ),
    "a clone that forgets something": (
        OtherState(broken.ForgetfulState),
        kit.clones,
        r"the clone differs in position\.beacon: \d and 0",
    ),
    "a view that is part of the position": (
        broken.LivingView(),
        kit.views,
        r"a view was changed, and the position with it",
    ),
    "an event that is part of the position": (
        OtherFamily("tow", broken.LivingEvent()),
        kit.answers,
        r"event 'towed' changed after it was told",
    ),
    "a stored position that comes back changed": (
        broken.ForgetfulStorage(),
        kit.storage,
        r"the stored position is another one: it differs in plain\(\)\['deck'\]",
    ),
    "a stored position that lacks something": (
        OtherState(broken.BrieflyStored),
        kit.storage,
        r"the stored position (looks different|goes another way)",
    ),
    "a fact that is not told": (
        broken.ForgetfulFacts(),
        kit.facts,
        r"the hash does not see that plain\(\)\['beacon'\] could be \d instead of \d",
    ),
    "hidden wrecks that are told by their number": (
        broken.BluntFacts(),
        kit.facts,
        r"the hash does not see that plain\(\)\['stack'\]\[\d\] could be \d+ instead of \d+",
    ),
    "facts that are no plain values": (
        broken.UnplainFacts(),
        kit.facts,
        r"TypeError",
    ),
    "a record that cannot be played again": (
        broken.NeverTheSame(),
        kit.storage,
        r"BadRecord: .* lead to another position",
    ),
    "an undo that leads elsewhere": (
        broken.NeverTheSame(),
        kit.undo,
        r"taken back, is another one: it differs in plain\(\)\['beacon'\]",
    ),
    "a listing that misses something": (
        OtherFamily("bid", broken.MissingBid()),
        kit.refusals,
        r"seat \d is not listed 'bid \d', but nothing speaks against it",
    ),
    "a listing with doubles": (
        OtherFamily("bid", broken.DoubledBid()),
        kit.listing,
        r"seat \d is listed an action twice: \['bid \d'",
    ),
    "a listing with too much": (
        OtherFamily("hail", broken.BoastfulHail()),
        kit.listing,
        r"seat \d is listed hail \d, but it is refused: not enough",
    ),
    "a decision without an answer": (
        OtherFamily("tow", broken.NoTow()),
        kit.answers,
        r"seat \d owes a decision, but has \[\]",
    ),
    "a refusal that costs something": (
        OtherFamily("bid", broken.SpendingRefusal()),
        kit.refusals,
        r"an action was refused, but left a trace: asking why not",
    ),
    "a reader that lets malformed actions through": (
        broken.LooseReader(),
        kit.refusals,
        r"IndexError",
    ),
    "a refusal that cites no rule": (
        OtherFamily("bid", broken.UncitedRefusal()),
        kit.refusals,
        r"the refusal of .* cites no rule",
    ),
    "a notation that says something else": (
        OtherFamily("bid", broken.MumblingBid()),
        kit.listing,
        r"is read back as bid \d|is listed an action twice|UnreadableAction",
    ),
    "a reader that breaks on garbage": (
        broken.CarelessReader(),
        kit.refusals,
        r"ValueError",
    ),
    "a setting that answers what is not legal": (
        broken.AnsweringAnything(),
        kit.helps,
        r"answer bid 1 for seat \d, which is not legal",
    ),
    "a setting that looks into other hands": (
        broken.AnsweringByOthers(),
        kit.helps,
        r"answer bid \d for seat \d, but bid \d in a twin of the game",
    ),
    "an answer that nobody has set": (
        broken.AnsweringUnasked(),
        kit.helps,
        r"has set nothing, but is not asked",
    ),
    "a line that cannot be played": (
        broken.DreamingLines(),
        kit.helps,
        r"IllegalAction: not your turn",
    ),
    "nothing to look at": (
        broken.NoLines(),
        kit.helps,
        r"seat \d is to look at \[\], but may",
    ),
    "an attempt that says something else": (
        OtherFamily("bid", broken.StrangeAttempts()),
        kit.helps,
        r"bid 2 is no attempt to bid",
    ),
    "a game that breaks": (
        broken.Breaking(),
        kit.answers,
        r"IndexError",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_game_is_found_out(what: str) -> None:
    rules, check, complaint = BROKEN[what]
    with pytest.raises(AssertionError, match=complaint):
        kit.check(kit.Subject(rules, 3, hidden=HIDDEN, every=2), seeds=range(12), checks=[check])


def test_a_game_that_depends_on_the_order_of_a_set_is_found_out() -> None:
    with pytest.raises(AssertionError, match="with PYTHONHASHSEED="):
        kit.check_processes(kit.Subject("tests.kernel.broken:SET_ORDER", 2), seeds=[0])


def test_another_process_must_be_told_the_game_as_text() -> None:
    with pytest.raises(TypeError, match="module:NAME"):
        kit.check_processes(kit.Subject(broken.SET_ORDER, 2), seeds=[0])


def test_a_game_without_end_is_found_out() -> None:
    with pytest.raises(AssertionError, match="the game is not over after 200 decisions"):
        kit.check(kit.Subject(broken.Endless(), 2, bound=200), seeds=[0], checks=[])


def test_a_rule_that_does_not_exist_cannot_be_cited() -> None:
    with pytest.raises(AssertionError, match=r"event 'bid' cites SP-BID-01, which is no rule of the game"):
        kit.check(kit.Subject(SPECIMEN, 2, rule_ids=RULE_IDS - {"SP-BID-01"}), seeds=[0], checks=[])


def test_the_game_s_own_invariants_are_asked() -> None:
    subject = kit.Subject(SPECIMEN, 2, invariants=broken.no_fourth_salvage)
    with pytest.raises(AssertionError, match="four wrecks are too many"):
        kit.check(subject, seeds=[0], checks=[])


def test_what_is_hidden_must_be_declared() -> None:
    subject = kit.Subject(SPECIMEN, 2, hidden=HIDDEN - {"stack"})
    with pytest.raises(AssertionError, match="differs in stack, which is not declared as hidden"):
        kit.check(subject, seeds=[0], checks=[kit.secrets])


def test_what_is_declared_as_hidden_must_be_tried() -> None:
    subject = kit.Subject(SPECIMEN, 2, hidden=HIDDEN | {"points"})
    with pytest.raises(AssertionError, match="no twin differed in points"):
        kit.check(subject, seeds=[0], checks=[kit.secrets])


def test_an_open_decision_is_not_taken_for_a_secret_one() -> None:
    subject = kit.Subject(broken.LeakingBids(), 3, open_decisions=frozenset({"bid"}))
    kit.check(subject, seeds=[0], checks=[kit.choices])


def test_what_is_shown_in_passing_is_not_taken_for_a_leak() -> None:
    subject = kit.Subject(broken.TellingDraws(), 3, hidden=HIDDEN, reveals=frozenset({"drew"}), every=2)
    kit.check(subject, seeds=range(12), checks=[kit.secrets])


def test_a_list_that_is_shared_on_purpose_must_still_never_change() -> None:
    subject = kit.Subject(OtherState(broken.SharingState), 2, shared=frozenset({"hands"}))
    with pytest.raises(AssertionError, match=r"a clone played on .*, and the original changed in .*'hands'"):
        kit.check(subject, seeds=[0], checks=[kit.clones])


def test_a_game_may_bring_its_own_twins() -> None:
    asked: list[int] = []

    def twin(game: Game, seat: int, rng: Rng) -> Game:
        asked.append(seat)
        return determinized(game, seat, rng)

    kit.check(kit.Subject(SPECIMEN, 2, hidden=HIDDEN, twin=twin), seeds=[0], checks=[kit.secrets])
    assert set(asked) == {0, 1}


def test_a_failure_says_where_it_happened() -> None:
    with pytest.raises(AssertionError) as failure:
        kit.check(kit.Subject(SPECIMEN, 2, invariants=broken.no_fourth_salvage), seeds=[7], checks=[])
    said = str(failure.value)
    assert said.startswith("salvage for 2 with no options, seed 7, after 15 actions: AssertionError: four wrecks")
    assert len(re.findall(r"^  \d+\. seat \d: (bid|tow|hail|silence)", said, re.MULTILINE)) == 8
