import type { CategoryRange } from './category-range.ts'

export const snacks: readonly CategoryRange[] = [
  {
    category: 'chocolate',
    from: 'GB BE PL',
    diet: 'vegetarian',
    contains: 'milk soya',
    vat: 'S',
    priceMarked: true,
    use: 'Keep cool and dry, away from strong smells.',
    rows: `
Milk Chocolate Bar | marlowe caramio | 0.58 48x45g 24x95g 18x180g | n=Creamy milk chocolate in a counter-ready outer.
Dark Chocolate Bar 70% | marlowe belvoire | 0.72 24x90g 18x180g | c=soya; d=vegan vegetarian
Caramel Filled Bar | caramio | 0.58 40x45g 18x120g
Hazelnut Bar | marlowe caramio | 0.62 36x42g 18x180g | c=milk soya nuts
Nougat & Caramel Bar | caramio | 0.55 48x51g 10x4x41g | c=milk eggs soya
Peanut & Caramel Bar | caramio | 0.58 48x48g 10x4x42g | c=milk peanuts eggs soya
Crispy Wafer Bar | krokko | 0.52 48x41g 36x32g 10x5x20g | c=milk gluten soya
Chocolate Buttons Bag | marlowe | 0.98 20x90g 36x40g 12x119g | v=Milk, White
Honeycomb Bites Bag | caramio | 1.05 12x110g
Assorted Chocolates Box | belvoire | 4.6 6x190g 6x400g | c=milk soya nuts
Mint Thins | belvoire | 2.05 12x200g 6x300g | c=soya; d=vegan vegetarian
`,
  },
  {
    category: 'sweets',
    from: 'GB DE NL TR',
    diet: 'dairy-free gluten-free',
    vat: 'S',
    priceMarked: true,
    use: 'Hanging bags and counter tubs.',
    rows: `
Jelly Babies | gumbold popplewick | 0.82 12x130g 12x190g 12x70g
Wine Gums | gumbold popplewick | 0.82 12x130g 12x190g
Cola Bottles | gumbold popplewick | 0.82 12x130g 12x160g 6x1kg | v=Original, Fizzy
Liquorice Allsorts | popplewick | 0.92 12x130g 6x1kg
Fruit Pastilles | gumbold | 0.42 36x45g 12x143g | d=vegan vegetarian dairy-free gluten-free
Marshmallow Twists | gumbold popplewick | 0.88 12x150g 6x1kg
Halal Gummy Bears | noorfield | 0.88 20x80g 12x150g | d=+halal
Toffees, Assorted | toffeeworth | 1.22 12x150g 6x3kg | c=milk; d=vegetarian gluten-free
Clotted Cream Fudge | toffeeworth | 1.75 12x150g 1x2kg | c=milk; d=vegetarian gluten-free
Lollipops, Assorted | chewbury popplewick | 5.9 1x100 1x150 12x6
Chew Bars, * | chewbury | 0.18 60x18g 48x26g | f=Strawberry, Blackcurrant, Apple
Penny Chews, Assorted | chewbury | 8.4 1x400 1x300
`,
  },
  {
    category: 'sweets',
    from: 'GB PL',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'For the till point.',
    rows: `
Extra Strong Mints | mintaro | 0.38 40x44g 10x4x44g | d=dairy-free gluten-free
Soft Mints, * | mintaro | 0.42 40x45g | f=Peppermint, Spearmint; d=dairy-free gluten-free
Sugar Free Gum, * | mintaro | 0.38 30x14g 12x64g | f=Spearmint, Peppermint, Strawberry
Bubble Gum | chewbury | 0.16 60x8g 1x300@9.8
`,
  },
  {
    category: 'crisps',
    from: 'GB',
    diet: 'vegetarian',
    vat: 'S',
    priceMarked: true,
    use: 'Outer of bags for the bar, the shelf or the meal deal.',
    rows: `
* Crisps | tattersby | 0.29 32x32.5g 48x25g 24x6x25g 12x150g | f=Ready Salted, Salt & Vinegar, Cheese & Onion, Prawn Cocktail, Smoky Bacon
Hand Cooked Crisps, * | ridgecut | 0.58 24x40g 12x150g | f=Sea Salt, Mature Cheddar & Chive, Sweet Chilli, Salt & Cider Vinegar; d=gluten-free
Stacked Potato Crisps, * | ridgecut | 1.15 19x165g 12x40g | f=Original, Sour Cream & Onion, Texas BBQ; c=milk gluten
Vegetable Crisps | ridgecut | 0.72 24x40g 8x100g | d=plant
`,
  },
  {
    category: 'savoury-snacks',
    from: 'GB NL',
    diet: 'vegetarian',
    vat: 'S',
    priceMarked: true,
    use: 'For lunch boxes and bar tops.',
    rows: `
Corn Puffs, Cheese | puffaloo plainfare | 0.22 48x20g 24x45g 18x6x17g | c=milk
Prawn Shells | puffaloo | 0.24 36x27g 18x6x18g
Tortilla Chips, Lightly Salted | tortaza casa-telmo provender | 0.92 12x200g 10x450g 12x500g | d=plant
Tortilla Chips, * | tortaza | 0.98 12x180g 30x40g | f=Chilli Heatwave, Cool Cheese; c=milk
Popcorn, * | poppady | 0.68 18x30g 8x100g 12x80g | f=Sweet & Salted, Butter Toffee, Sea Salt; d=plant
Prawn Crackers | jade-pier siam-lantern | 0.92 12x60g 1x2kg 20x40g | c=crustaceans; d=none
Bombay Mix | chandvi sonali | 1.05 10x325g 12x200g 6x1kg | c=peanuts gluten mustard; d=vegan vegetarian
Pork Scratchings | trotterdale | 0.72 24x40g 12x90g | d=gluten-free dairy-free
`,
  },
  {
    category: 'nuts-dried-fruit',
    from: 'TR US VN CN',
    diet: 'plant',
    priceMarked: true,
    use: 'Packed under nitrogen for freshness.',
    rows: `
Salted Peanuts | nutsmith provender plainfare | 0.62 12x200g 24x50g 6x1kg | c=peanuts; vat=S
Salted Cashews | nutsmith provender | 1.95 12x150g 24x40g 6x1kg | c=nuts; vat=S
Roasted Pistachios in Shell | nutsmith kervanli | 2.35 12x150g 6x1kg 1x5kg | c=nuts
Mixed Nuts & Raisins | nutsmith provender | 1.05 12x150g 24x40g 6x1kg | c=nuts peanuts; vat=S
Whole Almonds | nutsmith kervanli | 1.85 12x200g 6x1kg 1x10kg | c=nuts
Walnut Halves | nutsmith kervanli | 1.95 12x200g 6x1kg 1x10kg | c=nuts
Hazelnuts, Blanched | nutsmith kervanli | 1.95 12x200g 6x1kg | c=nuts; o=TR
Sunflower Seeds, Hulled | morrowby kervanli | 0.92 12x250g 6x1kg
Sultanas | mallow-hill kervanli provender | 1.35 12x500g 6x1kg 1x12.5kg
Dried Apricots | kervanli mallow-hill | 2.05 12x250g 6x1kg 1x5kg | c=sulphites; o=TR
Medjool Dates | bayt-zahra | 2.95 12x200g 1x5kg 6x900g
Dried Cranberries | morrowby | 1.62 12x250g 6x1kg
`,
  },
  {
    category: 'biscuits',
    from: 'GB TR PL',
    diet: 'vegetarian',
    contains: 'gluten milk',
    priceMarked: true,
    use: 'For the break room, the bedroom tray and the biscuit aisle.',
    rows: `
Digestives | dunkerley crumbworth provender plainfare | 0.78 12x400g 24x250g
Milk Chocolate Digestives | dunkerley crumbworth provender | 1.12 12x300g 15x266g | vat=S
Shortbread Fingers | dunkerley thistleford | 0.98 12x160g 6x500g
Custard Creams | crumbworth provender plainfare | 0.58 16x150g 12x400g
Bourbon Creams | crumbworth provender | 0.58 16x150g 12x400g
Ginger Nuts | dunkerley crumbworth | 0.72 12x300g
Chocolate Chip Cookies | crumbworth dunkerley | 0.88 12x200g 10x300g
Sandwich Biscuits, Cocoa & Cream | krokko crumbworth | 0.62 16x154g 20x66g
Mini Packs Assorted Biscuits | dunkerley crumbworth | 14.9 1x100x2 1x150x2
Assorted Biscuit Tin | dunkerley | 5.9 6x900g 6x1kg
Cream Crackers | dunkerley provender | 0.68 12x300g 12x200g
Rice Cakes, Lightly Salted | oatsley morrowby | 0.82 12x130g 10x100g | c=none; d=plant
Baby Rusks | lilla-bear | 1.32 8x150g
`,
  },
  {
    category: 'biscuits',
    from: 'GB',
    diet: 'vegetarian',
    contains: 'gluten nuts',
    vat: 'S',
    priceMarked: true,
    use: 'Grab and go.',
    rows: `
Oat & Honey Bar | oatsley | 0.46 24x42g 10x5x42g
Chewy Bar, * | oatsley | 0.38 24x30g 10x6x22g | f=Chocolate Chip, Strawberry
Protein Bar, * | peakflow | 1.15 12x60g | f=Chocolate Brownie, Salted Caramel; c=milk soya nuts
`,
  },
]
