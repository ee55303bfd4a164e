# Spelen met toetsen en op gehoor.

keys-title = Toetsen
keys-intro = Druk op het vraagteken voor de toetsen.
keys-play = De tafel
keys-turn = De beurt
keys-middle = Het midden
keys-use = Deze toetsen gebruiken
keys-letters = Zo typ je kaarten
keys-choose = doe wat bij dit nummer staat
keys-type = ga naar deze kaart of dit vakje en pak of markeer het
keys-hint = tip
keys-undo = terugnemen
keys-mine = mijn kaarten; nog eens: mijn sets of wat ik zou overhouden
keys-table = het midden, rij voor rij; nog eens: waar iets past, in 5er finden de volgende rij
keys-theirs = de anderen, één voor één
keys-counts = wat telt; nog eens, in 5er finden: hoe de vormen eruitzien
keys-points = wie hoeveel heeft
keys-time = hoeveel tijd er nog is
keys-since = wat er sinds mijn laatste beurt is gebeurd
keys-repeat = herhalen; nog eens: wat ervoor kwam
keys-walk = links en rechts langs de dingen, omhoog en omlaag tussen groepen
keys-help = deze toetsen
keys-nothing = niets
keys-nothing-new = Sinds je laatste beurt is er niets gebeurd.
keys-no-clock = Er loopt geen klok.
keys-no-sets = geen sets
keys-missed = { $name } is er hier nu niet.
keys-row = Rij { $row }: { $things }
keys-row-next = Nog eens k: de volgende rij.
keys-fill = Een vijftal is te vullen op { $fields }
keys-switched = { $name }: { $on ->
    [yes] aan
   *[no] uit
  }
keys-connected = Weer verbonden.
