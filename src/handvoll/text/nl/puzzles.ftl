# Puzzels: één zet is duidelijk de beste.

puzzle-word = Puzzels
puzzle-one = Vind die ene beste zet. Hoe beter je wordt, hoe moeilijker ze worden.
puzzle-play = Volgende puzzel
puzzle-go-on = Verder
puzzle-other-games = Andere spellen
puzzle-title = { $game }, puzzel { $number }
puzzle-number = Puzzel { $number }
puzzle-see = Naar de oplossing
puzzle-solved = Gevonden! Dat was de beste zet.
puzzle-missed = Dit keer niet de beste zet.
puzzle-you = Jij
puzzle-best = Het beste
puzzle-next = Op één na het beste
puzzle-why = Waarom
puzzle-why-exact = Precies uitgerekend: niets anders komt in de buurt.
puzzle-why-searched = Zonder twijfel, als iedereen verstandig doorspeelt: in veel bedachte verdelingen geprobeerd.
puzzle-why-fiver = geen ander vijftal dat bij de worp past is zoveel waard
puzzle-levels = Wat de bots hier doen
puzzle-level-found = heeft hem gevonden
puzzle-strength = Jouw sterkte: { $rating }
puzzle-strength-up = Jouw sterkte: { $rating }, { $change } erbij
puzzle-strength-down = Jouw sterkte: { $rating }, { $change } eraf
puzzle-hard = Die van de puzzel: { $rating }
puzzle-free = Deze ken je al: hij telt niet.
puzzle-done = { $solved } van { $tried } opgelost
puzzle-no-number = Er is geen puzzel met dit nummer.

puzzle-go5 = Welke zet is nu de beste?
puzzle-fifteen = Waar past de kaart het best?
puzzle-highfive = Vind de kaarten die nu het meest opleveren.
puzzle-igo = Houd zo weinig mogelijk over: wat doe je?
puzzle-fiver = Vind het vijftal dat bij deze worp het meest waard is en tik dan op “Klaar”.
puzzle-worth-go5 = wint { $score } van de 100 keer
puzzle-worth-fifteen = wint { $score } van de 100 keer
puzzle-worth-highfive = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
  }
puzzle-worth-igo = houdt { $score } over
puzzle-worth-fiver = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
  }
task-igo-discard = de { $card } afleggen
