# Jouw pagina: wat je hier gespeeld hebt, en hoe het ging.

you-word = Jouw pagina
you-none = Er is nog niets geteld. Je volgende spel telt.
you-what = Spellen tellen als ze uitgespeeld zijn. Lessen, dagpuzzels, puzzels en anders doorgespeelde herhalingen tellen niet.
you-games = Spellen
you-won = Gewonnen
you-with-people = Met anderen
you-in-row = Dagen op rij
you-longest = Langste reeks
you-dailies = Dagpuzzels
you-fives = Vijf vingers
you-puzzles = Puzzels opgelost
you-per-game = Spel voor spel
you-record = { $games ->
    [one] { $won } van { $games } spel gewonnen
   *[other] { $won } van { $games } spellen gewonnen
  }
you-won-of = { $won } van { $games }
you-against = Gewonnen met deze bots aan tafel
you-most = Meeste punten: { $points }
you-alone = Je beste spellen alleen
you-strength = Puzzels: { $solved } van { $tried } opgelost, sterkte { $rating }
you-yours = Dit is allemaal van jou
you-take = Neem het mee naar een ander apparaat, bewaar het als bestand of laat het wissen.
you-save = Bewaren als bestand
you-forget = Alles wissen
you-forget-what = Je spellen, dagpuzzels, puzzels en je pop verdwijnen, en alle tafels waar je alleen zat. Spellen met anderen blijven van hen, met jouw naam. Dit kan niet ongedaan worden gemaakt.
you-forget-yes = Ja, alles wissen
you-forget-no = Nee, bewaren
you-forgotten = Alles is gewist.
