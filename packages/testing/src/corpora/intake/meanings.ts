/** Orders whose lines could be taken for dates, changes or remarks. The form is that of `chats`. */
export const ordersLikeRemarks = `
## A weekday before a quantity
Friday 2 halloumi boxes
na piątek 10 kartonów twarogu
cuma 2 koli ayran
Friday 2.5 kg beans
=>
2 halloumi boxes
10 kartonów twarogu
2 koli ayran
2.5 kg beans
## A weekday with its date
Friday 27
Friday 27th 2 boxes halloumi
Monday 27/11 please
=>
2 boxes halloumi
## A changed quantity among orders
2 coriander instead of 3 coriander
4 lemons
=>
2 coriander instead of 3 coriander
4 lemons
## A changed quantity among Polish orders
2 kartony śmietany zamiast 3
4 cytryny
=>
2 kartony śmietany zamiast 3
4 cytryny
## A changed quantity among Turkish orders
3 yerine 2 koli ayran
4 koli limon
=>
3 yerine 2 koli ayran
4 koli limon
## A changed quantity alone
Can you make that 2 coriander instead of 3
=>
## Another pack
2 boxes halloumi instead of 10 x 225g
=>
2 boxes halloumi instead of 10 x 225g
## Another code
500328 2 instead of 180895
=>
500328 2 instead of 180895
## The last order beside this one
Product,Last order,Order
Coriander,3,0
Halloumi,4,
Basil,4,2
=>
Basil,4,2
## The stock beside the order
Ürün;Stok;Sipariş
Kişniş;3;0
Hellim;4;
Fesleğen;4;2
=>
Fesleğen;4;2
## The usual number beside the order
Item,Usual,This week
Coriander,3,0
Halloumi,4,
Basil,4,2
=>
Basil,4,2
## An unknown column beside the order
Product,Shelf,Order
Coriander,3,0
Halloumi,4,
Basil,4,2
=>
Basil,4,2
## A code for no door
access code # 3 boxes crumpets
any problems call Dave 3 boxes crumpets
=>
access code # 3 boxes crumpets
any problems call Dave 3 boxes crumpets
## A number below its product
crumpets
2
=>
crumpets 2
## A number with a sign
3;coriander
3. basil
=>
3;coriander
3. basil
`
