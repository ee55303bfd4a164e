# Puzzles: one move is clearly the best.

puzzle-word = Puzzles
puzzle-one = Find the one best move. They get harder as you get better.
puzzle-play = Next puzzle
puzzle-go-on = Go on
puzzle-other-games = Other games
puzzle-title = { $game }, puzzle { $number }
puzzle-number = Puzzle { $number }
puzzle-see = See the answer
puzzle-solved = Found! That was the best.
puzzle-missed = Not the best this time.
puzzle-you = You
puzzle-best = The best
puzzle-next = Second best
puzzle-why = Why
puzzle-why-exact = Worked out exactly: nothing else comes up to it.
puzzle-why-searched = Beyond doubt, if everybody plays on sensibly: we tried it in many imagined deals.
puzzle-why-fiver = no other outline that fits the roll is worth as much
puzzle-levels = What the bots do here
puzzle-level-found = found it
puzzle-strength = Your strength: { $rating }
puzzle-strength-up = Your strength: { $rating }, up by { $change }
puzzle-strength-down = Your strength: { $rating }, down by { $change }
puzzle-hard = The puzzle’s: { $rating }
puzzle-free = You know this one: it does not count.
puzzle-done = { $solved } of { $tried } solved
puzzle-no-number = There is no puzzle with this number.

puzzle-go5 = Which move is the best now?
puzzle-fifteen = Where does the card go best?
puzzle-highfive = Find the lay that scores most now.
puzzle-igo = Leave as little over as you can: what do you do?
puzzle-fiver = Find the outline that is worth most for this roll, then tap “I’m done”.
puzzle-worth-go5 = wins { $score } of 100 times
puzzle-worth-fifteen = wins { $score } of 100 times
puzzle-worth-highfive = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
puzzle-worth-igo = leaves { $score } over
puzzle-worth-fiver = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
task-igo-discard = discard the { $card }
