# De avond: de televisie, groepen en hun blad.

tv-title = Televisie
tv-scan = Scan dit met je telefoon
tv-how-1 = Jullie tafel verschijnt hier, groot genoeg voor iedereen.
tv-how-2 = Op je telefoon zie je je eigen kaarten.
tv-how-3 = Geen telefoon om te scannen? Typ de code in het menu van je tafel in.
tv-lost = Een ogenblik, we zoeken verbinding …
tv-lobby-scan = Scan en ga zitten
tv-lobby-starts = { $player } begint het spel als iedereen er is.
tv-lobby-wait = Wie het eerst zit, bepaalt wanneer het begint.
tv-joins = Scan en doe mee
tv-next = Wie verder wil spelen, zegt het op de telefoon.
tv-show-how = Open { $address } op de televisie en scan de code, of typ hem hier in.
tv-off = Televisie uitzetten
tv-is-on = De televisie toont deze tafel.
tv-is-away = De televisie is er even niet.
tv-code = Code van de televisie
tv-enter = Daar tonen
tv-point = Welke tafel komt op de televisie?
tv-point-this = Deze tafel tonen
tv-point-open = Een spel op de televisie beginnen
tv-look-up = Kijk naar de televisie
web-told-screened = { $player } toont de tafel op de televisie
    .you = Je toont de tafel op de televisie
web-told-unscreened = { $player } zet de televisie uit
    .you = Je zet de televisie uit

evening-title = De avond
evening-explain = Winnen levert 5 punten op, de plaatsen daarna 3, 2 en 1.
evening-to-table = Naar de tafel
evening-wins = { $count ->
    [one] { $count } keer gewonnen
   *[other] { $count } keer gewonnen
  }
evening-leads = { $names } { $count ->
    [one] staat voor
   *[other] staan voor
  } na { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
  }
evening-none = Er is nog geen spel afgelopen.
