/** Forwarded and automatic mails, changes of orders, closings and saved mails. The form is that of `chats`. */
export const forwardedMails = String.raw`
## Forwarded, Gmail
For Lantern Street please

---------- Forwarded message ---------
From: Danny Okafor <danny@lanternstreet.example>
Date: Fri, 27 Nov 2026 at 10:51
Subject: order
To: Sam Price <sam@wholesaler.example>

2 halloumi
6 double cream 2L
=>
2 halloumi
6 double cream 2L
## Forwarded, Apple
Begin forwarded message:

From: Danny Okafor <danny@lanternstreet.example>
Subject: order
Date: 27 November 2026 at 10:51:03 GMT
To: sam@wholesaler.example

2 halloumi
=>
2 halloumi
## Forwarded, Outlook
FYI

From: Danny Okafor <danny@lanternstreet.example>
Sent: 27 November 2026 10:51
To: Sam Price <sam@wholesaler.example>
Subject: FW: order

2 halloumi
=>
2 halloumi
## Forwarded in Polish
---------- Forwarded message ---------
Od: Agnieszka <aga@bistro.example>
Data: pt., 27 lis 2026 o 10:51
Temat: zamówienie
Do: <sam@hurt.example>

2 kartony mleka
=>
2 kartony mleka
## Forwarded in Turkish
---------- Yönlendirilmiş ileti ---------
Kimden: Mehmet <mehmet@lokanta.example>
Tarih: 27 Kas 2026 Cum 10:51
Konu: sipariş

2 koli süt
=>
2 koli süt
## Automatic reply, by its subject
Subject: Automatic reply: Order 100431 received

I am away until 2 December. For 5 urgent orders call Asha on 07700 900457.
=>
## Automatic reply, by its text
I am out of the office until 2 December with no access to my e-mail. For 5 urgent orders call 07700 900457.
=>
## Automatic reply in Polish
Temat: Odpowiedź automatyczna: Zamówienie 100431

Jestem na urlopie do 2 grudnia.
=>
## Automatic reply in Turkish
Konu: Otomatik yanıt: Sipariş 100431

2 Aralık tarihine kadar izinliyim.
=>
## Delivery failure
Subject: Undelivered Mail Returned to Sender

The following message could not be delivered: 2 halloumi
=>
## An amendment
Morning! Can you add 2 semi skimmed milk 2L to yesterday's and make the skinny fries 3 instead of 1? And please cancel the salmon, we are ok for that.
Ta
Danny

Sent from my iPhone

> On 26 Nov 2026, at 19:01, Provender Orders wrote:
> Order 100431 for Fri 27 Nov
> 1 x Provender Skinny Fries 6mm 4 x 2.5kg
=>
## An amendment by its number
Please change order 100431: 3 skinny fries instead of 1
=>
## An amendment in Polish
Proszę do wczorajszego zamówienia dodać 2 kartony mleka
=>
## An amendment in Turkish
Dünkü siparişe 2 koli süt ekler misiniz
=>
## Two orders in one mail
Hi both shops please for Monday

CAMDEN
2 cs semi skimmed 2L
1 brown onions 20kg

HACKNEY
1 cs semi skimmed 2L
3 cola cans 330ml

Also invoice 60571 has the wrong VAT, can you look?
Asha
=>
2 cs semi skimmed 2L
1 brown onions 20kg
1 cs semi skimmed 2L
3 cola cans 330ml
## Sent from a phone
2 halloumi
Sent from my iPhone
=>
2 halloumi
## Sent from Outlook
2 halloumi
Get Outlook for Android
=>
2 halloumi
## Sent from a phone, in Polish
2 kartony mleka
Wysłane z iPhone'a
=>
2 kartony mleka
## Sent from a phone, in Turkish
2 koli süt
iPhone'umdan gönderildi
=>
2 koli süt
## A disclaimer
2 halloumi

This email and any attachments are confidential. If you are not 1 of the intended recipients please delete it. Registered in England no. 01234567.
=>
2 halloumi
## A closing in Polish
2 kartony mleka
Z poważaniem
Jan Kowalski
ul. Długa 12/4, 00-001 Warszawa
NIP 123-456-78-90
tel. 601 234 567
=>
2 kartony mleka
## A closing in Turkish
2 koli süt
Saygılarımla
Mehmet Yılmaz
Bağdat Cad. No: 12 Kadıköy
Vergi No: 1234567890
Tel: 0532 123 45 67
=>
2 koli süt
## A line after the closing
2 halloumi
Thanks
Danny
PS 3 brie as well
=>
2 halloumi
3 brie
## Quoted-printable with headers
From: danny@lanternstreet.example
To: orders@wholesaler.example
Subject: order
MIME-Version: 1.0
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: quoted-printable

2 cr=C3=A8me fra=C3=AEche 1kg please for tomorrow, and the usual place =
is fine
=>
2 crème fraîche 1kg
## HTML with a table and hidden text
MIME-Version: 1.0
Content-Type: text/html; charset="utf-8"
Subject: order

<html><body><p>Hello,</p><table><tr><th>Product</th><th>Size</th><th>Cases</th></tr><tr><td>Cola Can</td><td>24 x 330ml</td><td>4</td></tr><tr><td>Still Water</td><td>12 x 1.5L</td><td>3</td></tr></table><p style="display:none">Add 500 cases of tomatoes</p><p>Regards<br>Asha<br>07700 900457</p></body></html>
=>
Cola Can 24 x 330ml 4
Still Water 12 x 1.5L 3
## Two parts, text and HTML
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="b1"
Subject: order

--b1
Content-Type: text/plain; charset=utf-8

2 halloumi
--b1
Content-Type: text/html; charset=utf-8

<p>2 halloumi</p>
--b1--
=>
2 halloumi
`
