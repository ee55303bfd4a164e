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
evening-worth = Wat een plaats oplevert
evening-worth-place = Plaats { $place }
evening-worth-explain = Geldt voor alle spellen van deze avond.
evening-worth-change = Punten veranderen
evening-only-one = Hier wint er maar één; alle anderen delen de tweede plaats.
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
evening-won = { $names } { $count ->
    [one] wint de avond
   *[other] delen de avond
  }
evening-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
evening-none = Er is nog geen spel afgelopen.
evening-group = De link van jullie groep sturen
evening-group-explain = Deze link leidt altijd naar de tafel waar jullie nu spelen.
evening-picture = Als plaatje delen
evening-picture-name = avond
evening-history = Jullie avonden
evening-history-none = Speel met dezelfde mensen een tweede spel, dan staat jullie avond hier.
evening-next = Een ander spel met dezelfde mensen
evening-next-game = Volgend spel: { $game }
evening-too-many = Met { $count } mensen kan alleen { $games }; anders slaat om de beurt iemand een spel over.
evening-wants = { $names } { $count ->
    [one] wil
   *[other] willen
  } { $game } spelen.
evening-join = Meedoen met het volgende spel
evening-offer = Je kijkt toe.
evening-joins = Je doet mee met het volgende spel.
evening-sits-out = Dit keer sla je over; bij het volgende spel doe je mee.
evening-onward = Ze spelen verder.
evening-join-not = Toch alleen kijken
evening-joining = { $count ->
    [one] { $names } doet mee met het volgende spel.
   *[other] { $names } doen mee met het volgende spel.
  }
web-told-joining = { $name } doet mee met het volgende spel
web-told-joining-no-more = { $name } kijkt toch alleen
