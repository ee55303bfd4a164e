# Levels of bots: a name, what it is like (.tells), and for each game what it overlooks

level-1 = Novice
    .tells = te laisse gagner le plus souvent
level-2 = Débutant
    .tells = fait des erreurs dont on peut profiter
level-3 = Habitué
    .tells = joue comme un adulte qui connaît le jeu
level-4 = Expert
    .tells = anticipe et oublie peu de choses
level-5 = Champion
    .tells = le plus fort qui soit
level-random = essaie au hasard
    .tells = essaie au hasard
level-quick = joue bien
    .tells = joue bien
level-1-fifteen = Préfère te voir gagner : pose les cartes là où elles t’aident.
level-2-fifteen = Veut bien faire, mais a oublié ce que cachent tes piles.
level-3-fifteen = Saisit chaque occasion de se défaire d’une carte, mais oublie ce que cachent les piles.
level-4-fifteen = Se souvient de sa propre pile et anticipe ; oublie la tienne.
level-5-fifteen = Se souvient de chaque pile et anticipe jusqu’à la fin.
level-1-go5 = Ne voit que ses cartes : pas d’échange, jamais la carte visible, et défausse la première venue.
level-2-go5 = Joue bien ses familles, mais n’échange avec les tiennes que pour faire cinq.
level-3-go5 = Pose, ajoute et échange bien, coup par coup.
level-4-go5 = Essaie en pensée quelques-uns de ses meilleurs coups.
level-5-go5 = Calcule chaque bon coup jusqu’à la fin de la manche.
level-1-highfive = Ne regarde que les lignes, et seulement les trous d’une ou deux cartes.
level-2-highfive = Veut des points tout de suite et n’économise les cartes qu’un peu.
level-3-highfive = Économise ses cartes et te laisse peu, coup par coup.
level-4-highfive = Essaie en pensée quelques-uns de ses meilleurs coups.
level-5-highfive = Calcule les meilleurs coups jusqu’à la fin de la partie.
level-1-igo = Ne voit pas les cartes visibles et annonce bien trop tôt.
level-2-igo = Ne voit pas la vitrine et reste un peu trop prudent.
level-3-igo = Regarde tout, mais annonce trop tard.
level-4-igo = Regarde tout et annonce à temps, sans penser à tes cartes.
level-5-igo = Imagine ce que tu as gardé, et annonce quand cela suffit.
level-1-fiver = Voit peu de groupes, et très lentement.
level-2-fiver = Voit des groupes, lentement.
level-3-fiver = Voit à peu près autant qu’une personne entraînée.
level-4-fiver = Voit beaucoup de groupes, et vite.
level-5-fiver = Voit tous les groupes.

# How sure a hint is

hint-sure = sûrement le meilleur
hint-likely = sans doute le meilleur
hint-close = d’autres le valent presque
level-elsewhere = invité
    .tells = vient d’un autre paquet
