# Der Coach: Rückblick auf ein Spiel. Werte kommen als Text, aus coach-percent oder coach-points.

coach-percent = { $number } %
coach-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
  }
coach-luck-good = Glück gehabt, das war { $worth } wert
coach-luck-bad = Pech gehabt, das hat { $worth } gekostet
coach-luck-good-much = sehr viel Glück gehabt
coach-luck-bad-much = sehr viel Pech gehabt
coach-luck-even = weder Glück noch Pech
coach-mistakes = { $count ->
    [0] kein Zug war klar falsch
    [one] ein Zug hat { $worth } gekostet
   *[other] { $count } Züge haben { $worth } gekostet
  }
coach-mistakes-many = { $count ->
    [one] ein Zug ging besser
   *[other] { $count } Züge gingen besser
  }
coach-missed = nicht gefunden: { $worth }
coach-found-all = fast alles gefunden
coach-sum = Anfang { $start }, eigene Züge { $moves }, Glück { $luck }, die anderen { $others }: { $result }
coach-title = { $game }, von jedem Platz aus gesehen (jedes Mal mit { $deals } ausgedachten Verteilungen)
coach-better = Eintrag { $entry }: { $move } ({ $worth }); besser war { $better } ({ $best }): { $reason }
coach-looking = Rückblick

# Im Browser

coach-look-back = Rückblick
    .explain = Lag es an dir oder an den Karten?
coach-progress = Rückblick: { $number } %
coach-failed = Der Coach hat gerade zu viel zu tun. Bitte versuch es später noch einmal.
coach-curve-wins = Die Chancen, soweit man sie kennen konnte
coach-curve-points = Die Punkte, die noch zu holen waren, wenn man alles sieht
coach-proven = Bei 0 oder 100 % stand fest, wie es ausgeht, wenn niemand mehr etwas übersieht.
coach-turning = Hier hat sich das Blatt für { $player } gewendet
coach-turning-point = Zug { $number }: { $part }, { $change }
coach-part-found = ein guter Zug
coach-part-move = ein Zug
coach-part-error = ein Zug, der etwas gekostet hat
coach-part-time = die Zeit war um
coach-part-luck = das Glück
coach-chance = { $player }: { $worth }
coach-was-best = Etwas Besseres war nicht zu sehen.
coach-was-better = Besser:
coach-what-if = Was wäre, wenn?
    .explain = Von hier gegen Bots weiterspielen. Am echten Tisch ändert sich nichts.
coach-as = Als { $player }
coach-speed = Tempo: { $speed }
