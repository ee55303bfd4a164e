# Mit einer Hand: der ganze Tisch in Reichweite des Daumens.

reach-nearer = Näher
    .explain = Was oben liegt, kommt herunter zum Daumen.
