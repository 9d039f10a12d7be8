export const mails = String.raw`
## Signature after two dashes
Hi Pat,

Please can I get for Friday:

double cream 2L x 6
red onions 5kg 2 bags
PO: LSK-2291

Many thanks,
Danny
--
Danny Okafor | Head Chef
Lantern Street Kitchen Ltd, 14 Lantern Street, London NW1 8QX
T 020 7946 0112 | M 07700 900456
Company no. 01234567. This e-mail is confidential.
=>
double cream 2L x 6
red onions 5kg 2 bags
## Signature without dashes
2 halloumi
6 double cream 2L

Kind regards,

Asha Rahman
Lantern Street Kitchen (Hackney)
14 Lantern Street, London NW1 8QX
Tel: 020 7946 0112
VAT no. GB 123 4567 89
=>
2 halloumi
6 double cream 2L
## Signature with social links
2 halloumi

Best wishes
Asha
m: +44 (0)7700 900457
e: asha@lanternstreet.example
www.lanternstreet.example
Follow us @lanternstreet
=>
2 halloumi
## Signature in one line
2 halloumi
6 double cream 2L
Thanks, Danny 07700 900456
=>
2 halloumi
6 double cream 2L
## A telephone number in the text
Call me on 020 7946 0112 if anything is missing.
2 halloumi
=>
2 halloumi
## A telephone number behind the product
2 halloumi (call 07700 900456)
=>
2 halloumi
## An order number in the text
My order no. 100398 arrived, thanks. Now please:
2 halloumi
=>
2 halloumi
## An order number with a sign
Re order #100398
2 halloumi
=>
2 halloumi
## An account number
Account 100112
2 halloumi
=>
2 halloumi
## Customer number and date at the top
Customer No: 100217
Date: 27/11/2026
Delivery date: 28/11/2026
2 halloumi
=>
2 halloumi
## A purchase order number
PO 100398
P.O. number: 100399
2 halloumi
=>
2 halloumi
## An invoice in a question
2 halloumi
Also invoice 60571 has the wrong VAT, can you look?
=>
2 halloumi
## Headers, text only
From: Danny Okafor <danny@lanternstreet.example>
To: orders@wholesaler.example
Cc: asha@lanternstreet.example
Subject: Order 27 November
Date: Fri, 27 Nov 2026 16:12:08 +0000

2 halloumi
=>
2 halloumi
## Headers in Polish
Od: Agnieszka <aga@bistro.example>
Wysłano: piątek, 27 listopada 2026 16:12
Do: zamowienia@hurt.example
Temat: Zamówienie 100398

2 kartony mleka
=>
2 kartony mleka
## Headers in Turkish
Kimden: Mehmet <mehmet@lokanta.example>
Gönderildi: 27 Kasım 2026 Cuma 16:12
Kime: siparis@toptan.example
Konu: Sipariş 100398

2 koli süt
=>
2 koli süt
## Quoted, Gmail
2 halloumi

On Thu, 19 Nov 2026 at 17:02, Provender Orders <orders@wholesaler.example> wrote:
> Thank you for your order 100398
> 2 x Hollins Whole Milk 6 x 2L   £28.90
> Total £41.30
=>
2 halloumi
## Quoted, attribution on two lines
2 halloumi

On Thu, 19 Nov 2026 at 17:02, Provender Orders <orders@wholesaler.example>
wrote:
> 2 x Hollins Whole Milk 6 x 2L
=>
2 halloumi
## Quoted, Outlook without signs
2 halloumi

________________________________
From: Provender Orders <orders@wholesaler.example>
Sent: 19 November 2026 17:02
To: Danny Okafor <danny@lanternstreet.example>
Subject: Your order 100398

Thank you for your order
2 x Hollins Whole Milk 6 x 2L £28.90
=>
2 halloumi
## Quoted, original message
2 halloumi

-----Original Message-----
From: Provender Orders
Sent: 19 November 2026 17:02
Thank you for your order 100398
4 x Fizzby Cola Can
=>
2 halloumi
## Quoted, Polish Gmail
2 kartony mleka

czw., 19 lis 2026 o 17:02 Hurt <zamowienia@hurt.example> napisał(a):
> 2 x Mleko 2L
=>
2 kartony mleka
## Quoted, Polish Thunderbird
2 kartony mleka
W dniu 19.11.2026 o 17:02, Hurt pisze:
> 2 x Mleko 2L
=>
2 kartony mleka
## Quoted, Polish Outlook
2 kartony mleka

-----Wiadomość oryginalna-----
Od: Hurt
Wysłano: 19 listopada 2026 17:02
4 x Cola
=>
2 kartony mleka
## Quoted, Polish Apple
2 kartony mleka

Wiadomość napisana przez Hurt <zamowienia@hurt.example> w dniu 19.11.2026, o godz. 17:02:

> 4 x Cola
=>
2 kartony mleka
## Quoted, Turkish Gmail
2 koli süt

Toptan <siparis@toptan.example>, 19 Kas 2026 Per, 17:02 tarihinde şunu yazdı:
> 4 x Kola
=>
2 koli süt
## Quoted, Turkish Outlook
2 koli süt

-----Özgün İleti-----
Kimden: Toptan
Gönderildi: 19 Kasım 2026 17:02
4 x Kola
=>
2 koli süt
## Quoted twice
2 halloumi
> ok thanks
>> 4 x cola
=>
2 halloumi
## Written between the quoted lines
> How many halloumi would you like?
2 halloumi
> And double cream 2L?
6 double cream 2L
=>
2 halloumi
6 double cream 2L
## A list with a sign of quotes
> 2 halloumi
> 6 double cream 2L
=>
2 halloumi
6 double cream 2L
`
