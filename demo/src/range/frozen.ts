import type { CategoryRange } from './category-range.ts'

export const frozen: readonly CategoryRange[] = [
  {
    category: 'chips-potato',
    pack: 'pouch',
    from: 'GB NL BE',
    diet: 'plant',
    storage: 'frozen',
    use: 'Fry from frozen at 175 °C; do not overfill the basket.',
    rows: `
Thick Cut Chips 14mm | french-fries | spudsmith provender | 4.3 4x2.5kg 4x2.27kg 12x1kg
Straight Cut Chips 10mm | french-fries | spudsmith provender plainfare | 4.2 4x2.5kg 4x2.27kg
Skinny Fries 6mm | french-fries | spudsmith provender | 4.4 4x2.5kg 5x2.5kg 12x750g | v=-, Skin On
Sweet Potato Fries | sweet-fries | spudsmith | 6.9 4x2.5kg 5x1.5kg
Potato Wedges, Spicy | wedges | spudsmith | 5.3 4x2.5kg 6x1kg | c=gluten; v=Spicy, Plain
Curly Fries | curly-fries | spudsmith | 6.2 4x2.5kg 6x1kg | c=gluten
Hash Browns | hash-brown | spudsmith provender | 4.9 4x2.5kg 12x600g | v=Triangles, Ovals
Roast Potatoes | roast-potato | spudsmith | 5.2 4x2.5kg 12x800g
`,
  },
  {
    category: 'frozen-veg',
    pack: 'pouch',
    from: 'GB BE PL ES',
    diet: 'plant',
    storage: 'frozen',
    use: 'Frozen within hours of picking; cook from frozen.',
    rows: `
Garden Peas | pea-pod | maisie frostwell plainfare | 3.4 4x2.5kg 12x907g 1x10kg | v=-, Petits Pois
Broccoli Florets | broccoli | maisie frostwell | 4.1 4x2.5kg 12x907g 6x1kg
Cauliflower Florets | cauliflower | maisie frostwell | 3.9 4x2.5kg 12x907g
Carrots, Sliced | carrot | maisie frostwell | 3.1 4x2.5kg 12x907g | v=Sliced, Diced, Baton
Mixed Vegetables | mixed-veg | maisie frostwell | 3.2 4x2.5kg 12x907g | v=4 Way, Casserole
Sweetcorn Kernels | ear-of-corn | maisie frostwell | 3.7 4x2.5kg 12x907g
Whole Green Beans | green-beans | maisie frostwell | 3.6 4x2.5kg 12x907g
Leaf Spinach Portions | spinach | maisie frostwell | 3.9 4x2.5kg 12x900g | v=Leaf, Chopped
Brussels Sprouts, Button | sprouts | maisie frostwell | 3.6 4x2.5kg 12x907g
Sliced Mixed Peppers | peppers-mix | maisie frostwell | 4.3 4x2.5kg 6x1kg | v=Sliced, Diced
Soya Beans, Edamame | soya-bean | maisie tsurumachi | 2.05 12x500g 6x1kg | c=soya
Garlic, Chopped Portions | garlic | kesarya | 1.75 12x400g 10x1kg
`,
  },
  {
    category: 'frozen-veg',
    pack: 'pouch',
    from: 'RS PL CL VN',
    diet: 'plant',
    storage: 'frozen',
    use: 'For smoothies, sauces and baking.',
    rows: `
Mixed Berries | berry-mix | frostwell orchard-gate | 3.9 6x1kg 12x500g 1x10kg
Raspberries, Whole | raspberry | frostwell orchard-gate | 5.2 6x1kg 1x10kg
Wild Blueberries | blueberries | frostwell orchard-gate | 4.9 6x1kg 12x500g
Mango Chunks | mango | frostwell sunnady | 4.4 6x1kg 12x500g
Smoothie Mix, * | mango | sunnady | 0.98 30x140g | f=Tropical mango #e8920c, Red Berry strawberry #c8254b, Green Kale leafy #4f8a2a
`,
  },
  {
    category: 'frozen-fish',
    pack: 'pouch',
    from: 'NO IS VN GB IN',
    diet: 'halal dairy-free',
    contains: 'fish',
    storage: 'frozen',
    use: 'Cook from frozen, or defrost overnight in the chiller.',
    rows: `
Battered Cod Fillets | box battered-fish | northwake provender | 34.5 1x30x140g 1x24x170g 8x4x125g | c=fish gluten
Cod Fillets, Skinless | box fish-fillet | northwake quayline | 41.9 1x4.54kg 3x6.81kg 6x1kg | d=halal dairy-free gluten-free
Haddock Fillets | box fish-fillet | northwake | 39.8 1x4.54kg 3x6.81kg | v=Skin On, Skinless
Fish Fingers, Cod | fish-finger | northwake provender plainfare | 5.9 6x60 12x10 | c=fish gluten
Fish Cakes | fish-cake | northwake | 8.9 1x48 6x24 | c=fish gluten; v=Cod, Salmon
Wholetail Scampi, Breaded | scampi | northwake | 7.9 6x454g 10x454g 6x1kg | c=crustaceans gluten
Raw King Prawns, Peeled | shrimp | northwake jade-pier | 9.2 10x1kg 10x800g | c=crustaceans; v=16/20, 26/30, 31/40
Cooked & Peeled Prawns | shrimp-pink | northwake provender | 15.9 5x2kg 10x1kg 12x400g | c=crustaceans; v=150/250, 100/200
Squid Rings | squid-ring | northwake jade-pier | 6.9 10x1kg | c=molluscs; v=Raw, Battered
Half Shell Mussels | mussel | northwake | 4.9 10x1kg | c=molluscs
Seafood Cocktail Mix | octopus | northwake | 4.7 10x1kg 12x400g | c=molluscs crustaceans fish
Salmon Portions | salmon-fillet | northwake provender | 22.5 5x2kg 10x1kg | v=Skin On, Skinless
Basa Fillets | fish-fillet | quayline | 8.8 5x2kg 1x10kg
Crab Sticks | crab-stick | northwake | 2.05 20x400g 12x500g | c=fish crustaceans gluten eggs
`,
  },
  {
    category: 'frozen-poultry',
    pack: 'pouch',
    from: 'GB TH PL',
    diet: 'halal',
    contains: 'gluten',
    storage: 'frozen',
    use: 'Fry or oven-cook from frozen until 75 °C in the middle.',
    rows: `
Chicken Nuggets | nugget | crumbleton provender plainfare | 5.4 10x1kg 6x1kg 12x450g
Southern Fried Chicken Strips | chicken-strip | crumbleton grillhouse-row | 6.9 10x1kg 6x1kg
Breaded Chicken Fillet Burgers | chicken-burger | crumbleton grillhouse-row | 14.9 1x36 1x48 | v=Plain, Hot & Spicy
Chicken Kiev, Garlic | kiev | crumbleton coldbrook | 15.9 1x24x170g 6x2x140g | c=gluten milk
Hot & Spicy Chicken Wings | wing-hot | crumbleton grillhouse-row | 5.2 10x1kg 1x10kg
Chicken Breast Fillets, Frozen | chicken-fillet | noorfield coldbrook | 5.9 6x2kg 1x10kg 5x2.5kg | c=none; v=130/160g, 170/200g
Chicken Wings, Frozen | wing | noorfield | 24.9 1x10kg 1x5kg | c=none
Whole Chicken, Frozen | whole-chicken | noorfield | 3.45 10x1.3kg 10x1.5kg | c=none
Aromatic Half Duck with Pancakes | box duck | jade-pier | 6.4 10x460g 12x600g | c=gluten soya sesame
`,
  },
  {
    category: 'frozen-burgers',
    pack: 'box',
    from: 'GB IE',
    storage: 'frozen',
    contains: 'none',
    use: 'Griddle from frozen, turning once.',
    rows: `
Beef Burgers 4oz | hamburger | grillhouse-row fellside plainfare | 17.9 1x48 1x36 1x60 | c=gluten soya; v=4oz, 6oz*1.42, 8oz*1.85
100% Beef Burgers | hamburger | grillhouse-row draymoor | 24.9 1x24 1x36 1x48 | v=4oz, 6oz*1.42; d=gluten-free dairy-free
Beef Meatballs | meatballs | fellside pastificio-lume | 27.5 1x5kg 6x1kg | c=gluten
Pork Sausages 8s, Frozen | sausage | bangerly plainfare | 15.6 1x4.54kg 4x2.27kg | c=gluten sulphites
Battered Sausages | battered-sausage | bangerly spudsmith | 14.4 1x48 1x36 | c=gluten
Doner Kebab Meat, Sliced | pouch kebab | ocakdar | 8.9 10x1kg 6x1kg | c=gluten soya; d=halal
Doner Kebab Cone, Beef & Lamb | kebab-cone | ocakdar | 66 1x10kg 1x15kg 1x20kg | c=gluten soya; d=halal
`,
  },
  {
    category: 'frozen-pizza-bread',
    pack: 'pizza-retail',
    from: 'IT DE GB',
    diet: 'vegetarian',
    contains: 'gluten milk',
    storage: 'frozen',
    use: 'Bake from frozen on the shelf, not the tray.',
    rows: `
Stone Baked Pizza, * | pizza | forno-nove | 2.15 10x335g 8x410g | f=Margherita pizza #22593a, Pepperoni pepperoni #a3271f, Ham & Pineapple pineapple #c9962a, Vegetable bell-pepper #4f8a2a; pm=1
Thin & Crispy Pizza, * | pizza | forno-nove plainfare | 1.42 12x290g | f=Cheese & Tomato tomato #c8321f, Pepperoni pepperoni #8c1b1b; pm=1
Dough Balls 250g | box dough | forno-nove | 21.9 1x40 1x30 | c=gluten; d=vegan vegetarian; v=200g*.85, 250g, 320g*1.24
Yorkshire Puddings 2in | pouch yorkshire | wexcombe provender | 5.9 1x100 4x30 | c=gluten milk eggs
`,
  },
  {
    category: 'frozen-savouries',
    pack: 'box',
    from: 'GB',
    contains: 'gluten',
    storage: 'frozen',
    use: 'Bake from frozen until golden and piping hot.',
    rows: `
Sausage Rolls 8in | sausage-roll | pastry-yard provender | 17.9 1x36 1x50 | c=gluten milk; v=6in*.78, 8in
Cornish Style Pasties | pasty | pastry-yard | 24.9 1x24x283g 1x36x200g | c=gluten milk
Steak Bakes | pasty | pastry-yard | 23.8 1x36 | c=gluten milk
Steak & Kidney Pies | pie | pastry-yard wexcombe | 19.4 1x24 1x12 | c=gluten milk
Puff Pastry Sheets | pastry-sheet | pastry-yard butterlane | 15.8 1x12 4x2.5kg@6.4 | d=vegan vegetarian
Vegetable Samosas | samosa | chandvi sonali | 10.9 1x48 10x20 1x100 | d=vegan vegetarian halal
Onion Bhajis | bhaji | chandvi sonali | 8.9 1x40 1x80 | c=none; d=plant
Vegetable Spring Rolls | spring-roll | jade-pier provender | 9.9 1x60 1x100 10x20 | d=vegan vegetarian
Gyoza, * | dumpling | tsurumachi | 6.9 10x20 8x30 | f=Chicken chicken #d9a01b, Vegetable leafy #3f8a2a, Prawn shrimp #d9542b; c=gluten soya sesame
Breaded Mozzarella Sticks | mozz-stick | crumbleton forno-nove | 7.9 6x1kg 1x5kg | c=gluten milk; d=vegetarian
Battered Onion Rings | onion-ring | spudsmith crumbleton | 4.4 6x1kg 10x1kg | d=vegan vegetarian
Breaded Garlic Mushrooms | mushroom | crumbleton | 4.9 6x1kg 10x500g | d=vegetarian; c=gluten milk
Macaroni Cheese, Frozen Meals | tray-meal macaroni | tindale | 2.05 12x400g 4x2.5kg | c=gluten milk; d=vegetarian
Lasagne, Frozen Meals | tray-meal lasagne | tindale dritto | 2.25 12x400g 4x2.7kg | c=gluten milk
`,
  },
  {
    category: 'frozen-veggie',
    pack: 'box',
    from: 'GB NL',
    diet: 'vegan vegetarian dairy-free',
    contains: 'gluten soya',
    storage: 'frozen',
    use: 'Griddle, oven or fryer; keep a separate pan for vegan orders.',
    rows: `
Vegetable Burgers Quarter Pound | veg-burger | beanstead | 14.2 1x36 1x48 6x4
Plant Based Beef Style Burgers | hamburger | greenbarrow beanstead | 19.8 1x40 8x2 1x24
Meat Free Mince | pouch couscous | beanstead greenbarrow | 4.9 6x1kg 10x500g
Meat Free Sausages | sausage-veg | beanstead greenbarrow | 13.6 1x50 8x6
Vegan Nuggets | nugget | greenbarrow | 6.6 6x1kg 8x250g
Falafel, Frozen | falafel | bayt-zahra beanstead | 5.6 6x1kg 1x5kg | c=sesame; d=plant
Halloumi Fries | halloumi-fries | crumbleton meltemia | 9.8 6x1kg 1x4kg | c=gluten milk; d=vegetarian
`,
  },
  {
    category: 'ice-cream',
    pack: 'tub',
    from: 'GB IT',
    diet: 'vegetarian',
    contains: 'milk',
    storage: 'frozen',
    vat: 'S',
    use: 'Temper ten minutes at -14 °C before scooping.',
    rows: `
Ice Cream, * | soft-ice-cream | larkspur | 9.6 1x4L 1x5L 2x4L | f=Vanilla vanilla #d9b23a, Strawberry strawberry #d6335c, Chocolate chocolate #5a2a17, Mint Choc Chip mint #3fa77a, Raspberry Ripple raspberry #c2336b
Soft Scoop Vanilla | soft-ice-cream | plainfare scoopley | 5.9 1x4L 6x2L
Sorbet, * | sorbet | larkspur | 11.8 1x2.5L 1x4L | f=Lemon lemon #d9b21b, Mango mango #e8920c, Raspberry raspberry #b0245f; c=none; d=plant
Soft Serve Mix | carton soft-ice-cream | scoopley larkspur | 2.35 12x1L | s=ambient
Choc Ices | box choc-ice | scoopley | 1.25 12x6 1x48 | pm=1
Ice Lollies, Assorted Fruit | box ice-lolly | scoopley | 1.15 12x10 1x60 | c=none; d=plant; pm=1
Ice Cubes, Bagged | clear ice | fellwater | 0.82 10x2kg 6x1kg | vat=Z; c=none; d=plant
`,
  },
  {
    category: 'frozen-desserts',
    pack: 'cake-tray',
    from: 'GB FR',
    diet: 'vegetarian',
    contains: 'gluten milk eggs',
    storage: 'frozen',
    use: 'Defrost in the chiller; pre-portioned with paper between slices.',
    rows: `
Vanilla Cheesecake | cheesecake | mrs-pettifer teacake-lane | 13.9 1x14 1x16 | v=Vanilla, New York
Apple Pie, Deep Filled | pie | mrs-pettifer | 9.8 1x12 4x1.6kg@5.2 | c=gluten; d=vegan vegetarian
Apple Crumble | crumble | mrs-pettifer provender | 10.6 1x2.5kg 4x2kg
Sticky Toffee Pudding | pudding | mrs-pettifer | 15.6 1x24 1x12
Profiteroles | profiterole | butterlane valcendre | 9.9 1x100 1x2kg@10.8
Tiramisu | tiramisu | valdorsa mrs-pettifer | 13.8 1x12 2x2kg@11.9
Churros | pouch churro | casa-telmo | 8.4 6x1kg 10x500g | c=gluten; d=vegan vegetarian
`,
  },
]
