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
`
