# Meer tijd voor wie die nodig heeft, als iedereen het goed vindt.

time-title = Meer tijd
    .explain = De zandloper, het roepen en het wachten duren voor iedereen langer, zodra alle mensen hier het goed vinden.
time-times = { $times ->
    [1] Gewoon
    [2] Dubbel
   *[3] Driedubbel
  }
time-now = { $times ->
    [1] Alle klokken lopen gewoon.
    [2] Iedereen vindt het goed: er is twee keer zoveel tijd.
   *[3] Iedereen vindt het goed: er is drie keer zoveel tijd.
  }
time-waits = Zodra de anderen het goed vinden.
time-asks = { $times ->
    [1] { $name } wil graag weer de gewone tijd.
    [2] { $name } wil graag twee keer zoveel tijd.
   *[3] { $name } wil graag drie keer zoveel tijd.
  }
time-agree = Goed
web-told-time-asked = { $times ->
    [1] { $player } wil graag weer de gewone tijd
    [2] { $player } wil graag twee keer zoveel tijd
   *[3] { $player } wil graag drie keer zoveel tijd
  }
    .you = { $times ->
        [1] Je vraagt weer om de gewone tijd
        [2] Je vraagt om twee keer zoveel tijd
       *[3] Je vraagt om drie keer zoveel tijd
      }
web-told-time-agreed = { $times ->
    [1] Iedereen vindt het goed: de klokken lopen weer gewoon
    [2] Iedereen vindt het goed: er is twee keer zoveel tijd
   *[3] Iedereen vindt het goed: er is drie keer zoveel tijd
  }
