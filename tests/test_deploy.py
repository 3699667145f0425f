"""What is given to hosts: the image, the compose file and the unit hold what they should, and name what exists."""

import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.main import get_command

from astrarium.cli.main import app

ROOT = Path(__file__).parents[1]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
COMPOSE = ROOT / "deploy" / "compose.yaml"
UNIT = ROOT / "deploy" / "astrarium.service"
VARIABLE = re.compile(r"\bASTRARIUM_[A-Z_]+")
PUBLIC_IMAGE = re.compile(r"[a-z]+:[\d.]+(-slim)?")


def options_of_serve() -> set[str]:
    """Every option of `astrarium serve`."""
    command: Any = get_command(app)
    found = command.commands["serve"].params
    return {name for parameter in found for name in (*parameter.opts, *parameter.secondary_opts)}


def variables() -> set[str]:
    """Every variable of the environment that the server reads."""
    folder = ROOT / "src" / "astrarium"
    read = "".join(path.read_text(encoding="utf-8") for path in (folder / "cli" / "serve.py",))
    read += (folder / "server" / "hosting" / "secret_files.py").read_text(encoding="utf-8")
    names = set(VARIABLE.findall(read))
    return names | {f"{name}_FILE" for name in names} - {"ASTRARIUM_DATABASE_FILE"}


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each in one line."""
    text = re.sub(r"^#.*\n", "", CONTAINERFILE.read_text(encoding="utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip()]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def compose() -> Any:
    yaml = pytest.importorskip("yaml")
    return yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))


def directives() -> dict[str, list[str]]:
    """What the unit says, by name."""
    found: dict[str, list[str]] = {}
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        name, sign, value = line.partition("=")
        if sign and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_the_image_is_built_in_stages_and_nobody_in_it_is_root() -> None:
    found = instructions()
    stages = [text for name, text in found if name == "FROM"]
    assert [stage.partition(" AS ")[2] for stage in stages] == ["client", "wheel", ""]
    assert all(PUBLIC_IMAGE.fullmatch(stage.split(" ")[0]) for stage in stages)
    last = found[
        [name for name, _ in found].index("FROM", len(found) - found[::-1].index(("FROM", stages[-1])) - 1) :
    ]
    names = [name for name, _ in last]
    assert dict(last)["USER"].isdecimal()
    assert int(dict(last)["USER"]) > 0
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert "HEALTHCHECK" in names
    assert "VOLUME" in names
    # The compiler, Node and the sources stay behind.
    assert [text for name, text in last if name == "COPY"] == ["--from=wheel /opt/astrarium /opt/astrarium"]


def test_everything_that_the_image_is_made_of_is_sent_to_the_builder() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    sent = {line[1:] for line in ignored if line.startswith("!")}
    assert "*" in ignored
    for name, text in instructions():
        if name == "COPY" and "--from" not in text:
            for source in text.split(" ")[:-1]:
                assert (ROOT / source).exists(), source
                assert source.split("/")[0] in sent, source
    for name in ("src/astrarium/server/static", "web/node_modules"):
        assert name in ignored


def test_the_wheel_is_built_with_what_its_build_needs() -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    names = sorted(re.split(r"\W", need)[0] for need in needs)
    steps = [text for name, text in instructions() if name == "RUN"]
    assert any(f"--constraint constraints.txt {' '.join(names)} " in step for step in steps)


def test_the_wheel_of_the_image_has_the_client_once(tmp_path: Path) -> None:
    # The builder gets no .gitignore, which elsewhere keeps what was built out of the sources.
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "build_tools", tmp_path / "build_tools")
    package = tmp_path / "src" / "astrarium"
    (package / "server" / "static").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "astrarium" / "__init__.py", package / "__init__.py")
    (package / "server" / "static" / "index.html").write_text("<p>", encoding="utf-8")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheels")]
    done = subprocess.run(
        command, cwd=tmp_path, env=os.environ | {"ASTRARIUM_PURE": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert packed.namelist().count("astrarium/server/static/index.html") == 1


def test_the_client_is_built_with_everything_that_it_reads() -> None:
    copied = {text.split(" ")[0] for name, text in instructions() if name == "COPY"}
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    outside = {
        found
        for path in sources
        if ".test." not in path.name
        for found in re.findall(r'"(?:\.\./)+(src/astrarium/\w+|examples)/', path.read_text(encoding="utf-8"))
    }
    assert outside
    assert outside <= copied


@pytest.mark.parametrize("file", [CONTAINERFILE, COMPOSE, UNIT], ids=lambda path: str(path.name))
def test_options_and_variables_exist(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if re.match(r"CMD|ExecStart| +- --", line)]
    options = set(re.findall(r"(?<=[\s\"])--[a-z-]+", " ".join(said)))
    assert options
    assert options <= options_of_serve()
    # Those that the compose file itself asks for stand in braces.
    own = set(re.findall(r"\$\{(ASTRARIUM_[A-Z_]+)", text))
    assert set(VARIABLE.findall(text)) - own <= variables()


def test_the_compose_file() -> None:
    services = compose()["services"]
    assert set(services) == {"database", "server"}
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert service["healthcheck"]["test"][0] == "CMD"
        for secret in service["secrets"]:
            assert compose()["secrets"][secret]["file"].startswith("./secrets/")
    server, database = services["server"], services["database"]
    assert PUBLIC_IMAGE.fullmatch(database["image"])
    assert server["depends_on"]["database"]["condition"] == "service_healthy"
    assert (COMPOSE.parent / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == CONTAINERFILE
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    assert "ports" not in database
    assert server["ulimits"]["nofile"] >= 65536
    assert server["read_only"]
    assert server["cap_drop"] == ["ALL"]
    gateway = compose()["networks"]["inner"]["ipam"]["config"][0]["gateway"]
    assert f"--proxy={gateway}" in server["command"]
    volume, _, place = database["volumes"][0].partition(":")
    assert volume in compose()["volumes"]
    assert place == "/var/lib/postgresql/data"


def test_no_secret_stands_in_these_files() -> None:
    for file in (CONTAINERFILE, COMPOSE, UNIT):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"://\w+:[^@\s]+@", text), file
        assert not re.search(r"ASTRARIUM_SECRET\b", text), file
    assert "deploy/secrets" in (ROOT / ".gitignore").read_text(encoding="utf-8")


def test_the_unit_has_limits_and_gives_away_no_rights() -> None:
    found = directives()
    assert int(found["LimitNOFILE"][0]) >= 65536
    assert found["User"] != ["root"]
    assert found["Restart"] == ["always"]
    for name in ("NoNewPrivileges", "PrivateTmp", "ProtectHome", "ProtectKernelTunables", "RestrictNamespaces"):
        assert found[name] == ["yes"], name
    assert found["ProtectSystem"] == ["strict"]
    assert found["CapabilityBoundingSet"] == [""]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    text = UNIT.read_text(encoding="utf-8")
    unit.write_text(re.sub(r"(?<=^ExecStart=)\S+", "/bin/true", text, flags=re.MULTILINE), encoding="utf-8")
    told = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert str(unit.name) not in told.stderr


def linter() -> str | None:
    """hadolint, beside the Python of these tests or on the path."""
    beside = Path(sys.executable).with_name("hadolint")
    return str(beside) if beside.is_file() else shutil.which("hadolint")


@pytest.mark.skipif(linter() is None, reason="hadolint is not installed here")
def test_hadolint_has_nothing_to_say() -> None:
    told = subprocess.run([str(linter()), str(CONTAINERFILE)], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (0, "")


def engine() -> str | None:
    """A container engine that works here."""
    for name in ("docker", "podman"):
        if shutil.which(name) and not subprocess.run([name, "info"], capture_output=True, check=False).returncode:
            return name
    return None


@pytest.mark.slow
def test_the_image_can_be_built_and_run() -> None:
    name = engine()
    if name is None:
        pytest.skip("no container engine works here: neither 'docker info' nor 'podman info' succeeds")

    def run(*words: str) -> str:
        done = subprocess.run([name, *words], cwd=ROOT, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    run("build", "--file", str(CONTAINERFILE), "--tag", "astrarium-test", ".")
    container = run("run", "--detach", "--rm", "--publish", "127.0.0.1::8000", "astrarium-test")
    try:
        port = run("port", container, "8000").rpartition(":")[2]
        for _ in range(120):
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/ready").json() == {"status": "ready"}
                break
            except httpx.TransportError:
                time.sleep(0.5)
        assert "<html" in httpx.get(f"http://127.0.0.1:{port}/").text
        assert run("exec", container, "id", "-u") == "10001"
    finally:
        run("stop", container)
