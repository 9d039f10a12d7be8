/**
 * Products of well-known brands and codes with punctuation, added to the demo range for matching pasted
 * lines: code, name, pack, pieces in a box (empty if it has no box), and how it is sold (1 pieces, 2 boxes, 3
 * both). A price of `-` means no price.
 */
export const extraProducts = `
BG005 | 7UP Free 24 x 330ml Cans | 24 x 330ml | 24 | 3 | 7UP
BG006 | Coca-Cola Zero 24x330ml | 24 x 330ml | 24 | 3 | Coca-Cola
BG010 | HP Sauce Brown 4L | 2 x 4L | 2 | 3 | HP
BH001 | J2O Orange & Passion Fruit 275ml | 24 x 275ml | 24 | 3 | J2O
BH007 | Kit Kat Chunky 40g | 24 x 40g | 24 | 3 | Kit Kat
BH010 | PG Tips Pyramid 440s | 1 x 440 | - | 1 | PG Tips
X/12-A | Slash Coded Cloths | 1 x 10 | - | 1 |
NOR.0707-60 | Dotted Coded Foil | 1 x 75m | - | 1 |
AB-100/200 | Range Code Gloves | 1 | - | 1 |
12.345 | Decimal Code Lids | 1 | - | 1 |
BR200 | Fairy Original Washing Up Liquid 5L | 2 x 5L | 2 | 3 | Fairy
BR201 | Hellmann's Real Mayonnaise 10L | 1 x 10L | - | 1 | Hellmann's
BR202 | Lurpak Slightly Salted Butter 250g | 40 x 250g | 40 | 2 | Lurpak
BR203 | Andrex Classic Clean Toilet Tissue | 24 x 4 | 24 | 2 | Andrex
BR204 | Red Bull Energy Drink 250ml | 24 x 250ml | 24 | 3 | Red Bull
BR205 | Nutella Hazelnut Spread 3kg | 1 x 3kg | - | 1 | Nutella
BR206 | Domestos Original Bleach 750ml | 9 x 750ml | 9 | 3 | Domestos
BR207 | Philadelphia Original Soft Cheese 1.65kg | 4 x 1.65kg | 4 | 3 | Philadelphia
BR208 | Marmite Yeast Extract 600g | 6 x 600g | 6 | 2 | Marmite
BR209 | Pepsi Max 330ml | 24 x 330ml | 24 | 2 | Pepsi
BR210 | Bisto Gravy Granules 1.9kg | 4 x 1.9kg | 4 | 3 | Bisto
BR211 | Oxo Beef Stock Cubes | 1 x 60 | - | 1 | Oxo
BR300 | Catering Sponge Blocks Tray of 180 | 1 x 180 | - | 1 |
BR301 | Amber Jelly Moulds | 12 x 100g | 12 | 2 |
BR302 | Copper Scourers Unpriced | 1 x 20 | - | 1 | | -
BR303 | Copper Scourers | 1 x 10 | - | 1 |
BR304 | Saffron Strands Unlisted | 1 x 5g | - | 1 | | -
C.55/7 | Signal Coded Lighter Gel | 4 x 2kg | 4 | 3 |
ZX 900-1 | Spaced Coded Trivets | 1 | - | 1 |
BX101 | Irn-Bru Cans | 24 x 330ml | 24 | 3 | Irn-Bru
BX102 | Dr Pepper Cans | 24 x 330ml | 24 | 3 | Dr Pepper
BX104 | Lea & Perrins Worcestershire Sauce | 12 x 150ml | 12 | 3 | Lea & Perrins
BX105 | M&M’s Peanut Pouch | 12 x 125g | 12 | 3 | M&M’s
BX106 | After Eight Mint Thins | 12 x 300g | 12 | 3 | After Eight
BX107 | WD-40 Multi-Use Spray | 12 x 400ml | 12 | 3 | WD-40
BX108 | McVitie’s Digestives | 12 x 400g | 12 | 3 | McVitie’s
BX109 | Tymbark Jabłko Mięta | 24 x 250ml | 24 | 3 | Tymbark
BX110 | 3 Cytryny Syrop | 6 x 420ml | 6 | 3 | 3 Cytryny
BX111 | Uludağ Gazoz | 24 x 250ml | 24 | 3 | Uludağ
BX112 | Ülker Çokoprens | 24 x 30g | 24 | 3 | Ülker
BX114 | 9 Kat Tat Gofret | 24 x 39g | 24 | 3 |
BX119 | Weetabix 24s | 10 x 24 | 10 | 3 | Weetabix
BX127 | Yedigün Portakal | 24 x 330ml | 24 | 3 |
BX130 | Dwa Serca Wafelek | 24 x 36g | 24 | 3 |
P.T/40.5 | Piping Tip Set | 1 x 12 | - | 1 |
KL 22 900 | Klip Lid Tub | 1 x 50 | - | 1 |
0.45-LID | Sip Lid Clear | 1 x 1000 | - | 1 |
TR_55/8 | Truffle Slicer | 1 | - | 1 |
A-4.0012 | Waiter Pads A4 | 1 x 50 | - | 1 |
007-12 | Skimming Ladle | 1 | - | 1 |
GN1/2-65 | Gastro Tray Half | 1 | - | 1 |
`
