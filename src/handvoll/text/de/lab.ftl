# Das Labor: viele Partien zwischen Bots.

lab-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }
lab-bots = { $bots } Bots passen nicht zu { $seats } Plätzen: einen für alle nennen oder für jeden einen
lab-seed = Ein Startwert ist eine Zahl von 0 bis { $most }
lab-extra = Dafür fehlt { $library }: pip install "handvoll[{ $extra }]"
lab-file-kind = { $file } ist keine Art von Datei, die geschrieben werden kann; es gibt { $known }
lab-file-there = { $file } gibt es schon und blieb unberührt: einen anderen Namen wählen oder damit weitermachen (--resume)
lab-file-other = { $file } enthält einen anderen Versuch und blieb unberührt: nur derselbe kann weitergehen
lab-cannot-write = { $file } kann nicht geschrieben werden: { $problem }
lab-cluster = Unter { $address } ist kein Rechnerverbund: { $problem }
lab-workers-lost = { $count } Arbeitsprozesse sind nacheinander ausgefallen; mit den Bots oder dem Rechner stimmt etwas nicht
lab-order = Diese lassen sich nur so einstellen, dass gilt: { $names }
lab-number = { $name } kann nicht „{ $value }“ sein; möglich ist { $expected }
lab-unknown-number = Es gibt nichts einzustellen, das „{ $name }“ heißt; es gibt { $known }
lab-page-there = { $file } gibt es schon und blieb unberührt: einen anderen Namen wählen (--out)
lab-all-broken = Bots haben jede der { $games } Partien abgebrochen: Es gibt nichts zu berichten
lab-bot-load = Der Bot „{ $bot }“ lässt sich nicht laden: { $problem }
