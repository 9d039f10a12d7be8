import type { CategoryRange } from './category-range.ts'

export const household: readonly CategoryRange[] = [
  {
    category: 'laundry',
    pack: 'pouch',
    from: 'GB DE PL TR',
    vat: 'S',
    priceMarked: true,
    use: 'For machine and hand wash.',
    rows: `
Non-Bio Washing Powder | powder-box shirt | lavendry brightwell | 3.2 6x650g 4x2.6kg 1x10kg
Liquid Laundry Detergent | laundry-bottle shirt | lavendry brightwell | 3.4 6x750ml 4x1.5L 2x5L | v=Bio, Non-Bio, Colour
Fabric Conditioner, * | laundry-bottle flower | lavendry | 1.75 8x1L 4x2L 2x5L | f=Spring Meadow flower #3fa77a, Lavender lavender #7a5bb5
`,
  },
  {
    category: 'laundry',
    pack: 'squirt',
    from: 'GB TR',
    vat: 'S',
    priceMarked: true,
    use: 'Cuts grease, kind to hands.',
    rows: `
Washing Up Liquid, * | bubbles | brightwell provender plainfare | 0.92 8x450ml 12x1L 2x5L | f=Original bubbles #2b8a3e, Lemon lemon #c9a81b
Washing Up Liquid Catering | drum bubbles | sudsbury provender | 4.9 2x5L 1x20L
Dishwasher Tablets | pouch plate | brightwell sudsbury | 3.9 6x30 4x72 1x100
Rinse Aid | drum droplet | sudsbury | 12.6 2x5L 1x10L 1x20L
Scouring Pads | sponge-pack sponge | scrubworth homewick | 0.62 10x10 24x6 | v=Green, Sponge Backed
Dish Cloths | clear cloth | homewick | 1.35 10x10 1x100
`,
  },
  {
    category: 'cleaning',
    pack: 'spray',
    from: 'GB',
    vat: 'S',
    priceMarked: true,
    use: 'Read the label before use. Keep away from food.',
    rows: `
Antibacterial Surface Cleaner | shield | brightwell sudsbury provender | 1.22 6x750ml 12x750ml 2x5L
Kitchen Degreaser Spray | pan | sudsbury | 1.35 6x750ml 2x5L
Glass & Mirror Cleaner | sparkles | brightwell sudsbury | 1.12 6x750ml 12x500ml
Bathroom Cleaner | shower | brightwell | 1.22 6x750ml 12x500ml
All Purpose Floor Cleaner | jug-clean floor | brightwell sudsbury | 1.22 12x1L 2x5L | v=Pine, Lemon, Lavender
Thick Bleach | bleach toilet | brightwell provender plainfare | 0.72 12x750ml 12x2L 2x5L | v=Original, Citrus
Oven Cleaner | spray oven | sudsbury | 2.45 6x500ml 6x750ml 2x5L
Furniture Polish | aerosol furniture | brightwell | 1.15 12x300ml 6x480ml
Hand Soap, Antibacterial | pump soap | brightwell dewberry-lane | 1.05 6x500ml 6x300ml 2x5L
Hand Sanitiser Gel | pump hand-drop | sudsbury | 1.62 6x500ml 24x50ml 2x5L
Antibacterial Wipes | wipes shield | brightwell provender | 1.22 12x80 6x200 | v=-, Large
`,
  },
  {
    category: 'cleaning',
    pack: 'card',
    from: 'GB CN TR',
    vat: 'S',
    use: 'Colour coded where shown.',
    rows: `
Mop Head, Socket | mop | homewick | 1.55 10x1 50x1 | v=Blue, Red, Green, Yellow
Mop Bucket & Wringer | mop-bucket | homewick | 11.9 1x1 4x1
J-Style Cleaning Cloths | wipes cloth | homewick | 1.85 20x50 10x50 | v=Blue, Red, Green, Yellow
Rubber Gloves | card rubber-glove | homewick | 0.72 12x1 144x1 | v=Small, Medium, Large
Wet Floor Sign | floor-sign | homewick | 5.2 1x1 6x1
`,
  },
  {
    category: 'paper',
    pack: 'tissue-pack',
    from: 'GB IT TR PL',
    vat: 'S',
    priceMarked: true,
    use: 'Made from responsibly sourced pulp.',
    rows: `
Toilet Tissue 2 Ply | toilet-roll | cloudrow provender plainfare | 1.32 10x4 5x9 4x9 1x36
Jumbo Toilet Rolls | jumbo-roll roll | cloudrow | 18.6 1x6 1x12
Kitchen Towel | kitchen-roll roll | cloudrow provender plainfare | 1.42 12x2 6x3 1x24
Blue Centrefeed Rolls | centrefeed roll | cloudrow provender plainfare | 12.4 1x6
Hand Towels, V-Fold | towel-box hand-towel | cloudrow provender | 22.4 1x3000 1x4000 | v=Blue 1 Ply, White 2 Ply
Facial Tissues | tissue-box tissue | cloudrow provender | 0.68 24x80 36x100 12x150
Baby Wipes | wipes baby | lilla-bear | 0.82 12x64 12x80
`,
  },
  {
    category: 'bin-bags',
    pack: 'binroll',
    from: 'GB CN',
    vat: 'S',
    use: 'Strong seams, star sealed.',
    rows: `
Black Refuse Sacks, Heavy Duty | bin | stoutbag provender plainfare | 13.8 1x200 10x20 1x100 | v=Heavy Duty, Extra Heavy Duty
Swing Bin Liners | bin | stoutbag provender plainfare | 0.92 24x20 1x500
Compostable Caddy Liners | caddy | verdipak | 1.35 24x25 10x50
`,
  },
  {
    category: 'air-care-home',
    pack: 'card',
    from: 'GB CN',
    vat: 'S',
    priceMarked: true,
    use: 'For the home aisle and the kiosk.',
    rows: `
Air Freshener Aerosol, * | aerosol flower | airelle | 0.92 12x240ml 12x300ml | f=Cotton Fresh cloud #4dabf7, Lavender lavender #7a5bb5, Citrus lemon #e8a20c
Scented Candle | candle-jar candle | airelle | 1.55 6x115g 6x220g
Tealights | clear candle | embercroft | 2.05 10x50 10x100
AA Batteries | battery | sparkhouse | 1.42 12x4 20x4 10x12 | v=AA, AAA
Disposable Lighters | tray-counter lighter | sparkhouse | 8.9 1x50 20x50
Safety Matches | wide match | sparkhouse | 0.98 10x10 1x100
LED Bulb | light-bulb | sparkhouse | 1.15 10x1 6x1 | v=Bayonet 9W, Screw 9W, GU10 5W
Parcel Tape | tape | tillmark | 0.98 6x66m 36x66m
`,
  },
  {
    category: 'fuel',
    pack: 'sack',
    from: 'GB LV PL',
    vat: 'R',
    use: 'Domestic fuel, sold at the reduced rate of VAT. Store dry.',
    rows: `
Kiln Dried Kindling | net log | embercroft | 3.1 1x1 30x1
Smokeless Ovoids | coal | embercroft | 7.9 1x10kg 1x20kg
`,
  },
  {
    category: 'toiletries',
    pack: 'shampoo',
    from: 'GB PL DE',
    vat: 'S',
    priceMarked: true,
    use: 'For the health and beauty bay.',
    rows: `
Shower Gel, * | bubbles | dewberry-lane | 0.82 12x250ml 6x500ml | f=Ocean water-wave #1c7ed6, Coconut coconut #8a6a4a, Citrus lemon #e8a20c
Shampoo | flower | dewberry-lane | 0.98 6x300ml 12x250ml 2x5L | v=Normal, Anti-Dandruff
Bar Soap | wide soap | dewberry-lane | 0.92 12x2x125g 24x4x100g
Deodorant Spray | aerosol cloud | dewberry-lane | 1.05 12x150ml 6x250ml | v=For Her, For Him
Toothpaste | tube tooth | brightwell dewberry-lane plainfare | 0.78 12x75ml 12x100ml | v=Freshmint, Whitening
Toothbrush, Medium | card toothbrush | brightwell | 0.62 12x1 12x2
Disposable Razors | card razor | dewberry-lane | 0.92 12x5 20x5 | v=Men, Women
Cotton Wool Pads | pouch cotton | petalia | 0.72 12x100
Sanitary Towels | pouch flower | petalia | 0.92 12x10 24x14 | v=Normal, Night; vat=Z
`,
  },
  {
    category: 'toiletries',
    pack: 'clear',
    from: 'GB PL DE',
    priceMarked: true,
    vat: 'S',
    use: 'For little ones.',
    rows: `
Nappies | pouch baby | lilla-bear plainfare | 3.4 4x24 2x52 | v=Size 3, Size 4, Size 5
Baby Food Pouch, * | spout-pouch baby-bottle | lilla-bear | 0.72 6x120g 10x100g | f=Apple & Pear pear #9ab83a, Carrot & Squash carrot #e8750c, Banana & Mango banana #f0b81b; vat=Z; d=vegan vegetarian
First Infant Milk | can baby-bottle | lilla-bear | 9.8 4x800g 6x400g | vat=Z; c=milk soya fish
`,
  },
  {
    category: 'medicines',
    pack: 'wide',
    from: 'GB IE IN',
    vat: 'S',
    priceMarked: true,
    use: 'General sale list: always read the leaflet.',
    rows: `
Paracetamol Tablets 500mg | pill | remedo | 0.24 12x16 24x16 | v=Tablets, Caplets
Ibuprofen Tablets 200mg | pill | remedo | 0.28 12x16 24x16
Cold & Flu Sachets, Lemon | lemon | remedo | 1.35 12x5 6x10
Plasters, Assorted | plaster | remedo | 0.72 12x20 1x100 | v=Assorted, Blue Catering
Nicotine Gum 2mg | pill-mint | remedo | 7.9 6x30 6x105 | vat=R; v=2mg, 4mg
`,
  },
  {
    category: 'pet',
    pack: 'can',
    from: 'GB FR PL',
    vat: 'S',
    priceMarked: true,
    use: 'Complete food; fresh water should always be available.',
    rows: `
Dog Food in Jelly, * | dog | waggerly plainfare | 0.72 12x400g 6x1.2kg | f=Beef beef #8c2b1b, Chicken chicken #d9a01b
Dry Dog Food, Chicken | sack dog | waggerly plainfare | 3.6 4x2kg 1x10kg 1x15kg
Dog Treats, Bone Biscuits | bone | waggerly | 1.05 8x400g 1x10kg
Cat Food in Gravy Pouches | wide cat | mewsley | 3.4 4x12x100g 1x96x100g | v=Fish, Meat
Cat Food Tins, * | cat | mewsley | 0.62 12x400g | f=Tuna tuna #1f6fa8, Chicken chicken #d9a01b
Cat Litter | sack cat-litter | mewsley | 3.1 1x10L 1x20L 3x10L
`,
  },
]
