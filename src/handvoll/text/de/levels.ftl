# Levels of bots: a name, what it is like (.tells), and for each game what it overlooks

level-1 = Neuling
    .tells = lässt dich meistens gewinnen
level-2 = Anfänger
    .tells = macht Fehler, die man nutzen kann
level-3 = Stammgast
    .tells = spielt wie Erwachsene, die das Spiel kennen
level-4 = Kenner
    .tells = denkt voraus und übersieht wenig
level-5 = Meister
    .tells = stärker geht es nicht
level-random = probiert herum
    .tells = probiert herum
level-quick = spielt solide
    .tells = spielt solide
level-1-fifteen = Sieht lieber dich gewinnen: legt die Karten dahin, wo sie dir helfen.
level-2-fifteen = Meint es gut, hat aber vergessen, was in deinen Stapeln liegt.
level-3-fifteen = Nutzt jede Gelegenheit, eine Karte loszuwerden, vergisst aber, was in den Stapeln liegt.
level-4-fifteen = Merkt sich den eigenen Stapel und denkt voraus; deinen vergisst er.
level-5-fifteen = Merkt sich jeden Stapel und denkt bis zum Ende voraus.
level-1-go5 = Sieht nur die eigenen Karten: kein Tauschen, nie die offene Karte, und wirft das Erstbeste ab.
level-2-go5 = Spielt die eigenen Sets gut, tauscht mit deinen aber nur für ein Go5.
level-3-go5 = Legt aus, legt an und tauscht gut, Zug für Zug.
level-4-go5 = Probiert im Kopf die besten Züge, aber nur wenige.
level-5-go5 = Denkt jeden guten Zug bis zum Ende der Runde durch.
level-1-highfive = Schaut nur in Reihen und nur nach Lücken für ein, zwei Karten.
level-2-highfive = Will sofort Punkte und spart Karten nur ein wenig.
level-3-highfive = Spart Karten und lässt dir wenig, Zug für Zug.
level-4-highfive = Probiert im Kopf die besten Züge, aber nur wenige.
level-5-highfive = Denkt die besten Züge bis zum Ende des Spiels durch.
level-1-igo = Übersieht die offenen Karten und ruft viel zu früh.
level-2-igo = Übersieht die Auslage und ist etwas zu vorsichtig.
level-3-igo = Schaut auf alles, ruft aber zu spät.
level-4-igo = Schaut auf alles und ruft rechtzeitig, ohne an deine Karten zu denken.
level-5-igo = Stellt sich vor, was du behalten hast, und ruft, wenn es reicht.
level-1-fiver = Sieht wenige Fünfer und braucht für jeden lange.
level-2-fiver = Sieht einige Fünfer, langsam.
level-3-fiver = Sieht etwa so viel wie Geübte.
level-4-fiver = Sieht viele Fünfer, und das schnell.
level-5-fiver = Sieht jeden Fünfer, den es gibt.

# How sure a hint is

hint-sure = sicher das Beste
hint-likely = wahrscheinlich das Beste
hint-close = anderes ist etwa so gut
level-elsewhere = Gast
    .tells = kommt aus einem anderen Paket
