"""What stands in a stored position of each game and is no fact of it."""

NO_FACTS_OF: dict[str, frozenset[str]] = {
    # Options never change; a ledger tells how points came about; pieces are counted on the map.
    "gaia": frozenset({"options", "ledger", "built"}),
    # What everybody took in a draft is only remembered: what they have of it lies in hands and piles.
    "race": frozenset({"options", "picks"}),
    # The ambassadors that were placed stand in the senate and on the outer module.
    "federation": frozenset({"options", "ledger", "placed"}),
}
