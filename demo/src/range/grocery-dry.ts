import type { CategoryRange } from './category-range.ts'

export const groceryDry: readonly CategoryRange[] = [
  {
    category: 'rice',
    pack: 'sack',
    from: 'IN PK IT TH',
    diet: 'plant',
    use: 'Rinse well, then cook by absorption; holds well in a rice cooker or bain-marie.',
    rows: `
Extra Long Basmati Rice | rice | sonali kesarya provender | 15.4 1x10kg 1x5kg 4x5kg 1x20kg
Basmati Rice Pouch | pouch rice | sonali | 1.85 10x1kg 8x2kg 6x500g
Long Grain Rice, Easy Cook | rice | harbour provender plainfare | 6.6 1x5kg 1x10kg 1x20kg 12x1kg
Brown Long Grain Rice | brown-rice | harbour morrowby | 7.9 1x5kg 10x1kg 1x10kg
Thai Jasmine Rice | rice | siam-lantern jade-pier | 11.8 1x5kg 1x10kg 1x20kg 8x1kg
Arborio Risotto Rice | pouch rice | dritto valdorsa | 2.15 12x1kg 6x500g 4x5kg
Sushi Rice | rice | tsurumachi | 12.6 1x5kg 1x10kg 10x1kg
Pudding Rice | pouch rice | mallow-hill | 0.92 12x500g 6x3kg
Baldo Rice | rice | kervanli | 8.2 1x5kg 10x1kg 6x2.5kg | o=TR
Microwave * Rice | sachet rice | sonali | 0.82 6x250g 12x250g | f=Basmati rice #1d4f8f, Pilau rice #d99a1b, Wholegrain brown-rice #8a5a2b, Egg Fried rice #c98a1b; pm=1
`,
  },
  {
    category: 'pasta',
    pack: 'pouch',
    from: 'IT GR TR',
    diet: 'plant',
    contains: 'gluten',
    priceMarked: true,
    use: 'Durum wheat semolina, drawn to hold sauce and bite after service.',
    rows: `
Spaghetti No. 5 | spaghetti-dry | dritto provender plainfare | 0.72 24x500g 6x3kg 4x5kg 12x1kg
Penne Rigate | penne | dritto provender plainfare | 0.72 24x500g 6x3kg 4x5kg
Fusilli | fusilli | dritto provender | 0.72 24x500g 6x3kg 4x5kg
Macaroni | macaroni-dry | dritto | 0.70 24x500g 6x3kg 4x5kg
Farfalle | farfalle | dritto | 0.86 12x500g 6x3kg
Tagliatelle Nests | nests | dritto pastificio-lume | 1.22 12x500g 4x3kg | c=gluten eggs
Lasagne Sheets | wide lasagne | dritto | 1.12 12x500g 4x5kg 6x3kg | v=-, Egg
Vermicelli | nests | kervanli dritto | 0.68 20x500g 6x3kg
Gluten Free * | pasta-mix | dritto | 1.35 12x500g 8x400g | f=Fusilli fusilli #7a8f2a, Penne penne #b5772a, Spaghetti spaghetti-dry #2a6f8f; c=lupin
`,
  },
  {
    category: 'noodles',
    pack: 'pouch',
    from: 'CN TH JP ID',
    diet: 'vegetarian',
    contains: 'gluten',
    use: 'Ready in minutes; refresh in cold water if holding for the wok.',
    rows: `
Medium Egg Noodles | nests | jade-pier | 0.86 12x250g 6x1.5kg 4x3kg | c=gluten eggs; v=Medium, Fine
Rice Vermicelli Noodles | rice-noodles | jade-pier siam-lantern | 0.95 24x300g 30x375g | c=none; d=plant
Flat Rice Noodles | rice-noodles | siam-lantern | 1.05 24x375g 30x400g | c=none; d=plant; v=3mm, 5mm, 10mm
Udon Noodles, Ready to Wok | udon | tsurumachi jade-pier | 0.64 30x200g 10x4x200g | d=vegan vegetarian
Ramen Noodles | nests | tsurumachi | 1.42 20x300g 4x3kg | d=vegan vegetarian
Instant Noodles, * | noodle-bowl | jade-pier | 0.32 40x70g 30x85g | f=Chicken chicken #e0a21b, Beef beef #8c2b1b, Curry curry #c9781b, Prawn shrimp #d9542b; d=halal; pm=1
Noodle Pot, * | cupfood noodle-bowl | jade-pier | 0.78 12x90g 8x114g | f=Chicken & Mushroom chicken #2a7a4a, Beef & Tomato beef #a3271f, Bombay Curry curry #c9781b, Sweet & Sour pineapple #d9542b; pm=1
`,
  },
  {
    category: 'pulses-grains',
    pack: 'clear',
    from: 'TR CA IN GB',
    diet: 'plant',
    use: 'Cleaned and sorted; check for stones and rinse before cooking.',
    rows: `
Red Split Lentils | red-lentils | kervanli sonali | 1.62 12x1kg 6x2kg 4x5kg 1x20kg
Green Lentils | green-lentils | kervanli sonali | 1.72 12x1kg 4x5kg
Chana Dal | chickpeas | sonali | 1.55 10x1kg 6x2kg 1x20kg
Toor Dal | yellow-lentils | sonali | 1.98 10x1kg 6x2kg | v=-, Oily
Dried Chickpeas | chickpeas | kervanli sonali bayt-zahra | 1.68 12x1kg 4x5kg 1x20kg | v=9mm, 8mm
Marrowfat Dried Peas | peas | harbour | 1.05 12x500g 1x12.5kg
Pearl Barley | barley | morrowby | 0.72 12x500g 4x3kg | c=gluten
Couscous | couscous | bayt-zahra | 1.05 12x500g 6x2kg 1x5kg | c=gluten; v=-, Giant
Quinoa | couscous | morrowby | 2.35 8x500g 1x5kg | v=White, Tricolour
Polenta, Fine | cornmeal | dritto valdorsa | 1.15 12x500g 10x1kg
Popping Corn | sweetcorn | poppady | 1.12 12x500g 1x12.5kg
`,
  },
  {
    category: 'flour',
    pack: 'sack',
    from: 'GB',
    diet: 'plant',
    contains: 'gluten',
    use: 'Milled for bakers and busy kitchens; keep dry and use oldest first.',
    rows: `
Strong White Bread Flour | wheat | oakbank provender | 10.9 1x16kg 10x1.5kg 1x25kg
Plain Flour | wheat | oakbank provender plainfare | 9.9 1x16kg 10x1.5kg 8x500g
Self Raising Flour | wheat | oakbank provender | 10.2 1x16kg 10x1.5kg 8x500g
Pizza Flour Tipo 00 | pizza | forno-nove dritto | 14.8 1x15kg 1x25kg 10x1kg
Chapatti Flour, Medium | flatbread | sonali kesarya | 9.6 1x10kg 4x5kg 1x25kg 10x1.5kg | v=-, Brown
Gram Flour | chickpeas | sonali | 2.15 10x1kg 6x2kg 1x20kg | c=none
Cornflour | pouch sweetcorn | mallow-hill | 1.05 10x500g 6x3.5kg | c=none
Batter Mix | fish | oakbank northwake | 15.8 1x16kg 6x3.5kg | v=-, Gluten Free
Golden Breadcrumbs | bread-crumbs | oakbank crumbleton | 1.95 6x1kg 1x10kg | v=-, Panko
Southern Style Chicken Breading | poultry-leg | crumbleton grillhouse-row | 21.5 1x10kg 1x12.5kg
`,
  },
  {
    category: 'sugar',
    pack: 'pouch',
    from: 'GB MU',
    diet: 'plant',
    priceMarked: true,
    use: 'For the tea station, the pastry section and the shelf.',
    rows: `
Granulated Sugar | sugar | sugarloft provender plainfare | 0.98 15x1kg 10x1kg 6x2kg 1x25kg
Caster Sugar | sugar | sugarloft provender | 1.45 10x1kg 12x500g 1x25kg | v=-, Golden
Icing Sugar | sugar | sugarloft provender | 1.42 10x1kg 10x500g 6x3kg
Demerara Sugar | brown-sugar | sugarloft | 1.22 10x500g 6x3kg
White Sugar Cubes | wide sugar-cube | sugarloft | 1.36 10x500g 8x1kg | v=-, Brown Rough Cut
White Sugar Sticks | box sugar | sugarloft | 6.9 1x1000 1x2500
Sweetener Sachets | box sweetener | sugarloft | 8.6 1x1000
Golden Syrup | can honey-drop | sugarloft | 1.62 12x454g 6x907g 1x7.26kg
Maple Syrup | glass maple | morrowby | 4.85 12x250ml 6x1L | o=CA
`,
  },
  {
    category: 'baking',
    pack: 'tub',
    from: 'GB BE',
    diet: 'veg',
    priceMarked: true,
    use: 'For the bakery section and the home baker alike.',
    rows: `
Baking Powder | spice powder-white | mallow-hill | 0.82 6x170g 6x1kg 1x5kg | d=plant
Bicarbonate of Soda | spice powder-white | mallow-hill | 0.76 6x200g 6x1kg | d=plant
Dried Active Yeast | can yeast | oakbank mallow-hill | 0.84 12x125g 20x500g | d=plant
Vanilla Extract | glass vanilla | mallow-hill | 2.05 6x60ml 6x500ml | d=plant
Food Colouring, * | glass droplet | mallow-hill | 0.88 6x38ml 6x500ml | f=Red drop-red #c62032, Green drop-green #2e8b3a, Yellow drop-yellow #e0b01b, Blue drop-blue #1f6fb7; d=plant
Cocoa Powder | cocoa | mallow-hill velvetine | 2.25 6x250g 6x1kg 1x5kg | d=plant
Dark Chocolate Chips | pouch chocolate | mallow-hill | 1.95 10x300g 4x3kg | c=soya; vat=S
Ground Almonds | clear almond | mallow-hill nutsmith | 2.15 12x200g 6x1kg | c=nuts; d=plant
Desiccated Coconut | clear coconut | mallow-hill | 1.05 12x200g 6x1kg 1x10kg | v=Fine, Medium; d=plant
Marzipan | block almond | mallow-hill | 1.92 6x454g 4x1kg | c=nuts
Ready to Roll Icing | block icing | mallow-hill | 1.25 6x500g 6x1kg 1x5kg | v=White, Ivory; d=vegan vegetarian
Cake Sprinkles, * | spice sprinkles | mallow-hill | 1.12 6x60g 6x500g | f=Hundreds & Thousands sprinkles #d6428b, Chocolate Strands chocolate #5a2a17; vat=S
Scone Mix | sack scone | mallow-hill oakbank | 8.9 4x3.5kg 1x12.5kg | c=gluten milk; v=Plain, Fruit
Pancake & Waffle Mix | pouch pancakes | mallow-hill morrowby | 5.2 4x2kg 6x1kg | c=gluten milk eggs
`,
  },
  {
    category: 'desserts',
    pack: 'can',
    from: 'GB IE',
    diet: 'vegetarian',
    contains: 'milk',
    priceMarked: true,
    use: 'Serve warm or cold; whisk powders into cold milk for an even set.',
    rows: `
Ready to Serve Custard | custard | mrs-pettifer provender plainfare | 0.82 12x400g 12x500g 6x3kg | v=-, Low Fat
Custard Powder | tub custard | mrs-pettifer | 1.05 6x300g 4x3kg
Creamed Rice Pudding | rice-pudding | mrs-pettifer | 0.78 12x400g 6x2.62kg | d=vegetarian gluten-free
Jelly Cubes, * | wide jelly | mrs-pettifer | 0.72 12x135g 24x135g | f=Strawberry strawberry #c8254b, Orange tangerine #e07b12, Blackcurrant blackcurrant #4b2a6b; c=none; d=none; vat=S
Steamed Sponge Pudding, * | can pudding | mrs-pettifer | 1.52 6x300g 6x1.2kg | f=Syrup honey-drop #d99a1b, Treacle treacle #3a2519, Jam jam #a81f3a; c=milk gluten eggs
Ice Cream Cones | cone-stack cone | larkspur | 4.6 1x50 6x21 | c=gluten; d=vegan vegetarian; v=Cup, Waffle
Dessert Topping Sauce, * | squeezy sauce-drop | mrs-pettifer | 2.35 6x625g 4x1kg | f=Chocolate chocolate #4a2417, Strawberry strawberry #c8254b, Toffee toffee #b5701b, Raspberry raspberry #a81f5a
Evaporated Milk | cow | hollins | 0.98 12x410g 24x170g 6x4kg
Condensed Milk, Sweetened | cow | hollins | 1.48 12x397g 6x1kg
`,
  },
]
