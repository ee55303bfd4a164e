# High Five! : les cartes, les combinaisons, ce qui se passe, pourquoi pas.

highfive-card = { $colour ->
    [r] { $number } rouge
    [g] { $number } vert
    [b] { $number } bleu
    [y] { $number } jaune
   *[j] joker
  }

highfive-five = { $points ->
    [30] High Five!
    [25] plus haute suite de couleur
    [20] suite de couleur
    [15] quatre pareils
    [10] trois pareils et une paire
    [8] une couleur
    [6] suite
    [3] trois pareils
    [2] deux paires
    [1] une paire
   *[0] rien
  }

highfive-started = Au départ, le { $card } est en { $square }
highfive-laid = { $player } pose le { $card } en { $square }
    .you = Tu poses le { $card } en { $square }
highfive-scored = { $points ->
    [one] { $player } marque { $points } point, de { $first } à { $last } : { highfive-five }
   *[other] { $player } marque { $points } points, de { $first } à { $last } : { highfive-five }
  }
    .you = { $points ->
        [one] Tu marques { $points } point, de { $first } à { $last } : { highfive-five }
       *[other] Tu marques { $points } points, de { $first } à { $last } : { highfive-five }
      }
highfive-dropped = { $player } ne peut compléter aucune ligne de cinq et pose le { $card } en { $square }
    .you = Tu ne peux compléter aucune ligne de cinq et poses le { $card } en { $square }
highfive-drew = { $player } pioche { $cards }
    .you = Tu pioches { $cards }
highfive-drew-hidden = { $count ->
    [one] { $player } pioche une carte
   *[other] { $player } pioche { $count } cartes
  }
highfive-finished = { $points ->
    [0] { $player } a posé sa dernière carte
   *[other] { $player } pose tout en premier : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus
  }
    .you = { $points ->
        [0] Tu as posé ta dernière carte
       *[other] Tu poses tout en premier : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus
      }

highfive-card-twice = tu n’as le { $card } qu’une seule fois
highfive-not-in-hand = tu n’as pas le { $card }
highfive-must-lay = tu peux encore compléter une ligne, alors tu dois le faire, même si cela ne rapporte rien
highfive-taken = { $square } est occupé
highfive-square-twice = une seule carte va en { $square }
highfive-opening-three = à ton premier tour, tu poses exactement trois cartes, pas { $count }
highfive-opening-connect = à ton premier tour, tu relies deux cartes de départ encore séparées : deux cartes entre elles et une à côté de l’un des bouts
highfive-too-many = on pose au plus quatre cartes par tour, pas { $count }
highfive-no-window = toutes tes cartes doivent entrer dans une même ligne de cinq, côte à côte dans une rangée ou une colonne
highfive-gap = il faut cinq cartes en ligne sans trou ; encore libre : { $squares }

highfive-place = { $card } en { $place }
highfive-do-lay = { $points ->
    [one] poser { $places } · { $points } point : { highfive-five }, { $first }–{ $last }
   *[other] poser { $places } · { $points } points : { highfive-five }, { $first }–{ $last }
  }
highfive-do-drop = déposer { $places }
highfive-pile = { $count ->
    [one] encore { $count } carte à piocher
   *[other] encore { $count } cartes à piocher
  }
highfive-first-turn = Premier tour : exactement trois cartes qui relient deux cartes de départ, deux entre elles et une au bout.

highfive-merit-lay = { $points ->
    [0] cela ne rapporte rien, mais te coûte le moins
    [one] { $points } point ({ highfive-five }), et ça aide le moins le suivant
   *[other] { $points } points ({ highfive-five }), et ça aide le moins le suivant
  }
highfive-merit-drop = aucune ligne de cinq n’est possible ; là, elle aide le moins le suivant

highfive-about = Pose tes cartes comme des mots croisés et forme les meilleures lignes de cinq.

highfive-how = ou tape un coup, par exemple lay r5@c4 j@c7 ; tu vois ses points avant qu’il compte
highfive-legend = [ 5♥] cartes de la dernière ligne, ◦ où la première peut être posée, ▒10▒ cartes en main, J★ le joker. Couleurs : ♥ rouge, ♣ vert, ♦ bleu, ☼ jaune.
