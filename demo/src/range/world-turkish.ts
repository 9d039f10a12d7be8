import type { CategoryRange } from './category-range.ts'

export const worldTurkish: readonly CategoryRange[] = [
  {
    category: 'turkish-dairy',
    from: 'TR DE',
    diet: 'veg',
    contains: 'milk',
    storage: 'chilled',
    use: 'A Turkish breakfast starts here.',
    rows: `
Beyaz Peynir, Full Fat | sutluova | 3.1 12x400g 6x800g 1x17kg | v=55% Fat, 60% Fat
Kaşar Cheese, Fresh | sutluova | 3.6 12x400g 6x700g ~2kg
Hellim | sutluova | 2.3 20x250g 6x800g | d=veg
Labne | sutluova | 1.35 12x200g 6x750g 1x2.75kg
Süzme Yoghurt | sutluova | 3.4 6x1kg 1x5kg 1x10kg
Set Yoghurt, Yoğurt | sutluova | 2.6 6x1kg 4x2kg 1x10kg
Tereyağı, Butter | sutluova | 4.9 8x500g 12x250g 6x1kg
`,
  },
  {
    category: 'turkish-meats',
    from: 'TR DE NL',
    diet: 'halal',
    storage: 'chilled',
    contains: 'none',
    use: 'Halal certified; fry lightly or eat as it is.',
    rows: `
Sucuk | etbasi | 3.4 12x250g 10x400g 6x1kg | v=Mild, Hot
Pastırma, Sliced | etbasi | 3.95 12x100g 6x500g
Salam, Beef | etbasi | 2.1 12x500g 6x1kg | v=-, with Pistachio, with Olives
Sosis, Beef Frankfurters | etbasi | 2.2 12x400g 6x1kg
Köfte, Frozen | ocakdar | 14.8 1x50 6x1kg@6.9 | s=frozen; c=gluten
Lahmacun, Frozen | firinkoy | 4.2 10x5 1x50 | s=frozen; c=gluten
`,
  },
  {
    category: 'turkish-bakery',
    from: 'TR GB',
    diet: 'vegan vegetarian halal dairy-free',
    contains: 'gluten',
    use: 'Baked on stone and packed warm.',
    rows: `
Simit | firinkoy | 1.55 10x4 1x40 | c=gluten sesame
Pide, Ramazan Style | firinkoy | 1.05 10x1 20x1 | c=gluten sesame
Lavaş, Large | firinkoy | 1.35 12x6 10x10
Yufka, Thin Sheets | firinkoy | 1.45 12x400g 10x800g | s=chilled
Börek, Cheese | firinkoy | 12.8 1x24 6x800g@4.1 | s=frozen; c=gluten milk; d=vegetarian halal
`,
  },
  {
    category: 'turkish-pantry',
    from: 'TR',
    diet: 'plant',
    use: 'From the kitchens of Gaziantep to the shores of the Aegean.',
    rows: `
Bulgur, Coarse | kervanli | 1.35 12x1kg 4x5kg 1x25kg | c=gluten; v=Coarse, Fine, Extra Fine
Şehriye, Rice-Shaped Pasta | kervanli | 0.82 20x500g | c=gluten; v=Arpa, Tel
Tomato Paste, Domates Salçası | nardane | 1.95 12x700g 6x1.65kg 1x4.3kg | heavy=1
Pepper Paste, Biber Salçası | nardane | 2.15 12x700g 6x1.65kg 1x4.3kg | v=Mild, Hot; heavy=1
Pomegranate Molasses, Nar Ekşisi | nardane | 2.05 12x330ml 12x700ml | heavy=1
Tahini, Tahin | nardane | 2.6 12x300g 12x600g 1x10kg | c=sesame; heavy=1
Chickpea Halves, Leblebi | kervanli | 1.85 12x250g 6x1kg | v=Yellow, White
Sunflower Seeds, Ayçekirdeği | kervanli | 1.35 20x250g 12x300g | v=Salted, Plain; vat=S
Isot Pepper, Urfa | kervanli | 1.75 12x100g 6x1kg
`,
  },
  {
    category: 'turkish-olives-pickles',
    heavyPack: true,
    from: 'TR',
    diet: 'plant',
    use: 'For the breakfast plate and the meze table.',
    rows: `
Black Olives, Gemlik | gunesbag | 3.9 6x800g 6x1.5kg 1x10kg | v=Small, Large, Jumbo; heavy=0
Green Olives, Cracked (Kırma) | gunesbag | 3.6 6x700g 6x1.5kg | heavy=0
Pickled Cucumbers, Kornişon | gunesbag | 1.65 12x680g 6x1.6kg 1x5kg
Mixed Pickles, Karışık Turşu | gunesbag | 1.62 12x680g 6x1.6kg
Pickled Peppers, Biber Turşusu | gunesbag | 1.62 12x680g 6x1.6kg 1x5kg
Vine Leaves in Brine, Yaprak | gunesbag | 2.15 12x400g 1x10kg
Stuffed Vine Leaves, Yaprak Sarma | gunesbag | 1.85 12x400g 6x2kg
Roasted Pepper, Közlenmiş Biber | gunesbag | 2.15 12x540g 6x1.65kg
Turnip Juice, Şalgam | gunesbag | 1.15 24x300ml 12x1L | v=Mild, Hot
`,
  },
  {
    category: 'turkish-sweets',
    from: 'TR',
    diet: 'veg',
    vat: 'S',
    use: 'Serve in small squares with strong tea.',
    rows: `
Turkish Delight, Lokum, * | sekerhan | 3.6 12x350g 6x1kg 1x3kg | f=Rose, Pistachio, Mixed; d=vegan vegetarian; c=nuts
Baklava, * | sekerhan | 7.8 12x500g 6x1kg | f=Pistachio, Walnut; c=gluten nuts milk; vat=Z
Halva, * | sekerhan | 2.4 12x350g 6x800g 1x5kg | f=Plain, Cocoa, Pistachio; c=sesame nuts
Sesame Bars, Susamlı | sekerhan | 0.92 24x60g | c=sesame
Tea Biscuits, Petibör | firinkoy | 0.72 12x450g 12x800g | c=gluten milk; vat=Z
`,
  },
  {
    category: 'turkish-pantry',
    heavyPack: true,
    from: 'TR',
    diet: 'plant',
    use: 'Whole fruit in clear syrup.',
    rows: `
Sour Cherry Jam, Vişne Reçeli | ayvadere | 2.05 12x380g 6x900g
Quince Jam, Ayva Reçeli | ayvadere | 2.15 12x380g
Rose Petal Jam, Gül Reçeli | ayvadere | 2.3 12x380g
Fig Jam, İncir Reçeli | ayvadere | 2.15 12x380g 6x900g
Pine Honey, Çam Balı | ayvadere | 5.9 12x460g 6x850g | d=veg
`,
  },
  {
    category: 'turkish-drinks',
    from: 'TR',
    diet: 'plant',
    use: 'Brew strong, pour small, refill often.',
    rows: `
Black Tea, Rize | cayli-yokus | 4.4 12x500g 10x1kg 1x5kg
Tea Bags, Demlik Poşet | cayli-yokus | 2.2 12x48x3.2g 12x100@3.1
Apple Tea, Elma Çayı | cayli-yokus | 1.75 12x250g 12x20@0.98 | c=none
Turkish Coffee, Ground | kahvedan | 2.1 24x100g 12x250g 12x500g | heavy=1
Ayran | sutluova | 0.46 20x250ml 12x200ml 12x1L | s=chilled; c=milk; d=veg
Sour Cherry Nectar, Vişne | ayvadere | 1.32 12x1L 27x200ml | vat=S
Apricot Nectar, Kayısı | ayvadere | 1.28 12x1L 27x200ml | vat=S
Mineral Water, Sade Soda | ayvadere | 0.32 24x200ml 6x6x200ml | vat=S; v=Plain, Lemon; heavy=1
`,
  },
]
