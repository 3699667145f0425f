"""A guest bot over HTTP, with nothing but the standard library: it takes the last action that is offered.

python examples/bots/visitor.py http://localhost:8000 TOKEN TABLE SEAT
"""

import json
import sys
import time
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PAUSE = 1.0


def ask(server: str, token: str, method: str, path: str, body: Any = None) -> Any:
    """What the server answers."""
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api/tables/{path}", data, headers, method=method)) as answer:
        return json.load(answer)


def play(server: str, token: str, table: str, seat: int) -> Any:
    """Sit down, act whenever something is owed, and tell how it ended."""
    state = ask(server, token, "POST", f"{table}/seats/{seat}", {})
    while state["table"]["status"] != "finished":
        actions = (state["position"] or {}).get("actions", [])
        try:
            if actions:
                move = {"seq": state["seq"], "key": uuid.uuid4().hex, "actions": [actions[-1]["text"]]}
                state = ask(server, token, "POST", f"{table}/moves", move)["state"]
                continue
        except HTTPError as error:
            if error.code != 409:  # Somebody else was quicker: look again.
                raise
        time.sleep(PAUSE)
        state = ask(server, token, "GET", f"{table}?since={state['seq']}")
    return state


if __name__ == "__main__":
    server, token, table, seat = sys.argv[1:]
    ended = play(server, token, table, int(seat))
    sys.stdout.write(f"over after {ended['seq']} moves\n")
