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

# Im Browser

coach-look-back = Rückblick
    .explain = Warst du es, oder waren es die Karten?
coach-progress = Rückblick: { $number } %
coach-failed = Der Coach hat gerade zu viel zu tun. Bitte versuch es später noch einmal.
coach-curve-wins = Die Chancen, wie alle sie kennen konnten
coach-curve-points = Die Punkte, mit denen zu rechnen war
coach-turning = Hier hat es sich gewendet
coach-turning-point = Zug { $number }: { $part }, { $change }
coach-part-found = ein guter Zug
coach-part-error = ein Zug, der etwas gekostet hat
coach-part-time = die Zeit war um
coach-part-luck = das Glück
coach-part-others = die anderen
coach-chance = { $player }: { $worth }
coach-was-best = Besseres war nicht zu sehen.
coach-was-better = Besser:
coach-what-if = Was wäre, wenn?
    .explain = Von hier gegen Bots weiterspielen. Am echten Tisch ändert sich nichts.
coach-as = Als { $player }
coach-speed = Tempo: { $speed }
