"""`python -m handvoll` is the command, too."""

from handvoll.cli import main

main()
