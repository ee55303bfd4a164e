# Jouer au clavier et à l’oreille.

keys-title = Touches
keys-intro = Le point d’interrogation montre les touches.
keys-play = La table
keys-turn = Le tour
keys-middle = Le milieu
keys-use = Utiliser ces touches
keys-letters = Comment taper les cartes
keys-choose = faire ce qui porte ce numéro
keys-type = aller à cette carte ou à cette case et la prendre ou la marquer
keys-hint = conseil
keys-undo = annuler
keys-mine = mes cartes ; encore : mes familles ou ce qu’il me resterait
keys-table = le milieu, rangée par rangée ; encore : où quelque chose peut aller, dans 5er finden la rangée suivante
keys-theirs = les autres, l’un après l’autre
keys-counts = ce qui compte ; encore, à 5er finden : à quoi ressemblent les formes
keys-points = qui a combien
keys-time = le temps qui reste
keys-since = ce qui s’est passé depuis mon dernier tour
keys-repeat = répéter ; encore : ce qui venait avant
keys-walk = gauche et droite d’une chose à l’autre, haut et bas d’un groupe à l’autre
keys-help = ces touches
keys-nothing = rien
keys-nothing-new = Rien ne s’est passé depuis ton dernier tour.
keys-no-clock = Aucune horloge ne tourne.
keys-no-sets = aucune famille
keys-missed = Il n’y a pas de { $name } ici en ce moment.
keys-row = Rangée { $row } : { $things }
keys-row-next = Encore k : la rangée suivante.
keys-fill = Une ligne de cinq peut se compléter en { $fields }
keys-switched = { $name } : { $on ->
    [yes] oui
   *[no] non
  }
keys-connected = Connexion rétablie.
