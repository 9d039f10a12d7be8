import type { CategoryRange } from './category-range.ts'

export const household: readonly CategoryRange[] = [
  {
    category: 'laundry',
    from: 'GB DE PL TR',
    vat: 'S',
    priceMarked: true,
    use: 'For machine and hand wash.',
    rows: `
Non-Bio Washing Powder | lavendry brightwell | 3.2 6x650g 4x2.6kg 1x10kg
Liquid Laundry Detergent | lavendry brightwell | 3.4 6x750ml 4x1.5L 2x5L | v=Bio, Non-Bio, Colour
Fabric Conditioner, * | lavendry | 1.75 8x1L 4x2L 2x5L | f=Spring Meadow, Lavender
`,
  },
  {
    category: 'laundry',
    from: 'GB TR',
    vat: 'S',
    priceMarked: true,
    use: 'Cuts grease, kind to hands.',
    rows: `
Washing Up Liquid, * | brightwell provender plainfare | 0.92 8x450ml 12x1L 2x5L | f=Original, Lemon
Washing Up Liquid Catering | sudsbury provender | 4.9 2x5L 1x20L
Dishwasher Tablets | brightwell sudsbury | 3.9 6x30 4x72 1x100
Rinse Aid | sudsbury | 12.6 2x5L 1x10L 1x20L
Scouring Pads | scrubworth homewick | 0.62 10x10 24x6 | v=Green, Sponge Backed
Dish Cloths | homewick | 1.35 10x10 1x100
`,
  },
  {
    category: 'cleaning',
    from: 'GB',
    vat: 'S',
    priceMarked: true,
    use: 'Read the label before use. Keep away from food.',
    rows: `
Antibacterial Surface Cleaner | brightwell sudsbury provender | 1.22 6x750ml 12x750ml 2x5L
Kitchen Degreaser Spray | sudsbury | 1.35 6x750ml 2x5L
Glass & Mirror Cleaner | brightwell sudsbury | 1.12 6x750ml 12x500ml
Bathroom Cleaner | brightwell | 1.22 6x750ml 12x500ml
All Purpose Floor Cleaner | brightwell sudsbury | 1.22 12x1L 2x5L | v=Pine, Lemon, Lavender
Thick Bleach | brightwell provender plainfare | 0.72 12x750ml 12x2L 2x5L | v=Original, Citrus
Oven Cleaner | sudsbury | 2.45 6x500ml 6x750ml 2x5L
Furniture Polish | brightwell | 1.15 12x300ml 6x480ml
Hand Soap, Antibacterial | brightwell dewberry-lane | 1.05 6x500ml 6x300ml 2x5L
Hand Sanitiser Gel | sudsbury | 1.62 6x500ml 24x50ml 2x5L
Antibacterial Wipes | brightwell provender | 1.22 12x80 6x200 | v=-, Large
`,
  },
  {
    category: 'cleaning',
    from: 'GB CN TR',
    vat: 'S',
    use: 'Colour coded where shown.',
    rows: `
Mop Head, Socket | homewick | 1.55 10x1 50x1 | v=Blue, Red, Green, Yellow
Mop Bucket & Wringer | homewick | 11.9 1x1 4x1
J-Style Cleaning Cloths | homewick | 1.85 20x50 10x50 | v=Blue, Red, Green, Yellow
Rubber Gloves | homewick | 0.72 12x1 144x1 | v=Small, Medium, Large
Wet Floor Sign | homewick | 5.2 1x1 6x1
`,
  },
  {
    category: 'paper',
    from: 'GB IT TR PL',
    vat: 'S',
    priceMarked: true,
    use: 'Made from responsibly sourced pulp.',
    rows: `
Toilet Tissue 2 Ply | cloudrow provender plainfare | 1.32 10x4 5x9 4x9 1x36
Jumbo Toilet Rolls | cloudrow | 18.6 1x6 1x12
Kitchen Towel | cloudrow provender plainfare | 1.42 12x2 6x3 1x24
Blue Centrefeed Rolls | cloudrow provender plainfare | 12.4 1x6
Hand Towels, V-Fold | cloudrow provender | 22.4 1x3000 1x4000 | v=Blue 1 Ply, White 2 Ply
Facial Tissues | cloudrow provender | 0.68 24x80 36x100 12x150
Baby Wipes | lilla-bear | 0.82 12x64 12x80
`,
  },
  {
    category: 'bin-bags',
    from: 'GB CN',
    vat: 'S',
    use: 'Strong seams, star sealed.',
    rows: `
Black Refuse Sacks, Heavy Duty | stoutbag provender plainfare | 13.8 1x200 10x20 1x100 | v=Heavy Duty, Extra Heavy Duty
Swing Bin Liners | stoutbag provender plainfare | 0.92 24x20 1x500
Compostable Caddy Liners | verdipak | 1.35 24x25 10x50
`,
  },
  {
    category: 'air-care-home',
    from: 'GB CN',
    vat: 'S',
    priceMarked: true,
    use: 'For the home aisle and the kiosk.',
    rows: `
Air Freshener Aerosol, * | airelle | 0.92 12x240ml 12x300ml | f=Cotton Fresh, Lavender, Citrus
Scented Candle | airelle | 1.55 6x115g 6x220g
Tealights | embercroft | 2.05 10x50 10x100
AA Batteries | sparkhouse | 1.42 12x4 20x4 10x12 | v=AA, AAA
Disposable Lighters | sparkhouse | 8.9 1x50 20x50
Safety Matches | sparkhouse | 0.98 10x10 1x100
LED Bulb | sparkhouse | 1.15 10x1 6x1 | v=Bayonet 9W, Screw 9W, GU10 5W
Parcel Tape | tillmark | 0.98 6x66m 36x66m
`,
  },
  {
    category: 'fuel',
    from: 'GB LV PL',
    vat: 'R',
    use: 'Domestic fuel, sold at the reduced rate of VAT. Store dry.',
    rows: `
Kiln Dried Kindling | embercroft | 3.1 1x1 30x1
Smokeless Ovoids | embercroft | 7.9 1x10kg 1x20kg
`,
  },
  {
    category: 'toiletries',
    from: 'GB PL DE',
    vat: 'S',
    priceMarked: true,
    use: 'For the health and beauty bay.',
    rows: `
Shower Gel, * | dewberry-lane | 0.82 12x250ml 6x500ml | f=Ocean, Coconut, Citrus
Shampoo | dewberry-lane | 0.98 6x300ml 12x250ml 2x5L | v=Normal, Anti-Dandruff
Bar Soap | dewberry-lane | 0.92 12x2x125g 24x4x100g
Deodorant Spray | dewberry-lane | 1.05 12x150ml 6x250ml | v=For Her, For Him
Toothpaste | brightwell dewberry-lane plainfare | 0.78 12x75ml 12x100ml | v=Freshmint, Whitening
Toothbrush, Medium | brightwell | 0.62 12x1 12x2
Disposable Razors | dewberry-lane | 0.92 12x5 20x5 | v=Men, Women
Cotton Wool Pads | petalia | 0.72 12x100
Sanitary Towels | petalia | 0.92 12x10 24x14 | v=Normal, Night; vat=Z
`,
  },
  {
    category: 'toiletries',
    from: 'GB PL DE',
    priceMarked: true,
    vat: 'S',
    use: 'For little ones.',
    rows: `
Nappies | lilla-bear plainfare | 3.4 4x24 2x52 | v=Size 3, Size 4, Size 5
Baby Food Pouch, * | lilla-bear | 0.72 6x120g 10x100g | f=Apple & Pear, Carrot & Squash, Banana & Mango; vat=Z; d=vegan vegetarian
First Infant Milk | lilla-bear | 9.8 4x800g 6x400g | vat=Z; c=milk soya fish; heavy=1
`,
  },
  {
    category: 'medicines',
    from: 'GB IE IN',
    vat: 'S',
    priceMarked: true,
    use: 'General sale list: always read the leaflet.',
    rows: `
Paracetamol Tablets 500mg | remedo | 0.24 12x16 24x16 | v=Tablets, Caplets
Ibuprofen Tablets 200mg | remedo | 0.28 12x16 24x16
Cold & Flu Sachets, Lemon | remedo | 1.35 12x5 6x10
Plasters, Assorted | remedo | 0.72 12x20 1x100 | v=Assorted, Blue Catering
Nicotine Gum 2mg | remedo | 7.9 6x30 6x105 | vat=R; v=2mg, 4mg
`,
  },
  {
    category: 'pet',
    heavyPack: true,
    from: 'GB FR PL',
    vat: 'S',
    priceMarked: true,
    use: 'Complete food; fresh water should always be available.',
    rows: `
Dog Food in Jelly, * | waggerly plainfare | 0.72 12x400g 6x1.2kg | f=Beef, Chicken
Dry Dog Food, Chicken | waggerly plainfare | 3.6 4x2kg 1x10kg 1x15kg | heavy=0
Dog Treats, Bone Biscuits | waggerly | 1.05 8x400g 1x10kg
Cat Food in Gravy Pouches | mewsley | 3.4 4x12x100g 1x96x100g | v=Fish, Meat; heavy=0
Cat Food Tins, * | mewsley | 0.62 12x400g | f=Tuna, Chicken
Cat Litter | mewsley | 3.1 1x10L 1x20L 3x10L | heavy=0
`,
  },
]
