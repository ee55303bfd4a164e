# One hand: the whole table within reach of a thumb.

reach-nearer = Nearer
    .explain = The top of the table comes down to your thumb.
