# Der Coach: Rückblick auf ein Spiel. Werte kommen als Text, aus coach-percent oder coach-points.

coach-percent = { $number } %
coach-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }
coach-luck-good = Glück gehabt, { $worth } wert
coach-luck-bad = Pech gehabt, { $worth } weniger als sonst
coach-luck-even = weder Glück noch Pech
coach-mistakes = { $count ->
    [0] kein Zug war klar falsch
    [one] ein Zug hat { $worth } gekostet
   *[other] { $count } Züge haben { $worth } gekostet
  }
coach-time = als die Zeit um war, lagen noch { $worth } da
coach-sum = Anfang { $start }, gute Züge { $found }, Fehler { $errors }, Glück { $luck }, die anderen { $others }: { $result }
coach-title = { $game }, mit den Augen jedes Platzes betrachtet (jedes Mal { $deals } Verteilungen ausgedacht)
coach-better = Eintrag { $entry }: { $move } ({ $worth }); besser war { $better } ({ $best }): { $reason }
coach-looking = Rückblick
