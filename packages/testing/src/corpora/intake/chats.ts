/**
 * Orders copied or exported from chats. Each case is a name after `##`, the text, and after `=>` the lines that it orders.
 * `\u202f` is the narrow space that phones write before AM, `\u200e` the mark before the clock of an export.
 */
export const chats = `
## WhatsApp, phone export in Britain
27/11/2026, 18:01 - Messages and calls are end-to-end encrypted. No one outside of this chat can read or listen to them.
27/11/2026, 18:02 - Pat Quill: 2 orange squash
27/11/2026, 18:02 - Pat Quill: 5kg cheddar block
=>
2 orange squash
5kg cheddar block
## WhatsApp, iPhone export with seconds
[27/11/2026, 18:01:22] Pat Quill: 2 orange squash
[27/11/2026, 18:02:01] Pat Quill: 5kg cheddar block
=>
2 orange squash
5kg cheddar block
## WhatsApp, iPhone export with a mark before the bracket
\u200e[27/11/2026, 18:01:22] Pat Quill: \u200eimage omitted
\u200e[27/11/2026, 18:02:01] Pat Quill: 3 boxes penne 3kg
=>
3 boxes penne 3kg
## WhatsApp, American clock
[11/27/26, 6:01:22\u202fPM] Pat: 2 orange squash
[11/27/26, 6:02:40\u202fPM] Pat: 4 x mayo 5L
=>
2 orange squash
4 x mayo 5L
## WhatsApp, American phone with a dash
11/27/26, 6:01 PM - Pat: 2 orange squash
11/27/26, 6:02 PM - Pat: 4 x mayo 5L
=>
2 orange squash
4 x mayo 5L
## WhatsApp, am in small letters
27/11/2026, 9:04 am - Pat: 2 orange squash
27/11/2026, 9:05\u202fam - Pat: 1 lemons
=>
2 orange squash
1 lemons
## WhatsApp, sender is a telephone number
[27/11/2026, 18:01:22] +44 7700 900456: 2 orange squash
[27/11/2026, 18:02:01] +44 7700 900456: 5kg cheddar block
=>
2 orange squash
5kg cheddar block
## WhatsApp, sender is a number in special marks
[27/11/2026, 18:01:22] \u202a+44 7700 900456\u202c: 2 orange squash
[27/11/2026, 18:01:52] ~\u202fDanny: 2 lemonade
=>
2 orange squash
2 lemonade
## WhatsApp, number without a plus
27/11/2026, 18:02 - 07700 900456: 2 orange squash
=>
2 orange squash
## WhatsApp, copied on the desktop
[18:02, 27/11/2026] Pat Quill: 2 orange squash
[18:03, 27/11/2026] Pat Quill: 1 box lemons
=>
2 orange squash
1 box lemons
## WhatsApp, desktop in America
[6:02 PM, 11/27/2026] Pat Quill: 2 orange squash
[6:03 PM, 11/27/2026] Pat Quill: 1 box lemons
=>
2 orange squash
1 box lemons
## WhatsApp, ISO date
[2026-11-27, 18:01:22] Pat: 2 orange squash
2026-11-27, 18:02 - Pat: 1 box lemons
=>
2 orange squash
1 box lemons
## WhatsApp, a message of several lines
[27/11/2026, 18:01:22] Pat Quill: Hi, order for tomorrow
2 orange squash
5kg cheddar block
[27/11/2026, 18:03:10] Pat Quill: plus 1 blue roll
=>
2 orange squash
5kg cheddar block
1 blue roll
## WhatsApp, edited and deleted messages
[27/11/2026, 18:01:22] Pat: This message was deleted
[27/11/2026, 18:02:01] Pat: 5kg cheddar block <This message was edited>
[27/11/2026, 18:02:41] Pat: You deleted this message.
=>
5kg cheddar block
## WhatsApp, media and calls
27/11/2026, 18:02 - Pat: <Media omitted>
27/11/2026, 18:02 - Pat: IMG-20261127-WA0003.jpg (file attached)
27/11/2026, 18:03 - Pat: Missed voice call
27/11/2026, 18:04 - Pat: 6 brie
=>
6 brie
## WhatsApp, the wholesaler answers in between
[26/11/2026, 18:44:31] Danny: 4 plum toms 2.5kg
[26/11/2026, 18:45:12] Pat Provender: ok got it
[26/11/2026, 18:45:40] Danny: 1 brown onions 20kg
[26/11/2026, 18:45:59] Pat Provender: thats it?
[26/11/2026, 18:46:55] Danny: thats it cheers 👍
=>
4 plum toms 2.5kg
1 brown onions 20kg
## WhatsApp, a refusal by the wholesaler and another size
[26/11/2026, 18:44:50] Danny: 2 basmati 10kg
[26/11/2026, 18:45:12] Pat Provender: no basmati 10kg till monday, want the 5kg?
[26/11/2026, 18:45:40] Danny: ok 4 of the 5kg then
=>
basmati 4 of the 5kg
## WhatsApp, two cooks order in one group
[26/11/2026, 18:44:50] Danny: 2 basmati 10kg
[26/11/2026, 18:45:12] Asha: and 3 boxes limes
=>
2 basmati 10kg
3 boxes limes
## WhatsApp in Polish
27.11.2026, 18:01 - Wiadomości i połączenia są w pełni szyfrowane. Nikt spoza tego czatu nie może ich odczytać ani odsłuchać.
27.11.2026, 18:02 - Agnieszka: 2 kartony mleka
27.11.2026, 18:03 - Agnieszka: 5 kg sera gouda
27.11.2026, 18:03 - Agnieszka: <pominięto multimedia>
=>
2 kartony mleka
5 kg sera gouda
## WhatsApp in Polish, iPhone
[27.11.2026, 18:01:22] Agnieszka: 3 worki ziemniaków
[27.11.2026, 18:01:40] +48 601 234 567: 10 szt. masła
=>
3 worki ziemniaków
10 szt. masła
## WhatsApp in Turkish
27.11.2026 18:01 - Mesajlar ve aramalar uçtan uca şifrelidir. Bu sohbetin dışındaki hiç kimse bunları okuyamaz veya dinleyemez.
27.11.2026 18:02 - Mehmet Usta: 2 koli kola kutu 330ml
27.11.2026 18:03 - Mehmet Usta: <Medya dahil edilmedi>
27.11.2026 18:04 - Mehmet Usta: 3 çuval un
=>
2 koli kola kutu 330ml
3 çuval un
## WhatsApp in Turkish, iPhone
[27.11.2026 18:01:22] +90 532 123 45 67: 2 koli kola
[27.11.2026 18:02:07] Mehmet: 5 kg beyaz peynir
=>
2 koli kola
5 kg beyaz peynir
## WhatsApp in Turkish, morning
[27.11.2026, ÖÖ 9:01:22] Mehmet: 2 koli kola
[27.11.2026, ÖS 6:01:22] Mehmet: 4 adet limon
=>
2 koli kola
4 adet limon
`
