# Over dagen: een tafel die wacht.

web-setting-days = Dagen voor een zet
    .explain = Tot dan valt er geen bot in en hoeft niemand te blijven. Bij 0 spelen jullie in één keer.
days-lobby = Iedereen heeft { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
  } voor een zet: kom en ga zoals je wilt.
days-hurry = { $game } speel je tegen de zandloper: dat kan geen dagen wachten.
days-left-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
  }
days-left-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
  }
days-left-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
  }
days-away = { $name } heeft nog { $time }.
days-you = Je hebt nog { $time } voor je zet.
days-yours = Jij bent aan de beurt, nog { $time }
