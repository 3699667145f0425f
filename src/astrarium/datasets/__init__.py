"""Games as data: records, trajectories and analyses in Parquet, and a corpus against which any engine can be checked.

Parquet needs ``astrarium[data]``; see docs/datasets.md for the columns.
"""

from astrarium.datasets.analysing import analyse
from astrarium.datasets.conformance import check_corpus, corpus, read_corpus
from astrarium.datasets.tables import load, write_analyses, write_records, write_trajectories

__all__ = [
    "analyse",
    "check_corpus",
    "corpus",
    "load",
    "read_corpus",
    "write_analyses",
    "write_records",
    "write_trajectories",
]
