# 5er finden : les symboles, ce qui se passe, pourquoi pas.

fiver-symbol = { $symbol ->
    [o] rond
    [s] carré
    [t] triangle
    [x] étoile
    [m] lune
   *[w] vague
  }

fiver-looks = ressemble à { $fields }
fiver-dealt = { $player } reçoit une nouvelle grille
    .you = Tu reçois une nouvelle grille
fiver-rolled = Manche { $round } : { $roll }
fiver-outlined = { $player } entoure un groupe, forme { $shape } : { $fields }
    .you = Tu entoures un groupe, forme { $shape } : { $fields }
fiver-wiped = { $player } efface le { $shape } en { $fields }
    .you = Tu effaces le { $shape } en { $fields }
fiver-flipped = { $player } retourne le sablier
    .you = Tu retournes le sablier
fiver-turned = Personne n’a retourné le sablier, alors la table le fait
fiver-did = { $player } a fini
    .you = Tu as fini
fiver-timed = Le sable a fini de couler
fiver-judged = { $fate ->
    [counts] { $player } : le { $shape } en { $fields } compte { $points }
    [no-match] { $player } : le { $shape } en { $fields } ne compte pas, les dés montrent d’autres symboles
    [overlaps] { $player } : le { $shape } en { $fields } ne compte pas, il chevauche un autre groupe
    [repeats] { $player } : le { $shape } en { $fields } ne compte pas, il y a déjà un { $shape } plus tôt
    [sixth] { $player } : le { $shape } en { $fields } ne compte pas, cinq moins chers comptent
    [used] { $player } : le { $shape } en { $fields } ne compte pas, une case était déjà utilisée
    [gone] { $player } : le { $shape } en { $fields } ne compte pas, la forme était déjà utilisée
   *[not-alone] { $player } : le { $shape } en { $fields } ne compte pas, un seul groupe était permis
  }
    .you = { $fate ->
        [counts] Ton { $shape } en { $fields } compte { $points }
        [no-match] Ton { $shape } en { $fields } ne compte pas, les dés montrent d’autres symboles
        [overlaps] Ton { $shape } en { $fields } ne compte pas, il chevauche un autre groupe
        [repeats] Ton { $shape } en { $fields } ne compte pas, il y a déjà un { $shape } plus tôt
        [sixth] Ton { $shape } en { $fields } ne compte pas, cinq moins chers comptent
        [used] Ton { $shape } en { $fields } ne compte pas, une case était déjà utilisée
        [gone] Ton { $shape } en { $fields } ne compte pas, la forme était déjà utilisée
       *[not-alone] Ton { $shape } en { $fields } ne compte pas, un seul groupe était permis
      }
fiver-scored = { $bonus ->
    [0] { $player } : { $points } à la manche { $round }
   *[other] { $player } : { $points } à la manche { $round }, et { $bonus } pour le sablier
  }
    .you = { $bonus ->
        [0] Toi : { $points } à la manche { $round }
       *[other] Toi : { $points } à la manche { $round }, et { $bonus } pour le sablier
      }
fiver-hatched = { $player } barre le { $shape } et hachure { $fields }
    .you = Tu barres le { $shape } et hachures { $fields }
fiver-struck = { $player } barre le { $shape }
    .you = Tu barres le { $shape }

fiver-solo-seats = Le solo se joue seul, pas à { $seats } ({ $rule })
fiver-alone = Tout seul, on ne peut jouer qu’en solo ({ $rule })
fiver-not-a-tableau = { $count } symboles ne font pas une grille ; il en faut { $expected }
fiver-uneven-tableau = une grille a 16 ou 17 fois chaque symbole
fiver-poor-tableau = pour certains lancers, cette grille a trop peu de groupes

fiver-no-hourglass = en solo, il n’y a ni sablier ni horloge ; dis simplement que tu as fini
fiver-table-keeps-time = c’est la table qui surveille le temps
fiver-table-plays-not = la table ne fait que surveiller le temps
fiver-time-early = personne n’a encore retourné le sablier
fiver-limit-late = le sablier est déjà retourné
fiver-turned-already = { $other } a déjà retourné le sablier
fiver-turned-by-table = la table a retourné le sablier ; personne d’autre ne le peut plus
fiver-done-early = il faut d’abord que quelqu’un retourne le sablier
fiver-nothing-to-wipe = aucun de tes groupes de cette manche ne contient { $field }
fiver-not-joined = ces cinq cases ne se touchent pas par leurs côtés
fiver-drawn-already = tu as déjà entouré ces cinq cases
fiver-counts = ce { $shape } compte
fiver-no-match = ce { $shape } ne montre pas exactement les symboles des dés
fiver-overlaps = ce { $shape } chevauche un autre de tes groupes
fiver-repeats = tu as déjà entouré un { $shape }
fiver-sixth = cinq groupes au plus peuvent compter
fiver-used = une case de ce { $shape } a été utilisée à une manche précédente
fiver-gone = la forme { $shape } a été utilisée à une manche précédente
fiver-not-alone = dans le puzzle, on n’entoure qu’un groupe par manche
fiver-no-strike = on ne barre que dans le puzzle, après une manche sans groupe valable
fiver-strike-first = barre d’abord une de tes formes
fiver-hatch = la forme { $shape } tient encore : dis sur quelles cases libres tu la hachures
fiver-others-fit = la forme { $shape } ne tient nulle part : barres-en une qui tient encore
fiver-other-shape = ces cases forment { $other_shape }, pas { $shape }

fiver-do-find = entourer le { $shape } : { $fields }
fiver-do-wipe = effacer le groupe en { $fields }
fiver-do-flip = retourner le sablier
fiver-do-done = finir
fiver-do-strike = barrer le { $shape } et hachurer { $fields }
fiver-do-struck = barrer le { $shape }

fiver-merit-outline = il rapporte { $points } et laisse la place à tes autres groupes
fiver-merit-find = il rapporte { $points } et gêne peu la suite
fiver-merit-wipe = sans lui, tes autres groupes rapportent plus
fiver-merit-flip = il n’y a plus rien à gagner : aux autres de se dépêcher
fiver-merit-done = il n’y a plus rien à gagner à cette manche
fiver-merit-strike = c’est là qu’il gêne le moins la suite
fiver-merit-struck = plus rien ne tient, et c’est lui qui vaut le moins

fiver-about = Tout le monde cherche en même temps : cinq cases qui se touchent, avec exactement les symboles des dés.
fiver-option-variant = Variante
    .explain = Le jeu de base, le puzzle où ta grille se remplit, ou le puzzle tout seul.
    .basic = Jeu de base
    .puzzle = Puzzle
    .solo = En solo
fiver-option-tableau = Grille
    .explain = Mélangé : chacun reçoit une des quatre grilles, tirée au sort ; blanc : toujours la même à chaque place ; gris : la même pour tous ; au hasard : des grilles toutes neuves.
    .white = Blanc
    .grey = Gris
    .random = Au hasard
    .mixed = Mélangé
fiver-option-assist = Coup de pouce
    .explain = Un groupe qui ne compterait pas est refusé, avec la raison.
fiver-option-seconds = Secondes de sable
    .explain = Le temps qui reste aux autres quand quelqu’un a retourné le sablier.
fiver-option-limit = Plus longue attente
    .explain = Après ce nombre de secondes, la table retourne le sablier si personne ne le fait.

fiver-how = tape les cinq cases d’un groupe, par exemple a1 b1 c1 c2 c3
fiver-how-strike = ou tape une forme et les cinq cases à hachurer, par exemple strike F a1 b1 b2 b3 c2
fiver-legend = ○ rond, ■ carré, ▲ triangle, ★ étoile, ☾ lune, ≈ vague. [○] entouré à cette manche, (○) cerclé, /○/ hachuré. ⧗ a retourné le sablier, ✓ a fini. Cinq cases voisines doivent montrer exactement les cinq symboles lancés.
