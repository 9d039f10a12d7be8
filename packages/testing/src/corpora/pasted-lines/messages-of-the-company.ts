/**
 * Messages of the company that buys `usualCodes`, boxes by three the last time. Behind each stands what is read: code, quantity and unit; `?` marks a
 * line that needs a question, without a quantity if that is the question.
 */
export const messagesOfTheCompany = String.raw`
## forwarded mail, quoted by a mail program
---------- Forwarded message ---------
From: Kasia Nowak <kasia@bistrolas.example>
Date: Fri, 27 Nov 2026 at 16:40
Subject: Fwd: Order for Saturday
To: orders@wholesaler.example

Please see below from the kitchen, can you get this over for tomorrow? K.

> Chef's list
> Halloumi - 2 boxes
> Double cream 2L - 1 case
> Plum toms 2.5kg: 3 cases
> red onions 10kg sack x 2
> Lemons, 1 box
> Brioche burger buns - 2
=>
180895 2 box
180164 1 box
100112 3 box
340170 2 each
340894 1 each
500191 2 each
## voice to text
okay so for tomorrow I need two boxes of chips fourteen millimetre and one case of garden peas and then three bags of basmati rice ten kilo and four blue rolls oh and a box of nitrile gloves large that's everything thank you
=>
260005 2 box
260234 1 box
101309 3 each
? 820759
901267 1 box
## PDF table
Item  Description                         Pack        Qty
1     Halloumi                            6 x 1kg     2
2     Salted Butter                       20 x 250g   1
3     Penne Rigate                        6 x 3kg     1
4     Garden Peas                         4 x 2.5kg   3
5     Tea Bags                            12 x 80     1
=>
180895 2 box
180337 1 box
101606 1 box
260234 3 box
581184 1 box
## list with prices
Mild cheddar grated 2kg x 2 @ £11.20
Frying oil 20L x 4 @ £31.50 each
Mayonnaise 5L - 2 - £9.75
Coleslaw 5kg x1 £8.40
Pepperoni 1kg box x 1 @ £52.00
Total approx £230
=>
? 180554
103129 4 each
103924 2 each
181468 1 each
181292 1 box
## two-column sheet
Dairy | Qty | Dry | Qty
Whole milk 2L case | 4 | Plain flour 16kg | 3
Double cream 2L case | 2 | Granulated sugar 10x1kg | 1
Halloumi box | 1 | Spaghetti box | 2
=>
180014 4 box
102168 3 each
180164 2 box
102432 1 box
180895 1 box
101560 2 box
## Polish voice
dobry wieczór poproszę na jutro dwie skrzynki śmietany osiemnaście procent trzy kartony pierogów ruskich jeden worek cebuli dziesięć kilo i pięć kilo pomidorów dziękuję
=>
740765 2 box
740860 3 box
? 340149 1 each
? 340324 5 kg
## Polish mail with numbering
Witam,
zamówienie na poniedziałek:
Poz. 1: twaróg tłusty – 2 kartony
Poz. 2: ogórki kiszone wiadro – 4 szt.
Poz. 3: kapusta kiszona – 1 karton
Poz. 4: mąka żytnia typ 720 – 2 kart.
Poz. 5: kiełbasa śląska – 6 kg
Pozdrawiam
Marek
=>
740741 2 box
740809 4 each
740822 1 box
740975 2 box
740666 6 kg
## Turkish
Selamlar abi yarın için
ayran: 3 koli
sucuk 2 koli
beyaz peynir 17kg 1 teneke
domates salçası 1 koli
tahin 1 koli
bulgur 5 kg 4 paket
kaşar peyniri 4 kilo
teşekkürler
=>
740580 3 box
740091 2 box
740007 1 each
740250 1 box
? 740282 1 box
? 740210 4 each
740023 4 kg
## Turkish two people
Mehmet: şalgam 2 koli, ayran 1 koli
Ayşe: limon 1 kasa, patates 3 çuval
=>
740422 2 box
740580 1 box
340894 1 each
340010 3 each
## code list with signs
#180895 2
#340661 x 3
*103924* 2
Code: 101309 Qty: 3
260005 - 4 cases
=>
180895 2 box
340661 3 each
103924 2 each
101309 3 each
260005 4 box
## stock take sheet text
ITEM            ON HAND   ORDER
Ketchup 4.5kg   1         2
Mayo 5L         0         3
Curry sauce mix 2         1
Soft scoop vanilla 1      4
Onion rings     0         2
=>
? 103578
103924 3 each
? 104232 1 each
261620 4 each
261426 2 box
## shorthand kitchen
hal x2bx
dbl crm 2l x1cs
sk fries 4cs
thighs 10kg
mince 80% 5kg
cumb saus 2 bx
pitta 1bx
blk sacks 1cs
=>
180895 2 box
180164 1 box
? 260064 4 box
420035 10 kg
420321 5 kg
420576 2 box
500426 1 box
820855 1 box
## mail that was forwarded, without its labels
Fwd: kitchen list
From: Dan
Sent: 27 November 2026 21:14
need for sat
- 2x halloumi
- 1x onion rings
- whole milk 2
=>
180895 2 box
261426 1 box
180014 2 box
## table with semicolons
Desc;Qty;Unit price;Total
Penne Rigate 6x3kg;2;21.50;43.00
Soy sauce 6x1L;1;14.00;14.00
=>
101606 2 box
104387 1 box
## heads in capitals
ITEM QTY PRICE
Halloumi 2 45.00
Coriander 3 7.50
=>
180895 2 box
340661 3 each
## heads in capitals, and a row without a price
ITEM QTY PRICE
Halloumi 2 45.00
Coriander 7
=>
180895 2 box
? 340661 7 each
## heads in capitals, with a price first
ITEM PRICE QTY
Coriander 7
Mint 3
=>
? 340661 7 each
? 340686 3 box
## heads in capitals without quantities
ITEM UNIT PRICE
Halloumi 2
Mint 3
=>
? 180895 2 box
? 340686 3 box
## heads in capitals without prices
NAME SIZE QTY
Mint 12 3
=>
340686 3 box
## labelled rows
Line 1: halloumi 2
Line 2: mint 1
=>
180895 2 box
340686 1 box
## codes between signs
#340661 x 3
*180895* 2
<F1>101309 2
=>
340661 3 each
180895 2 box
101309 2 each
## a person above
Mary:
2 halloumi
3 coriander
=>
180895 2 box
340661 3 each
## a person beside
Mary: 2 halloumi
=>
180895 2 box
## lemons singly
3 lemons
=>
? 340894
## a row without commas
2 mayo 5L 1 ketchup 4.5 and gloves
=>
103924 2 each
103578 1 box
? 901267 1 box
## numbers in brackets
halloumi(2) mint(1)
=>
180895 2 box
340686 1 box
## two tables beside each other
Product	Qty	Product	Qty
Halloumi	2	Coriander	3
Mint	1		
=>
180895 2 box
340661 3 each
340686 1 box
`
