# Go5 : les cartes, ce qui se passe, pourquoi pas.

go5-card = { $colour ->
    [r] { $number } rouge
    [o] { $number } orange
    [y] { $number } jaune
    [g] { $number } vert
    [b] { $number } bleu
    [v] { $number } violet
    [p] { $number } rose
    [j] joker
   *[s] stop
  }
go5-kind = { $kind ->
    [ones] les 1
    [twos] les 2
    [threes] les 3
    [fours] les 4
    [fives] les 5
    [sixes] les 6
    [sevens] les 7
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
    [violet] violet
    [pink] rose
    [ball] balle
    [half] moitié
    [bars] barres
    [rings] anneaux
    [dots] points
    [harlequin] arlequin
    [chevron] chevron
   *[black] noir
  }

go5-began = Manche { $round } : { $player } donne
    .you = Manche { $round } : tu donnes
go5-dealt = { $player } reçoit { $cards }
    .you = Tu reçois { $cards }
go5-dealt-unseen = { $player } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
go5-got-stop = { $player } reçoit une carte stop et une autre carte à la place
    .you = Tu reçois une carte stop et une autre carte à la place
go5-sunk = Le { $card } va tout au fond de la pioche
go5-turned-up = Le { $card } est retourné
go5-drew = { $player } pioche { $cards }
    .you = Tu pioches { $cards }
go5-drew-unseen = { $count ->
    [one] { $player } pioche une carte
   *[other] { $player } pioche { $count } cartes
  }
go5-nothing-left = Il n’y a plus rien à piocher pour { $player }
    .you = Il n’y a plus rien à piocher pour toi
go5-mixed = { $count ->
    [one] Une carte de la défausse devient la nouvelle pioche
   *[other] { $count } cartes de la défausse, mélangées, deviennent la nouvelle pioche
  }
go5-took = { $player } prend le { $card }
    .you = Tu prends le { $card }
go5-laid = { $player } pose { $cards } ({ go5-kind })
    .you = Tu poses { $cards } ({ go5-kind })
go5-added = { $player } ajoute le { $card } à sa famille { $number } ({ go5-kind })
    .you = Tu ajoutes le { $card } à ta famille { $number } ({ go5-kind })
go5-swapped = { $player } donne le { $card } à { $other } et prend le { $other_card }
    .you = Tu donnes le { $card } à { $other } et prends le { $other_card }
    .yours = { $player } te donne le { $card } et prend ton { $other_card }
go5-stopped = { $player } joue une carte stop : { $other } passera son tour
    .you = Tu joues une carte stop : { $other } passera son tour
    .yours = { $player } joue une carte stop : tu passeras ton tour
go5-skipped = { $player } passe son tour
    .you = Tu passes ton tour
go5-discarded = { $player } défausse le { $card }
    .you = Tu défausses le { $card }
go5-crossed = { $player } défausse le { $card } en travers
    .you = Tu défausses le { $card } en travers
go5-asked = { $player } peut annoncer Go5 avec le { $card }
    .you = Tu peux annoncer Go5 avec le { $card }
go5-called = { $player } annonce Go5 et ajoute le { $card } ({ go5-kind })
    .you = Tu annonces Go5 et ajoutes le { $card } ({ go5-kind })
go5-passed = { $player } passe
    .you = Tu passes
go5-five = Go5 ! { $player } en a cinq ({ go5-kind })
    .you = Go5 ! Tu en as cinq ({ go5-kind })
go5-ran-out = La pioche est vide pour la troisième fois : la manche est finie
go5-stuck = Plus rien ne bouge : la manche est finie
go5-counted = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche ({ go5-parts }), { $total } en tout
    .you = Toi : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } dans cette manche ({ go5-parts }), { $total } en tout
go5-parts = familles { $sets }{ $ended ->
    [0] {""}
   *[other] , Go5 +{ $ended }
  }{ $cost ->
    [0] {""}
   *[other] , reste −{ $cost }
  }

go5-no-call = on n’annonce Go5 que si quelqu’un d’autre vient de défausser une carte pour ta famille de quatre
go5-calling = on peut annoncer avec le { $card } : annonce Go5 ou passe
go5-no-set = tu n’as pas de famille { $number }
go5-not-four = ta famille { $number } n’a pas quatre cartes
go5-draw-first = pioche d’abord
go5-drawn = tu as déjà pioché à ce tour
go5-take-unopened = tu ne peux prendre dans la défausse qu’après avoir ouvert
go5-take-nothing = il n’y a rien à prendre dans la défausse
go5-take-stop = une carte stop ne se prend jamais
go5-take-across = { $other } a posé le joker en travers : personne d’autre ne peut le prendre
go5-stop-chain = termine d’abord ton échange : sers-toi du { $card }
go5-no-stop = tu n’as pas de carte stop
go5-one-stop = une carte stop par tour suffit
go5-stop-unopened = tu ne peux jouer une carte stop qu’après avoir ouvert
go5-use-it = sers-toi d’abord du { $card } : ajoute-le, pose-le ou échange-le encore
go5-must-discard = termine ton tour en défaussant une carte
go5-across = seul un joker se pose en travers, pas le { $card }
go5-keep-one = ta dernière carte reste dans ta main
go5-stop-card = le { $card } n’est pas une carte de ta main ; joue-le avec « stop »
go5-not-in-hand = tu n’as pas le { $card }
go5-unopened = ouvre d’abord : pose une famille de trois sans joker
go5-just-opened = tu viens d’ouvrir ; c’est tout pour ce tour
go5-played = tu as déjà joué à ce tour
go5-joker-opening = ta première famille doit se passer de joker
go5-two-jokers = une famille a un joker au plus
go5-no-kind = { $cards } n’ont rien en commun
go5-joker-black = une famille noire n’accepte pas de joker
go5-keep-two = il te resterait moins de deux cartes : une à défausser et une à garder
go5-misfit = le { $card } ne va pas dans ta famille { $number } ({ go5-kind })
go5-swap-joker = les jokers ne s’échangent pas
go5-not-laid = le { $card } n’est dans aucune famille
go5-swap-own = échange avec les familles des autres, pas avec les tiennes
go5-swap-again = la famille { $number } de { $other } a déjà servi dans cet échange
go5-swap-misfit = le { $card } ne va pas dans la famille { $number } de { $other }
go5-no-ending = tu ne pourrais pas te servir tout de suite du { $card }

go5-do-draw = piocher
go5-do-take = prendre le { $card }
go5-do-set = poser { $cards } : { go5-kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
go5-do-add = ajouter le { $card } à ta famille { $number } ({ go5-kind })
go5-do-five = ajouter le { $card } à ta famille { $number } : cinq ({ go5-kind }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et la manche est finie
go5-do-swap = donner le { $card } à { $other } contre le { $other_card }
go5-do-stop = jouer une carte stop : { $other } passera son tour
go5-do-discard = défausser le { $card }
go5-do-across = défausser le { $card } en travers
go5-do-call = Go5 ! Ajouter le { $card } à ta famille { $number } ({ go5-kind })
go5-do-pass = passer
go5-do-end = finir ton tour : ta dernière carte te reste

go5-merit-draw = la pioche promet plus que la carte visible
go5-merit-only = tant que tu n’as pas ouvert, tu ne prends que dans la pioche
go5-merit-take = elle va avec ce que tu as
go5-merit-open = une fois que tu as ouvert, tu peux ajouter, échanger et annoncer
go5-merit-lay = une nouvelle famille rapporte plus qu’une plus grande : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
go5-merit-add = encore une carte et c’est un Go5 ({ go5-kind })
go5-merit-five = cinq ({ go5-kind }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et la manche est finie
go5-merit-swap = tu peux te servir tout de suite du { $other_card }
go5-merit-stop = { $other } passe son tour, et si elle te restait, elle te coûterait des points
go5-merit-discard = c’est la carte qui te sert le moins, et qui aide le moins les autres
go5-merit-across = en travers, personne d’autre ne peut le prendre
go5-merit-keep = ta dernière carte reste dans ta main
go5-merit-pass = si la manche continue, elle te rapportera plus

go5-about = Rassemble des cartes qui vont ensemble, échange malin et termine en premier une famille de cinq.
go5-option-target = Points pour gagner
    .explain = La partie finit après une manche où quelqu’un atteint ce total.
go5-option-rounds = Nombre de manches
    .explain = Après autant de manches, la partie est finie de toute façon.
go5-legend = Une carte montre son nombre, le signe de sa couleur et son motif ; un motif entre crochets [●] est sur fond noir. ★ joker, ⊘ carte stop, ▒7▒ cartes en main ou dans la pioche, (★) un joker posé en travers, ⇄ la carte échangée, ⏭ passe son tour, ▸ doit jouer, ▶ ta main. Couleurs : ♥ rouge, ◓ orange, ☼ jaune, ♣ vert, ♦ bleu, ♛ violet, ✿ rose.
