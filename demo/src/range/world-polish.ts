import type { CategoryRange } from './category-range.ts'

export const worldPolish: readonly CategoryRange[] = [
  {
    category: 'polish-meats',
    from: 'PL',
    diet: 'gluten-free',
    storage: 'chilled',
    contains: 'mustard',
    use: 'Smoked over beech and alder.',
    rows: `
Kabanos | gaskowo | 1.85 20x120g 10x240g ~1.5kg | v=Wieprzowy, z Kurczaka, Pikantny
Kiełbasa Śląska | gaskowo | 5.9 10x500g ~2kg ~5kg
Kiełbasa Krakowska, Sliced | gaskowo | 1.75 15x150g ~2.5kg
Biała Kiełbasa | gaskowo | 4.4 10x600g ~2.5kg | c=none
Parówki, Frankfurters | gaskowo | 1.95 12x250g 10x500g 6x1kg | c=none; v=Wieprzowe, z Szynki
Szynka Konserwowa | gaskowo | 1.85 12x150g ~3kg 12x455g | c=none
Boczek Wędzony | gaskowo | 7.4 ~1.5kg 12x200g | c=none
Pasztet, Pork Pâté | gaskowo | 0.72 24x131g 12x250g | s=ambient; c=gluten soya; d=none; heavy=1
Kaszanka | gaskowo | 4.2 10x500g ~3kg | c=gluten; d=none
`,
  },
  {
    category: 'polish-dairy',
    from: 'PL',
    diet: 'vegetarian gluten-free',
    contains: 'milk',
    storage: 'chilled',
    use: 'For pierogi, cheesecakes and breakfast.',
    rows: `
Twaróg, Curd Cheese | lakowy-dwor | 1.65 12x250g 6x1kg | v=Tłusty, Półtłusty
Śmietana 18% | lakowy-dwor | 1.12 20x200g 12x400g 6x1kg
Kefir | lakowy-dwor | 1.05 12x400g 6x1L
Ser Żółty Gouda, Sliced | lakowy-dwor | 1.85 15x135g 10x500g
Oscypek Style Smoked Cheese | lakowy-dwor | 2.35 20x100g | v=-, with Cranberry
Masło Extra, Butter | lakowy-dwor | 1.85 20x200g
Serek Homogenizowany, Vanilla | lakowy-dwor | 0.62 20x150g
`,
  },
  {
    category: 'polish-pickles',
    heavyPack: true,
    from: 'PL',
    diet: 'plant',
    use: 'Barrel fermented or in sweet-sour brine.',
    rows: `
Ogórki Kiszone, Dill Cucumbers | swierkowa-chata | 1.75 12x860g 6x1.6kg 1x3kg
Ogórki Konserwowe | swierkowa-chata | 1.62 12x860g 6x1.6kg
Kapusta Kiszona, Sauerkraut | swierkowa-chata | 1.55 12x900g 1x5kg | v=-, with Carrot; heavy=0
Ćwikła z Chrzanem | swierkowa-chata | 1.25 12x300g
Musztarda Sarepska | swierkowa-chata | 0.82 12x185g | c=mustard
Bigos, Hunter’s Stew | swierkowa-chata | 2.6 8x500g 6x900g | d=none
Gołąbki in Tomato Sauce | swierkowa-chata | 2.9 8x600g 6x900g | c=gluten celery; d=none
`,
  },
  {
    category: 'polish-pierogi',
    from: 'PL',
    diet: 'vegetarian',
    contains: 'gluten',
    storage: 'frozen',
    use: 'Simmer until they float, then fry in butter.',
    rows: `
Pierogi Ruskie | pierogarnia-hania | 2.15 12x450g 6x1kg 4x2.5kg | c=gluten milk
Pierogi z Mięsem, Meat | pierogarnia-hania | 2.45 12x450g 6x1kg 4x2.5kg | d=none
Pierogi z Kapustą i Grzybami | pierogarnia-hania | 2.35 12x450g 6x1kg | d=vegan vegetarian
Pierogi z Jagodami, Blueberry | pierogarnia-hania | 2.55 12x450g 6x1kg | d=vegan vegetarian
Kopytka, Potato Dumplings | pierogarnia-hania | 1.95 12x500g 6x1kg | c=gluten eggs
Pyzy with Meat | pierogarnia-hania | 2.55 12x500g | d=none
Placki Ziemniaczane, Potato Pancakes | pierogarnia-hania | 2.45 12x500g 6x1kg | d=vegan vegetarian
`,
  },
  {
    category: 'polish-groats-flour',
    from: 'PL',
    diet: 'plant',
    use: 'Rinse, cook and rest under a lid.',
    rows: `
Kasza Gryczana, Roasted Buckwheat | mlynarzowo | 1.65 12x900g 10x400g 4x5kg | v=Loose, 4 x 100g Boil in Bag
Kasza Jęczmienna, Pearl Barley | mlynarzowo | 0.98 12x900g 10x400g | c=gluten
Kasza Jaglana, Millet | mlynarzowo | 1.35 10x900g
Mąka Tortowa, Type 450 | mlynarzowo | 0.98 10x1kg 1x25kg | c=gluten
Mąka Żytnia, Rye Flour | mlynarzowo | 1.05 10x1kg | c=gluten; v=Type 720, Type 2000
Mąka Ziemniaczana, Potato Starch | mlynarzowo | 1.42 10x1kg
Bułka Tarta, Breadcrumbs | mlynarzowo | 0.95 12x450g | c=gluten
Żurek, Sour Rye Soup Base | mlynarzowo | 1.15 12x500ml | c=gluten; heavy=1
Żurek Instant Soup | mlynarzowo | 0.48 22x49g | c=gluten milk; d=none
`,
  },
  {
    category: 'polish-sweets',
    from: 'PL',
    diet: 'vegetarian',
    contains: 'gluten milk',
    vat: 'S',
    use: 'For coffee, lunch boxes and name days.',
    rows: `
Wafelki, * | brzozka | 0.58 24x36g 20x180g | f=Hazelnut, Cocoa, Lemon; c=gluten milk nuts soya
Ptasie Mleczko Style, Vanilla | brzozka | 3.2 12x340g 8x400g | c=milk soya eggs
Krówki, Milk Fudge | brzozka | 1.95 12x300g 1x2.5kg | c=milk
Pierniki, Gingerbread Hearts | brzozka | 1.15 16x150g 12x300g | v=Plain, with Plum Jam
Delicje Style Sponge Cakes | brzozka | 1.15 18x147g | v=Orange, Raspberry
Chałwa, Sesame Halva | brzozka | 0.72 24x50g 10x250g | c=sesame; v=Vanilla, Cocoa, Peanut
Chrupki Kukurydziane, Corn Puffs | brzozka | 0.62 20x80g 30x40g | c=none; d=plant
Budyń, Pudding Powder | brzozka | 0.38 40x40g | c=none; vat=Z; v=Vanilla, Chocolate
`,
  },
  {
    category: 'polish-drinks',
    from: 'PL',
    diet: 'plant',
    vat: 'S',
    use: 'Fruit from Polish orchards.',
    rows: `
Blackcurrant Nectar, Czarna Porzeczka | rzeczka | 1.28 12x1L 24x300ml
Carrot & Apple Juice, Marchew-Jabłko | rzeczka | 1.15 12x300ml 12x1L
Raspberry Syrup, Syrop Malinowy | jagodkowo | 1.95 8x420ml 6x650ml | heavy=1
Mineral Water, Lightly Sparkling | rzeczka | 0.52 6x1.5L 12x500ml | v=Still, Lightly Sparkling, Sparkling
Oranżada Czerwona | rzeczka | 0.72 20x330ml 12x500ml | heavy=1
Powidła Śliwkowe, Plum Spread | jagodkowo | 1.62 12x290g 6x900g | vat=Z; heavy=1
Dżem, * | jagodkowo | 1.28 12x280g 6x1kg | f=Strawberry, Blackcurrant, Peach; vat=Z; heavy=1
`,
  },
  {
    category: 'polish-fish',
    from: 'PL',
    diet: 'gluten-free dairy-free',
    contains: 'fish',
    storage: 'chilled',
    use: 'With onion, boiled potatoes and rye.',
    rows: `
Śledź w Oleju, Herring in Oil | kutrowy | 2.35 8x250g 6x600g 1x4kg | v=-, with Onion
Śledź w Śmietanie, Herring in Cream | kutrowy | 2.45 8x280g 6x600g | c=fish milk; d=gluten-free
Rolmopsy | kutrowy | 2.6 8x300g 6x600g | heavy=1
Makrela Wędzona, Smoked Mackerel | kutrowy | 8.4 ~3kg 10x300g
Paprykarz, Fish & Rice Spread | kutrowy | 1.15 12x310g 24x175g | s=ambient; c=fish celery; heavy=1
`,
  },
]
