import type { CategoryRange } from './category-range.ts'

export const groceryDry: readonly CategoryRange[] = [
  {
    category: 'rice',
    from: 'IN PK IT TH',
    diet: 'plant',
    use: 'Rinse well, then cook by absorption; holds well in a rice cooker or bain-marie.',
    rows: `
Extra Long Basmati Rice | sonali kesarya provender | 15.4 1x10kg 1x5kg 4x5kg 1x20kg
Basmati Rice Pouch | sonali | 1.85 10x1kg 8x2kg 6x500g
Long Grain Rice, Easy Cook | harbour provender plainfare | 6.6 1x5kg 1x10kg 1x20kg 12x1kg
Brown Long Grain Rice | harbour morrowby | 7.9 1x5kg 10x1kg 1x10kg
Thai Jasmine Rice | siam-lantern jade-pier | 11.8 1x5kg 1x10kg 1x20kg 8x1kg
Arborio Risotto Rice | dritto valdorsa | 2.15 12x1kg 6x500g 4x5kg
Sushi Rice | tsurumachi | 12.6 1x5kg 1x10kg 10x1kg
Pudding Rice | mallow-hill | 0.92 12x500g 6x3kg
Baldo Rice | kervanli | 8.2 1x5kg 10x1kg 6x2.5kg | o=TR
Microwave * Rice | sonali | 0.82 6x250g 12x250g | f=Basmati, Pilau, Wholegrain, Egg Fried; pm=1
`,
  },
  {
    category: 'pasta',
    from: 'IT GR TR',
    diet: 'plant',
    contains: 'gluten',
    priceMarked: true,
    use: 'Durum wheat semolina, drawn to hold sauce and bite after service.',
    rows: `
Spaghetti No. 5 | dritto provender plainfare | 0.72 24x500g 6x3kg 4x5kg 12x1kg
Penne Rigate | dritto provender plainfare | 0.72 24x500g 6x3kg 4x5kg
Fusilli | dritto provender | 0.72 24x500g 6x3kg 4x5kg
Macaroni | dritto | 0.70 24x500g 6x3kg 4x5kg
Farfalle | dritto | 0.86 12x500g 6x3kg
Tagliatelle Nests | dritto pastificio-lume | 1.22 12x500g 4x3kg | c=gluten eggs
Lasagne Sheets | dritto | 1.12 12x500g 4x5kg 6x3kg | v=-, Egg
Vermicelli | kervanli dritto | 0.68 20x500g 6x3kg
Gluten Free * | dritto | 1.35 12x500g 8x400g | f=Fusilli, Penne, Spaghetti; c=lupin
`,
  },
  {
    category: 'noodles',
    from: 'CN TH JP ID',
    diet: 'vegetarian',
    contains: 'gluten',
    use: 'Ready in minutes; refresh in cold water if holding for the wok.',
    rows: `
Medium Egg Noodles | jade-pier | 0.86 12x250g 6x1.5kg 4x3kg | c=gluten eggs; v=Medium, Fine
Rice Vermicelli Noodles | jade-pier siam-lantern | 0.95 24x300g 30x375g | c=none; d=plant
Flat Rice Noodles | siam-lantern | 1.05 24x375g 30x400g | c=none; d=plant; v=3mm, 5mm, 10mm
Udon Noodles, Ready to Wok | tsurumachi jade-pier | 0.64 30x200g 10x4x200g | d=vegan vegetarian
Ramen Noodles | tsurumachi | 1.42 20x300g 4x3kg | d=vegan vegetarian
Instant Noodles, * | jade-pier | 0.32 40x70g 30x85g | f=Chicken, Beef, Curry, Prawn; d=halal; pm=1
Noodle Pot, * | jade-pier | 0.78 12x90g 8x114g | f=Chicken & Mushroom, Beef & Tomato, Bombay Curry, Sweet & Sour; pm=1
`,
  },
  {
    category: 'pulses-grains',
    from: 'TR CA IN GB',
    diet: 'plant',
    use: 'Cleaned and sorted; check for stones and rinse before cooking.',
    rows: `
Red Split Lentils | kervanli sonali | 1.62 12x1kg 6x2kg 4x5kg 1x20kg
Green Lentils | kervanli sonali | 1.72 12x1kg 4x5kg
Chana Dal | sonali | 1.55 10x1kg 6x2kg 1x20kg
Toor Dal | sonali | 1.98 10x1kg 6x2kg | v=-, Oily
Dried Chickpeas | kervanli sonali bayt-zahra | 1.68 12x1kg 4x5kg 1x20kg | v=9mm, 8mm
Marrowfat Dried Peas | harbour | 1.05 12x500g 1x12.5kg
Pearl Barley | morrowby | 0.72 12x500g 4x3kg | c=gluten
Couscous | bayt-zahra | 1.05 12x500g 6x2kg 1x5kg | c=gluten; v=-, Giant
Quinoa | morrowby | 2.35 8x500g 1x5kg | v=White, Tricolour
Polenta, Fine | dritto valdorsa | 1.15 12x500g 10x1kg
Popping Corn | poppady | 1.12 12x500g 1x12.5kg
`,
  },
  {
    category: 'flour',
    from: 'GB',
    diet: 'plant',
    contains: 'gluten',
    use: 'Milled for bakers and busy kitchens; keep dry and use oldest first.',
    rows: `
Strong White Bread Flour | oakbank provender | 10.9 1x16kg 10x1.5kg 1x25kg
Plain Flour | oakbank provender plainfare | 9.9 1x16kg 10x1.5kg 8x500g
Self Raising Flour | oakbank provender | 10.2 1x16kg 10x1.5kg 8x500g
Pizza Flour Tipo 00 | forno-nove dritto | 14.8 1x15kg 1x25kg 10x1kg
Chapatti Flour, Medium | sonali kesarya | 9.6 1x10kg 4x5kg 1x25kg 10x1.5kg | v=-, Brown
Gram Flour | sonali | 2.15 10x1kg 6x2kg 1x20kg | c=none
Cornflour | mallow-hill | 1.05 10x500g 6x3.5kg | c=none
Batter Mix | oakbank northwake | 15.8 1x16kg 6x3.5kg | v=-, Gluten Free
Golden Breadcrumbs | oakbank crumbleton | 1.95 6x1kg 1x10kg | v=-, Panko
Southern Style Chicken Breading | crumbleton grillhouse-row | 21.5 1x10kg 1x12.5kg
`,
  },
  {
    category: 'sugar',
    from: 'GB MU',
    diet: 'plant',
    priceMarked: true,
    use: 'For the tea station, the pastry section and the shelf.',
    rows: `
Granulated Sugar | sugarloft provender plainfare | 0.98 15x1kg 10x1kg 6x2kg 1x25kg
Caster Sugar | sugarloft provender | 1.45 10x1kg 12x500g 1x25kg | v=-, Golden
Icing Sugar | sugarloft provender | 1.42 10x1kg 10x500g 6x3kg
Demerara Sugar | sugarloft | 1.22 10x500g 6x3kg
White Sugar Cubes | sugarloft | 1.36 10x500g 8x1kg | v=-, Brown Rough Cut
White Sugar Sticks | sugarloft | 6.9 1x1000 1x2500
Sweetener Sachets | sugarloft | 8.6 1x1000
Golden Syrup | sugarloft | 1.62 12x454g 6x907g 1x7.26kg | heavy=1
Maple Syrup | morrowby | 4.85 12x250ml 6x1L | o=CA; heavy=1
`,
  },
  {
    category: 'baking',
    from: 'GB BE',
    diet: 'veg',
    priceMarked: true,
    use: 'For the bakery section and the home baker alike.',
    rows: `
Baking Powder | mallow-hill | 0.82 6x170g 6x1kg 1x5kg | d=plant
Bicarbonate of Soda | mallow-hill | 0.76 6x200g 6x1kg | d=plant
Dried Active Yeast | oakbank mallow-hill | 0.84 12x125g 20x500g | d=plant; heavy=1
Vanilla Extract | mallow-hill | 2.05 6x60ml 6x500ml | d=plant; heavy=1
Food Colouring, * | mallow-hill | 0.88 6x38ml 6x500ml | f=Red, Green, Yellow, Blue; d=plant; heavy=1
Cocoa Powder | mallow-hill velvetine | 2.25 6x250g 6x1kg 1x5kg | d=plant
Dark Chocolate Chips | mallow-hill | 1.95 10x300g 4x3kg | c=soya; vat=S
Ground Almonds | mallow-hill nutsmith | 2.15 12x200g 6x1kg | c=nuts; d=plant
Desiccated Coconut | mallow-hill | 1.05 12x200g 6x1kg 1x10kg | v=Fine, Medium; d=plant
Marzipan | mallow-hill | 1.92 6x454g 4x1kg | c=nuts
Ready to Roll Icing | mallow-hill | 1.25 6x500g 6x1kg 1x5kg | v=White, Ivory; d=vegan vegetarian
Cake Sprinkles, * | mallow-hill | 1.12 6x60g 6x500g | f=Hundreds & Thousands, Chocolate Strands; vat=S
Scone Mix | mallow-hill oakbank | 8.9 4x3.5kg 1x12.5kg | c=gluten milk; v=Plain, Fruit
Pancake & Waffle Mix | mallow-hill morrowby | 5.2 4x2kg 6x1kg | c=gluten milk eggs
`,
  },
  {
    category: 'desserts',
    heavyPack: true,
    from: 'GB IE',
    diet: 'vegetarian',
    contains: 'milk',
    priceMarked: true,
    use: 'Serve warm or cold; whisk powders into cold milk for an even set.',
    rows: `
Ready to Serve Custard | mrs-pettifer provender plainfare | 0.82 12x400g 12x500g 6x3kg | v=-, Low Fat
Custard Powder | mrs-pettifer | 1.05 6x300g 4x3kg | heavy=0
Creamed Rice Pudding | mrs-pettifer | 0.78 12x400g 6x2.62kg | d=vegetarian gluten-free
Jelly Cubes, * | mrs-pettifer | 0.72 12x135g 24x135g | f=Strawberry, Orange, Blackcurrant; c=none; d=none; vat=S; heavy=0
Steamed Sponge Pudding, * | mrs-pettifer | 1.52 6x300g 6x1.2kg | f=Syrup, Treacle, Jam; c=milk gluten eggs
Ice Cream Cones | larkspur | 4.6 1x50 6x21 | c=gluten; d=vegan vegetarian; v=Cup, Waffle; heavy=0
Dessert Topping Sauce, * | mrs-pettifer | 2.35 6x625g 4x1kg | f=Chocolate, Strawberry, Toffee, Raspberry; heavy=0
Evaporated Milk | hollins | 0.98 12x410g 24x170g 6x4kg
Condensed Milk, Sweetened | hollins | 1.48 12x397g 6x1kg
`,
  },
]
