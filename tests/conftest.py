"""What holds for all tests."""

import os

# Tests run on all cores at once, where threads that wait for each other would turn seconds into minutes.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
