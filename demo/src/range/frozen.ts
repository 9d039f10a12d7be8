import type { CategoryRange } from './category-range.ts'

export const frozen: readonly CategoryRange[] = [
  {
    category: 'chips-potato',
    from: 'GB NL BE',
    diet: 'plant',
    storage: 'frozen',
    use: 'Fry from frozen at 175 °C; do not overfill the basket.',
    rows: `
Thick Cut Chips 14mm | spudsmith provender | 4.3 4x2.5kg 4x2.27kg 12x1kg
Straight Cut Chips 10mm | spudsmith provender plainfare | 4.2 4x2.5kg 4x2.27kg
Skinny Fries 6mm | spudsmith provender | 4.4 4x2.5kg 5x2.5kg 12x750g | v=-, Skin On
Sweet Potato Fries | spudsmith | 6.9 4x2.5kg 5x1.5kg
Potato Wedges, Spicy | spudsmith | 5.3 4x2.5kg 6x1kg | c=gluten; v=Spicy, Plain
Curly Fries | spudsmith | 6.2 4x2.5kg 6x1kg | c=gluten
Hash Browns | spudsmith provender | 4.9 4x2.5kg 12x600g | v=Triangles, Ovals
Roast Potatoes | spudsmith | 5.2 4x2.5kg 12x800g
`,
  },
  {
    category: 'frozen-veg',
    from: 'GB BE PL ES',
    diet: 'plant',
    storage: 'frozen',
    use: 'Frozen within hours of picking; cook from frozen.',
    rows: `
Garden Peas | maisie frostwell plainfare | 3.4 4x2.5kg 12x907g 1x10kg | v=-, Petits Pois
Broccoli Florets | maisie frostwell | 4.1 4x2.5kg 12x907g 6x1kg
Cauliflower Florets | maisie frostwell | 3.9 4x2.5kg 12x907g
Carrots, Sliced | maisie frostwell | 3.1 4x2.5kg 12x907g | v=Sliced, Diced, Baton
Mixed Vegetables | maisie frostwell | 3.2 4x2.5kg 12x907g | v=4 Way, Casserole
Sweetcorn Kernels | maisie frostwell | 3.7 4x2.5kg 12x907g
Whole Green Beans | maisie frostwell | 3.6 4x2.5kg 12x907g
Leaf Spinach Portions | maisie frostwell | 3.9 4x2.5kg 12x900g | v=Leaf, Chopped
Brussels Sprouts, Button | maisie frostwell | 3.6 4x2.5kg 12x907g
Sliced Mixed Peppers | maisie frostwell | 4.3 4x2.5kg 6x1kg | v=Sliced, Diced
Soya Beans, Edamame | maisie tsurumachi | 2.05 12x500g 6x1kg | c=soya
Garlic, Chopped Portions | kesarya | 1.75 12x400g 10x1kg
`,
  },
  {
    category: 'frozen-veg',
    from: 'RS PL CL VN',
    diet: 'plant',
    storage: 'frozen',
    use: 'For smoothies, sauces and baking.',
    rows: `
Mixed Berries | frostwell orchard-gate | 3.9 6x1kg 12x500g 1x10kg
Raspberries, Whole | frostwell orchard-gate | 5.2 6x1kg 1x10kg
Wild Blueberries | frostwell orchard-gate | 4.9 6x1kg 12x500g
Mango Chunks | frostwell sunnady | 4.4 6x1kg 12x500g
Smoothie Mix, * | sunnady | 0.98 30x140g | f=Tropical, Red Berry, Green Kale
`,
  },
  {
    category: 'frozen-fish',
    from: 'NO IS VN GB IN',
    diet: 'halal dairy-free',
    contains: 'fish',
    storage: 'frozen',
    use: 'Cook from frozen, or defrost overnight in the chiller.',
    rows: `
Battered Cod Fillets | northwake provender | 34.5 1x30x140g 1x24x170g 8x4x125g | c=fish gluten
Cod Fillets, Skinless | northwake quayline | 41.9 1x4.54kg 3x6.81kg 6x1kg | d=halal dairy-free gluten-free
Haddock Fillets | northwake | 39.8 1x4.54kg 3x6.81kg | v=Skin On, Skinless
Fish Fingers, Cod | northwake provender plainfare | 5.9 6x60 12x10 | c=fish gluten
Fish Cakes | northwake | 8.9 1x48 6x24 | c=fish gluten; v=Cod, Salmon
Wholetail Scampi, Breaded | northwake | 7.9 6x454g 10x454g 6x1kg | c=crustaceans gluten
Raw King Prawns, Peeled | northwake jade-pier | 9.2 10x1kg 10x800g | c=crustaceans; v=16/20, 26/30, 31/40
Cooked & Peeled Prawns | northwake provender | 15.9 5x2kg 10x1kg 12x400g | c=crustaceans; v=150/250, 100/200
Squid Rings | northwake jade-pier | 6.9 10x1kg | c=molluscs; v=Raw, Battered
Half Shell Mussels | northwake | 4.9 10x1kg | c=molluscs
Seafood Cocktail Mix | northwake | 4.7 10x1kg 12x400g | c=molluscs crustaceans fish
Salmon Portions | northwake provender | 22.5 5x2kg 10x1kg | v=Skin On, Skinless
Basa Fillets | quayline | 8.8 5x2kg 1x10kg
Crab Sticks | northwake | 2.05 20x400g 12x500g | c=fish crustaceans gluten eggs
`,
  },
  {
    category: 'frozen-poultry',
    from: 'GB TH PL',
    diet: 'halal',
    contains: 'gluten',
    storage: 'frozen',
    use: 'Fry or oven-cook from frozen until 75 °C in the middle.',
    rows: `
Chicken Nuggets | crumbleton provender plainfare | 5.4 10x1kg 6x1kg 12x450g
Southern Fried Chicken Strips | crumbleton grillhouse-row | 6.9 10x1kg 6x1kg
Breaded Chicken Fillet Burgers | crumbleton grillhouse-row | 14.9 1x36 1x48 | v=Plain, Hot & Spicy
Chicken Kiev, Garlic | crumbleton coldbrook | 15.9 1x24x170g 6x2x140g | c=gluten milk
Hot & Spicy Chicken Wings | crumbleton grillhouse-row | 5.2 10x1kg 1x10kg
Chicken Breast Fillets, Frozen | noorfield coldbrook | 5.9 6x2kg 1x10kg 5x2.5kg | c=none; v=130/160g, 170/200g
Chicken Wings, Frozen | noorfield | 24.9 1x10kg 1x5kg | c=none
Whole Chicken, Frozen | noorfield | 3.45 10x1.3kg 10x1.5kg | c=none
Aromatic Half Duck with Pancakes | jade-pier | 6.4 10x460g 12x600g | c=gluten soya sesame
`,
  },
  {
    category: 'frozen-burgers',
    from: 'GB IE',
    storage: 'frozen',
    contains: 'none',
    use: 'Griddle from frozen, turning once.',
    rows: `
Beef Burgers 4oz | grillhouse-row fellside plainfare | 17.9 1x48 1x36 1x60 | c=gluten soya; v=4oz, 6oz*1.42, 8oz*1.85
100% Beef Burgers | grillhouse-row draymoor | 24.9 1x24 1x36 1x48 | v=4oz, 6oz*1.42; d=gluten-free dairy-free
Beef Meatballs | fellside pastificio-lume | 27.5 1x5kg 6x1kg | c=gluten
Pork Sausages 8s, Frozen | bangerly plainfare | 15.6 1x4.54kg 4x2.27kg | c=gluten sulphites
Battered Sausages | bangerly spudsmith | 14.4 1x48 1x36 | c=gluten
Doner Kebab Meat, Sliced | ocakdar | 8.9 10x1kg 6x1kg | c=gluten soya; d=halal
Doner Kebab Cone, Beef & Lamb | ocakdar | 66 1x10kg 1x15kg 1x20kg | c=gluten soya; d=halal
`,
  },
  {
    category: 'frozen-pizza-bread',
    from: 'IT DE GB',
    diet: 'vegetarian',
    contains: 'gluten milk',
    storage: 'frozen',
    use: 'Bake from frozen on the shelf, not the tray.',
    rows: `
Stone Baked Pizza, * | forno-nove | 2.15 10x335g 8x410g | f=Margherita, Pepperoni, Ham & Pineapple, Vegetable; pm=1
Thin & Crispy Pizza, * | forno-nove plainfare | 1.42 12x290g | f=Cheese & Tomato, Pepperoni; pm=1
Dough Balls 250g | forno-nove | 21.9 1x40 1x30 | c=gluten; d=vegan vegetarian; v=200g*.85, 250g, 320g*1.24
Yorkshire Puddings 2in | wexcombe provender | 5.9 1x100 4x30 | c=gluten milk eggs
`,
  },
  {
    category: 'frozen-savouries',
    from: 'GB',
    contains: 'gluten',
    storage: 'frozen',
    use: 'Bake from frozen until golden and piping hot.',
    rows: `
Sausage Rolls 8in | pastry-yard provender | 17.9 1x36 1x50 | c=gluten milk; v=6in*.78, 8in
Cornish Style Pasties | pastry-yard | 24.9 1x24x283g 1x36x200g | c=gluten milk
Steak Bakes | pastry-yard | 23.8 1x36 | c=gluten milk
Steak & Kidney Pies | pastry-yard wexcombe | 19.4 1x24 1x12 | c=gluten milk
Puff Pastry Sheets | pastry-yard butterlane | 15.8 1x12 4x2.5kg@6.4 | d=vegan vegetarian
Vegetable Samosas | chandvi sonali | 10.9 1x48 10x20 1x100 | d=vegan vegetarian halal
Onion Bhajis | chandvi sonali | 8.9 1x40 1x80 | c=none; d=plant
Vegetable Spring Rolls | jade-pier provender | 9.9 1x60 1x100 10x20 | d=vegan vegetarian
Gyoza, * | tsurumachi | 6.9 10x20 8x30 | f=Chicken, Vegetable, Prawn; c=gluten soya sesame
Breaded Mozzarella Sticks | crumbleton forno-nove | 7.9 6x1kg 1x5kg | c=gluten milk; d=vegetarian
Battered Onion Rings | spudsmith crumbleton | 4.4 6x1kg 10x1kg | d=vegan vegetarian
Breaded Garlic Mushrooms | crumbleton | 4.9 6x1kg 10x500g | d=vegetarian; c=gluten milk
Macaroni Cheese, Frozen Meals | tindale | 2.05 12x400g 4x2.5kg | c=gluten milk; d=vegetarian
Lasagne, Frozen Meals | tindale dritto | 2.25 12x400g 4x2.7kg | c=gluten milk
`,
  },
  {
    category: 'frozen-veggie',
    from: 'GB NL',
    diet: 'vegan vegetarian dairy-free',
    contains: 'gluten soya',
    storage: 'frozen',
    use: 'Griddle, oven or fryer; keep a separate pan for vegan orders.',
    rows: `
Vegetable Burgers Quarter Pound | beanstead | 14.2 1x36 1x48 6x4
Plant Based Beef Style Burgers | greenbarrow beanstead | 19.8 1x40 8x2 1x24
Meat Free Mince | beanstead greenbarrow | 4.9 6x1kg 10x500g
Meat Free Sausages | beanstead greenbarrow | 13.6 1x50 8x6
Vegan Nuggets | greenbarrow | 6.6 6x1kg 8x250g
Falafel, Frozen | bayt-zahra beanstead | 5.6 6x1kg 1x5kg | c=sesame; d=plant
Halloumi Fries | crumbleton meltemia | 9.8 6x1kg 1x4kg | c=gluten milk; d=vegetarian
`,
  },
  {
    category: 'ice-cream',
    from: 'GB IT',
    diet: 'vegetarian',
    contains: 'milk',
    storage: 'frozen',
    vat: 'S',
    use: 'Temper ten minutes at -14 °C before scooping.',
    rows: `
Ice Cream, * | larkspur | 9.6 1x4L 1x5L 2x4L | f=Vanilla, Strawberry, Chocolate, Mint Choc Chip, Raspberry Ripple
Soft Scoop Vanilla | plainfare scoopley | 5.9 1x4L 6x2L
Sorbet, * | larkspur | 11.8 1x2.5L 1x4L | f=Lemon, Mango, Raspberry; c=none; d=plant
Soft Serve Mix | scoopley larkspur | 2.35 12x1L | s=ambient
Choc Ices | scoopley | 1.25 12x6 1x48 | pm=1
Ice Lollies, Assorted Fruit | scoopley | 1.15 12x10 1x60 | c=none; d=plant; pm=1
Ice Cubes, Bagged | fellwater | 0.82 10x2kg 6x1kg | vat=Z; c=none; d=plant
`,
  },
  {
    category: 'frozen-desserts',
    from: 'GB FR',
    diet: 'vegetarian',
    contains: 'gluten milk eggs',
    storage: 'frozen',
    use: 'Defrost in the chiller; pre-portioned with paper between slices.',
    rows: `
Vanilla Cheesecake | mrs-pettifer teacake-lane | 13.9 1x14 1x16 | v=Vanilla, New York
Apple Pie, Deep Filled | mrs-pettifer | 9.8 1x12 4x1.6kg@5.2 | c=gluten; d=vegan vegetarian
Apple Crumble | mrs-pettifer provender | 10.6 1x2.5kg 4x2kg
Sticky Toffee Pudding | mrs-pettifer | 15.6 1x24 1x12
Profiteroles | butterlane valcendre | 9.9 1x100 1x2kg@10.8
Tiramisu | valdorsa mrs-pettifer | 13.8 1x12 2x2kg@11.9
Churros | casa-telmo | 8.4 6x1kg 10x500g | c=gluten; d=vegan vegetarian
`,
  },
]
