/** Messages of chats and mails. The lines behind the arrow are sure. ⏎ and ⇥ stand for a line end and a tab. */
export const chatsAndMails = `
[28/11, 09:01] Pat: 3 coriander => coriander 3
[28/11, 9:01 am] Pat: 3 coriander => coriander 3
[28.11, 09:01] Pat: 3 coriander => coriander 3
[28/11 09:01] Pat: 3 coriander => coriander 3
28/11, 09:01 - Pat: 3 coriander => coriander 3
[28.11, 09:01] Ola: 3 kolendra => coriander 3
[28.11 09:01] Ece: 3 kişniş => coriander 3
On Mon, Pat wrote:⏎> 2 basil⏎⏎3 coriander please => coriander 3
👍 to “3 coriander” => 
Reacted 👎 to “3 coriander” => 
`
