"""The film that keeps a screen on where there is no wake lock: python tools/still.py (ffmpeg).

Ten seconds of black, one picture a second. What browsers ask of a film before they keep the screen
on is in web/src/lib/still.ts: for Safari it has a track of sound, though nothing is to be heard.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "web/src/still"
BLACK = "-f lavfi -i color=black:size=16x16:rate=1 -t 10"
SILENCE = "-f lavfi -i anullsrc=r=8000:cl=mono"
# Nothing about when and by what it was made: the same bytes each time.
PLAIN = "-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact"
FILMS = {
    "still.mp4": f"{SILENCE} {BLACK} -c:v libx264 -profile:v baseline -pix_fmt yuv420p"
    f" -bsf:v filter_units=remove_types=6 -c:a aac -b:a 2k -movflags +faststart {PLAIN}",
    "still.webm": f"{BLACK} -c:v libvpx -b:v 1k -g 10 {PLAIN}",
}


def main() -> None:
    """Make both."""
    FOLDER.mkdir(exist_ok=True)
    for name, how in FILMS.items():
        subprocess.run(["ffmpeg", "-v", "error", "-y", *how.split(), FOLDER / name], check=True)
        print(f"{name}: {(FOLDER / name).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
