import type { CategoryRange } from './category-range.ts'

export const groceryTins: readonly CategoryRange[] = [
  {
    category: 'tinned-tomatoes',
    heavyPack: true,
    from: 'IT ES PT',
    diet: 'plant',
    priceMarked: true,
    use: 'Picked ripe and packed within hours, for sauces, soups, curries and slow cooking.',
    rows: `
Chopped Tomatoes in Juice | pomaro maisie provender plainfare | 0.44 12x400g 24x400g 6x800g 6x2.55kg | v=-, with Basil
Peeled Plum Tomatoes | pomaro provender | 0.45 12x400g 24x400g 6x800g 6x2.5kg
Cherry Tomatoes in Juice | pomaro | 0.74 12x400g 24x400g
Finely Crushed Tomatoes | pomaro | 7.9 1x5kg 1x10kg | heavy=0
Passata Rustica | pomaro | 0.62 12x500g 8x1kg | v=-, with Basil; heavy=0
Pizza Sauce | forno-nove pomaro | 3.85 6x2.5kg 3x4.1kg | v=-, Ready Spiced
Double Concentrate Tomato Purée | pomaro dritto | 0.58 12x140g 24x200g | heavy=0
`,
  },
  {
    category: 'tinned-beans',
    heavyPack: true,
    from: 'GB IT CA',
    diet: 'plant',
    priceMarked: true,
    use: 'Ready cooked: drain, rinse and use from the tin for salads, stews and jackets.',
    rows: `
Baked Beans in Tomato Sauce | harbour provender plainfare | 0.55 24x415g 24x200g 12x840g 6x2.62kg | v=-, Reduced Sugar & Salt
Baked Beans & Pork Sausages | harbour | 0.92 12x400g 24x200g | c=gluten; d=none; n=With eight pork sausages in every tin.
Red Kidney Beans in Water | harbour maisie provender | 0.39 12x400g 24x400g 6x800g 6x2.5kg
Chickpeas in Water | maisie bayt-zahra provender | 0.41 12x400g 24x400g 6x800g 6x2.5kg
Butter Beans | maisie meltemia | 0.48 12x400g 6x800g 6x2.5kg
Cannellini Beans | pomaro maisie | 0.47 12x400g 6x2.5kg
Black Beans in Water | casa-telmo maisie | 0.49 12x400g 6x2.5kg
Mushy Peas | harbour | 0.42 12x300g 12x540g 6x2.62kg
Marrowfat Processed Peas | harbour | 0.40 12x300g 24x300g 6x2.61kg
`,
  },
  {
    category: 'tinned-vegetables',
    heavyPack: true,
    from: 'FR GB ES CN',
    diet: 'plant',
    priceMarked: true,
    use: 'Picked in season and packed the same day.',
    rows: `
Sweetcorn in Water | maisie provender plainfare | 0.52 12x326g 24x198g 12x340g 6x2.12kg
Garden Peas in Water | maisie plainfare | 0.44 12x300g 24x300g 6x2.5kg
Sliced Carrots | maisie | 0.42 12x300g 6x2.5kg
Mixed Vegetables in Water | maisie | 0.46 12x300g 6x2.5kg
Sliced Mushrooms in Brine | pomaro jade-pier | 0.72 12x285g 6x2.5kg | v=Sliced, Whole Button
Artichoke Hearts in Water | valdorsa sierra-alcon | 1.55 12x390g 6x2.5kg
Sauerkraut in Wine | alpenrund | 1.05 12x400g 3x10kg
Roasted Red Peppers in Brine | meltemia gunesbag | 1.28 6x460g 12x680g 3x4.2kg
Jalapeño Slices | casa-telmo | 1.38 6x440g 6x1kg 3x3kg | v=-, Red
`,
  },
  {
    category: 'tinned-fruit',
    heavyPack: true,
    from: 'TH ES GR ZA',
    diet: 'plant',
    priceMarked: true,
    use: 'For desserts, breakfasts and fruit salads, and a good standby for the pastry section.',
    rows: `
Peach Slices in Juice | maisie provender | 0.82 12x410g 24x220g 6x820g 6x2.6kg | v=in Juice, in Light Syrup
Pineapple Rings in Juice | sunnady provender | 0.78 12x432g 24x227g 6x3.05kg | v=in Juice, in Syrup
Pineapple Pieces in Juice | sunnady plainfare | 0.74 12x432g 6x3.05kg
Fruit Cocktail in Juice | maisie | 0.84 12x410g 6x2.6kg | v=in Juice, in Syrup
Pear Halves in Juice | maisie | 0.83 12x410g 6x2.55kg
Mandarin Segments in Light Syrup | sunnady | 0.72 12x298g 6x2.6kg
Mango Slices in Syrup | sunnady sonali | 1.06 12x425g 6x2.5kg
Alphonso Mango Pulp | sonali kesarya | 1.82 12x450g 6x850g
Lychees in Syrup | jade-pier siam-lantern | 1.18 12x567g
Solid Pack Apples | orchard-gate | 5.4 6x2.6kg
`,
  },
  {
    category: 'tinned-fish',
    heavyPack: true,
    from: 'TH PT PL MA',
    diet: 'halal gluten-free dairy-free',
    contains: 'fish',
    priceMarked: true,
    use: 'For sandwiches, salads and jackets.',
    rows: `
Tuna Chunks in Brine | saltern-pike provender plainfare | 0.78 24x145g 12x400g 6x800g 6x1.7kg
Tuna Chunks in Sunflower Oil | saltern-pike | 0.84 24x145g 6x800g 6x1.7kg
Pink Salmon | saltern-pike northwake | 2.15 12x213g 24x105g 12x418g
Wild Red Salmon | saltern-pike | 3.45 12x213g 24x105g
Sardines in Tomato Sauce | saltern-pike | 0.56 12x120g 24x120g
Sardines in Olive Oil | sierra-alcon saltern-pike | 0.92 12x120g 24x120g
Mackerel Fillets in Tomato Sauce | saltern-pike kutrowy | 1.02 12x125g 10x170g
Anchovy Fillets in Olive Oil | sierra-alcon valdorsa | 1.05 12x50g 6x365g 6x720g
Dressed Crab | saltern-pike | 2.42 12x43g 12x145g | c=crustaceans
`,
  },
  {
    category: 'tinned-meat',
    heavyPack: true,
    from: 'BR GB IE DK',
    priceMarked: true,
    use: 'A cupboard standby for hot counters, sandwiches and quick suppers.',
    rows: `
Corned Beef | wexcombe | 2.35 12x340g 24x200g 6x2.72kg | d=gluten-free
Pork Luncheon Meat | wexcombe | 1.25 12x200g 12x340g 6x1.81kg | c=gluten
Hot Dog Sausages in Brine | wexcombe bangerly | 0.82 12x400g 6x2.7kg | c=gluten celery mustard; v=-, Jumbo
Stewed Steak in Gravy | wexcombe | 2.62 12x400g 6x800g | c=gluten
Chicken Curry | wexcombe | 1.48 12x392g 6x820g | c=gluten milk mustard
Chilli con Carne | wexcombe casa-telmo | 1.62 12x392g 6x820g | c=gluten
Meatballs in Gravy | wexcombe | 1.22 12x385g | c=gluten soya
Spaghetti in Tomato Sauce | harbour | 0.52 12x400g 24x200g 6x2.62kg | c=gluten; d=vegan vegetarian
Ravioli in Tomato Sauce | harbour dritto | 0.95 12x400g 6x2.6kg | c=gluten celery
Macaroni Cheese | harbour | 0.86 12x400g 6x2.5kg | c=gluten milk; d=vegetarian
`,
  },
  {
    category: 'soups',
    heavyPack: true,
    from: 'GB',
    diet: 'vegetarian',
    contains: 'milk gluten',
    priceMarked: true,
    use: 'Heat and serve; one large tin gives ten bowls.',
    rows: `
Cream of Tomato Soup | tindale plainfare | 0.72 12x400g 24x400g 6x2.6kg
Cream of Chicken Soup | tindale | 0.78 12x400g 6x2.6kg | d=none
Vegetable Soup | tindale | 0.68 12x400g 6x2.6kg | c=celery gluten; d=vegan vegetarian
Oxtail Soup | tindale | 0.79 12x400g | c=celery gluten; d=none
Lentil Soup | tindale | 0.74 12x400g | c=celery; d=plant
Minestrone | tindale dritto | 0.88 12x400g 6x2.5kg | c=gluten celery; d=vegan vegetarian
Instant Soup in a Cup, * | tindale | 0.92 9x4x22g 12x4x22g | f=Tomato, Golden Vegetable, Chicken & Leek, Minestrone; heavy=0
`,
  },
]
