import type { CategoryRange } from './category-range.ts'

export const grocerySpices: readonly CategoryRange[] = [
  {
    category: 'spices',
    bulkExponent: 0.42,
    from: 'IN VN TR GT',
    diet: 'plant',
    use: 'Ground and packed in small lots; add early for depth and late for perfume.',
    rows: `
Black Pepper, Ground | spicer-row provender kesarya | 1.42 6x50g 6x500g 12x100g | v=Fine, Coarse
Black Peppercorns, Whole | spicer-row kesarya | 1.48 6x50g 6x550g 10x1kg
Paprika | spicer-row kesarya | 1.12 6x45g 6x475g 10x1kg
Cayenne Pepper | spicer-row | 1.18 6x40g 6x420g
Chilli Powder, Hot | kesarya spicer-row | 1.12 6x45g 6x400g 10x1kg 6x5kg | v=Hot, Extra Hot, Kashmiri
Crushed Chillies | spicer-row kesarya | 1.12 6x40g 6x310g 10x1kg
Ground Cumin | kesarya spicer-row provender | 1.12 6x45g 6x450g 10x1kg
Cumin Seeds | kesarya spicer-row | 1.15 6x45g 6x420g 10x1kg
Ground Coriander | kesarya spicer-row | 0.98 6x40g 6x360g 10x1kg
Coriander Seeds | kesarya spicer-row | 0.98 6x30g 6x280g 10x1kg
Ground Turmeric | kesarya spicer-row | 0.98 6x45g 6x500g 10x1kg
Garlic Powder | spicer-row kesarya provender | 1.15 6x55g 6x600g 10x1kg | v=Powder, Granules
Ground Cinnamon | spicer-row kesarya | 1.18 6x40g 6x425g 10x1kg
Ground Nutmeg | spicer-row | 1.85 6x42g 6x500g | v=Ground, Whole
Green Cardamom Pods | kesarya spicer-row | 3.35 6x26g 6x280g 10x500g
Star Anise | spicer-row kesarya | 1.95 6x18g 6x160g
Curry Powder | kesarya spicer-row | 1.05 6x45g 6x450g 10x1kg | v=Mild, Medium, Hot; c=mustard
Garam Masala | kesarya spicer-row | 1.18 6x45g 6x400g 10x1kg
Sumac | kervanli bayt-zahra | 1.32 12x100g 6x1kg
Za’atar | bayt-zahra | 1.45 12x100g 6x1kg | c=sesame
Sesame Seeds | spicer-row bayt-zahra | 1.32 6x100g 6x1kg | c=sesame; v=White, Black
`,
  },
  {
    category: 'spices',
    bulkExponent: 0.42,
    from: 'TR EG PL ES',
    diet: 'plant',
    use: 'A teaspoon of dried stands for a tablespoon of fresh.',
    rows: `
Mixed Herbs | spicer-row provender | 0.88 6x18g 6x140g 12x100g
Oregano | spicer-row meltemia provender | 0.92 6x14g 6x120g 10x500g
Basil | spicer-row | 0.88 6x16g 6x130g
Rosemary | spicer-row | 0.92 6x20g 6x185g
Parsley | spicer-row | 0.88 6x12g 6x80g
Bay Leaves | spicer-row kesarya | 0.98 6x5g 6x36g 10x250g
Mint | spicer-row kervanli | 0.92 6x14g 6x130g 12x100g
`,
  },
  {
    category: 'seasonings',
    bulkExponent: 0.42,
    from: 'GB PK JM',
    diet: 'plant',
    use: 'Shake over before cooking, or at the pass.',
    rows: `
Table Salt | saltern-pike plainfare | 4.6 1x10kg 1x25kg 12x1.5kg
Cooking Salt | saltern-pike | 0.68 12x750g 6x3kg 24x500g
Sea Salt Flakes | saltern-pike olivarro | 1.92 12x250g 6x1kg 1x1.4kg
Salt Sachets | saltern-pike | 7.9 1x2000 1x5000
Chip Seasoning | grillhouse-row spicer-row | 3.6 6x360g 1x2.5kg | v=Original, Hot & Spicy
Chicken Seasoning | spicer-row grillhouse-row | 3.2 6x500g 6x1kg 1x5kg | c=celery
All Purpose Seasoning | calabash-cove spicer-row | 1.15 12x100g 6x400g 6x1kg | c=celery
Jerk Seasoning | calabash-cove | 1.22 12x100g 6x280g 6x1kg | v=Dry Rub, Hot Paste; c=celery
Fajita Seasoning Mix | casa-telmo | 0.62 16x35g 6x500g
Doner Kebab Spice Mix | ocakdar kervanli | 6.4 6x1kg 1x5kg | o=TR
`,
  },
  {
    category: 'cereals',
    from: 'GB DE',
    diet: 'vegetarian',
    contains: 'gluten',
    priceMarked: true,
    use: 'For breakfast buffets, school clubs and the top shelf.',
    rows: `
Corn Flakes | pellwood provender plainfare | 1.72 6x500g 12x450g 40x24g 4x4kg
Wheat Biscuits | pellwood plainfare | 1.85 6x24 10x12 6x48 48x2
Crisped Rice Cereal | pellwood | 1.92 6x430g 40x22g
Chocolate Rice Pops | pellwood | 2.15 6x430g 40x35g
Honey Nut Hoops | pellwood | 2.25 6x375g 40x30g | c=gluten nuts
Bran Flakes | pellwood | 1.82 6x500g 40x40g
Fruit & Nut Muesli | morrowby | 2.35 6x750g 4x3kg 6x1kg | c=gluten nuts milk
Granola, * | morrowby | 2.75 6x500g 6x1kg | f=Honey & Almond, Berry, Tropical; c=gluten nuts
Porridge Oats | morrowby provender | 1.25 10x1kg 6x500g 6x3kg 1x25kg
Instant Porridge Sachets, * | morrowby | 1.95 8x10x27g | f=Original, Golden Syrup, Apple & Blueberry; c=gluten milk
Porridge Pot, * | morrowby | 0.78 8x55g 12x57g | f=Original, Golden Syrup; c=gluten milk
`,
  },
  {
    category: 'jams-honey',
    heavyPack: true,
    from: 'GB FR',
    diet: 'plant',
    priceMarked: true,
    use: 'For toast, scones, sponges and breakfast trays.',
    rows: `
Strawberry Jam | beeley mrs-pettifer provender plainfare | 1.12 6x454g 12x340g 6x3kg
Raspberry Jam | beeley mrs-pettifer | 1.18 6x454g 12x340g 6x3kg | v=-, Seedless
Blackcurrant Jam | beeley mrs-pettifer | 1.18 6x454g 6x3kg
Bakery Raspberry Jam, Bake Stable | mrs-pettifer oakbank | 18.9 1x12.5kg 1x6kg | heavy=0
Orange Marmalade, Fine Cut | beeley | 1.15 6x454g 12x340g 6x3kg | v=Fine Cut, Thick Cut
Lemon Curd | beeley mrs-pettifer | 1.08 6x411g 6x2.5kg | c=eggs; d=veg
Clear Blossom Honey | beeley provender | 2.35 6x340g 6x454g 6x720g 6x3kg | d=veg
Squeezy Honey | beeley | 2.45 6x340g 6x720g | d=veg; heavy=0
Jam Portions, Assorted | beeley | 11.8 1x100x20g 1x96x28g | heavy=0
`,
  },
  {
    category: 'jams-honey',
    heavyPack: true,
    from: 'GB NL IT',
    diet: 'plant',
    priceMarked: true,
    use: 'Stir if the oil has risen; no need to chill.',
    rows: `
Peanut Butter, Smooth | nutterby provender plainfare | 1.62 6x340g 6x1kg 12x227g 1x2.5kg | c=peanuts; v=Smooth, Crunchy
Hazelnut Chocolate Spread | nutterby velvetine provender | 2.05 6x400g 15x350g 6x750g 2x3kg | c=nuts milk soya; d=veg
Biscuit Spread | nutterby | 2.45 8x400g 6x1.6kg | c=gluten soya; d=vegan vegetarian
`,
  },
]
