import type { CategoryRange } from './category-range.ts'

export const grocerySauces: readonly CategoryRange[] = [
  {
    category: 'cooking-oils',
    pack: 'oil',
    from: 'GB UA HU ES',
    diet: 'plant',
    use: 'Filter daily, keep covered and away from light to get the longest life from the oil.',
    rows: `
Rapeseed Oil Drum | drum sunflower-yellow | goldmere | 27.9 1x20L 1x15L
Extended Life Frying Oil | drum french-fries | goldmere provender spudsmith | 31.5 1x20L 1x15L | n=Blended with an anti-foaming agent for fryers that run all day.
Sunflower Oil | sunflower | goldmere provender gunesbag | 1.98 12x1L 6x2L 3x5L 15x1L
Vegetable Oil | sunflower-yellow | goldmere plainfare | 1.66 12x1L 6x2L 3x5L
Vegetable Oil Drum | drum sunflower-yellow | plainfare goldmere | 26.9 1x20L 1x15L
Groundnut Oil | peanut | goldmere | 3.85 12x1L 4x5L | c=peanuts; d=plant
Toasted Sesame Oil | glass sesame | jade-pier | 2.15 12x150ml 12x250ml 6x500ml | c=sesame
Vegetable Ghee | oiltin butter | kesarya sonali | 4.9 12x1kg 6x2kg 1x12.5kg | c=none
Beef Dripping | box beef | goldmere fellside | 33.5 1x12.5kg 4x3.5kg | d=gluten-free dairy-free
Lard | block pork | trotterdale | 0.72 20x250g 40x250g 1x12.5kg | d=gluten-free dairy-free
`,
  },
  {
    category: 'cooking-oils',
    pack: 'oil',
    from: 'ES IT GR TR',
    diet: 'plant',
    use: 'Drizzle, dress or cook gently; keep cool and dark.',
    rows: `
Extra Virgin Olive Oil | olive | olivarro valdorsa meltemia provender | 5.95 12x500ml 12x1L 4x5L 6x750ml
Extra Virgin Olive Oil Tin | oiltin olive | olivarro gunesbag meltemia | 33.5 4x5L 6x3L 1x5L
Olive Oil | olive | olivarro | 5.2 12x500ml 12x1L 4x5L
Truffle Flavoured Olive Oil | glass truffle | valdorsa | 6.2 6x250ml
`,
  },
  {
    category: 'cooking-oils',
    pack: 'sauce',
    from: 'GB IT',
    diet: 'plant',
    use: 'For the chip counter, the pickle jar and the dressing bowl.',
    rows: `
Malt Vinegar | vinegar-barley | sharpley provender plainfare | 0.62 12x568ml 6x284ml 4x5L | c=gluten
Chip Shop Non-Brewed Condiment | drum chips-cone | sharpley | 3.1 4x5L 1x20L
White Wine Vinegar | white-grapes | sharpley dritto | 1.42 12x500ml 4x5L | c=sulphites
Cider Vinegar | red-apple | sharpley morrowby | 1.55 6x500ml 4x5L | c=sulphites
Balsamic Vinegar of Modena | grapes | valdorsa dritto | 1.95 12x500ml 2x5L 6x250ml | c=sulphites; o=IT
Rice Vinegar | rice | tsurumachi | 1.35 12x150ml 6x600ml
`,
  },
  {
    category: 'table-sauces',
    pack: 'sauce',
    from: 'GB NL ES',
    diet: 'plant',
    priceMarked: true,
    use: 'Shake well. Once open keep chilled and use within eight weeks.',
    rows: `
Tomato Ketchup | squeezy tomato | reddle provender plainfare | 1.45 10x460g 6x910g 12x342g 2x4kg
Tomato Ketchup Sachets | box tomato | reddle provender | 7.9 1x200x10g 1x500x8g
Tomato Ketchup Catering | bucket tomato | reddle plainfare | 7.8 2x4.5kg 1x10kg
Brown Sauce | squeezy brown-sauce | reddle provender | 1.42 10x460g 12x255g 2x4kg | c=gluten
BBQ Sauce, * | squeezy flame | grillhouse-row | 1.75 6x480g 6x1L 2x2.27kg | f=Smoky fire #5a2414, Sweet honey-drop #b5651b; c=mustard
Chilli Sauce, Hot | squeezy hot-pepper | reddle grillhouse-row | 1.62 6x480ml 12x1L 4x5L
Sweet Chilli Sauce | sauce red-chilli | siam-lantern jade-pier provender | 1.55 12x275ml 6x725ml 4x5L 12x1L
Sriracha Hot Chilli Sauce | squeezy red-chilli | siam-lantern tsurumachi | 2.35 12x440ml 12x740ml
Peri-Peri Sauce, * | glass red-chilli | grillhouse-row | 1.85 6x250ml 6x1L | f=Mild lemon #e0a21b, Medium hot-pepper #d9661f, Hot hot-pepper #a3190f
Worcestershire Sauce | glass anchovy | sharpley | 1.22 12x150ml 6x290ml 2x5L | c=fish gluten; d=none
Mint Sauce | jar mint | reddle | 0.92 6x185g 6x2.25L 12x285g
Horseradish Sauce | jar horseradish | reddle brackenridge | 1.05 6x185g 6x2L | c=milk eggs mustard sulphites; d=veg
Tartare Sauce | jar lemon-fish | reddle northwake | 1.12 6x240g 2x2.5L | c=eggs mustard; d=veg
English Mustard | jar mustard | sharpley | 0.88 12x180g 6x2.27kg | c=mustard gluten
Dijon Mustard | jar mustard | valcendre sharpley | 1.15 12x200g 6x1kg 1x5kg | c=mustard sulphites
Wholegrain Mustard | jar mustard-seed | valcendre sharpley | 1.18 12x200g 6x1kg 2x2.25kg | c=mustard sulphites
`,
  },
  {
    category: 'mayonnaise-dressings',
    pack: 'jar',
    from: 'GB BE NL',
    diet: 'veg',
    contains: 'eggs mustard',
    priceMarked: true,
    use: 'For sandwiches, coleslaw and dressings. Keep chilled once open.',
    rows: `
Real Mayonnaise | mayo | reddle provender plainfare | 1.85 6x400g 6x800g 12x400g
Real Mayonnaise Catering | bucket mayo | reddle provender plainfare | 21.5 1x10L 2x5L 1x5L
Vegan Mayonnaise | greenleaf-mayo | greenbarrow | 2.35 6x250g 2x2.5kg 1x5L | c=mustard; d=plant
Mayonnaise Sachets | box mayo | reddle | 9.2 1x200x10g 1x500x8g
Salad Cream | squeezy salad | reddle provender plainfare | 1.42 10x425g 12x285g 2x4kg
Burger Sauce | squeezy hamburger | grillhouse-row reddle | 1.85 6x480ml 6x1L 2x2.27L 1x5L
Garlic Mayonnaise | squeezy garlic | grillhouse-row dunkwell | 1.95 6x480ml 6x1L 2x2.27L 1x5L | v=-, with Herb
Caesar Dressing | sauce green-salad | dunkwell valdorsa | 1.72 6x235ml 6x1L 2x2.27L | c=eggs mustard milk fish; d=none
Blue Cheese Dressing | sauce blue-cheese | dunkwell | 1.82 6x235ml 2x2.27L | c=eggs milk mustard
`,
  },
  {
    category: 'cooking-sauces',
    pack: 'jar',
    from: 'GB IT IN',
    diet: 'veg',
    priceMarked: true,
    use: 'Pour over browned meat or vegetables and simmer until hot through.',
    rows: `
Tomato & Basil Pasta Sauce | tomato | dritto pomaro provender | 1.38 6x500g 6x2.25kg | d=plant; v=-, with Garlic
Bolognese Sauce | tomato | dritto | 1.32 6x500g 6x2.25kg | d=plant
Green Pesto | basil | valdorsa pastificio-lume dritto | 1.62 6x190g 6x1.2kg | c=milk nuts; d=vegetarian gluten-free
Korma Sauce | almond-curry | kesarya sonali provender | 1.55 6x500g 6x2.2kg | c=milk nuts
Tikka Masala Sauce | curry | kesarya sonali provender | 1.55 6x500g 6x2.2kg | c=milk
Chip Shop Curry Sauce Mix | tub curry | tindale wexcombe | 11.9 1x2.27kg 4x2.27kg 6x1kg | c=gluten mustard celery; d=vegan vegetarian
Curry Paste, * | curry | kesarya | 1.88 6x283g 6x1.1kg | f=Tikka curry #d9542b, Korma almond-curry #d9a441, Madras red-chilli #a3190f, Vindaloo red-chilli #7a1410; d=plant; c=mustard
Thai Curry Paste, * | tub red-chilli | siam-lantern | 2.05 12x227g 6x1kg 12x400g | f=Green green-chilli #3f8a2a, Red red-chilli #b3261e, Yellow turmeric #d9a01b; c=crustaceans; d=none
Sweet & Sour Sauce | pineapple | jade-pier | 1.48 6x500g 6x2.2kg | d=plant
Hoisin Sauce | squeezy plum | jade-pier | 1.55 12x270g 6x2.3kg | c=soya gluten sesame
Oyster Sauce | glass oyster | jade-pier siam-lantern | 1.45 12x150ml 12x510g 4x2.27kg | c=molluscs gluten soya; d=none
Teriyaki Sauce | glass sesame | tsurumachi jade-pier | 1.95 6x250ml 6x1.9L | c=soya gluten; d=vegan vegetarian
Light Soy Sauce | glass soy | jade-pier tsurumachi | 1.32 12x150ml 12x500ml 6x1L 4x4.5L | c=soya gluten; d=vegan vegetarian
Fish Sauce | glass anchovy | siam-lantern | 1.28 12x200ml 12x700ml | c=fish; d=none
`,
  },
  {
    category: 'stocks-gravy',
    pack: 'tub',
    from: 'GB',
    diet: 'veg',
    contains: 'celery gluten',
    priceMarked: true,
    use: 'Whisk into boiling water, simmer a minute and hold above 63 °C for service.',
    rows: `
Gravy Granules, * | gravy | wexcombe provender | 1.18 12x170g 6x300g 6x2kg | f=Beef beef #7c1f2b, Chicken chicken #c98a1b, Onion onion #8a4a1e
Gravy Browning | glass gravy | wexcombe | 1.05 6x150ml 6x1L | c=none; d=plant
Stock Cubes, * | wide stock-cube | wexcombe | 0.92 12x12 6x60 | f=Beef beef #8c1b1b, Chicken chicken #d9a01b, Vegetable mixed-veg #3f8a2a, Lamb lamb #6b2a4a
Bouillon Powder, * | stock-cube | wexcombe | 9.6 2x1kg 6x2kg | f=Vegetable mixed-veg #3f8a2a, Chicken chicken #d9a01b, Beef beef #8c1b1b, Fish fish #1f6fa8
White Sauce Mix | cream | wexcombe | 7.8 2x2kg 6x1kg | c=milk gluten
Yeast Extract | jar yeast | wexcombe | 2.35 6x125g 12x250g 6x600g | d=vegan vegetarian
Stuffing Mix, Sage & Onion | wide sage | wexcombe | 0.78 12x170g 6x2kg | c=gluten; d=vegan vegetarian
Yorkshire Pudding Batter Mix | sack yorkshire | wexcombe oakbank | 9.6 4x3.5kg 1x12.5kg | c=gluten milk eggs
`,
  },
  {
    category: 'pickles-chutneys',
    pack: 'jar',
    from: 'GB IN NL',
    diet: 'plant',
    priceMarked: true,
    use: 'With cheese, cold cuts, curries and pies.',
    rows: `
Pickled Onions in Malt Vinegar | pickled-onion | sharpley brackenridge | 1.22 6x440g 6x2.25kg | c=gluten
Pickled Gherkins, Whole | gherkin | sharpley | 1.38 6x680g 6x2.25kg 1x10kg
Baby Beetroot, Pickled | beetroot | sharpley maisie | 1.12 6x340g 6x2.3kg | v=-, Sliced, Crinkle Cut
Pickled Eggs | egg | sharpley | 2.15 6x390g 1x2.27kg 1x5kg | c=eggs gluten; d=veg
Piccalilli | mustard | brackenridge sharpley | 1.22 6x275g 6x2.25kg | c=mustard gluten
Sweet Chunky Pickle | pickle-chunk | brackenridge reddle | 1.35 6x310g 6x2.27kg 6x520g | c=gluten
Mango Chutney | mango | chandvi sonali | 1.32 6x340g 6x2.5kg 6x1.5kg
Lime Pickle | lime | chandvi | 1.25 6x283g 6x1kg 4x5kg | c=mustard
Green Olives, Pitted | olive | sierra-alcon olivarro | 1.15 6x340g 12x330g 3x4.2kg | v=-, Sliced, Stuffed with Pimiento
Black Olives, Pitted | black-olive | sierra-alcon olivarro | 1.15 6x340g 12x330g 3x4.2kg | v=-, Sliced
Kalamata Olives in Oil | black-olive | meltemia | 2.05 6x315g 4x2kg 1x5kg
`,
  },
]
