import type { CategoryRange } from './category-range.ts'

export const bakery: readonly CategoryRange[] = [
  {
    category: 'bread',
    from: 'GB',
    diet: 'vegan vegetarian halal dairy-free',
    contains: 'gluten soya',
    priceMarked: true,
    use: 'Baked overnight and delivered before opening.',
    rows: `
Thick Sliced White | oakbank provender plainfare | 1.05 8x800g 10x400g
Wholemeal Medium Sliced | oakbank provender | 1.15 8x800g 10x400g
Soft Seeded Batch | oakbank hearthby | 1.55 8x800g 10x400g
White Sourdough | hearthby | 2.35 6x800g 8x500g | c=gluten
Ciabatta | hearthby valdorsa | 0.58 20x280g 40x100g | c=gluten
Focaccia, Rosemary | hearthby valdorsa | 1.95 6x500g 1x1.8kg | c=gluten
Baguette | hearthby | 0.62 25x280g 40x140g | c=gluten; v=White, Malted
Garlic Bread Baguette | forno-nove | 0.78 20x170g 12x2x170g | c=gluten milk; d=vegetarian; s=chilled
`,
  },
  {
    category: 'rolls-buns',
    from: 'GB NL',
    diet: 'vegan vegetarian halal dairy-free',
    contains: 'gluten soya',
    use: 'Split and toast, or serve soft from the bag.',
    rows: `
Seeded Burger Buns 4in | batchford provender plainfare | 1.15 8x6 4x12 1x48 | c=gluten sesame
Brioche Burger Buns | batchford butterlane | 1.92 8x6 1x48 6x4 | c=gluten milk eggs; d=vegetarian
Hot Dog Rolls 6in | batchford | 1.05 8x6 6x12
Soft White Baps | batchford oakbank | 1.12 8x6 6x12 4x12 | v=-, Floured
Crusty Rolls | hearthby | 0.24 48x60g 60x50g | c=gluten
Sub Rolls 12in | batchford | 2.25 6x6 1x30
Bagels, * | hearthby | 1.22 8x5 6x5 | f=Plain, Sesame, Cinnamon & Raisin; c=gluten; pm=1
English Muffins | teacake-lane | 0.92 8x4 12x4 1x48 | pm=1
Crumpets | teacake-lane provender | 0.88 8x6 10x9 | pm=1
Toasting Teacakes | teacake-lane | 1.05 8x4 8x6 | pm=1; c=gluten milk; d=vegetarian
`,
  },
  {
    category: 'flatbreads',
    from: 'GB TR BE',
    diet: 'vegan vegetarian halal dairy-free',
    contains: 'gluten',
    use: 'Warm for a few seconds a side so they fold without cracking.',
    rows: `
Flour Tortillas 12in | anatol casa-telmo provender | 2.15 6x18 8x12 12x8 | v=12in, 10in*0.86, 12in Wholemeal*1.05, 12in Tomato*1.08, 10in Wholemeal*0.9
Taco Shells | casa-telmo | 1.22 10x12 1x200 | c=none; d=plant
Pitta Bread, White | anatol meltemia | 0.62 12x6 24x6 8x12 | v=-, Wholemeal
Naan Bread, Plain | sonali kesarya | 0.85 10x2 8x5 1x40 | c=gluten milk; d=vegetarian halal
Chapatti | sonali kesarya | 1.05 10x8 12x10
Khobez Lebanese Flatbread | bayt-zahra | 0.92 12x5 20x5
Poppadoms, Ready to Cook | chandvi sonali | 1.05 12x200g 1x5kg | c=none; d=plant; v=Plain, Spiced
Pizza Bases 10in | forno-nove dritto | 1.85 12x2 1x30 | v=10in, 12in*1.3
`,
  },
  {
    category: 'cakes-pastries',
    from: 'GB FR DK',
    diet: 'vegetarian',
    contains: 'gluten milk eggs',
    use: 'For the counter, the cake stand and the tea break.',
    rows: `
All Butter Croissants | butterlane valcendre | 1.42 8x4 1x60 1x44 | v=-, Curved, Mini
Pain au Chocolat | butterlane valcendre | 1.52 8x4 1x60 | c=gluten milk eggs soya
Ring Doughnuts, * | teacake-lane | 1.12 6x4 1x48 1x36 | f=Sugared, Chocolate, Pink Iced
Jam Doughnuts | teacake-lane | 1.15 6x5 1x40
Muffins, * | teacake-lane | 0.68 20x110g 24x95g 6x4@1.62 | f=Blueberry, Double Chocolate, Lemon & Poppy Seed
Carrot Cake, Sliced | teacake-lane mrs-pettifer | 13.9 1x12 1x14 | c=gluten milk eggs nuts; s=frozen
Chocolate Fudge Cake, Sliced | teacake-lane mrs-pettifer | 13.4 1x12 1x14 1x16 | s=frozen
Victoria Sponge, Sliced | mrs-pettifer teacake-lane | 13.2 1x12 1x14 | s=frozen
Traybake, * | teacake-lane | 12.8 1x15 1x18 | f=Chocolate Brownie, Caramel Shortcake, Flapjack, Rocky Road
Fruit Scones | teacake-lane mrs-pettifer | 1.12 8x4 1x48
Custard Tarts | teacake-lane butterlane | 1.42 6x4 1x60
Mini Rolls, Chocolate | teacake-lane krokko | 1.35 10x6 | vat=S; pm=1
Bakewell Tarts | teacake-lane mrs-pettifer | 1.25 8x6 | pm=1; c=gluten milk eggs nuts
Belgian Waffles | butterlane | 1.05 12x2x90g 1x24@9.6 | v=-, Sugar Pearl
`,
  },
]
