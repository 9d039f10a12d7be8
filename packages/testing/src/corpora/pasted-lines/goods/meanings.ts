// Lines whose words change what a number or a refusal means, in English, Polish and Turkish. The form is that of `refusals.ts`.

export const daysBesideOrders = `
Friday 2 kit kat boxes => 2 box | Kit Kat
Friday 5 kg beef mince => 5 kg | Beef Mince
Friday 2.5 kg beef mince => 2.5 kg | Beef Mince
Friday 1/2 box kit kat => 0.5 box | Kit Kat
Monday, 3 boxes kit kat => 3 box | Kit Kat
Mon 3 kit kat => 3 | Kit Kat
for Tuesday 3 boxes kit kat => 3 box | Kit Kat
Friday 27 Nov 2 boxes kit kat => 2 box | Kit Kat
Friday 27th 2 boxes kit kat => 2 box | Kit Kat
Friday 27/11 2 boxes kit kat => 2 box | Kit Kat
na piątek 10 kartonów kit kat => 10 box | Kit Kat
piątek 3 szt kit kat => 3 piece | Kit Kat
we wtorek 2 kartony kit kat => 2 box | Kit Kat
cuma 2 koli kit kat => 2 box | Kit Kat
salı 3 koli kit kat => 3 box | Kit Kat
pazartesi 5 kg dana kıyma => 5 kg | Beef Mince
`

export const ordersBehindRefusals = `
no halloumi left, send 2 boxes => 2 box | Halloumi
out of halloumi, 3 boxes please => 3 box | Halloumi
ran out of halloumi 3 boxes => 3 box | Halloumi
no more than 3 boxes halloumi => 3 box | Halloumi
not more than 3 boxes kit kat => 3 box | Kit Kat
nie więcej niż 2 kartony kit kat => 2 box | Kit Kat
kit kat 3 koliden fazla olmasın => 3 box | Kit Kat
5kg beef mince only, no more => 5 kg | Beef Mince
no rush 3 boxes kit kat => 3 box | Kit Kat
3 boxes kit kat not urgent => 3 box | Kit Kat
3 boxes kit kat no rush => 3 box | Kit Kat
not sure 2 boxes kit kat => 2 box | Kit Kat
bez pośpiechu 2 kartony kit kat => 2 box | Kit Kat
acelesi yok 2 koli kit kat => 2 box | Kit Kat
2 koli kit kat acil değil => 2 box | Kit Kat
no small lemons 1 box => 1 box | Lemons
bez naklejek cytryny 2 kartony => 2 box | Lemons
2 koli limon çürük olmasın => 2 box | Lemons
nie zapomnijcie cytryn 2 kartony => 2 box | Lemons
proszę nie zapomnieć o cytrynach 2 kartony => 2 box | Lemons
don't forget 2 boxes lemons => 2 box | Lemons
2 boxes lemons, don't forget => 2 box | Lemons
limonu unutmayın 2 koli => 2 box | Lemons
halloumi not feta 3 boxes => 3 box | Halloumi
beef mince not diced 2kg => 2 kg | Beef Mince
cytryny nie przyszły, 2 kartony => 2 box | Lemons
coriander, no parsley, 3 => 3 | Coriander
2 değil 3 koli kit kat => 3 box | Kit Kat
3 not 2 boxes kit kat => 3 box | Kit Kat
not 2 but 3 boxes kit kat => 3 box | Kit Kat
nie 2 tylko 3 kartony kit kat => 3 box | Kit Kat
`

export const refusalsInOtherWords = `
halloumi no longer needed => no | Halloumi
halloumi no longer required => no | Halloumi
halloumi don't bother => no | Halloumi
don't bother with halloumi => no | Halloumi
w/o halloumi => no | Halloumi
halloumi O boxes => no | Halloumi
no 3 coriander => no | Coriander
don't send 2 boxes coriander => no | Coriander
cancel 2 boxes coriander => no | Coriander
2 boxes coriander - cancel => no | Coriander
~3 coriander~ => no | Coriander
~~3 coriander~~ => no | Coriander
coriander ~3~ => no | Coriander
3̶ ̶c̶o̶r̶i̶a̶n̶d̶e̶r̶ => no | Coriander
~2 kartony cytryn~ => no | Lemons
~2 koli limon~ => no | Lemons
cytryny już niepotrzebne => no | Lemons
limon artık lazım değil => no | Lemons
nie 3 cytryny => no | Lemons
no lemons for 2 weeks => no | Lemons
bez cytryn przez 2 tygodnie => no | Lemons
2 hafta limon yok => no | Lemons
`

/** Refusals with what is ordered behind another word, as `refused / ordered`. */
export const refusedButOrdered = `
no eggs but 2 boxes halloumi => eggs / halloumi
no eggs just 2 boxes halloumi => eggs / halloumi
eggs not this week but 2 boxes halloumi => eggs / halloumi
usuń jaja dodaj 2 kartony halloumi => jaja / halloumi
bez jaj ale 2 kartony halloumi => jaj / halloumi
yumurta yok ama 2 koli hellim => yumurta / hellim
`

/** Messages and tables, and the products and quantities that may be sure: `quantity | product`. Every other line asks. */
export const messagesNeverSure = `
## A crossed-out cell
Product\tQty\tUnit
Basil\t~2~\tbox
Coriander\t3\tbox
## A refused cell
Product\tQty\tUnit
Basil\tno 2\tbox
Coriander\t3\tbox
## A range in a cell
Qty,Item
3-4,Basil
3,Coriander
## The last order
Product,Last order,Order
Basil,3,0
Coriander,4,
## Stock
Item,On hand,To order
Basil,3,0
Coriander,4,
## Par
Item,Usual,This week
Basil,3,0
Coriander,4,
## Polish stock
Produkt;Stan;Zamówienie
Basil;3;0
Coriander;4;
## Turkish stock
Ürün;Stok;Sipariş
Basil;3;0
Coriander;4;
## A number on its own
2
## A number before a sign
3. coriander 2
## Words beside a code
180895 2 damaged
180895 2 credit please
180895: 2 - cancel 1
180895 parmesan 2 boxes
180895 2 uszkodzone
180895 2 iade
~180895 3~
180895 ~3~
`

/** Each has a word that only other products have. */
export const wordsOfOtherProducts = `
vegan halloumi 2 boxes
dried basil 2 boxes
duck eggs 2 cases
coriander or parsley 3
kiełbasa śląska wegańska 2 kg
tavuk sucuk 2 koli
return 2 boxes crumpets
send back 2 boxes crumpets
`
