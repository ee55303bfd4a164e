# The lab: many games between bots.

lab-bot = there is no bot “{ $bot }”; the bots are { $known }
lab-bots = { $bots } bots do not fit { $seats } seats: name one for all, or one for each
lab-seed = a seed is a number from 0 to { $most }
lab-extra = this needs { $library }, which is not installed: pip install "handvoll[{ $extra }]"
lab-file-kind = { $file } is of no kind that can be written; there are { $known }
lab-file-there = { $file } is there already and was not touched: choose another name, or go on with it (--resume)
lab-file-other = { $file } does not hold this experiment and was not touched: only the same one can go on
lab-cannot-write = { $file } cannot be written: { $problem }
lab-cluster = there is no cluster at { $address }: { $problem }
lab-workers-lost = { $count } workers were lost one after the other; something is wrong with the bots or the machine
lab-order = these can only be set so that { $names }
lab-number = { $name } cannot be “{ $value }”; it can be { $expected }
lab-unknown-number = there is nothing called “{ $name }” to set; there are { $known }
lab-page-there = { $file } is there already and was not touched: choose another name (--out)
lab-all-broken = bots broke every one of { $games } games: there is nothing to report
lab-bot-load = the bot “{ $bot }” cannot be loaded: { $problem }
