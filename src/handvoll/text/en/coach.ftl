# The coach: looking back at a game. Worths come in as text, from coach-percent or coach-points.

coach-percent = { $number } %
coach-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
coach-luck-good = good luck, worth { $worth }
coach-luck-bad = bad luck, { $worth } less than usual
coach-luck-even = neither good nor bad luck
coach-mistakes = { $count ->
    [0] no move that was clearly wrong
    [one] one move cost { $worth }
   *[other] { $count } moves cost { $worth }
  }
coach-time = { $worth } were still there to be found when time was up
coach-sum = start { $start }, good moves { $found }, mistakes { $errors }, luck { $luck }, the others { $others }: { $result }
coach-title = { $game }, looked back at from each seat’s own eyes ({ $deals } deals imagined each time)
coach-better = entry { $entry }: { $move } ({ $worth }); better was { $better } ({ $best }): { $reason }
coach-looking = Looking back
