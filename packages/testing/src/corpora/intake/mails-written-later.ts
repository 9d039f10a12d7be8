/** E-mails with further heads, quotes, signatures and numbers. The form is that of `chats`. */
export const mailsWrittenLater = String.raw`
## Quoted, Outlook in Polish
2 kartony mleka

Od: Hurtownia <zamowienia@hurt.example>
Wysłane: czwartek, 19 listopada 2026 17:02
Do: Ola <ola@bistro.example>
Temat: Zamówienie 100398

3 x Cola
=>
2 kartony mleka
## Quoted, Outlook in Polish with a day
2 kartony mleka
________________________________
Od: Hurtownia
Data: 19 listopada 2026 17:02
Do: Ola
Temat: RE: Zamówienie

3 x Cola
=>
2 kartony mleka
## Quoted, Outlook in Turkish
2 koli süt

Kimden: Toptan <siparis@toptan.example>
Gönderilme Tarihi: 19 Kasım 2026 Perşembe 17:02
Kime: Mehmet
Konu: Sipariş 100398

3 x Kola
=>
2 koli süt
## Quoted, Turkish Apple
2 koli süt

Toptan <siparis@toptan.example> şunları yazdı (19 Kas 2026 17:02):

> 3 x Kola
=>
2 koli süt
## Quoted, Turkish Thunderbird
2 koli süt
19.11.2026 17:02 tarihinde Toptan yazdı:
> 3 x Kola
=>
2 koli süt
## Quoted, Polish Yahoo
2 kartony mleka

W dniu czwartek, 19 listopada 2026 17:02:11 CET użytkownik Hurt napisał:
3 x Cola
=>
2 kartony mleka
## Quoted, Yahoo
2 halloumi

On Thursday 19 November 2026 at 17:02:11 GMT, Provender Orders <orders@wholesaler.example> wrote:

4 x Cola
=>
2 halloumi
## Quoted, Apple
2 halloumi

> On 19 Nov 2026, at 17:02, Provender Orders <orders@wholesaler.example> wrote:
>
> 4 x Cola
=>
2 halloumi
## Quoted, Outlook with stars
2 halloumi

*From:* Provender Orders
*Sent:* 19 November 2026 17:02
*To:* Danny
*Subject:* Your order 100398

4 x Cola
=>
2 halloumi
## Quoted, Thunderbird
2 halloumi
On 19/11/2026 17:02, Provender Orders wrote:
> 4 x Cola
=>
2 halloumi
## Quoted, date only
2 halloumi

2026-11-19 17:02 GMT+00:00 Provender Orders <orders@wholesaler.example>:
> 4 x Cola
=>
2 halloumi
## Signature with columns
2 halloumi
3 brie

Best,
Marco Rossi
Head Chef | Trattoria Da Marco
T: 020 7946 0112 | M: 07700 900456
12-14 High Street, Leeds LS1 4AP
=>
2 halloumi
3 brie
## Signature with a company in lines
2 halloumi

Marco Rossi
Trattoria Da Marco Ltd
Company No: 01234567
VAT Reg: GB 123456789
EORI: GB123456789000
=>
2 halloumi
## Signature with opening hours
2 halloumi

Thanks
Marco
Open Mon-Sat 9-17
=>
2 halloumi
## Signature in Polish with numbers
2 kartony mleka

Pozdrawiam serdecznie
Jan Nowak
Bistro Pod Lipą Sp. z o.o.
ul. Lipowa 7/3, 31-001 Kraków
NIP: 6762345678, REGON 123456789
tel. kom. 601-234-567
=>
2 kartony mleka
## Signature in Turkish with numbers
2 koli süt

İyi çalışmalar
Mehmet Yılmaz
Lokanta Yılmaz Ltd. Şti.
Atatürk Cad. No:15 D:3 34000 Beşiktaş
Tel: 0212 123 45 67 Fax: 0212 123 45 68
=>
2 koli süt
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
