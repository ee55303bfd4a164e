# De coach: terugblik op een spel. Waarden komen als tekst, uit coach-percent of coach-points.

coach-percent = { $number } %
coach-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
  }
coach-luck-good = geluk gehad, { $worth } waard
coach-luck-bad = pech gehad, { $worth } minder dan anders
coach-luck-even = geen geluk en geen pech
coach-mistakes = { $count ->
    [0] geen zet die duidelijk fout was
    [one] één zet kostte { $worth }
   *[other] { $count } zetten kostten { $worth }
  }
coach-time = toen de tijd om was, lag er nog { $worth }
coach-sum = begin { $start }, goede zetten { $found }, fouten { $errors }, geluk { $luck }, de anderen { $others }: { $result }
coach-title = { $game }, bekeken met de ogen van elke plaats (telkens { $deals } verdelingen bedacht)
coach-better = stap { $entry }: { $move } ({ $worth }); beter was { $better } ({ $best }): { $reason }
coach-looking = Terugblik
