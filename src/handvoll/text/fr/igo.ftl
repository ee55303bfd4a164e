# I Go! : les cartes, ce qui se passe, pourquoi pas.

igo-card = { $number } { $colour ->
    [p] rose
    [v] violet
    [b] bleu
    [s] bleu ciel
    [g] gris
    [n] marron
    [r] rouge
    [o] orange
    [y] jaune
   *[l] vert clair
  }
igo-colour = { $colour ->
    [p] rose
    [v] violet
    [b] bleu
    [s] bleu ciel
    [g] gris
    [n] marron
    [r] rouge
    [o] orange
    [y] jaune
   *[l] vert clair
  }

igo-dealt = Nouvelle manche : { $player } commence, la défausse s’ouvre avec le { $card }
    .you = Nouvelle manche : tu commences, la défausse s’ouvre avec le { $card }
igo-drew = { $player } pioche le { $card }
    .you = Tu pioches le { $card }
igo-drew-hidden = { $player } pioche une carte
igo-took = { $player } prend le { $card } à la défausse
    .you = Tu prends le { $card } à la défausse
igo-picked = { $player } prend le { $card } dans la vitrine
    .you = Tu prends le { $card } dans la vitrine
igo-unscored = { $player } a pris la dernière carte de la vitrine : cette manche ne compte pas
    .you = Tu as pris la dernière carte de la vitrine : cette manche ne compte pas
igo-discarded = { $player } défausse le { $card }
    .you = Tu défausses le { $card }
igo-ended = { $player } n’annonce pas
    .you = Tu n’annonces pas
igo-called = { $named ->
    [0] { $player } annonce « I Go! » sans rangée ; couleur libre : { $free_colour }
   *[other] { $player } annonce « I Go! » avec { $colours } ; couleur libre : { $free_colour }
  }
    .you = { $named ->
        [0] Tu annonces « I Go! » sans rangée ; couleur libre : { $free_colour }
       *[other] Tu annonces « I Go! » avec { $colours } ; couleur libre : { $free_colour }
      }
igo-showed = { $sum ->
    [0] Il ne reste rien à { $player }
   *[other] Il reste { $sum } à { $player } : { $left_cards }
  }
    .you = { $sum ->
        [0] Il ne te reste rien
       *[other] Il te reste { $sum } : { $left_cards }
      }
igo-scored = { $points ->
    [one] Un point pour { $player }, le premier
   *[other] Un point pour { $player }, ce qui fait { $points }
  }
    .you = { $points ->
        [one] Un point pour toi, le premier
       *[other] Un point pour toi, cela fait { $points }
      }
igo-perfect = Un « I Go! » parfait : { $player } gagne toute la partie !
    .you = Un « I Go! » parfait : tu gagnes toute la partie !

igo-take-first = prends d’abord une carte : de la pioche, de la défausse ou de la vitrine
igo-one-card = tu as déjà pris une carte ce tour-ci
igo-discard-first = défausse d’abord une carte ; ensuite, tu peux annoncer ou terminer ton tour
igo-one-discard = tu as déjà défaussé : annonce « I Go! » ou termine ton tour
igo-closed = après cent prises d’affilée, la défausse est fermée : laisse le { $card } et prends une carte de la pioche ou de la vitrine
igo-last-shown = après dix manches sans points, la dernière carte de la vitrine reste en place
igo-must-call = tu as pris la dernière carte de la pioche, tu dois annoncer « I Go! »
igo-too-soon = personne n’annonce avant que chacun ait fini { $count ->
    [one] un tour
   *[other] { $count } tours
  }
igo-straight-back = tu viens de prendre le { $card } à la défausse ; il ne peut pas y retourner aussitôt
igo-not-in-hand = tu n’as pas le { $card }
igo-free-colour = { $free_colour } est la couleur libre, elle n’entre dans aucune rangée
igo-no-such-colour = tu n’as aucune carte pour une rangée en { $named_colour }
igo-only-one-fits = tes cartes en { $one_colour } et en { $two_colour } ont le même nombre : une seule entre dans la rangée

igo-do-draw = piocher une carte
igo-do-draw-last = piocher la dernière carte : tu devras annoncer
igo-do-take = prendre le { $card } à la défausse
igo-do-pick = prendre le { $card } dans la vitrine
igo-do-pick-last = prendre le { $card }, le dernier de la vitrine : la manche finit sans points
igo-do-discard = défausser le { $card } : il reste { $sum }
igo-do-end = ne pas annoncer
igo-do-wait = finir ton tour ; personne ne peut encore annoncer
igo-do-go = { $named ->
    [0] « I Go! » sans rangée : il reste { $sum }
   *[other] « I Go! » avec { $colours } : il reste { $sum }
  }
igo-do-perfect = { $named ->
    [0] « I Go! » sans rangée : il ne reste rien, tu gagnes la partie
   *[other] « I Go! » avec { $colours } : il ne reste rien, tu gagnes la partie
  }

igo-merit-draw = aucune des cartes visibles ne te laisserait moins
igo-merit-take = après une bonne défausse, il te resterait { $sum }
igo-merit-discard = c’est la carte dont ta rangée a le moins besoin
igo-merit-end = { $sum } en trop, c’est encore beaucoup
igo-merit-wait = personne ne peut encore annoncer
igo-merit-go = personne n’a sans doute moins

igo-display = Vitrine
igo-free = couleur libre : { $free_colour }
igo-discards = Défausse
igo-pile = Pioche
igo-by-colour = Par couleur
igo-by-value = Par nombre
igo-cost = { $named ->
    [0] « I Go! » maintenant, sans rangée : il reste { $sum }
   *[other] « I Go! » maintenant, avec { $colours } : il reste { $sum }
  }
igo-group-free = libres
igo-group-row = rangée
igo-group-added = ajoutées
igo-group-left = en trop

igo-about = Échange des cartes, range ta main et annonce quand c’est à toi qu’il reste le moins.
igo-option-target = Points pour gagner
    .explain = C’est le nombre de points qu’il faut pour gagner.
igo-option-patience = Patience
    .explain = Personne n’annonce avant que chacun ait fini ce nombre de tours de la manche.
igo-legend = ● un point, ▒12▒ cartes en main ou dans la pioche ; les cartes qui suivent sont connues. Seule la dernière carte de la vitrine peut être prise. Couleurs : ✿ rose, ♛ violet, ♦ bleu, ☁ bleu ciel, ⚷ gris, ◉ marron, ♥ rouge, ◓ orange, ☼ jaune, Ψ vert clair.
