"""What the command `handvoll` can do: a module for each kind of thing people want of it."""
