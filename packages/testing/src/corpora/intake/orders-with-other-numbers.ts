/** Orders with numbers that nobody orders: addresses, days, references, totals and prices. The form is that of `chats`. */
export const ordersWithOtherNumbers = String.raw`
## A postcode and an address behind the order
2 halloumi
3 brie
Deliver to Unit 4, 15 Mill Lane, M1 2AB
=>
2 halloumi
3 brie
## A delivery wish with a time window
2 halloumi
Delivery between 7 and 9am please
=>
2 halloumi
## A delivery wish with a date
Please deliver on 28/11
2 halloumi
=>
2 halloumi
## A delivery date in words
2 halloumi
for delivery Monday 30th November
=>
2 halloumi
## A delivery day in Polish
Proszę o dostawę na 28.11 przed 10:00
2 kartony mleka
=>
2 kartony mleka
## A delivery wish in Polish
2 kartony mleka
dostawa między 7 a 9
=>
2 kartony mleka
## A delivery wish in Turkish
2 koli süt
teslimat 28.11 saat 10'dan önce
=>
2 koli süt
## A delivery day in Turkish
28 Kasım Cumartesi için
2 koli süt
=>
2 koli süt
## A purchase order in the line above
Our PO: 4500123456
2 halloumi
=>
2 halloumi
## Order reference behind a hash
Order ref: ABC-100398
2 halloumi
=>
2 halloumi
## An order number in words
This is order number 100398 for Friday
2 halloumi
=>
2 halloumi
## An order number in Polish
Zamówienie nr 2026/11/398
2 kartony mleka
=>
2 kartony mleka
## Account and customer in one line
Acc: 100217 / Trattoria Da Marco
2 halloumi
=>
2 halloumi
## A page head with company and telephone
TRATTORIA DA MARCO
Order sheet - week 48
Tel 0113 496 0123
2 halloumi
3 brie
=>
2 halloumi
3 brie
## A page foot
2 halloumi
3 brie
Page 1/2
Printed 27/11/2026 18:02
=>
2 halloumi
3 brie
## A count at the end
2 halloumi
3 brie
Total items: 5
Total lines: 2
=>
2 halloumi
3 brie
## A count in Polish
2 kartony mleka
Razem pozycji: 1
=>
2 kartony mleka
## A count in Turkish
2 koli süt
Toplam: 2 koli
=>
2 koli süt
## A price for each
2 halloumi 3.20 each
3 brie at 4.10
=>
2 halloumi
3 brie
## A price before the name
£3.20 halloumi x 2
=>
halloumi x 2
## A price in Polish without a sign
2 kartony mleka po 12,50
=>
2 kartony mleka
## A price in Turkish with a sign
2 koli süt ₺450
3 koli ayran 320₺
=>
2 koli süt
3 koli ayran
## A VAT line in Polish
2 kartony mleka
VAT 5%: 2,10 zł
Do zapłaty: 44,10 zł
=>
2 kartony mleka
## A VAT line in Turkish
2 koli süt
KDV %1: 9,00
Genel Toplam: 909,00 TL
=>
2 koli süt
## A loyalty card and a door code
2 halloumi
Gate code 4471
=>
2 halloumi
## A number for questions
2 halloumi
any problems ring Marco 07700900456
=>
2 halloumi
## A bank account
2 halloumi
Sort code 12-34-56 Account 12345678
=>
2 halloumi
## A room and a floor
2 halloumi
3rd floor kitchen, room 12
=>
2 halloumi
## Number of guests
We have 120 covers on Saturday
2 halloumi
=>
2 halloumi
`
