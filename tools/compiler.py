"""Says whether the rules can be compiled here: prints the reason why not, or nothing."""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path

PROBE = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"


def obstacle() -> str | None:
    """Why the rules cannot be compiled, in a few words; None if they can."""
    if os.environ.get("HANDVOLL_PURE") == "1":
        return "HANDVOLL_PURE=1 is set"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        include = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        command = [*compiler, *include, "-c", str(source), "-o", str(Path(folder, "probe.o"))]
        try:
            run = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError:
            return f"there is no C compiler ({compiler[0]})"
    if run.returncode and "Python.h" in run.stderr:
        return "Python's C headers are missing"
    if run.returncode:
        return f"the C compiler ({compiler[0]}) does not work"
    return None


if __name__ == "__main__":
    print(obstacle() or "")
