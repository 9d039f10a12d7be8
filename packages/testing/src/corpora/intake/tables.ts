/** Orders as tables and lists with prices, numbers and page heads. The form is that of `chats`. */
export const tables = `
## Pipes
| Product | Qty | Price |
|---------|-----|-------|
| Halloumi 225g | 4 | 3.20 |
| Double cream 2L | 6 | 5.10 |
=>
Halloumi 225g 4 3.20
Double cream 2L 6 5.10
## Columns by spaces
Product                Qty    Price
Halloumi 225g            4     3.20
Double cream 2L          6     5.10
=>
Halloumi 225g 4 3.20
Double cream 2L 6 5.10
## Columns by tabs inside a message
Hello,
Order for Monday please:
Product\tSize\tCases
Cola Can\t24 x 330ml\t4
Still Water\t12 x 1.5L\t3
Regards
Asha Rahman
07700 900457
=>
Cola Can 24 x 330ml 4
Still Water 12 x 1.5L 3
## Singles and cases
Product\tSingles\tCases
Halloumi 225g\t4\t
Double cream 2L\t\t2
=>
Halloumi 225g 4
Double cream 2L 2
## Row numbers
No\tProduct\tQty
1\tHalloumi 225g\t4
2\tDouble cream 2L\t6
=>
1 Halloumi 225g 4
2 Double cream 2L 6
## Row numbers without a heading
1\tHalloumi 225g\t4
2\tDouble cream 2L\t6
3\tBrie\t2
=>
1 Halloumi 225g 4
2 Double cream 2L 6
3 Brie 2
## A comma in a name
1. Tomatoes, chopped 2.5kg x 6
2. Chicken thighs, boneless 5kg x 2
=>
Tomatoes, chopped 2.5kg x 6
Chicken thighs, boneless 5kg x 2
## A comma in a cell
Product\tQty
Tomatoes, chopped 2.5kg\t6
Onions, brown 20kg\t1
=>
Tomatoes, chopped 2.5kg 6
Onions, brown 20kg 1
## Prices, net and VAT
Product\tQty\tPrice\tVAT\tTotal
Halloumi 225g\t4\t3.20\t0.00\t12.80
Double cream 2L\t6\t5.10\t0.00\t30.60
Total\t\t\t\t43.40
=>
Halloumi 225g 4 3.20 0.00 12.80
Double cream 2L 6 5.10 0.00 30.60
## A total below a list
2 halloumi £12.80
6 double cream 2L £30.60
Subtotal 43.40
VAT 8.68
Total: 52.08
=>
2 halloumi
6 double cream 2L
## A price behind an at sign
halloumi @ 3.20
6 double cream 2L @ £5.10 each
=>
halloumi
6 double cream 2L
## A price with thousands
2 fryers £1,234.50
=>
2 fryers
## A price in brackets
2 halloumi (£12.80)
2 brie (5.10 each)
=>
2 halloumi
2 brie
## A price behind a word
halloumi 4 price 3.20
=>
halloumi 4
## Prices in Polish
mleko 2L 6 szt. po 12,50 zł
ser gouda 3 kg, cena 24,90
Razem: 99,80 zł
=>
mleko 2L 6 szt.
ser gouda 3 kg
## Prices in Turkish
süt 2L 6 adet 45,50 TL
peynir 3 kg, fiyat 240
Toplam 99,80
=>
süt 2L 6 adet
peynir 3 kg
## Columns in Polish
Lp.\tNazwa\tIlość\tCena
1\tMleko 2L\t6\t12,50
2\tSer gouda\t3\t24,90
=>
1 Mleko 2L 6 12,50
2 Ser gouda 3 24,90
## Columns in Turkish
Sıra\tÜrün\tAdet\tFiyat
1\tSüt 2L\t6\t45,50
2\tPeynir\t3\t240
=>
1 Süt 2L 6 45,50
2 Peynir 3 240
## Pieces and boxes in Polish
Nazwa\tSzt\tKartony
Mleko 2L\t6\t
Ser gouda\t\t3
=>
Mleko 2L 6
Ser gouda 3
## Pieces and boxes in Turkish
Ürün\tAdet\tKoli
Süt 2L\t6\t
Peynir\t\t3
=>
Süt 2L 6
Peynir 3
## A page head and foot
Lantern Street Kitchen Ltd
Order form
Page 1 of 2
2 halloumi
6 double cream 2L
Page 2 of 2
Continued overleaf
4 brie
=>
2 halloumi
6 double cream 2L
4 brie
## A page head in Polish
Zamówienie nr 100398
Strona 1 z 2
2 kartony mleka
=>
2 kartony mleka
## A page head in Turkish
Sipariş no: 100398
Sayfa 1/2
2 koli süt
=>
2 koli süt
## Headings of departments
DAIRY
2 halloumi
6 double cream 2L

FROZEN:
3 boxes peas
=>
2 halloumi
6 double cream 2L
3 boxes peas
## A list number with brackets
1) 2 halloumi
2) 6 double cream 2L
3) 4 brie
=>
2 halloumi
6 double cream 2L
4 brie
## A date is no quantity
For 27/11/2026:
2 halloumi
Order for Sat 28 Nov
=>
2 halloumi
## A time is no quantity
2 halloumi
deliver before 10am
needed by 7:30
=>
2 halloumi
## An address is no order
Deliver to: 14 Lantern Street, London NW1 8QX
2 halloumi
=>
2 halloumi
## VAT and company numbers
VAT GB123456789
Company no. 01234567
2 halloumi
=>
2 halloumi
## A name with a dash
Mr Danny Okafor - 07700 900456
2 halloumi
=>
2 halloumi
`
