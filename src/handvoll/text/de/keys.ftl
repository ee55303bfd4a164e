# Spielen mit Tasten und nach Gehör.

keys-title = Tasten
keys-intro = Mit dem Fragezeichen rufst du die Tasten auf.
keys-play = Der Tisch
keys-turn = Der Zug
keys-middle = Die Mitte
keys-use = Diese Tasten benutzen
keys-letters = So tippst du Karten
keys-choose = mach, was bei dieser Nummer steht
keys-type = geh zu dieser Karte oder diesem Feld, zum Nehmen oder Markieren
keys-hint = Tipp
keys-undo = zurücknehmen
keys-mine = meine Karten; noch einmal: meine Sets oder was mir übrig bliebe
keys-table = die Mitte, Reihe für Reihe; noch einmal: wo etwas passt, in 5er finden die nächste Reihe
keys-theirs = die anderen, der Reihe nach
keys-counts = was zählt; noch einmal, in 5er finden: wie die Formen aussehen
keys-points = wer wie viel hat
keys-time = wie viel Zeit bleibt
keys-since = was seit meinem letzten Zug passiert ist
keys-repeat = wiederholen; noch einmal: das davor
keys-walk = links und rechts von Ding zu Ding, hoch und runter von Gruppe zu Gruppe
keys-help = diese Tasten
keys-nothing = nichts
keys-nothing-new = Seit deinem letzten Zug ist nichts passiert.
keys-no-clock = Es läuft keine Uhr.
keys-no-sets = keine Sets
keys-missed = { $name } gibt es hier gerade nicht.
keys-row = Reihe { $row }: { $things }
keys-row-next = Noch einmal k: die nächste Reihe.
keys-fill = Ein Fünfer lässt sich füllen: { $fields }
keys-switched = { $name }: { $on ->
    [yes] an
   *[no] aus
  }
keys-connected = Wieder verbunden.
