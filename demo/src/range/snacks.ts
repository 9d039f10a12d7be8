import type { CategoryRange } from './category-range.ts'

export const snacks: readonly CategoryRange[] = [
  {
    category: 'chocolate',
    pack: 'bar',
    from: 'GB BE PL',
    diet: 'vegetarian',
    contains: 'milk soya',
    vat: 'S',
    priceMarked: true,
    use: 'Keep cool and dry, away from strong smells.',
    rows: `
Milk Chocolate Bar | milk-chocolate | marlowe caramio | 0.58 48x45g 24x95g 18x180g | n=Creamy milk chocolate in a counter-ready outer.
Dark Chocolate Bar 70% | chocolate | marlowe belvoire | 0.72 24x90g 18x180g | c=soya; d=vegan vegetarian
Caramel Filled Bar | toffee | caramio | 0.58 40x45g 18x120g
Hazelnut Bar | hazelnut | marlowe caramio | 0.62 36x42g 18x180g | c=milk soya nuts
Nougat & Caramel Bar | nougat | caramio | 0.55 48x51g 10x4x41g | c=milk eggs soya
Peanut & Caramel Bar | peanut | caramio | 0.58 48x48g 10x4x42g | c=milk peanuts eggs soya
Crispy Wafer Bar | wafer | krokko | 0.52 48x41g 36x32g 10x5x20g | c=milk gluten soya
Chocolate Buttons Bag | pillow choc-button | marlowe | 0.98 20x90g 36x40g 12x119g | v=Milk, White
Honeycomb Bites Bag | pillow honeycomb | caramio | 1.05 12x110g
Assorted Chocolates Box | gift choc-box | belvoire | 4.6 6x190g 6x400g | c=milk soya nuts
Mint Thins | gift mint-choc | belvoire | 2.05 12x200g 6x300g | c=soya; d=vegan vegetarian
`,
  },
  {
    category: 'sweets',
    pack: 'pillow',
    from: 'GB DE NL TR',
    diet: 'dairy-free gluten-free',
    vat: 'S',
    priceMarked: true,
    use: 'Hanging bags and counter tubs.',
    rows: `
Jelly Babies | jelly-baby | gumbold popplewick | 0.82 12x130g 12x190g 12x70g
Wine Gums | wine-gum | gumbold popplewick | 0.82 12x130g 12x190g
Cola Bottles | cola-bottle | gumbold popplewick | 0.82 12x130g 12x160g 6x1kg | v=Original, Fizzy
Liquorice Allsorts | allsorts | popplewick | 0.92 12x130g 6x1kg
Fruit Pastilles | pastille | gumbold | 0.42 36x45g 12x143g | d=vegan vegetarian dairy-free gluten-free
Marshmallow Twists | marshmallow | gumbold popplewick | 0.88 12x150g 6x1kg
Halal Gummy Bears | gummy-bear | noorfield | 0.88 20x80g 12x150g | d=+halal
Toffees, Assorted | toffee | toffeeworth | 1.22 12x150g 6x3kg | c=milk; d=vegetarian gluten-free
Clotted Cream Fudge | box-small fudge | toffeeworth | 1.75 12x150g 1x2kg | c=milk; d=vegetarian gluten-free
Lollipops, Assorted | tub lollipop | chewbury popplewick | 5.9 1x100 1x150 12x6
Chew Bars, * | bar chew | chewbury | 0.18 60x18g 48x26g | f=Strawberry strawberry #d6335c, Blackcurrant blackcurrant #5f2a83, Apple green-apple #66a80f
Penny Chews, Assorted | tub chew | chewbury | 8.4 1x400 1x300
`,
  },
  {
    category: 'sweets',
    pack: 'roll-sweet',
    from: 'GB PL',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'For the till point.',
    rows: `
Extra Strong Mints | mint | mintaro | 0.38 40x44g 10x4x44g | d=dairy-free gluten-free
Soft Mints, * | mint | mintaro | 0.42 40x45g | f=Peppermint mint #0b6e8f, Spearmint mint #2b8a3e; d=dairy-free gluten-free
Sugar Free Gum, * | flip-box gum | mintaro | 0.38 30x14g 12x64g | f=Spearmint mint #2b8a3e, Peppermint mint #1c7ed6, Strawberry strawberry #d6336c
Bubble Gum | gum | chewbury | 0.16 60x8g 1x300@9.8
`,
  },
  {
    category: 'crisps',
    pack: 'pillow',
    from: 'GB',
    diet: 'vegetarian',
    vat: 'S',
    priceMarked: true,
    use: 'Outer of bags for the bar, the shelf or the meal deal.',
    rows: `
* Crisps | crisp | tattersby | 0.29 32x32.5g 48x25g 24x6x25g 12x150g | f=Ready Salted potato #c62032, Salt & Vinegar vinegar-clear #1d6fb7, Cheese & Onion onion #2b8a3e, Prawn Cocktail shrimp #d6558c, Smoky Bacon bacon #8a2f1b
Hand Cooked Crisps, * | crisp | ridgecut | 0.58 24x40g 12x150g | f=Sea Salt salt-flake #2b5d8a, Mature Cheddar & Chive cheddar #b5851b, Sweet Chilli hot-pepper #a3271f, Salt & Cider Vinegar red-apple #5a7a2a; d=gluten-free
Stacked Potato Crisps, * | tube-tall crisp | ridgecut | 1.15 19x165g 12x40g | f=Original potato #c62032, Sour Cream & Onion onion #2b8a3e, Texas BBQ flame #7a3b12; c=milk gluten
Vegetable Crisps | beetroot | ridgecut | 0.72 24x40g 8x100g | d=plant
`,
  },
  {
    category: 'savoury-snacks',
    pack: 'pillow',
    from: 'GB NL',
    diet: 'vegetarian',
    vat: 'S',
    priceMarked: true,
    use: 'For lunch boxes and bar tops.',
    rows: `
Corn Puffs, Cheese | cheese-puff | puffaloo plainfare | 0.22 48x20g 24x45g 18x6x17g | c=milk
Prawn Shells | prawn-shell | puffaloo | 0.24 36x27g 18x6x18g
Tortilla Chips, Lightly Salted | tortilla-chip | tortaza casa-telmo provender | 0.92 12x200g 10x450g 12x500g | d=plant
Tortilla Chips, * | tortilla-chip | tortaza | 0.98 12x180g 30x40g | f=Chilli Heatwave hot-pepper #b3261e, Cool Cheese cheddar #1f5fae; c=milk
Popcorn, * | popcorn | poppady | 0.68 18x30g 8x100g 12x80g | f=Sweet & Salted popcorn #c2255c, Butter Toffee toffee #b5701b, Sea Salt salt-flake #2b5d8a; d=plant
Prawn Crackers | prawn-cracker | jade-pier siam-lantern | 0.92 12x60g 1x2kg 20x40g | c=crustaceans; d=none
Bombay Mix | bombay-mix | chandvi sonali | 1.05 10x325g 12x200g 6x1kg | c=peanuts gluten mustard; d=vegan vegetarian
Pork Scratchings | scratchings | trotterdale | 0.72 24x40g 12x90g | d=gluten-free dairy-free
`,
  },
  {
    category: 'nuts-dried-fruit',
    pack: 'clear',
    from: 'TR US VN CN',
    diet: 'plant',
    priceMarked: true,
    use: 'Packed under nitrogen for freshness.',
    rows: `
Salted Peanuts | peanut | nutsmith provender plainfare | 0.62 12x200g 24x50g 6x1kg | c=peanuts; vat=S
Salted Cashews | cashew | nutsmith provender | 1.95 12x150g 24x40g 6x1kg | c=nuts; vat=S
Roasted Pistachios in Shell | pistachio | nutsmith kervanli | 2.35 12x150g 6x1kg 1x5kg | c=nuts
Mixed Nuts & Raisins | nut-mix | nutsmith provender | 1.05 12x150g 24x40g 6x1kg | c=nuts peanuts; vat=S
Whole Almonds | almond | nutsmith kervanli | 1.85 12x200g 6x1kg 1x10kg | c=nuts
Walnut Halves | walnut | nutsmith kervanli | 1.95 12x200g 6x1kg 1x10kg | c=nuts
Hazelnuts, Blanched | hazelnut | nutsmith kervanli | 1.95 12x200g 6x1kg | c=nuts; o=TR
Sunflower Seeds, Hulled | seed-tan | morrowby kervanli | 0.92 12x250g 6x1kg
Sultanas | raisin-gold | mallow-hill kervanli provender | 1.35 12x500g 6x1kg 1x12.5kg
Dried Apricots | apricot | kervanli mallow-hill | 2.05 12x250g 6x1kg 1x5kg | c=sulphites; o=TR
Medjool Dates | date | bayt-zahra | 2.95 12x200g 1x5kg 6x900g
Dried Cranberries | cranberry | morrowby | 1.62 12x250g 6x1kg
`,
  },
  {
    category: 'biscuits',
    pack: 'biscuit',
    from: 'GB TR PL',
    diet: 'vegetarian',
    contains: 'gluten milk',
    priceMarked: true,
    use: 'For the break room, the bedroom tray and the biscuit aisle.',
    rows: `
Digestives | digestive | dunkerley crumbworth provender plainfare | 0.78 12x400g 24x250g
Milk Chocolate Digestives | choc-digestive | dunkerley crumbworth provender | 1.12 12x300g 15x266g | vat=S
Shortbread Fingers | shortbread | dunkerley thistleford | 0.98 12x160g 6x500g
Custard Creams | custard-cream | crumbworth provender plainfare | 0.58 16x150g 12x400g
Bourbon Creams | bourbon | crumbworth provender | 0.58 16x150g 12x400g
Ginger Nuts | ginger-nut | dunkerley crumbworth | 0.72 12x300g
Chocolate Chip Cookies | cookie | crumbworth dunkerley | 0.88 12x200g 10x300g
Sandwich Biscuits, Cocoa & Cream | cocoa-sandwich | krokko crumbworth | 0.62 16x154g 20x66g
Mini Packs Assorted Biscuits | box cookie | dunkerley crumbworth | 14.9 1x100x2 1x150x2
Assorted Biscuit Tin | tin-round cookie | dunkerley | 5.9 6x900g 6x1kg
Cream Crackers | cracker | dunkerley provender | 0.68 12x300g 12x200g
Rice Cakes, Lightly Salted | rice-cake | oatsley morrowby | 0.82 12x130g 10x100g | c=none; d=plant
Baby Rusks | rusk | lilla-bear | 1.32 8x150g
`,
  },
  {
    category: 'biscuits',
    pack: 'bar',
    from: 'GB',
    diet: 'vegetarian',
    contains: 'gluten nuts',
    vat: 'S',
    priceMarked: true,
    use: 'Grab and go.',
    rows: `
Oat & Honey Bar | honeybee | oatsley | 0.46 24x42g 10x5x42g
Chewy Bar, * | oats | oatsley | 0.38 24x30g 10x6x22g | f=Chocolate Chip chocolate #5a2a17, Strawberry strawberry #d6335c
Protein Bar, * | flexed-biceps | peakflow | 1.15 12x60g | f=Chocolate Brownie brownie #3a1a10, Salted Caramel toffee #b5701b; c=milk soya nuts
`,
  },
]
