import type { CategoryRange } from './category-range.ts'

export const drinks: readonly CategoryRange[] = [
  {
    category: 'fizzy-drinks',
    from: 'GB',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'Serve ice cold.',
    rows: `
* Can | fizzby | 0.36 24x330ml 24x150ml 4x6x330ml | f=Cola, Diet Cola, Cola Zero, Lemonade, Orange, Cherry Cola, Tropical
* Bottle | fizzby plainfare | 0.72 12x500ml 24x500ml 6x1.5L 8x2L | f=Cola, Diet Cola, Lemonade, Orangeade
Cloudy Lemonade | elderby tonbury | 0.82 12x330ml 24x275ml 6x750ml | heavy=1
Ginger Beer, Fiery | fizzby tonbury | 0.48 24x330ml 12x500ml
Grape Soda | calabash-cove coralito | 0.46 24x330ml
Sparkling Elderflower Pressé | elderby | 0.92 12x330ml 12x275ml 6x750ml | heavy=1
Post-Mix Syrup, * | fizzby | 48.5 1x10L 1x7L | f=Cola, Diet Cola, Lemonade, Orange
`,
  },
  {
    category: 'energy-sport',
    from: 'AT GB NL',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'High caffeine: not recommended for children.',
    rows: `
Energy Drink, * | hexwatt | 0.62 24x250ml 12x500ml 24x500ml | f=Original, Sugar Free, Tropical, Berry Blast
Stimulation Drink | plainfare | 0.32 24x250ml 12x1L
Isotonic Sports Drink, * | peakflow | 0.68 12x500ml 24x500ml | f=Orange, Mixed Berry, Citrus
Glucose Drink, Original | peakflow | 0.82 12x380ml 24x380ml 6x900ml
`,
  },
  {
    category: 'water',
    from: 'GB',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'Bottled at source.',
    rows: `
Still Water | fellwater provender plainfare | 0.19 24x500ml 12x1.5L 12x750ml 8x2L
Sparkling Water | fellwater provender | 0.21 24x500ml 12x1.5L 12x750ml
Still Water in Glass | fellwater tonbury | 0.62 24x330ml 12x750ml | heavy=1
Flavoured Still Water, * | fellwater | 0.48 12x500ml 8x1L | f=Strawberry, Lemon & Lime, Peach
Cooler Bottle | fellwater | 6.9 1x18.9L 1x11L
Coconut Water | palmira coralito | 1.22 12x330ml 6x1L
`,
  },
  {
    category: 'juices',
    from: 'BR ES GB',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'Shake well and serve chilled.',
    rows: `
Orange Juice, Not from Concentrate | grovely provender | 1.29 12x1L 8x1.5L 24x250ml 27x200ml
Apple Juice | grovely provender plainfare | 1.12 12x1L 8x1.5L 27x200ml
Pineapple Juice | grovely | 1.25 12x1L 27x200ml
Cranberry Juice Drink | grovely | 1.25 12x1L 24x275ml
Mango Juice Drink | sonali coralito | 0.98 12x1L 24x288ml 27x250ml
Pressed Apple Juice | orchard-gate elderby | 0.88 12x250ml 6x750ml | heavy=1
Smoothie, * | grovely | 1.22 8x250ml 6x750ml | f=Strawberry & Banana, Mango & Passion Fruit, Kiwi & Lime; s=chilled; heavy=1
Fresh Squeezed Orange Juice | grovely | 2.95 6x1L 4x2L 12x250ml | s=chilled
Kids Juice Cartons, * | grovely | 0.22 27x200ml 10x4x200ml | f=Orange, Apple & Blackcurrant
`,
  },
  {
    category: 'squash-cordial',
    from: 'GB',
    diet: 'plant',
    vat: 'S',
    priceMarked: true,
    use: 'Dilute one part to four with water.',
    rows: `
Squash No Added Sugar, * | squashton plainfare | 1.05 12x1L 6x1.5L 2x5L | f=Orange, Blackcurrant, Summer Fruits, Lemon
High Juice, * | squashton grovely | 1.55 8x1L 6x850ml | f=Orange, Blackcurrant
Lime Cordial | elderby squashton | 1.12 12x700ml 6x1L | heavy=1
Elderflower Cordial | elderby | 2.25 6x500ml 6x1L | heavy=1
Grenadine Syrup | sirella | 3.9 6x700ml 6x1L | heavy=1
Coffee Syrup, * | sirella | 4.6 6x700ml 6x1L | f=Vanilla, Caramel, Hazelnut; heavy=1
`,
  },
  {
    category: 'squash-cordial',
    from: 'GB',
    diet: 'plant',
    vat: 'S',
    use: 'For the bar: keep upright and cold.',
    rows: `
Indian Tonic Water | tonbury | 0.48 24x200ml 24x125ml 12x500ml | v=-, Light; heavy=1
Ginger Ale | tonbury | 0.48 24x200ml 12x500ml | heavy=1
Soda Water | tonbury fizzby | 0.42 24x150ml 24x200ml 12x1L
Bitter Lemon | tonbury | 0.48 24x200ml | heavy=1
Alcohol Free Lager | nilsbrook | 0.86 24x330ml 12x330ml 12x440ml | c=gluten; heavy=1
Alcohol Free Sparkling Wine | vinella | 3.95 6x750ml 24x200ml | c=sulphites; heavy=1
`,
  },
  {
    category: 'juices',
    from: 'GB DE',
    diet: 'veg',
    contains: 'milk',
    storage: 'chilled',
    priceMarked: true,
    use: 'Shake and serve cold.',
    rows: `
Milkshake, * | shakerby | 0.82 8x330ml 8x400ml 6x1L | f=Chocolate, Strawberry, Banana, Vanilla
Iced Coffee, * | kessel-row | 0.92 10x230ml 12x250ml | f=Latte, Caramel; vat=Z
Kids Flavoured Milk Cartons | shakerby | 0.42 24x200ml 8x3x200ml | v=Strawberry, Chocolate; s=ambient
Milkshake Powder, * | shakerby | 1.72 10x300g 4x3kg | f=Strawberry, Chocolate; s=ambient
`,
  },
  {
    category: 'tea',
    from: 'KE IN LK CN',
    diet: 'plant',
    priceMarked: true,
    use: 'One bag a cup, freshly boiled water, four minutes.',
    rows: `
English Breakfast Tea Bags | brewster-lamb provender plainfare | 1.72 12x80 6x160 6x240 1x1100
String & Tag Tea Envelopes | brewster-lamb leaf-ledger | 6.8 1x200 6x25 | v=English Breakfast, Earl Grey, Decaf
Earl Grey Tea Bags | leaf-ledger brewster-lamb | 2.05 6x50 12x20
Green Tea Bags | leaf-ledger brewster-lamb | 1.72 6x50 12x20 6x25
Peppermint Tea Bags | leaf-ledger | 1.62 12x20 6x25
Lemon & Ginger Tea Bags | leaf-ledger | 1.62 12x20 6x25
Loose Leaf Assam | leaf-ledger | 6.2 6x250g 1x1kg | heavy=1
Chai Latte Powder | leaf-ledger velvetine | 9.4 6x1kg 1x2kg | c=milk; d=veg
Iced Tea, * | leaf-ledger | 0.72 12x500ml 6x1.5L | f=Lemon, Peach; vat=S
`,
  },
  {
    category: 'coffee',
    from: 'BR CO ET VN',
    diet: 'plant',
    use: 'Roasted in small batches; keep sealed and use within two weeks of opening.',
    rows: `
Filter Ground Coffee | kessel-row provender | 6.5 12x500g 50x60g 8x1kg
Espresso Beans, * | kessel-row caffe-trastino | 12.4 6x1kg 8x1kg 1x5kg | f=House Blend, Single Origin Colombia, Decaf
Cafetière Ground Coffee | kessel-row | 3.4 12x227g 50x30g
Instant Coffee Granules | kessel-row provender plainfare | 9.8 6x500g 6x750g 12x100g | heavy=1
Freeze Dried Instant Coffee | kessel-row caffe-trastino | 3.75 6x100g 6x200g 6x500g | heavy=1
Instant Coffee Sticks | kessel-row | 12.9 1x200 1x500 | v=-, Decaf
Coffee Capsules, * | caffe-trastino | 2.35 10x10 1x100 | f=Espresso, Lungo
`,
  },
  {
    category: 'coffee',
    from: 'GB BE',
    diet: 'veg',
    contains: 'milk',
    priceMarked: true,
    use: 'Whisk into hot milk; finish with cream.',
    rows: `
Drinking Chocolate | velvetine provender plainfare | 2.15 12x250g 6x500g 6x2kg | c=none; d=plant
Instant Hot Chocolate, Just Add Water | velvetine | 6.4 6x1kg 1x2kg 6x400g
Hot Chocolate Sachets | velvetine | 14.6 1x100x28g 1x50x28g
Malted Milk Drink | velvetine morrowby | 2.45 6x300g 6x1kg | c=milk gluten
Marshmallows, Mini | gumbold velvetine | 3.2 10x250g 6x1kg | c=none; d=dairy-free; vat=S
`,
  },
]
