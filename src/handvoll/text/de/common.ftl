# Was alle Spiele sagen.

game-unknown = es gibt kein Spiel „{ $game }“; die Spiele sind { $known }
game-no-rules = Die Regeln hat hier noch niemand aufgeschrieben.
rules-unknown = { $game } hat die Regeln { $known }, nicht { $rules }
seats-number = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }
seat-unknown = es gibt keinen Platz „{ $seat }“; die Plätze sind { $known }
option-unknown = es gibt keine Option „{ $option }“; die Optionen sind { $known }
option-none = es gibt keine Option „{ $option }“; { $game } hat keine
option-value = die Option { $option } kann nicht „{ $value }“ sein; möglich ist { $expected }

chance-not-due = gerade wird nichts gemischt oder gewürfelt
chance-unknown = „{ $what }“ kann hier nicht gemischt oder gewürfelt werden
chance-not-the-cards = diese { $count } Karten sind nicht die { $expected }, die gemischt werden sollen
chance-not-the-dice = es wurden { $count } Würfel geworfen statt { $expected }
chance-too-many-equal = zu viele der { $expected } Würfel sind gleich

not-a-move = „{ $move }“ ist kein Zug; Züge sehen so aus: { $expected }
move-too-long = das sind { $length } Zeichen; ein Zug hat höchstens { $most }
not-your-turn = { $seat } ist nicht dran; gewartet wird auf { $waiting }
chance-first = { $seat } ist nicht dran: erst wird gemischt oder gewürfelt
game-over = das Spiel ist zu Ende
illegal-move = { $seat } kann „{ $move }“ nicht spielen: { $reason } ({ $rule })
hint-unaided = An diesem Tisch wird niemandem gezeigt, wo eine Karte passt: schnelle Augen gewinnen ({ $rule })
nothing-to-undo = { $seat } kann nichts zurücknehmen: nur den eigenen letzten Zug, und nur wenn er nichts Verdecktes gezeigt hat
    .you = Du kannst nichts zurücknehmen: nur deinen eigenen letzten Zug, und nur wenn er nichts Verdecktes gezeigt hat
undo-elsewhere = { $seat } kann nur bis Eintrag { $entry } zurück

record-empty = Zeile { $line }: die Aufzeichnung ist leer
record-no-header = Zeile { $line }: eine Aufzeichnung beginnt mit einem Kopf, der Format, Spiel, Regeln, Plätze und Optionen nennt
record-json = Zeile { $line }: das ist keine Zeile einer Aufzeichnung; ist die Datei abgeschnitten oder verändert?
record-line = Zeile { $line }: { $problem }
record-entry = Zeile { $line }: ein Eintrag nennt genau eines: Zufall, Platz und Zug, Tisch, oder Platz und Rücknahme
record-number = Zeile { $line }: das ist Eintrag { $n }, hier müsste aber Eintrag { $expected } stehen
record-goes-on = Zeile { $line }: die Aufzeichnung geht nach ihrem Ende weiter
record-refused = Zeile { $line }: { $problem }
record-cut = Zeile { $line }: die Aufzeichnung nennt ein Ergebnis, aber das Spiel ist noch nicht zu Ende; eine Zeile fehlt
record-unfinished = Zeile { $line }: hier ist das Spiel noch nicht zu Ende; nur auf ein beendetes kann man zurückblicken
record-other-end = Zeile { $line }: das Spiel endet anders, als die Aufzeichnung sagt; sie wurde verändert
record-newer = Zeile { $line }: die Aufzeichnung hat Format { $format }; dieses Programm kennt Formate bis { $known }
record-newer-rules = Zeile { $line }: gespielt wurde nach Version { $rules } der Regeln; dieses Programm kennt Versionen bis { $known }
record-no-seed = Zeile { $line }: der Aufzeichnung fehlen Startwert und Beiträge, aus denen ihr Zufall entstand
record-other-seed = Zeile { $line }: der Startwert ist nicht der, auf den sich der Server festgelegt hatte
record-other-order = Zeile { $line }: die Reihenfolge der Karten vor dem Mischen ist nicht die des Spiels
record-unfair = Zeile { $line }: Ergebnis { $number } folgt nicht aus dem Startwert und den Beiträgen
record-fair = Alle { $count } Zufallsergebnisse standen vor Spielbeginn fest.
record-other-promise = Zeile { $line }: der Startwert ist nicht der, der dir versprochen wurde
record-no-salt = Zeile { $line }: dein eigener Beitrag fehlt unter denen, aus denen der Zufall entstand
record-other-salt = Zeile { $line }: der Beitrag von Platz { $seat } ist nicht der beim Hinsetzen versprochene
record-bot-salt = Zeile { $line }: der Beitrag des Bots auf { $seat } folgt nicht aus dem Versprechen: jemand hat ihn ausgesucht
record-fair-promised = Der Startwert ist der, der dir versprochen wurde.
record-fair-ours = Dein eigener Beitrag ist darin.
record-fair-unshown = Nicht rechtzeitig gezeigt, darum zählte statt des Beitrags sein Versprechen: { $seats }.
record-fair-alone = Ohne --commitment zeigt das nur, dass die Aufzeichnung in sich stimmt: gib das Versprechen an, das dir beim Hinsetzen genannt wurde.
record-fair-bots = Die Beiträge der Bots folgen aus dem Versprechen: niemand hat sie ausgesucht.
record-fair-bots-unknown = Diese Aufzeichnung sagt nicht, auf welchen Plätzen zu Beginn Bots saßen; ihre Beiträge ließen sich nicht prüfen.
