/** Tables with cells and columns beside the quantity. The lines behind the arrow are sure. ⏎ and ⇥ stand for a line end and a tab. */
export const tables = `
Item⇥Qty⇥Notes⏎Coriander⇥3⇥cancelled⏎Basil⇥2⇥ => basil 2
Item⇥Qty⇥Status⏎Coriander⇥3⇥Out of stock⏎Basil⇥2⇥OK => basil 2
Item⇥Qty⇥Comment⏎Coriander⇥3⇥do not send⏎Basil⇥2⇥ => basil 2
Item⇥Qty⇥Comment⏎Coriander⇥3⇥half box only⏎Basil⇥2⇥ => basil 2
Item⇥Qty⇥Comment⏎Coriander⇥3⇥maybe⏎Basil⇥2⇥ => basil 2
Ürün⇥Adet⇥Not⏎Coriander⇥3⇥iptal => 
Nazwa⇥Ilość⇥Uwagi⏎Coriander⇥3⇥anulowane => 
Item⇥Qty⇥Supplied⏎Coriander⇥2⇥0⏎Basil⇥2⇥2 => 
Halloumi⇥2⇥no⏎Coriander⇥3⇥ => coriander 3
Item⇥Mon⇥Wed⇥Fri⏎Halloumi⇥2⇥3⇥1⏎Coriander⇥⇥4⇥ => 
Item⇥Shop 1⇥Shop 2⏎Coriander⇥2⇥3⏎Basil⇥⇥2 => 
Ürün⇥Pzt⇥Çar⏎Coriander⇥2⇥3 => 
Nazwa⇥Pn⇥Śr⇥Pt⏎Coriander⇥2⇥3⇥1 => 
Product⇥On hand⇥Par⏎Coriander⇥2⇥5 => 
Product⇥Used⏎Coriander⇥2 => 
Product⇥Waste⏎Coriander⇥2 => 
Product⇥Sold⏎Coriander⇥2 => 
Product⇥Returned⏎Coriander⇥2 => 
Product⇥Stock⏎Coriander⇥2 => 
Product⇥Qty⏎Coriander⇥2 => coriander 2
Product⇥Category⇥Qty⏎Coriander⇥Herbs⇥2⏎Basil⇥Herbs⇥2 => coriander 2, basil 2
Coriander⇥2⏎Basil⇥2 => coriander 2, basil 2
Code⇥Product⇥Qty⇥Price⏎340661⇥Coriander⇥2⇥7.50 => coriander 2
Product⇥Stock⇥Order⏎Coriander⇥5⇥2 => coriander 2
`
