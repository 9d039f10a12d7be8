/** Chats, text messages and tables in further forms. The form is that of `chats`. */
export const chatsWrittenLater = `
## WhatsApp, iPhone, twelve hours with a narrow space
[27/11/2026, 6:01:22\u202fpm] Chef Marco: 2 orange squash
[27/11/2026, 6:02:40\u202fpm] Chef Marco: 5kg cheddar block
=>
2 orange squash
5kg cheddar block
## WhatsApp, Android, twelve hours with a narrow space
27/11/2026, 6:01\u202fpm - Chef Marco: 2 orange squash
27/11/2026, 6:02\u202fp.m. - Chef Marco: 1 blue roll
=>
2 orange squash
1 blue roll
## WhatsApp, short American date
[11/7/26, 9:05:03\u202fAM] Chef Marco: 3 brie
=>
3 brie
## WhatsApp, dots and dash
27.11.26, 18:02 - Chef Marco: 3 brie
=>
3 brie
## WhatsApp, sender with an emoji and a number
[27/11/2026, 18:02:40] Marco 🍕 Pizzeria 24: 3 brie
=>
3 brie
## WhatsApp, sender with a dash and a site
27/11/2026, 18:02 - Marco (Soho): 3 brie
27/11/2026, 18:02 - Marco (Soho): 2 blue roll
=>
3 brie
2 blue roll
## WhatsApp, dots in the clock
27/11/2026 18.02 - Marco: 3 brie
=>
3 brie
## WhatsApp, group notices
27/11/2026, 18:00 - Marco created group "Orders 2026"
27/11/2026, 18:00 - Marco added you
27/11/2026, 18:01 - +44 7700 900456 joined using this group's invite link
27/11/2026, 18:02 - Marco: 3 brie
27/11/2026, 18:03 - Marco changed the group description
=>
3 brie
## WhatsApp, poll, location and contact
[27/11/2026, 18:01:22] Marco: Location: https://maps.google.com/?q=51.50,-0.12
[27/11/2026, 18:01:40] Marco: Contact card omitted
[27/11/2026, 18:02:40] Marco: 3 brie
=>
3 brie
## WhatsApp, reply to a quoted message
[27/11/2026, 18:02:40] Marco: 3 brie
[27/11/2026, 18:03:10] Marco: sorry 4 brie
=>
3 brie
4 brie
## WhatsApp, deleted and edited in Polish
[27.11.2026, 18:02:40] Ola: Ta wiadomość została usunięta
[27.11.2026, 18:03:10] Ola: 3 brie <Wiadomość edytowana>
=>
3 brie
## WhatsApp, deleted and missing pictures in Turkish
[27.11.2026 18:02:40] Ayşe: Bu mesaj silindi
[27.11.2026 18:02:50] Ayşe: görüntü dahil edilmedi
[27.11.2026 18:03:10] Ayşe: 3 koli limon
=>
3 koli limon
## WhatsApp, Polish twelve o'clock
27.11.2026, 08:02 - Kuchnia Pod Lipą: 3 worki mąki
27.11.2026, 08:03 - Kuchnia Pod Lipą: 10 szt masła
=>
3 worki mąki
10 szt masła
## Telegram, sender and clock in one line
Marco Rossi, [27.11.26 18:02]
3 brie
2 blue roll

Marco Rossi, [27.11.26 18:05]
1 lemons
=>
3 brie
2 blue roll
1 lemons
## Telegram, forwarded with a date
Forwarded from Marco Rossi at 27.11.2026 18:02
3 brie
=>
3 brie
## Telegram, twelve hours
Marco Rossi, [Nov 27, 2026 at 6:02:11 PM]:
3 brie
=>
3 brie
## Signal, text export
[2026-11-27 18:02] Marco: 3 brie
[2026-11-27 18:03] Me: thanks
=>
3 brie
## Signal, phone number as sender
+447700900456 (2026-11-27 18:02:11): 3 brie
+447700900456 (2026-11-27 18:02:40): 2 blue roll
=>
3 brie
2 blue roll
## SMS, sender and clock in brackets
Marco (27/11/2026 18:02): 3 brie
Marco (27/11/2026 18:03): 2 blue roll
=>
3 brie
2 blue roll
## SMS, clock below
3 brie
2 blue roll
18:02
=>
3 brie
2 blue roll
## SMS, received from a gateway
SMS from +447700900456 received 27/11/2026 18:02:
3 brie
=>
3 brie
## SMS, short with a tail
3 brie, 2 blue roll & 1 lemons asap pls. Marco Soho
=>
3 brie
2 blue roll
1 lemons
## Viber, export
[27/11/2026 18:02:11] Marco: 3 brie
[27/11/2026 18:03:40] Marco: 2 blue roll
=>
3 brie
2 blue roll
## Viber, with the telephone
27/11/2026,18:02:11,Marco,+447700900456,3 brie
=>
3 brie
## Messenger, desktop copy
Marco Rossi
Marco Rossi
3 brie
6:02 PM
Marco Rossi
2 blue roll
6:03 PM
Enter
=>
3 brie
2 blue roll
## Messenger, with replies
Marco replied to you
3 brie
You replied to Marco
=>
3 brie
## Instagram and Messenger, reactions
3 brie
Liked a message
❤️ 1
=>
3 brie
## Signs of food are no reactions
3 brie
🥚 12
👍 2
=>
3 brie
🥚 12
## A product twice, and no sender
18:01
Basmati
Basmati
18:03
2 blue roll
=>
Basmati
Basmati
2 blue roll
## A product three times, and no sender
18:01
Chips
Chips
Chips
2 blue roll
=>
Chips
Chips
Chips
2 blue roll
## iMessage, copied
Marco, Fri 27 Nov at 18:02
3 brie
2 blue roll
=>
3 brie
2 blue roll
## Google Chat
Marco Rossi, 18:02
3 brie
Marco Rossi, 18:04
2 blue roll
=>
3 brie
2 blue roll
## Discord
Marco — 27/11/2026 18:02
3 brie
Marco — Today at 18:05
2 blue roll
=>
3 brie
2 blue roll
## A table with code, singles, cases, price, VAT and total
Code\tDescription\tSingles\tCases\tPrice\tVAT\tTotal
100005\tChopped Tomatoes 12 x 400g\t\t2\t9.80\t0%\t19.60
180045\tSemi Skimmed Milk 6 x 2L\t4\t\t1.90\t0%\t7.60
\t\t\t\t\tTotal\t27.20
=>
100005 Chopped Tomatoes 12 x 400g 2 9.80 0% 19.60
180045 Semi Skimmed Milk 6 x 2L 4 1.90 0% 7.60
## A table with headings in capitals and signs
ITEM CODE\tITEM DESCRIPTION\tUNIT PRICE (£)\tQTY ORDERED\tLINE TOTAL (£)
100005\tChopped Tomatoes\t9.80\t2\t19.60
180045\tSemi Skimmed Milk\t11.40\t1\t11.40
=>
100005 Chopped Tomatoes 9.80 2 19.60
180045 Semi Skimmed Milk 11.40 1 11.40
## A table of pipes with headings in Polish
| Kod | Nazwa | J.m. | Ilość | Cena netto | VAT | Wartość |
|---|---|---|---|---|---|---|
| 100005 | Pomidory krojone | karton | 2 | 49,00 | 5% | 98,00 |
=>
100005 Pomidory krojone karton 2 49,00 5% 98,00
## A table with headings in Turkish
Stok Kodu\tÜrün Adı\tBirim\tMiktar\tBirim Fiyat\tKDV\tTutar
100005\tDomates konserve\tkoli\t2\t250,00\t%1\t500,00
=>
100005 Domates konserve koli 2 250,00 %1 500,00
## Columns by spaces with a total
Code     Description            Cases   Price    Total
100005   Chopped Tomatoes       2       9.80     19.60
180045   Semi Skimmed Milk      1       11.40    11.40
                                        Total:   31.00
=>
100005 Chopped Tomatoes 2 9.80 19.60
180045 Semi Skimmed Milk 1 11.40 11.40
## A file with commas
Code,Description,Qty,Price
100005,"Tomatoes, chopped",2,9.80
180045,Semi Skimmed Milk,1,11.40
=>
100005,"Tomatoes, chopped",2,9.80
180045,Semi Skimmed Milk,1,11.40
## A file with semicolons and decimal commas
Kod;Nazwa;Ilość;Cena
100005;Pomidory krojone;2;49,00
180045;Mleko 2L;1;57,00
=>
100005;Pomidory krojone;2;49,00
180045;Mleko 2L;1;57,00
`
