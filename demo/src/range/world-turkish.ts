import type { CategoryRange } from './category-range.ts'

export const worldTurkish: readonly CategoryRange[] = [
  {
    category: 'turkish-dairy',
    pack: 'vac',
    from: 'TR DE',
    diet: 'veg',
    contains: 'milk',
    storage: 'chilled',
    use: 'A Turkish breakfast starts here.',
    rows: `
Beyaz Peynir, Full Fat | oiltin feta | sutluova | 3.1 12x400g 6x800g 1x17kg | v=55% Fat, 60% Fat
Kaşar Cheese, Fresh | cheddar | sutluova | 3.6 12x400g 6x700g ~2kg
Hellim | halloumi | sutluova | 2.3 20x250g 6x800g | d=veg
Labne | flat soft-cheese | sutluova | 1.35 12x200g 6x750g 1x2.75kg
Süzme Yoghurt | bucket yoghurt | sutluova | 3.4 6x1kg 1x5kg 1x10kg
Set Yoghurt, Yoğurt | bucket yoghurt | sutluova | 2.6 6x1kg 4x2kg 1x10kg
Tereyağı, Butter | block butter | sutluova | 4.9 8x500g 12x250g 6x1kg
`,
  },
  {
    category: 'turkish-meats',
    pack: 'vac',
    from: 'TR DE NL',
    diet: 'halal',
    storage: 'chilled',
    contains: 'none',
    use: 'Halal certified; fry lightly or eat as it is.',
    rows: `
Sucuk | ring sucuk | etbasi | 3.4 12x250g 10x400g 6x1kg | v=Mild, Hot
Pastırma, Sliced | pastirma | etbasi | 3.95 12x100g 6x500g
Salam, Beef | chub mortadella | etbasi | 2.1 12x500g 6x1kg | v=-, with Pistachio, with Olives
Sosis, Beef Frankfurters | hot-dog-sausage | etbasi | 2.2 12x400g 6x1kg
Köfte, Frozen | box kofte | ocakdar | 14.8 1x50 6x1kg@6.9 | s=frozen; c=gluten
Lahmacun, Frozen | box lahmacun | firinkoy | 4.2 10x5 1x50 | s=frozen; c=gluten
`,
  },
  {
    category: 'turkish-bakery',
    pack: 'clear',
    from: 'TR GB',
    diet: 'vegan vegetarian halal dairy-free',
    contains: 'gluten',
    use: 'Baked on stone and packed warm.',
    rows: `
Simit | simit | firinkoy | 1.55 10x4 1x40 | c=gluten sesame
Pide, Ramazan Style | pide | firinkoy | 1.05 10x1 20x1 | c=gluten sesame
Lavaş, Large | flatbread | firinkoy | 1.35 12x6 10x10
Yufka, Thin Sheets | pouch pastry-sheet | firinkoy | 1.45 12x400g 10x800g | s=chilled
Börek, Cheese | box borek | firinkoy | 12.8 1x24 6x800g@4.1 | s=frozen; c=gluten milk; d=vegetarian halal
`,
  },
  {
    category: 'turkish-pantry',
    pack: 'clear',
    from: 'TR',
    diet: 'plant',
    use: 'From the kitchens of Gaziantep to the shores of the Aegean.',
    rows: `
Bulgur, Coarse | bulgur | kervanli | 1.35 12x1kg 4x5kg 1x25kg | c=gluten; v=Coarse, Fine, Extra Fine
Şehriye, Rice-Shaped Pasta | orzo | kervanli | 0.82 20x500g | c=gluten; v=Arpa, Tel
Tomato Paste, Domates Salçası | jar tomato | nardane | 1.95 12x700g 6x1.65kg 1x4.3kg
Pepper Paste, Biber Salçası | jar red-pepper | nardane | 2.15 12x700g 6x1.65kg 1x4.3kg | v=Mild, Hot
Pomegranate Molasses, Nar Ekşisi | glass pomegranate | nardane | 2.05 12x330ml 12x700ml
Tahini, Tahin | jar tahini | nardane | 2.6 12x300g 12x600g 1x10kg | c=sesame
Chickpea Halves, Leblebi | chickpeas | kervanli | 1.85 12x250g 6x1kg | v=Yellow, White
Sunflower Seeds, Ayçekirdeği | sunflower-seed | kervanli | 1.35 20x250g 12x300g | v=Salted, Plain; vat=S
Isot Pepper, Urfa | chilli-flake | kervanli | 1.75 12x100g 6x1kg
`,
  },
  {
    category: 'turkish-olives-pickles',
    pack: 'jar',
    from: 'TR',
    diet: 'plant',
    use: 'For the breakfast plate and the meze table.',
    rows: `
Black Olives, Gemlik | tub black-olive | gunesbag | 3.9 6x800g 6x1.5kg 1x10kg | v=Small, Large, Jumbo
Green Olives, Cracked (Kırma) | tub olive | gunesbag | 3.6 6x700g 6x1.5kg
Pickled Cucumbers, Kornişon | gherkin | gunesbag | 1.65 12x680g 6x1.6kg 1x5kg
Mixed Pickles, Karışık Turşu | pickle-mix | gunesbag | 1.62 12x680g 6x1.6kg
Pickled Peppers, Biber Turşusu | green-chilli | gunesbag | 1.62 12x680g 6x1.6kg 1x5kg
Vine Leaves in Brine, Yaprak | vine-leaf | gunesbag | 2.15 12x400g 1x10kg
Stuffed Vine Leaves, Yaprak Sarma | can dolma | gunesbag | 1.85 12x400g 6x2kg
Roasted Pepper, Közlenmiş Biber | red-pepper | gunesbag | 2.15 12x540g 6x1.65kg
Turnip Juice, Şalgam | glass turnip-juice | gunesbag | 1.15 24x300ml 12x1L | v=Mild, Hot
`,
  },
  {
    category: 'turkish-sweets',
    pack: 'gift',
    from: 'TR',
    diet: 'veg',
    vat: 'S',
    use: 'Serve in small squares with strong tea.',
    rows: `
Turkish Delight, Lokum, * | lokum | sekerhan | 3.6 12x350g 6x1kg 1x3kg | f=Rose rose #c2255c, Pistachio pistachio #66a80f, Mixed lokum #b5701b; d=vegan vegetarian; c=nuts
Baklava, * | baklava | sekerhan | 7.8 12x500g 6x1kg | f=Pistachio baklava #7a9a3a, Walnut walnut #8a5f36; c=gluten nuts milk; vat=Z
Halva, * | tub halva | sekerhan | 2.4 12x350g 6x800g 1x5kg | f=Plain halva #b58a4a, Cocoa halva-cocoa #5a3a22, Pistachio pistachio #66a80f; c=sesame nuts
Sesame Bars, Susamlı | wide sesame | sekerhan | 0.92 24x60g | c=sesame
Tea Biscuits, Petibör | biscuit digestive | firinkoy | 0.72 12x450g 12x800g | c=gluten milk; vat=Z
`,
  },
  {
    category: 'turkish-pantry',
    pack: 'jar',
    from: 'TR',
    diet: 'plant',
    use: 'Whole fruit in clear syrup.',
    rows: `
Sour Cherry Jam, Vişne Reçeli | cherries | ayvadere | 2.05 12x380g 6x900g
Quince Jam, Ayva Reçeli | quince | ayvadere | 2.15 12x380g
Rose Petal Jam, Gül Reçeli | rose | ayvadere | 2.3 12x380g
Fig Jam, İncir Reçeli | fig | ayvadere | 2.15 12x380g 6x900g
Pine Honey, Çam Balı | honeybee | ayvadere | 5.9 12x460g 6x850g | d=veg
`,
  },
  {
    category: 'turkish-drinks',
    pack: 'box',
    from: 'TR',
    diet: 'plant',
    use: 'Brew strong, pour small, refill often.',
    rows: `
Black Tea, Rize | pouch tea-glass | cayli-yokus | 4.4 12x500g 10x1kg 1x5kg
Tea Bags, Demlik Poşet | tea-glass | cayli-yokus | 2.2 12x48x3.2g 12x100@3.1
Apple Tea, Elma Çayı | red-apple | cayli-yokus | 1.75 12x250g 12x20@0.98 | c=none
Turkish Coffee, Ground | can espresso | kahvedan | 2.1 24x100g 12x250g 12x500g
Ayran | pot ayran | sutluova | 0.46 20x250ml 12x200ml 12x1L | s=chilled; c=milk; d=veg
Sour Cherry Nectar, Vişne | carton cherries | ayvadere | 1.32 12x1L 27x200ml | vat=S
Apricot Nectar, Kayısı | carton apricot | ayvadere | 1.28 12x1L 27x200ml | vat=S
Mineral Water, Sade Soda | glass bubbles | ayvadere | 0.32 24x200ml 6x6x200ml | vat=S; v=Plain, Lemon
`,
  },
]
