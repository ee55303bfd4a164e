# Plus de temps pour qui en a besoin, si tout le monde est d’accord.

time-title = Plus de temps
    .explain = Le sablier, les appels et l’attente durent plus longtemps pour tous, dès que tout le monde ici est d’accord.
time-times = { $times ->
    [1] Normal
    [2] Double
   *[3] Triple
  }
time-now = { $times ->
    [1] Toutes les horloges tournent normalement.
    [2] Tout le monde est d’accord : il y a deux fois plus de temps.
   *[3] Tout le monde est d’accord : il y a trois fois plus de temps.
  }
time-waits = Dès que les autres sont d’accord.
time-asks = { $times ->
    [1] { $name } voudrait revenir au temps normal.
    [2] { $name } voudrait deux fois plus de temps.
   *[3] { $name } voudrait trois fois plus de temps.
  }
time-agree = D’accord
web-told-time-asked = { $times ->
    [1] { $player } voudrait revenir au temps normal
    [2] { $player } voudrait deux fois plus de temps
   *[3] { $player } voudrait trois fois plus de temps
  }
    .you = { $times ->
        [1] Tu demandes à revenir au temps normal
        [2] Tu demandes deux fois plus de temps
       *[3] Tu demandes trois fois plus de temps
      }
web-told-time-agreed = { $times ->
    [1] Tout le monde est d’accord : retour au temps normal
    [2] Tout le monde est d’accord : il y a deux fois plus de temps
   *[3] Tout le monde est d’accord : il y a trois fois plus de temps
  }
