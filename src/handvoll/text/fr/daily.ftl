# Ce qui est demandé chaque jour, et comment on s’en tire.

daily-word = Défi du jour
daily-today = Les cinq du jour
daily-earlier = Les cinq du { $day }
daily-one = Les mêmes pour tout le monde ici. Un essai compte, ensuite tu joues tant que tu veux.
daily-play = Jouer
daily-go-on = Continuer
daily-again = Essai libre
daily-result = Comment ai-je joué ?
daily-see = Voir ton résultat
daily-counts = Cet essai compte
daily-free = Essai libre
daily-done = Fini !
daily-next = Nouveaux défis dans { $hours } h { $minutes } min
daily-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
  }
daily-streak-explain = Un jour manqué est pardonné.
daily-archive = Jours passés
daily-to-today = Aller aux cinq du jour
daily-check = Les donnes sont tirées de la graine « { $seed } » et du jour. Chacun peut refaire le calcul.
daily-fingers = { $fingers ->
    [one] { $fingers } doigt sur 5
   *[other] { $fingers } doigts sur 5
  }
daily-all = Tous ceux du jour
daily-share = Partager ta main
daily-you = Toi
daily-best = Meilleur résultat possible
daily-best-found = Meilleur résultat trouvé
daily-interval = entre { $low } et { $high }
daily-levels = Les bots devant le même défi
daily-levels-highfive = Les bots pensent à toute la partie et posent parfois moins exprès.
daily-others = { $others ->
    [0] Aujourd’hui, personne n’a joué ici avant toi.
   *[other] Mieux que { $beaten } sur { $others } ici, aussi bien que { $even }.
  }
daily-best-was = Le mieux était :
daily-look = Revoir
daily-title = { $game }, { $day }
daily-wait = Un instant, on compte.
daily-no-day = Il n’y a pas de défis pour ce jour.
daily-offline = Ce défi n’a pas encore été ouvert ici, et il faut pour cela une connexion. Ce que tu as ouvert reste.
daily-blind = Pas de connexion. Réponds quand même : ça comptera dès qu’il y en aura une.
daily-kept = Pas de connexion. Ta réponse est gardée et partira plus tard.
daily-stands = Pas de connexion. Pour continuer, il faut le serveur.
daily-late = Tu avais déjà répondu sur un autre appareil : c’est cette réponse qui compte.
daily-undone = Ta réponse à { $game } n’était pas possible : { $why }

task-go5 = Tire le meilleur parti de ce tour.
task-fifteen = Une partie contre trois bots : débarrasse-toi de tes cartes avant eux.
task-highfive = Trouve les cartes à poser qui rapportent le plus maintenant.
task-igo = Annonce avec la rangée qui te laisse le moins possible.
task-fiver = Douze manches en solo : fais le plus de points possible.
task-score-go5 = Avance moyenne après la manche : { $score }
task-score-fifteen = { $score ->
    [0] Gagné
    [one] { $score } carte restante
   *[other] { $score } cartes restantes
  }
task-score-highfive = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
task-score-igo = il reste { $score }
task-score-fiver = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
task-none = Il n’y a pas de défi pour ce jeu.
task-igo-instead = Ici, on annonce : choisis les couleurs de ta rangée.
task-igo-go = { $named ->
    [0] « I Go! » sans rangée
   *[other] « I Go! » avec { $colours }
  }
task-as-it-is = Tout le monde joue avec les mêmes bots : on ne change rien.
task-not-ready = Cela prend encore un moment. Réessaie, s’il te plaît.
