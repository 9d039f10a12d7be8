/** Additional products with a brand or an unusual code: code | name | pack | brand | department. */
export const brandedProducts = `
BG005 | 7UP Free 24 x 330ml Cans | 24 x 330ml | 7UP |
BG006 | Coca-Cola Zero 24x330ml | 24 x 330ml | Coca-Cola |
BG010 | HP Sauce Brown 4L | 2 x 4L | HP |
BH001 | J2O Orange & Passion Fruit 275ml | 24 x 275ml | J2O |
BH007 | Kit Kat Chunky 40g | 24 x 40g | Kit Kat |
BH010 | PG Tips Pyramid 440s | 1 x 440 | PG Tips |
X/12-A | Slash Coded Cloths | 1 x 10 | |
NOR.0707-60 | Dotted Coded Foil | 1 x 75m | |
AB-100/200 | Range Code Gloves | 1 | |
12.345 | Decimal Code Lids | 1 | |
BX101 | Irn-Bru Cans | 24 x 330ml | Irn-Bru | Fizzy Drinks
BX102 | Dr Pepper Cans | 24 x 330ml | Dr Pepper | Fizzy Drinks
BX103 | Red Bull Energy Drink | 24 x 250ml | Red Bull | Energy & Sports Drinks
BX104 | Lea & Perrins Worcestershire Sauce | 12 x 150ml | Lea & Perrins | Ketchup & Table Sauces
BX105 | M&M’s Peanut Pouch | 12 x 125g | M&M’s | Chocolate
BX106 | After Eight Mint Thins | 12 x 300g | After Eight | Chocolate
BX107 | WD-40 Multi-Use Spray | 12 x 400ml | WD-40 |
BX108 | McVitie’s Digestives | 12 x 400g | McVitie’s | Biscuits
BX109 | Tymbark Jabłko Mięta | 24 x 250ml | Tymbark |
BX110 | 3 Cytryny Syrop | 6 x 420ml | 3 Cytryny |
BX111 | Uludağ Gazoz | 24 x 250ml | Uludağ |
BX112 | Ülker Çokoprens | 24 x 30g | Ülker |
BX113 | Eti Cin Portakallı | 24 x 25g | Eti |
BX114 | 9 Kat Tat Gofret | 24 x 39g | |
BX115 | Pepsi Max Cans | 24 x 330ml | Pepsi | Fizzy Drinks
BX116 | Nutella Hazelnut Spread | 6 x 750g | Nutella |
BX117 | Hellmann’s Real Mayonnaise | 2 x 5L | Hellmann’s | Mayonnaise & Dressings
BX118 | Philadelphia Original | 10 x 180g | Philadelphia |
BX119 | Weetabix 24s | 10 x 24 | Weetabix |
BX120 | Oxo Beef Cubes | 12 x 71g | Oxo |
BX121 | Four Seasons Pizza 12in | 1 x 10 | | Pizza & Bread
BX122 | Sprite Cans | 24 x 330ml | Sprite | Fizzy Drinks
BX123 | Fanta Orange Cans | 24 x 330ml | Fanta | Fizzy Drinks
BX124 | Snickers Bar | 48 x 48g | Snickers | Chocolate
BX125 | Twix Twin | 32 x 50g | Twix | Chocolate
BX126 | Nescafé Gold Blend | 6 x 500g | Nescafé |
BX127 | Yedigün Portakal | 24 x 330ml | |
BX129 | Bisto Gravy Granules | 12 x 550g | Bisto |
BX130 | Dwa Serca Wafelek | 24 x 36g | |
P.T/40.5 | Piping Tip Set | 1 x 12 | |
KL 22 900 | Klip Lid Tub | 1 x 50 | |
0.45-LID | Sip Lid Clear | 1 x 1000 | |
TR_55/8 | Truffle Slicer | 1 | |
A-4.0012 | Waiter Pads A4 | 1 x 50 | |
007-12 | Skimming Ladle | 1 | |
GN1/2-65 | Gastro Tray Half | 1 | |
`
