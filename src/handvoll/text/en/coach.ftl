# The coach: looking back at a game. Worths come in as text, from coach-percent or coach-points.

coach-percent = { $number } %
coach-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
coach-luck-good = good luck, worth { $worth }
coach-luck-bad = bad luck, which cost { $worth }
coach-luck-good-much = very good luck
coach-luck-bad-much = very bad luck
coach-luck-even = neither good nor bad luck
coach-mistakes = { $count ->
    [0] no move that was clearly wrong
    [one] one move cost { $worth }
   *[other] { $count } moves cost { $worth }
  }
coach-mistakes-many = { $count ->
    [one] one move could have been better
   *[other] { $count } moves could have been better
  }
coach-missed = not found: { $worth }
coach-found-all = found nearly everything
coach-sum = start { $start }, own moves { $moves }, luck { $luck }, the others { $others }: { $result }
coach-title = { $game }, looked back at from each seat’s own eyes ({ $deals } deals imagined each time)
coach-better = entry { $entry }: { $move } ({ $worth }); better was { $better } ({ $best }): { $reason }
coach-looking = Looking back

# In the browser

coach-look-back = Look back
    .explain = Was it you, or the cards?
coach-progress = Looking back: { $number } %
coach-failed = The coach has too much to do right now. Please try again later.
coach-curve-wins = Everybody’s chances, as each could know them
coach-curve-points = The points still to be had by somebody who sees everything
coach-proven = At 0 or 100 % it was certain how it ends, as long as nobody overlooks anything any more.
coach-turning = Where it turned for { $player }
coach-turning-point = Move { $number }: { $part }, { $change }
coach-part-found = a good move
coach-part-move = a move
coach-part-error = a move that cost something
coach-part-time = time was up
coach-part-luck = luck
coach-chance = { $player }: { $worth }
coach-was-best = Nothing better was to be seen.
coach-was-better = Better:
coach-what-if = What if?
    .explain = Play on from here against bots. It changes nothing at the real table.
coach-as = As { $player }
coach-speed = Speed: { $speed }
