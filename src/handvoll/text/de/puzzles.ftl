# Rätsel: Ein Zug ist eindeutig der beste.

puzzle-word = Rätsel
puzzle-one = Finde den einen besten Zug. Je besser du wirst, desto schwerer werden sie.
puzzle-play = Nächstes Rätsel
puzzle-go-on = Weiter
puzzle-other-games = Andere Spiele
puzzle-title = { $game }, Rätsel { $number }
puzzle-number = Rätsel { $number }
puzzle-see = Zur Lösung
puzzle-solved = Gefunden! Das war der beste Zug.
puzzle-missed = Diesmal nicht der beste Zug.
puzzle-you = Du
puzzle-best = Am besten
puzzle-next = Am zweitbesten
puzzle-why = Warum
puzzle-why-exact = Genau ausgerechnet: Nichts anderes kommt da heran.
puzzle-why-searched = Zweifelsfrei, wenn alle vernünftig weiterspielen: in vielen erdachten Verteilungen ausprobiert.
puzzle-why-fiver = kein anderer Fünfer, der zum Wurf passt, zählt so viel
puzzle-levels = Was die Bots hier machen
puzzle-level-found = hat ihn gefunden
puzzle-strength = Deine Stärke: { $rating }
puzzle-strength-up = Deine Stärke: { $rating }, { $change } mehr
puzzle-strength-down = Deine Stärke: { $rating }, { $change } weniger
puzzle-hard = Die des Rätsels: { $rating }
puzzle-free = Das kennst du schon: Es zählt nicht.
puzzle-done = { $solved } von { $tried } gelöst
puzzle-no-number = Ein Rätsel mit dieser Nummer gibt es nicht.

puzzle-go5 = Welcher Zug ist jetzt der beste?
puzzle-fifteen = Wohin passt die Karte am besten?
puzzle-highfive = Finde die Karten, die jetzt am meisten zählen.
puzzle-igo = Es soll so wenig wie möglich übrig bleiben: Was machst du?
puzzle-fiver = Finde den Fünfer, der bei diesem Wurf am meisten zählt, und tippe dann auf „Fertig“.
puzzle-worth-go5 = gewinnt { $score } von 100 Mal
puzzle-worth-fifteen = gewinnt { $score } von 100 Mal
puzzle-worth-highfive = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
puzzle-worth-igo = { $score } bleiben übrig
puzzle-worth-fiver = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
task-igo-discard = die { $card } abwerfen
