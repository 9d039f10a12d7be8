export const otherChats = `
## Telegram, copied messages
Danny Okafor, [27.11.2026 18:02]
2 orange squash
5kg cheddar block

Danny Okafor, [27.11.2026 18:04]
1 blue roll
=>
2 orange squash
5kg cheddar block
1 blue roll
## Telegram, copied with seconds
Danny, [27 Nov 2026 at 18:02:11]:
2 orange squash
=>
2 orange squash
## Telegram, American
Danny, [11/27/2026 6:02 PM]
2 orange squash
=>
2 orange squash
## Telegram, copied from the web
[27.11.2026 18:02] Danny Okafor: 2 orange squash
[27.11.2026 18:03] Danny Okafor: 1 blue roll
=>
2 orange squash
1 blue roll
## Telegram, desktop export
Danny Okafor
27.11.2026 18:02:11
2 orange squash
1 blue roll
=>
2 orange squash
1 blue roll
## Telegram, forwarded
Forwarded from Danny Okafor
2 orange squash
1 blue roll
=>
2 orange squash
1 blue roll
## Signal, desktop copy
Danny Okafor
2 orange squash
18:02
Danny Okafor
1 blue roll
18:03
=>
2 orange squash
1 blue roll
## Signal, export
From: Danny (+447700900456)
Type: incoming
Sent: Fri, 27 Nov 2026 18:02:11 GMT
Received: Fri, 27 Nov 2026 18:02:12 GMT

2 orange squash
1 blue roll
=>
2 orange squash
1 blue roll
## Signal, clock on its own line
27 Nov 2026, 18:02
2 orange squash
1 blue roll
=>
2 orange squash
1 blue roll
## Messenger, copied
Danny Okafor
2 orange squash
Fri 18:02
1 blue roll
You sent
ok thanks
=>
2 orange squash
1 blue roll
## Messenger, export
Danny Okafor
2 orange squash
Nov 27, 2026, 6:02 PM
Danny Okafor
1 blue roll
Nov 27, 2026 6:04:11pm
=>
2 orange squash
1 blue roll
## Messenger, with seen
2 orange squash
1 blue roll
Seen by Pat at 18:05
=>
2 orange squash
1 blue roll
## SMS, one line
Usual for Fri pls + extra 2 cola cans 330ml & 1 still water 1.5L. D
=>
2 cola cans 330ml
1 still water 1.5L
## SMS, backup with number and date
From: +447700900456
27/11/2026 18:02
2 orange squash, 1 blue roll
=>
2 orange squash
1 blue roll
## SMS, iPhone
Text Message
Fri, 27 Nov at 18:02
2 orange squash
1 blue roll
Delivered
=>
2 orange squash
1 blue roll
## SMS, iPhone today
iMessage
Today 18:02
2 orange squash
Read 18:05
=>
2 orange squash
## SMS in Polish
Dzisiaj 18:02
2 zgrzewki wody
Dostarczono
=>
2 zgrzewki wody
## SMS in Turkish
Bugün 18:02
2 koli su
İletildi
=>
2 koli su
## Slack
Danny Okafor  6:02 PM
2 orange squash
1 blue roll
=>
2 orange squash
1 blue roll
## Teams
[18:02] Danny Okafor
2 orange squash
[18:03] Danny Okafor
1 blue roll
=>
2 orange squash
1 blue roll
## Teams, with a date
Danny Okafor 27/11/2026 18:02
2 orange squash
1 blue roll
=>
2 orange squash
1 blue roll
## Clock without a sender
18:02 2 orange squash
18:03 1 blue roll
=>
2 orange squash
1 blue roll
## Name and colon without a clock
Danny: 2 orange squash
Danny: 1 blue roll
=>
2 orange squash
1 blue roll
## A site and a colon are not a sender
Milk: 4 semi skimmed 2L
=>
Milk: 4 semi skimmed 2L
## A greeting with a name
Hi Pat for tomorrow pls
2 cs semi skimmed 2L
and 1 case cola zero cans
can you leave it by the back door, thx Danny x
=>
2 cs semi skimmed 2L
1 case cola zero cans
## Sent again
Did you get my order?? Sending it again
2 cs semi skimmed 2L
10 blue roll
=>
2 cs semi skimmed 2L
10 blue roll
## Questions only
Hi, do you have salmon portions in? How much is the 5kg mature cheddar now and can you deliver on Saturday?
=>
## Questions only, in Polish
Dzień dobry, czy macie łososia? Ile kosztuje ser 5 kg?
=>
## Questions only, in Turkish
Merhaba, somon var mı? 5 kg kaşar ne kadar?
=>
## A polite request is an order
Can you send 3 boxes semi skimmed and 2kg feta?
=>
3 boxes semi skimmed
2kg feta
## A speech engine, with a correction
hi pat it's danny from lantern street can i get for tomorrow two cases of semi skimmed milk two litre one box of skinny fries uh three mayonnaise the five litre ones and a bag of brown onions twenty kilo no wait make that two bags thanks bye
=>
two cases of semi skimmed milk two litre
one box of skinny fries
three mayonnaise the five litre ones
brown onions twenty kilo two bags
## A correction in a message of its own
2 orange squash
4 brie
sorry make that 6 brie
=>
2 orange squash
6 brie
## An instruction for the driver
2 orange squash
leave with the neighbour at number 14
ring 07700 900456 when here
=>
2 orange squash
## Instructions in Polish
2 kartony mleka
proszę zostawić pod drzwiami, kod 1234
tel. 601 234 567
=>
2 kartony mleka
## Instructions in Turkish
2 koli süt
kapıya bırakın lütfen
tel: 0532 123 45 67
=>
2 koli süt
`
