"""Data sets as Parquet files: written row group by row group, read back as rows."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from astrarium.datasets.rows import KINDS, Row, analysis_rows, record_rows, trajectory_rows
from astrarium.kernel import AstrariumError, Record

FORMAT: Final = "1"
"""Raised when a column gets another meaning; it stands in the file as ``astrarium.format``."""

GROUP: Final = 4096
"""Rows that are in memory at once."""

ORIGIN: Final = {"game": "string", "players": "int8", "seed": "int64"}
OUTCOME: Final = {"score": "int32", "won": "bool_", "over": "bool_"}
COLUMNS: Final[dict[str, dict[str, str]]] = {
    "records": {
        **ORIGIN,
        "options": "string",
        "rules": "int32",
        "actions": "int32",
        "over": "bool_",
        "scores": "list int32",
        "winners": "list int8",
        "hash": "string",
        "record": "string",
    },
    "trajectories": {
        **ORIGIN,
        "codes": "int32",
        "features": "int32",
        "ply": "int32",
        "seat": "int8",
        "begun": "list int32",
        "marks": "list int32",
        "quantities": "list float32",
        "legal": "list int32",
        "code": "int32",
        **OUTCOME,
    },
    "analyses": {
        **ORIGIN,
        "ply": "int32",
        "seat": "int8",
        "action": "string",
        "bot": "string",
        "advice": "string",
        "value": "float32",
        **OUTCOME,
    },
}


class NoParquet(AstrariumError):
    """pyarrow is not installed, or a file is no data set of ours."""


def write_records(records: Iterable[Record], path: Path) -> int:
    """A row for each game; how many there were."""
    return write_rows("records", record_rows(iter(records)), path)


def write_trajectories(records: Iterable[Record], path: Path) -> int:
    """A row for each code that was chosen; how many there were."""
    return write_rows("trajectories", trajectory_rows(iter(records)), path)


def write_analyses(records: Iterable[Record], path: Path, bot: str = "greedy") -> int:
    """A row for each decision, with what a bot would have done; how many there were."""
    return write_rows("analyses", analysis_rows(iter(records), bot), path)


def load(path: Path, columns: list[str] | None = None) -> Iterator[Row]:
    """The rows of a data set, one after the other; with ``columns`` only these are read."""
    file = _arrow("pyarrow.parquet").ParquetFile(path)
    kept = file.schema_arrow.metadata or {}
    if kept.get(b"astrarium.format") != FORMAT.encode():
        raise NoParquet(f"{path} is no data set of astrarium, or of another format than {FORMAT}")
    for group in file.iter_batches(batch_size=GROUP, columns=columns):
        yield from group.to_pylist()


def write_rows(kind: str, rows: Iterator[Row], path: Path) -> int:
    """Write all rows, or nothing: a run that is stopped leaves no half a file under that name."""
    arrow, parquet = _arrow("pyarrow"), _arrow("pyarrow.parquet")
    schema = schema_of(kind)
    beside = path.with_name(path.name + ".part")
    written = 0
    try:
        with parquet.ParquetWriter(beside, schema, compression="zstd") as writer:
            while group := list(islice(rows, GROUP)):
                writer.write_table(arrow.Table.from_pylist(group, schema=schema))
                written += len(group)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    return written


def schema_of(kind: str) -> Any:
    """The schema of a kind of data set, as pyarrow has it."""
    if kind not in KINDS:
        raise NoParquet(f"data sets are {', '.join(KINDS)}, not {kind!r}")
    arrow = _arrow("pyarrow")
    fields = []
    for name, text in COLUMNS[kind].items():
        many, _, simple = text.rpartition(" ")
        type_ = getattr(arrow, simple)()
        fields.append(arrow.field(name, arrow.list_(type_) if many else type_, nullable=False))
    return arrow.schema(fields, metadata={"astrarium.format": FORMAT, "astrarium.kind": kind})


def _arrow(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError:
        raise NoParquet("Parquet needs pyarrow: pip install 'astrarium[data]'") from None
