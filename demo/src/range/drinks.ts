import type { CategoryRange } from './category-range.ts'

export const drinks: readonly CategoryRange[] = [
  {
    category: 'fizzy-drinks',
    pack: 'slim',
    from: 'GB',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'Serve ice cold.',
    rows: `
* Can | cup-with-straw | fizzby | 0.36 24x330ml 24x150ml 4x6x330ml | f=Cola cola #7d1220, Diet Cola cola #8a939b, Cola Zero cola #17191c, Lemonade lemon #c9b81a, Orange tangerine #e8750c, Cherry Cola cherries #a3123a, Tropical coralito-fruit #e0a21b
* Bottle | pet cola | fizzby plainfare | 0.72 12x500ml 24x500ml 6x1.5L 8x2L | f=Cola cola #5a1015, Diet Cola cola #8a939b, Lemonade lemon #d9d61a, Orangeade tangerine #e8750c
Cloudy Lemonade | glass lemon | elderby tonbury | 0.82 12x330ml 24x275ml 6x750ml
Ginger Beer, Fiery | slim ginger-root | fizzby tonbury | 0.48 24x330ml 12x500ml
Grape Soda | slim grapes | calabash-cove coralito | 0.46 24x330ml
Sparkling Elderflower Pressé | glass elderflower | elderby | 0.92 12x330ml 12x275ml 6x750ml
Post-Mix Syrup, * | box cola | fizzby | 48.5 1x10L 1x7L | f=Cola cola #5a1015, Diet Cola cola #8a939b, Lemonade lemon #c9b81a, Orange tangerine #e8750c
`,
  },
  {
    category: 'energy-sport',
    pack: 'energy',
    from: 'AT GB NL',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'High caffeine: not recommended for children.',
    rows: `
Energy Drink, * | high-voltage | hexwatt | 0.62 24x250ml 12x500ml 24x500ml | f=Original high-voltage #b9f227, Sugar Free high-voltage #9fb4c7, Tropical pineapple #f59f00, Berry Blast berry-mix #c2255c
Stimulation Drink | high-voltage | plainfare | 0.32 24x250ml 12x1L
Isotonic Sports Drink, * | pet droplet | peakflow | 0.68 12x500ml 24x500ml | f=Orange tangerine #f76707, Mixed Berry berry-mix #5f3dc4, Citrus lemon #a9c11a
Glucose Drink, Original | pet sparkles | peakflow | 0.82 12x380ml 24x380ml 6x900ml
`,
  },
  {
    category: 'water',
    pack: 'pet-water',
    from: 'GB',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'Bottled at source.',
    rows: `
Still Water | mountain | fellwater provender plainfare | 0.19 24x500ml 12x1.5L 12x750ml 8x2L
Sparkling Water | bubbles | fellwater provender | 0.21 24x500ml 12x1.5L 12x750ml
Still Water in Glass | glass mountain | fellwater tonbury | 0.62 24x330ml 12x750ml
Flavoured Still Water, * | droplet | fellwater | 0.48 12x500ml 8x1L | f=Strawberry strawberry #e64980, Lemon & Lime lime #82c91e, Peach peach #f59f5b
Cooler Bottle | drum mountain | fellwater | 6.9 1x18.9L 1x11L
Coconut Water | carton coconut | palmira coralito | 1.22 12x330ml 6x1L
`,
  },
  {
    category: 'juices',
    pack: 'carton',
    from: 'BR ES GB',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'Shake well and serve chilled.',
    rows: `
Orange Juice, Not from Concentrate | tangerine | grovely provender | 1.29 12x1L 8x1.5L 24x250ml 27x200ml
Apple Juice | red-apple | grovely provender plainfare | 1.12 12x1L 8x1.5L 27x200ml
Pineapple Juice | pineapple | grovely | 1.25 12x1L 27x200ml
Cranberry Juice Drink | cranberry | grovely | 1.25 12x1L 24x275ml
Mango Juice Drink | mango | sonali coralito | 0.98 12x1L 24x288ml 27x250ml
Pressed Apple Juice | glass green-apple | orchard-gate elderby | 0.88 12x250ml 6x750ml
Smoothie, * | glass strawberry | grovely | 1.22 8x250ml 6x750ml | f=Strawberry & Banana strawberry #d6335c, Mango & Passion Fruit mango #f08c00, Kiwi & Lime kiwi-fruit #66a80f; s=chilled
Fresh Squeezed Orange Juice | jug tangerine | grovely | 2.95 6x1L 4x2L 12x250ml | s=chilled
Kids Juice Cartons, * | brick beverage | grovely | 0.22 27x200ml 10x4x200ml | f=Orange tangerine #f08c00, Apple & Blackcurrant blackcurrant #5f3dc4
`,
  },
  {
    category: 'squash-cordial',
    pack: 'squash',
    from: 'GB',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'Dilute one part to four with water.',
    rows: `
Squash No Added Sugar, * | tangerine | squashton plainfare | 1.05 12x1L 6x1.5L 2x5L | f=Orange tangerine #e8590c, Blackcurrant blackcurrant #5f2a83, Summer Fruits berry-mix #c2255c, Lemon lemon #d9b21b
High Juice, * | tangerine | squashton grovely | 1.55 8x1L 6x850ml | f=Orange tangerine #e8750c, Blackcurrant blackcurrant #4b2a6b
Lime Cordial | glass lime | elderby squashton | 1.12 12x700ml 6x1L
Elderflower Cordial | glass elderflower | elderby | 2.25 6x500ml 6x1L
Grenadine Syrup | glass pomegranate | sirella | 3.9 6x700ml 6x1L
Coffee Syrup, * | glass coffee-bean | sirella | 4.6 6x700ml 6x1L | f=Vanilla vanilla #d9b23a, Caramel toffee #b5701b, Hazelnut hazelnut #8a5a2b
`,
  },
  {
    category: 'squash-cordial',
    pack: 'slim',
    from: 'GB',
    diet: 'plant',
    vat: 'S',
    use: 'For the bar: keep upright and cold.',
    rows: `
Indian Tonic Water | glass tonic | tonbury | 0.48 24x200ml 24x125ml 12x500ml | v=-, Light
Ginger Ale | glass ginger-root | tonbury | 0.48 24x200ml 12x500ml
Soda Water | bubbles | tonbury fizzby | 0.42 24x150ml 24x200ml 12x1L
Bitter Lemon | glass lemon | tonbury | 0.48 24x200ml
Alcohol Free Lager | glass beer | nilsbrook | 0.86 24x330ml 12x330ml 12x440ml | c=gluten
Alcohol Free Sparkling Wine | wine white-grapes | vinella | 3.95 6x750ml 24x200ml | c=sulphites
`,
  },
  {
    category: 'juices',
    pack: 'slimbottle',
    from: 'GB DE',
    diet: 'veg',
    contains: 'milk',
    storage: 'chilled',
    priceMarked: true,
    use: 'Shake and serve cold.',
    rows: `
Milkshake, * | milkshake | shakerby | 0.82 8x330ml 8x400ml 6x1L | f=Chocolate chocolate #5a2a17, Strawberry strawberry #d6335c, Banana banana #d9a81b, Vanilla vanilla #c9b26a
Iced Coffee, * | cupfood iced-coffee | kessel-row | 0.92 10x230ml 12x250ml | f=Latte iced-coffee #a8763e, Caramel toffee #b5701b; vat=Z
Kids Flavoured Milk Cartons | brick strawberry | shakerby | 0.42 24x200ml 8x3x200ml | v=Strawberry, Chocolate; s=ambient
Milkshake Powder, * | tub strawberry | shakerby | 1.72 10x300g 4x3kg | f=Strawberry strawberry #d6335c, Chocolate chocolate #5a2a17; s=ambient
`,
  },
  {
    category: 'tea',
    pack: 'box',
    from: 'KE IN LK CN',
    diet: 'plant',
    priceMarked: true,
    use: 'One bag a cup, freshly boiled water, four minutes.',
    rows: `
English Breakfast Tea Bags | teacup | brewster-lamb provender plainfare | 1.72 12x80 6x160 6x240 1x1100
String & Tag Tea Envelopes | teacup | brewster-lamb leaf-ledger | 6.8 1x200 6x25 | v=English Breakfast, Earl Grey, Decaf
Earl Grey Tea Bags | tea-earl | leaf-ledger brewster-lamb | 2.05 6x50 12x20
Green Tea Bags | tea-green | leaf-ledger brewster-lamb | 1.72 6x50 12x20 6x25
Peppermint Tea Bags | mint | leaf-ledger | 1.62 12x20 6x25
Lemon & Ginger Tea Bags | lemon | leaf-ledger | 1.62 12x20 6x25
Loose Leaf Assam | can tea-leaf | leaf-ledger | 6.2 6x250g 1x1kg
Chai Latte Powder | tub chai | leaf-ledger velvetine | 9.4 6x1kg 1x2kg | c=milk; d=veg
Iced Tea, * | pet lemon | leaf-ledger | 0.72 12x500ml 6x1.5L | f=Lemon lemon #d9a01b, Peach peach #ee8f3c; vat=S
`,
  },
  {
    category: 'coffee',
    pack: 'pouch',
    from: 'BR CO ET VN',
    diet: 'plant',
    use: 'Roasted in small batches; keep sealed and use within two weeks of opening.',
    rows: `
Filter Ground Coffee | coffee-bean | kessel-row provender | 6.5 12x500g 50x60g 8x1kg
Espresso Beans, * | coffee-bean | kessel-row caffe-trastino | 12.4 6x1kg 8x1kg 1x5kg | f=House Blend coffee-bean #5a3a22, Single Origin Colombia coffee-bean #8c2f1b, Decaf coffee-bean #2f6b5a
Cafetière Ground Coffee | hot-beverage | kessel-row | 3.4 12x227g 50x30g
Instant Coffee Granules | can hot-beverage | kessel-row provender plainfare | 9.8 6x500g 6x750g 12x100g
Freeze Dried Instant Coffee | jar coffee-bean | kessel-row caffe-trastino | 3.75 6x100g 6x200g 6x500g
Instant Coffee Sticks | box hot-beverage | kessel-row | 12.9 1x200 1x500 | v=-, Decaf
Coffee Capsules, * | box espresso | caffe-trastino | 2.35 10x10 1x100 | f=Espresso espresso #7a1216, Lungo espresso #a8763e
`,
  },
  {
    category: 'coffee',
    pack: 'tub',
    from: 'GB BE',
    diet: 'veg',
    contains: 'milk',
    priceMarked: true,
    use: 'Whisk into hot milk; finish with cream.',
    rows: `
Drinking Chocolate | cocoa | velvetine provender plainfare | 2.15 12x250g 6x500g 6x2kg | c=none; d=plant
Instant Hot Chocolate, Just Add Water | cocoa | velvetine | 6.4 6x1kg 1x2kg 6x400g
Hot Chocolate Sachets | box cocoa | velvetine | 14.6 1x100x28g 1x50x28g
Malted Milk Drink | malt | velvetine morrowby | 2.45 6x300g 6x1kg | c=milk gluten
Marshmallows, Mini | pouch marshmallow | gumbold velvetine | 3.2 10x250g 6x1kg | c=none; d=dairy-free; vat=S
`,
  },
]
