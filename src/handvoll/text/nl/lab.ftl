# Het lab: veel potjes tussen bots.

lab-bot = er is geen bot ‘{ $bot }’; er zijn { $known }
lab-bots = { $bots } bots passen niet bij { $seats } plaatsen: noem er één voor alle plaatsen, of één per plaats
lab-seed = een startwaarde is een getal van 0 tot en met { $most }
lab-extra = hiervoor ontbreekt { $library }: pip install "handvoll[{ $extra }]"
lab-file-kind = { $file } is geen soort bestand dat geschreven kan worden; er zijn { $known }
lab-file-there = { $file } bestaat al en is niet aangeraakt: kies een andere naam of ga ermee verder (--resume)
lab-file-other = { $file } bevat een ander experiment en is niet aangeraakt: alleen hetzelfde kan verder
lab-cannot-write = { $file } kan niet geschreven worden: { $problem }
lab-cluster = er is geen cluster op { $address }: { $problem }
lab-workers-lost = { $count } werkprocessen zijn na elkaar uitgevallen; er klopt iets niet met de bots of de computer
lab-order = deze kun je alleen zo instellen dat geldt: { $names }
lab-number = { $name } kan niet “{ $value }” zijn; het kan { $expected } zijn
lab-unknown-number = er is niets in te stellen dat ‘{ $name }’ heet; er zijn { $known }
lab-page-there = { $file } bestaat al en is niet aangeraakt: kies een andere naam (--out)
lab-all-broken = bots hebben alle { $games } partijen afgebroken: er is niets te melden
lab-bot-load = de bot ‘{ $bot }’ kan niet worden geladen: { $problem }
