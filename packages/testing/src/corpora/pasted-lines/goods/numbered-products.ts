/**
 * Products whose names contain number words, refusals and kinds, added to the demo range for matching pasted lines: code, name, pack,
 * pieces in a box (empty if it has no box, `kg` if it is sold by weight), how it is sold (1 pieces, 2 boxes, 3 both), and a barcode.
 */
export const numberedProducts = `
BG001 | Testbrand Orange Squash | 12 x 1L | 12 | 3 | 5012345678900
BG002 | Testbrand Lemon Squash | 6 x 2L | 6 | 3 | 0036000291452
BG003 | Testbrand Cheddar Block | 1 x 5kg | kg | 2 | 2112345000005
BG004 | Testbrand Vat Five | each | - | 1 | 96385074
bg001 | Lowercase Twin of BG001 | each | - | 1 |
NW01 | Seven Hills Ketchup | 6 x 500ml | 6 | 3 |
NW02 | Three Bears Porridge Oats | 10 x 1kg | 10 | 3 |
NW03 | Half Fat Orchard Cream | 6 x 1L | 6 | 3 |
NW04 | Hundred Acre Honey | 6 x 340g | 6 | 3 |
NW05 | Orchard Pie Twelve | each | - | 1 |
NW06 | No Added Sugar Cordial | 6 x 1L | 6 | 3 |
NW07 | Zero Cola Testpop | 24 x 330ml | 24 | 3 |
NW08 | Trio Biscuit Bars Double | 36 pack | 36 | 3 |
NW09 | Cinq Epices Moulues | 6 x 50g | 6 | 3 |
NW10 | 2 Amigos Salsa | 6 x 300g | 6 | 3 |
NW11 | Testpop Five Alive Juice | 12 x 1L | 12 | 3 |
`
