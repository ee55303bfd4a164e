# De coach: terugblik op een spel. Waarden komen als tekst, uit coach-percent of coach-points.

coach-percent = { $number }%
coach-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
  }
coach-luck-good = geluk gehad, dat was { $worth } waard
coach-luck-bad = pech gehad, dat kostte { $worth }
coach-luck-good-much = heel veel geluk gehad
coach-luck-bad-much = heel veel pech gehad
coach-luck-even = geen geluk en geen pech
coach-mistakes = { $count ->
    [0] geen zet die duidelijk fout was
    [one] één zet kostte { $worth }
   *[other] { $count } zetten kostten { $worth }
  }
coach-mistakes-many = { $count ->
    [one] één zet kon beter
   *[other] { $count } zetten konden beter
  }
coach-missed = niet gevonden: { $worth }
coach-found-all = bijna alles gevonden
coach-sum = begin { $start }, eigen zetten { $moves }, geluk { $luck }, de anderen { $others }: { $result }
coach-title = { $game }, gezien vanaf elke plaats (telkens met { $deals } bedachte verdelingen)
coach-better = regel { $entry }: { $move } ({ $worth }); beter was { $better } ({ $best }): { $reason }
coach-looking = Terugblik

# In de browser

coach-look-back = Terugkijken
    .explain = Lag het aan jou of aan de kaarten?
coach-progress = Terugkijken: { $number }%
coach-failed = De coach heeft het nu te druk. Probeer het later nog eens.
coach-curve-wins = Ieders kansen, voor zover die te kennen waren
coach-curve-points = De punten die er nog in zaten voor wie alles ziet
coach-proven = Bij 0 of 100% stond vast hoe het afloopt, als niemand nog iets over het hoofd ziet.
coach-turning = Hier kantelde het voor { $player }
coach-turning-point = Zet { $number }: { $part }, { $change }
coach-part-found = een goede zet
coach-part-move = een zet
coach-part-error = een zet die iets kostte
coach-part-time = de tijd was om
coach-part-luck = geluk
coach-chance = { $player }: { $worth }
coach-was-best = Er was niets beters te zien.
coach-was-better = Beter:
coach-what-if = Wat als?
    .explain = Speel vanaf hier verder tegen bots. Aan de echte tafel verandert er niets.
coach-as = Als { $player }
coach-speed = Tempo: { $speed }
