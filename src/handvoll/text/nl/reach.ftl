# Met één hand: de hele tafel binnen bereik van een duim.

reach-nearer = Dichterbij
    .explain = Wat bovenaan ligt, komt omlaag naar je duim.
