# Comment on aime jouer, à n’importe quelle table.

web-speed = Vitesse des autres
web-speed-calm = Calme
web-speed-normal = Normale
web-speed-quick = Rapide
web-forced = Jouer les coups forcés pour moi
    .explain = Une carte qui ne va nulle part rejoint ta pile toute seule.
