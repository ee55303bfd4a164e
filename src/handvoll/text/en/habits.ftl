# How somebody likes to play, at any table.

web-speed = How fast the others move
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-quick = Quick
web-forced = Play forced moves for me
    .explain = A card that fits nowhere goes onto your pile by itself.
