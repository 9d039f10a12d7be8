import type { CategoryRange } from './category-range.ts'

export const grocerySauces: readonly CategoryRange[] = [
  {
    category: 'cooking-oils',
    from: 'GB UA HU ES',
    diet: 'plant',
    use: 'Filter daily, keep covered and away from light to get the longest life from the oil.',
    rows: `
Rapeseed Oil Drum | goldmere | 27.9 1x20L 1x15L
Extended Life Frying Oil | goldmere provender spudsmith | 31.5 1x20L 1x15L | n=Blended with an anti-foaming agent for fryers that run all day.
Sunflower Oil | goldmere provender gunesbag | 1.98 12x1L 6x2L 3x5L 15x1L
Vegetable Oil | goldmere plainfare | 1.66 12x1L 6x2L 3x5L
Vegetable Oil Drum | plainfare goldmere | 26.9 1x20L 1x15L
Groundnut Oil | goldmere | 3.85 12x1L 4x5L | c=peanuts; d=plant
Toasted Sesame Oil | jade-pier | 2.15 12x150ml 12x250ml 6x500ml | c=sesame; heavy=1
Vegetable Ghee | kesarya sonali | 4.9 12x1kg 6x2kg 1x12.5kg | c=none
Beef Dripping | goldmere fellside | 33.5 1x12.5kg 4x3.5kg | d=gluten-free dairy-free
Lard | trotterdale | 0.72 20x250g 40x250g 1x12.5kg | d=gluten-free dairy-free
`,
  },
  {
    category: 'cooking-oils',
    from: 'ES IT GR TR',
    diet: 'plant',
    use: 'Drizzle, dress or cook gently; keep cool and dark.',
    rows: `
Extra Virgin Olive Oil | olivarro valdorsa meltemia provender | 5.95 12x500ml 12x1L 4x5L 6x750ml
Extra Virgin Olive Oil Tin | olivarro gunesbag meltemia | 33.5 4x5L 6x3L 1x5L
Olive Oil | olivarro | 5.2 12x500ml 12x1L 4x5L
Truffle Flavoured Olive Oil | valdorsa | 6.2 6x250ml | heavy=1
`,
  },
  {
    category: 'cooking-oils',
    from: 'GB IT',
    diet: 'plant',
    use: 'For the chip counter, the pickle jar and the dressing bowl.',
    rows: `
Malt Vinegar | sharpley provender plainfare | 0.62 12x568ml 6x284ml 4x5L | c=gluten
Chip Shop Non-Brewed Condiment | sharpley | 3.1 4x5L 1x20L
White Wine Vinegar | sharpley dritto | 1.42 12x500ml 4x5L | c=sulphites
Cider Vinegar | sharpley morrowby | 1.55 6x500ml 4x5L | c=sulphites
Balsamic Vinegar of Modena | valdorsa dritto | 1.95 12x500ml 2x5L 6x250ml | c=sulphites; o=IT
Rice Vinegar | tsurumachi | 1.35 12x150ml 6x600ml
`,
  },
  {
    category: 'table-sauces',
    from: 'GB NL ES',
    diet: 'plant',
    priceMarked: true,
    use: 'Shake well. Once open keep chilled and use within eight weeks.',
    rows: `
Tomato Ketchup | reddle provender plainfare | 1.45 10x460g 6x910g 12x342g 2x4kg
Tomato Ketchup Sachets | reddle provender | 7.9 1x200x10g 1x500x8g
Tomato Ketchup Catering | reddle plainfare | 7.8 2x4.5kg 1x10kg
Brown Sauce | reddle provender | 1.42 10x460g 12x255g 2x4kg | c=gluten
BBQ Sauce, * | grillhouse-row | 1.75 6x480g 6x1L 2x2.27kg | f=Smoky, Sweet; c=mustard
Chilli Sauce, Hot | reddle grillhouse-row | 1.62 6x480ml 12x1L 4x5L
Sweet Chilli Sauce | siam-lantern jade-pier provender | 1.55 12x275ml 6x725ml 4x5L 12x1L
Sriracha Hot Chilli Sauce | siam-lantern tsurumachi | 2.35 12x440ml 12x740ml
Peri-Peri Sauce, * | grillhouse-row | 1.85 6x250ml 6x1L | f=Mild, Medium, Hot; heavy=1
Worcestershire Sauce | sharpley | 1.22 12x150ml 6x290ml 2x5L | c=fish gluten; d=none; heavy=1
Mint Sauce | reddle | 0.92 6x185g 6x2.25L 12x285g | heavy=1
Horseradish Sauce | reddle brackenridge | 1.05 6x185g 6x2L | c=milk eggs mustard sulphites; d=veg; heavy=1
Tartare Sauce | reddle northwake | 1.12 6x240g 2x2.5L | c=eggs mustard; d=veg; heavy=1
English Mustard | sharpley | 0.88 12x180g 6x2.27kg | c=mustard gluten; heavy=1
Dijon Mustard | valcendre sharpley | 1.15 12x200g 6x1kg 1x5kg | c=mustard sulphites; heavy=1
Wholegrain Mustard | valcendre sharpley | 1.18 12x200g 6x1kg 2x2.25kg | c=mustard sulphites; heavy=1
`,
  },
  {
    category: 'mayonnaise-dressings',
    heavyPack: true,
    from: 'GB BE NL',
    diet: 'veg',
    contains: 'eggs mustard',
    priceMarked: true,
    use: 'For sandwiches, coleslaw and dressings. Keep chilled once open.',
    rows: `
Real Mayonnaise | reddle provender plainfare | 1.85 6x400g 6x800g 12x400g
Real Mayonnaise Catering | reddle provender plainfare | 21.5 1x10L 2x5L 1x5L | heavy=0
Vegan Mayonnaise | greenbarrow | 2.35 6x250g 2x2.5kg 1x5L | c=mustard; d=plant
Mayonnaise Sachets | reddle | 9.2 1x200x10g 1x500x8g | heavy=0
Salad Cream | reddle provender plainfare | 1.42 10x425g 12x285g 2x4kg | heavy=0
Burger Sauce | grillhouse-row reddle | 1.85 6x480ml 6x1L 2x2.27L 1x5L | heavy=0
Garlic Mayonnaise | grillhouse-row dunkwell | 1.95 6x480ml 6x1L 2x2.27L 1x5L | v=-, with Herb; heavy=0
Caesar Dressing | dunkwell valdorsa | 1.72 6x235ml 6x1L 2x2.27L | c=eggs mustard milk fish; d=none; heavy=0
Blue Cheese Dressing | dunkwell | 1.82 6x235ml 2x2.27L | c=eggs milk mustard; heavy=0
`,
  },
  {
    category: 'cooking-sauces',
    heavyPack: true,
    from: 'GB IT IN',
    diet: 'veg',
    priceMarked: true,
    use: 'Pour over browned meat or vegetables and simmer until hot through.',
    rows: `
Tomato & Basil Pasta Sauce | dritto pomaro provender | 1.38 6x500g 6x2.25kg | d=plant; v=-, with Garlic
Bolognese Sauce | dritto | 1.32 6x500g 6x2.25kg | d=plant
Green Pesto | valdorsa pastificio-lume dritto | 1.62 6x190g 6x1.2kg | c=milk nuts; d=vegetarian gluten-free
Korma Sauce | kesarya sonali provender | 1.55 6x500g 6x2.2kg | c=milk nuts
Tikka Masala Sauce | kesarya sonali provender | 1.55 6x500g 6x2.2kg | c=milk
Chip Shop Curry Sauce Mix | tindale wexcombe | 11.9 1x2.27kg 4x2.27kg 6x1kg | c=gluten mustard celery; d=vegan vegetarian; heavy=0
Curry Paste, * | kesarya | 1.88 6x283g 6x1.1kg | f=Tikka, Korma, Madras, Vindaloo; d=plant; c=mustard
Thai Curry Paste, * | siam-lantern | 2.05 12x227g 6x1kg 12x400g | f=Green, Red, Yellow; c=crustaceans; d=none; heavy=0
Sweet & Sour Sauce | jade-pier | 1.48 6x500g 6x2.2kg | d=plant
Hoisin Sauce | jade-pier | 1.55 12x270g 6x2.3kg | c=soya gluten sesame; heavy=0
Oyster Sauce | jade-pier siam-lantern | 1.45 12x150ml 12x510g 4x2.27kg | c=molluscs gluten soya; d=none
Teriyaki Sauce | tsurumachi jade-pier | 1.95 6x250ml 6x1.9L | c=soya gluten; d=vegan vegetarian
Light Soy Sauce | jade-pier tsurumachi | 1.32 12x150ml 12x500ml 6x1L 4x4.5L | c=soya gluten; d=vegan vegetarian
Fish Sauce | siam-lantern | 1.28 12x200ml 12x700ml | c=fish; d=none
`,
  },
  {
    category: 'stocks-gravy',
    from: 'GB',
    diet: 'veg',
    contains: 'celery gluten',
    priceMarked: true,
    use: 'Whisk into boiling water, simmer a minute and hold above 63 °C for service.',
    rows: `
Gravy Granules, * | wexcombe provender | 1.18 12x170g 6x300g 6x2kg | f=Beef, Chicken, Onion
Gravy Browning | wexcombe | 1.05 6x150ml 6x1L | c=none; d=plant; heavy=1
Stock Cubes, * | wexcombe | 0.92 12x12 6x60 | f=Beef, Chicken, Vegetable, Lamb
Bouillon Powder, * | wexcombe | 9.6 2x1kg 6x2kg | f=Vegetable, Chicken, Beef, Fish
White Sauce Mix | wexcombe | 7.8 2x2kg 6x1kg | c=milk gluten
Yeast Extract | wexcombe | 2.35 6x125g 12x250g 6x600g | d=vegan vegetarian; heavy=1
Stuffing Mix, Sage & Onion | wexcombe | 0.78 12x170g 6x2kg | c=gluten; d=vegan vegetarian
Yorkshire Pudding Batter Mix | wexcombe oakbank | 9.6 4x3.5kg 1x12.5kg | c=gluten milk eggs
`,
  },
  {
    category: 'pickles-chutneys',
    heavyPack: true,
    from: 'GB IN NL',
    diet: 'plant',
    priceMarked: true,
    use: 'With cheese, cold cuts, curries and pies.',
    rows: `
Pickled Onions in Malt Vinegar | sharpley brackenridge | 1.22 6x440g 6x2.25kg | c=gluten
Pickled Gherkins, Whole | sharpley | 1.38 6x680g 6x2.25kg 1x10kg
Baby Beetroot, Pickled | sharpley maisie | 1.12 6x340g 6x2.3kg | v=-, Sliced, Crinkle Cut
Pickled Eggs | sharpley | 2.15 6x390g 1x2.27kg 1x5kg | c=eggs gluten; d=veg
Piccalilli | brackenridge sharpley | 1.22 6x275g 6x2.25kg | c=mustard gluten
Sweet Chunky Pickle | brackenridge reddle | 1.35 6x310g 6x2.27kg 6x520g | c=gluten
Mango Chutney | chandvi sonali | 1.32 6x340g 6x2.5kg 6x1.5kg
Lime Pickle | chandvi | 1.25 6x283g 6x1kg 4x5kg | c=mustard
Green Olives, Pitted | sierra-alcon olivarro | 1.15 6x340g 12x330g 3x4.2kg | v=-, Sliced, Stuffed with Pimiento
Black Olives, Pitted | sierra-alcon olivarro | 1.15 6x340g 12x330g 3x4.2kg | v=-, Sliced
Kalamata Olives in Oil | meltemia | 2.05 6x315g 4x2kg 1x5kg
`,
  },
]
