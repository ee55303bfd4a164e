# D’une main : toute la table à portée du pouce.

reach-nearer = Plus près
    .explain = Le haut de la table descend jusqu’à ton pouce.
