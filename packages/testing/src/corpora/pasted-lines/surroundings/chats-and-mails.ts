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
<html><body><p><s>2 coriander</s></p><p>1 basil</p></body></html> => basil 1
<html><body><p>3 halloumi</p><p><strike>2 coriander</strike></p></body></html> => halloumi 3
<html><body><p><span style="color:red; text-decoration:line-through">2 kolendra</span></p><p>1 bazylia</p></body></html> => basil 1
<html><body><div style='text-decoration-line: line-through'>2 kişniş</div><div>1 fesleğen</div></body></html> => basil 1
<html><body><table><tr><td>Product</td><td>Qty</td></tr><tr><td><del>Coriander</del></td><td><del>2</del></td></tr><tr><td>Basil</td><td>1</td></tr></table></body></html> => basil 1
<html><body><table><tr><td>Ürün</td><td>Miktar</td></tr><tr><td>Fesleğen</td><td><s>3</s> 1</td></tr><tr><td>Kişniş</td><td>2</td></tr></table></body></html> => coriander 2
`
