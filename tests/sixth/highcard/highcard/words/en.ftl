highcard-card = { $colour ->
    [r] red { $number }
    [g] green { $number }
    [b] blue { $number }
   *[y] yellow { $number }
  }
highcard-dealt = { $player } is dealt { $cards }
    .you = You are dealt { $cards }
highcard-dealt-unseen = { $player } is dealt { $count } cards
highcard-played = { $player } plays the { $card }
    .you = You play the { $card }
highcard-won = { $player } takes the trick with the { $card }
    .you = You take the trick with the { $card }
highcard-not-in-hand = you do not have the { $card }
highcard-do-play = play the { $card }
highcard-about = Everybody plays a card; the highest takes the trick.
highcard-option-cards = Cards
    .explain = How many cards everybody is dealt.
highcard-view-trick = Trick
highcard-view-gone = Played
