# 15GO! : les cartes, ce qui se passe, pourquoi pas.

fifteen-card = { $number } { $colour ->
    [r] rouge
    [o] orange
    [y] jaune
    [g] vert
    [t] turquoise
    [b] bleu
    [v] violet
   *[p] rose
  }

fifteen-turned = { $player } retourne le { $card }
    .you = Tu retournes le { $card }
fifteen-opened = { $player } ouvre la rangée { $row } avec le { $card }
    .you = Tu ouvres la rangée { $row } avec le { $card }
fifteen-to-row = { $player } pose le { $card } sur la rangée { $row }
    .you = Tu poses le { $card } sur la rangée { $row }
fifteen-to-pile = { $player } pose le { $card } sur la pile de { $other }
    .you = Tu poses le { $card } sur la pile de { $other }
    .yours = { $player } pose le { $card } sur ta pile
fifteen-kept = { $player } garde le { $card }
    .you = Tu gardes le { $card }
fifteen-to-own = { $player } pose le { $card } sur sa propre pile
    .you = Tu poses le { $card } sur ta propre pile
fifteen-borrowed = { $player } prend le { $card } de { $other } pour la rangée { $row }
    .you = Tu prends le { $card } de { $other } pour la rangée { $row }
    .yours = { $player } te prend le { $card } pour la rangée { $row }
fifteen-recycled = { $player } retourne sa pile visible, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .you = Tu retournes ta pile visible, { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
fifteen-completed = { $points ->
    [0] La rangée { $row } est pleine
   *[other] La rangée { $row } est pleine : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $player }
  }
    .you = { $points ->
        [0] La rangée { $row } est pleine
       *[other] La rangée { $row } est pleine : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour toi
      }
fifteen-out = { $points ->
    [0] { $player } n’a plus de cartes
   *[other] { $player } finit numéro { $place } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
  }
    .you = { $points ->
        [0] Tu n’as plus de cartes
       *[other] Tu finis numéro { $place } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
      }

fifteen-uneven = { $cards } cartes ne se partagent pas également entre { $seats } joueurs ({ $rule })
fifteen-overlook-points = « Œil de lynx » et « Points » ne vont pas ensemble ({ $rule })

fifteen-chain = l’emprunt a commencé sur la rangée { $row } : continue là et finis avec une carte à toi
fifteen-already-turned = la pile visible vient avant la première carte retournée ; maintenant il faut poser le { $card }
fifteen-place-first = pose d’abord le { $card }
fifteen-not-turned = aucune carte n’est retournée : sers-toi de la pile visible, ou retourne
fifteen-no-open-first = à cette table, on ne se sert pas de la pile visible avant de retourner
fifteen-fits-row = le { $card } va sur la rangée { $row }, tu ne peux donc pas le garder
fifteen-fits-pile = le { $card } va sur la pile de { $other }, tu ne peux donc pas le garder
fifteen-no-own = à cette table, une carte ne va sur ta propre pile que si elle ne va nulle part ailleurs
fifteen-keep-instead = à cette table, une carte ne va sur ta propre pile que si tu la gardes
fifteen-own-empty = tu n’as pas de pile visible
fifteen-own-spent = après avoir retourné ta pile, tu ne peux plus poser sur ta propre pile dans le même tour
fifteen-own-apart = le { $card } n’est pas juste au-dessus ou au-dessous de ton { $top_card }
fifteen-long-game = la partie est longue : ce qui va sur une rangée doit y aller
fifteen-no-row = la rangée { $row } n’est pas ouverte
fifteen-row-full = la rangée { $row } est pleine
fifteen-row-waits = la rangée { $row } attend { $waits }, pas { $number }
fifteen-own-pile = tu ne peux pas poser ainsi sur ta propre pile
fifteen-no-pile = { $other } n’a pas de pile visible
fifteen-no-seat = personne n’est assis en { $letter }
fifteen-pile-apart = { $number } n’est pas juste au-dessus ou au-dessous du { $top_card } sur la pile de { $other }
fifteen-no-borrow = à cette table, on n’emprunte pas de cartes aux autres
fifteen-borrow-own = emprunte aux autres ; ta propre carte visible finit la chaîne
fifteen-borrow-waits = la rangée { $row } attend { $waits }, pas le { $card }
fifteen-chain-breaks = après le { $card }, la rangée { $row } n’arriverait pas jusqu’à une carte à toi

fifteen-do-row = poser sur la rangée { $row }
fifteen-do-row-full = poser sur la rangée { $row } et la compléter
fifteen-do-on = poser sur la pile de { $other }
fifteen-do-keep = garder
fifteen-do-own = poser sur ta propre pile
fifteen-do-turn = retourner la carte suivante
fifteen-do-open-row = poser ta carte visible sur la rangée { $row }
fifteen-do-open-row-full = poser ta carte visible sur la rangée { $row } et la compléter
fifteen-do-open-on = poser ta carte visible sur la pile de { $other }
fifteen-do-borrow-row = prendre la carte visible de { $other } pour la rangée { $row }
fifteen-do-borrow-row-full = prendre la carte visible de { $other } pour la rangée { $row } et la compléter

fifteen-merit-full = la rangée { $row } est alors pleine
fifteen-merit-row = une carte de moins pour toi
fifteen-merit-pile = une carte de moins pour toi et une de plus pour { $other }, qui en a { $count }
fifteen-merit-keep = elle ne va nulle part ailleurs
fifteen-merit-own = tu continues à retourner et la gardes à portée
fifteen-merit-turn = ta carte visible ne va nulle part

fifteen-about = Débarrasse-toi de ta pile : sur les rangées qui montent au milieu, ou sur les piles des autres.
fifteen-option-colours = Couleurs
    .explain = Combien de couleurs jouent ; moins il y en a, plus la partie est courte.
fifteen-option-overlook = Œil de lynx
    .explain = Tu peux garder une carte qui irait quelque part, et personne ne te montre où.
fifteen-option-open_first = Pile visible d’abord
    .explain = Avant de retourner, tu peux poser des cartes de ta propre pile visible.
fifteen-option-own_pile = Sa propre pile
    .explain = Une carte retournée peut aller sur ta pile visible si elle est juste au-dessus ou au-dessous.
fifteen-option-borrow = Emprunt
    .explain = Prends des cartes visibles des autres pour une rangée, si une carte à toi finit la chaîne.
fifteen-option-points = Points
    .explain = On joue jusqu’à ce que plus personne n’ait de cartes ; places et rangées pleines donnent des points.
fifteen-legend = ▒12▒ cartes cachées, puis la pile visible, sa carte du dessus à droite ; 1: une rangée et le nombre qu’elle attend ; ▶ la carte retournée. Couleurs : ♥ rouge, ◓ orange, ☼ jaune, ♣ vert, ∝ turquoise, ♦ bleu, ♛ violet, ✿ rose.
