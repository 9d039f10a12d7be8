/** What a takeaway with a small shop buys, by code of the demo. */
export const usualCodes = `
100014 100112 100219 100301 100350 100854 101309 101606 101560 102168 102242 102432 103129 103165 103433
103578 103924 104232 104387 104642 105097 105224 105573 105706 180014 180045 180164 180337 180382 180554
180755 180895 180624 181105 181292 181412 181468 260005 260064 260234 260546 260906 260968 261137 261426
261620 261303 340010 340149 340170 340238 340304 340324 340546 340383 340370 340661 340686 340894 340590
340196 420019 420035 420321 420510 420576 500006 500191 500426 500374 580006 580024 580463 581184 820201
820450 820759 820855 900466 900856 901267 740765 740860 740666 740091 740250 740007 740822 740210 740422
740580 740741 740809 740975 740023 740282
`

/** Lines that need no question, because the company buys one such product: text => code quantity unit. */
export const clearToTheCompany = `
3 boxes iceberg => 340238 3 box
cucumbers 2 boxes => 340304 2 box
box of lemons => 340894 1 each
garlic 1 case => 340196 1 box
mint 2 boxes => 340686 2 box
mint x 2 boxes => 340686 2 box
3 bags basmati rice => 101309 3 each
black sacks 2 boxes => 820855 2 box
nitrile gloves large 1 case => 901267 1 box
ziemniaki 3 worki => 340010 3 each
pieczarki 3 => 340590 3 each
pomidory 5 kg => 340324 5 kg
cebula czerwona 2 worki => 340170 2 each
papryka czerwona 4 kg => 340370 4 kg
cztery wiadra ogórków kiszonych => 740809 4 each
rękawiczki nitrylowe L karton => 901267 1 box
patates 3 çuval => 340010 3 each
domates 6 kilo => 340324 6 kg
salatalık 2 koli => 340304 2 box
haloumi 2 boxes => 180895 2 box
tumeric 1 box => 105224 1 box
mayonaise 5 litre 2 => 103924 2 each
3 corriander => 340661 3 each
choped tomatos 3 boxes => 100014 3 box
cumin powder 1 box => 105097 1 box
code 180895 two boxes => 180895 2 box
yes 1 coleslaw 5kg => 181468 1 each
brioche buns - 3 => 500191 3 each
4oz burgers x 3 => 260968 3 each
eggs large x2 => 181105 2 each
10" pizza boxes x 5 => 900466 5 each
1 brioche => 500191 1 each
6 x whole milk 2L cases => 180014 6 box
2 x semi skimmed 2L cases => 180045 2 box
lemons box x 1 => 340894 1 each
halloumi box x2 => 180895 2 box
3 grated cheddar cases and a case of salted butter 250g => 180554 3 box, 180337 1 box
tinned chickpeas 2 boxes => 100350 2 box
`

/** Lines that still need one: another product, or the pack's content, may be meant. */
export const unclearToTheCompany = `
2 milk
2 butter
2 boxes peppers
skimmed milk 2 boxes
oat milk 2
tinned peas 2 boxes
peas 2 tins
cola bottles 2
2 brioche buns
5 burgers
4 eggs
5 samosas
batter 2 bags
mint sauce 2
garlic bread 2
lemon squash 2 boxes
sweet potatoes 2
spring onions 2 boxes
`

/** Lines of a company that orders these products by the box only, three boxes the last time. */
export const countedInTheOnlyUnit = `
penne 2 => 101606 2 box
2 penne => 101606 2 box
chips 14mm 6 => 260005 6 box
cumin powder 3 => 105097 3 box
mint(1) => 340686 1 box
whole milk x 2 => 180014 2 box
ketchup - 1 => 103578 1 box
sunflower oil 5 => 103165 5 box
śmietana 18% 4 => 740765 4 box
ayran 2 => 740580 2 box
refuse sacks x 2 => 820855 2 box
`

/** Lines of the same company that still need a question about the unit. */
export const uncountedInTheOnlyUnit = `
penne 6
mint 12
ayran 20
whole milk 9
12 ayran
spaghetti 30
`

/** Lines of a company whose last order was of ten boxes, which fill whole boxes if they are pieces. */
export const piecesOfWholeBoxes = `
penne 12
halloumi 18
chips 14mm 8
`

/** Messages of the company with boxes, and what is added without a question: ⏎ ends a line, ⇥ a cell. */
export const surelyOrdered = `
ITEM QTY PRICE⏎Halloumi 2.00⏎Mint 4.00 => 
ITEM QTY PRICE⏎Halloumi 1 kg 2.00 => 
ITEM QTY PRICE⏎Halloumi 6 x 1kg 2.00 => 
ITEM QTY PRICE⏎Halloumi 2 12.50⏎Mint 1 4.00 => 180895 2 box, 340686 1 box
ITEM QTY PRICE⏎Halloumi x2 £12.50⏎Mint 1 box 4.00 => 180895 2 box, 340686 1 box
2 penne / fusilli 3 halloumi => 
2 whole milk - skimmed 3 halloumi => 
2 halloumi - grated 3 penne => 
2 penne and mint 3 halloumi => 101606 2 box, 180895 3 box
Product⇥Qty⇥⇥Product⇥Qty⏎Halloumi⇥2⇥⇥Penne⇥1⏎Mint⇥1⇥⇥Ayran⇥2 => 180895 2 box, 101606 1 box, 340686 1 box, 740580 2 box
Product⇥Qty⇥Product⇥Qty⇥Product⇥Qty⏎Halloumi⇥2⇥Penne⇥1⇥Mint⇥1⏎Ayran⇥2 => 180895 2 box, 101606 1 box, 340686 1 box, 740580 2 box
Code⇥Qty⇥Code⇥Qty⏎180895⇥2⇥101606⇥1⏎340686⇥1⇥740580⇥2 => 180895 2 box, 101606 1 box, 340686 1 box, 740580 2 box
Product⇥Qty⇥Price⇥Product⇥Qty⏎Halloumi⇥2⇥3.00⇥Penne⇥1⏎Mint⇥1⇥2.00⇥Ayran⇥2 => 
Product⇥Qty⇥Product⇥Qty⏎Halloumi⇥2⇥Penne⇥1⇥must be fresh⏎Mint⇥1⇥Ayran⇥2 => 180895 2 box, 340686 1 box, 740580 2 box
Item⇥Description⇥Qty⏎555555⇥Halloumi⇥2⏎555556⇥Mint⇥1 => 
Item⇥Description⇥Qty⏎1⇥Halloumi⇥2⏎2⇥Mint⇥1 => 180895 2 box, 340686 1 box
Item⇥Description⇥Qty⏎107⇥Halloumi⇥2⏎205⇥Mint⇥1 => 180895 2 box, 340686 1 box
penne 2⏎halloumi 3⏎sorry not penne 2 boxes, 2 bags => 180895 3 box
penne 2⏎mint 1⏎I meant bags of penne => 340686 1 box
penne 2⏎halloumi 3⏎the penne is bags not boxes => 180895 3 box
penne 2⏎halloumi 3⏎penne to worki nie kartony => 180895 3 box
penne 2⏎halloumi 3⏎penne koli değil paket => 180895 3 box
penne 2⏎halloumi 3⏎bags not boxes => 
penne 2⏎halloumi 3⏎please do not leave boxes outside => 101606 2 box, 180895 3 box
Product        Stock  Order⏎Mint           4      2⏎Penne                 1⏎Meltemia Halloumi   3⏎Ayran          4      2 => 340686 2 box, 101606 1 box, 740580 2 box
Can you get this to us by 8?⏎2 halloumi => 180895 2 box
Can you get it here for 7.30?⏎2 halloumi => 180895 2 box
penne 2⏎halloumi 3⏎penne isn't boxes, bags => 180895 3 box
`

/** Orders of the company of which no line may be lost, even if it must be asked. */
export const readAtLeast = `
Can you get that halloumi 2 boxes please? => halloumi 2 boxes
Product⇥Qty⇥Price⇥Product⇥Qty⏎Halloumi⇥2⇥3.00⇥Penne⇥1 => Halloumi, Penne
Product        Stock  Order⏎Mint           4      2⏎Meltemia Halloumi   3 => Mint, Halloumi
Product⇥Qty⇥Product⇥Qty⏎Halloumi⇥2⇥Penne⇥1⇥must be fresh => fresh
`
