/**
 * Lines with brands that are also ordinary words, with codes in other spellings, and with products that an
 * earlier purchase must not replace.
 */
export const brandsAndCodes = `
2 cases HP sauce => 2 box | HP Sauce
hp sauce 4L x 2 => 2 | HP Sauce
2 x 7up => 2 | 7UP Free
7 up 3 boxes => 3 box | 7UP Free
7-up x 4 => 4 | 7UP Free
seven up 2 cases => 2 box | 7UP Free
3 coca cola zero => 3 | Coca-Cola Zero
coca cola 2 boxes => 2 box | Coca-Cola Zero
2 kartony coca coli => 2 box | Coca-Cola Zero
3 koli coca cola => 3 box | Coca-Cola Zero
coca-cola zero 330ml 24 szt => 24 piece | Coca-Cola Zero
1 pg tips => 1 | PG Tips
pgtips x 2 => 2 | PG Tips
kitkat 3 boxes => 3 box | Kit Kat
2 boxes kit kat => 2 box | Kit Kat
j2o orange x 4 => 4 | J2O Orange
j20 2 cases => 2 box | J2O Orange
fairy liquid 5l x 2 => 2 | Fairy Original
2 x fairy => 2 | Fairy Original
hellmanns 10L 2 => 2 | Hellmann's Real Mayonnaise
hellmann's mayo x 1 => 1 | Hellmann's Real Mayonnaise
1 box lurpak => 1 box | Lurpak
lurpak 2 kartony => 2 box | Lurpak
andrex 2 cases => 2 box | Andrex
red bull 2 cases => 2 box | Red Bull
redbull 24 szt => 24 piece | Red Bull
2 koli red bull => 2 box | Red Bull
nutella 3kg 1 => 1 | Nutella
domestos 9 szt => 9 piece | Domestos
domestos x 3 => 3 | Domestos
philadelphia 1.65kg 2 => 2 | Philadelphia
marmite 1 box => 1 box | Marmite
pepsi max 2 cases => 2 box | Pepsi Max
bisto 1.9kg x 2 => 2 | Bisto
oxo cubes 2 => 2 | Oxo Beef
NOR.0707-60 2 => 2 | Dotted Coded Foil
nor 0707 60 x 3 => 3 | Dotted Coded Foil
NOR0707-60 2 => 2 | Dotted Coded Foil
nor070760 2 => 2 | Dotted Coded Foil
2 x X/12-A => 2 | Slash Coded Cloths
x-12-a 2 => 2 | Slash Coded Cloths
2 x x12a => 2 | Slash Coded Cloths
3 boxes of X/12-A => 3 | Slash Coded Cloths
AB-100/200 4 => 4 | Range Code Gloves
ab100200 x 4 => 4 | Range Code Gloves
ab 100 200 x 4 => 4 | Range Code Gloves
12.345 x 6 => 6 | Decimal Code Lids
12345 6 => 6 | Decimal Code Lids
6 x 12.345 => 6 | Decimal Code Lids
C.55/7 2 boxes => 2 box | Signal Coded Lighter Gel
c55-7 x 2 => 2 | Signal Coded Lighter Gel
ZX900-1 2 => 2 | Spaced Coded Trivets
zx 900-1 x 2 => 2 | Spaced Coded Trivets
2 lemons => 2 | ^Sunnady Lemons
lemons => - | ^Sunnady Lemons
cytryny 2 => 2 | ^Sunnady Lemons
limon 2 => 2 | ^Sunnady Lemons
limes 2 => 2 | ^Sunnady Limes
oranges 2 => 2 | Oranges
3 kg onions => 3 kg | Onions
cebula 3kg => 3 kg | Onions
garlic 5kg => - | Garlic
2 boxes butter 250g => 2 box | (Salted|Unsalted|Spreadable) Butter
plain flour 16kg => - | Provender Plain Flour 1 x 16kg|Plainfare Plain Flour 1 x 16kg
2 x plain flour 16kg => 2 | Provender Plain Flour 1 x 16kg|Plainfare Plain Flour 1 x 16kg
mąka pszenna 16kg 2 => 2 | Provender Plain Flour 1 x 16kg|Plainfare Plain Flour 1 x 16kg
copper scourers 3 => 3 | Copper Scourers 1 x 10
`

/** What a company that buys the plain tissue means by it. */
export const commonProducts = `
1 toilet roll => 1 | Provender Toilet Tissue 2 Ply 5 x 9
toilet roll x 2 => 2 | Provender Toilet Tissue 2 Ply 5 x 9
papier toaletowy 2 => 2 | Provender Toilet Tissue 2 Ply 5 x 9
`
