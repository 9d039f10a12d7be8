import type { CategoryRange } from './category-range.ts'

export const disposables: readonly CategoryRange[] = [
  {
    category: 'cups-lids',
    from: 'GB CN TR',
    vat: 'S',
    use: 'Sleeves nest for dispensers; check the matching lid size.',
    rows: `
Single Wall Hot Cups 8oz | kupella packwright | 42.5 1x1000 20x50 | v=8oz, 12oz*1.2, 16oz*1.45
Double Wall Hot Cups 8oz | kupella verdipak | 39.8 1x500 20x25 | v=8oz, 12oz*1.2, 16oz*1.45
Ripple Hot Cups 12oz | kupella verdipak | 44.6 1x500 20x25 | v=8oz, 12oz*1.2, 16oz*1.45
Sip Lids, White | kupella | 21.8 1x1000 10x100 | v=80mm, 90mm*1.12
Clear Smoothie Cups 12oz | kupella verdipak | 52.5 1x1000 20x50 | v=9oz*.86, 12oz, 16oz*1.2, 20oz*1.4
Plastic Pint Glasses, CE Marked | kupella | 58.9 1x1000 20x50
Water Cups 7oz | kupella | 24.8 1x2000 20x100 | v=Clear, White
Portion Pots 2oz with Lids | packwright provender | 19.6 1x1000 10x100 | v=2oz, 4oz*1.4
Soup Containers 12oz with Lids | kupella verdipak | 46.8 1x500 10x50 | v=12oz, 16oz*1.18
Wooden Stirrers 140mm | verdipak | 0.98 10x1000 1x10000
`,
  },
  {
    category: 'takeaway-boxes',
    from: 'GB CN TR',
    vat: 'S',
    use: 'Vents to keep food crisp; stacks flat for delivery.',
    rows: `
Burger Boxes, Kraft | packwright | 18.9 1x500 1x250 | v=Regular, Large*1.3
Bagasse Meal Boxes 9in | verdipak | 31.8 1x200 4x50 | v=1 Compartment, 3 Compartment
Polypropylene Hinged Boxes | packwright | 24.8 1x150 1x250
Chip Trays, Kraft | packwright | 22.9 1x500 1x1000
Chip Scoops | packwright | 27.5 1x1000 1x500
Noodle Boxes 26oz | packwright | 42.4 1x500 10x50 | v=16oz*.84, 26oz
Kraft Salad Boxes with Window | verdipak packwright | 34.9 1x200 1x300 | v=650ml*.8, 900ml, 1200ml*1.22
Sandwich Wedges, Kraft | packwright verdipak | 46.5 1x500 | v=Standard, Deep Fill
Cake Boxes 10in | packwright butterlane | 19.8 1x50 1x100 | v=8in*.8, 10in, 12in*1.3
Chicken Boxes, Printed | packwright grillhouse-row | 29.8 1x200 1x300 | v=FC2, FC3*1.2, FC4*1.4
`,
  },
  {
    category: 'takeaway-boxes',
    from: 'GB IT TR',
    vat: 'S',
    use: 'Fluted board with tear-off corners and steam vents.',
    rows: `
Pizza Boxes 12in, Brown | packwright verdipak | 13.4 1x100 1x50 | v=7in*.62, 9in*.73, 10in*.81, 12in, 14in*1.39, 16in*1.86
Pizza Boxes 12in, White Printed | packwright forno-nove | 13.9 1x100
Pizza Tripods | packwright | 8.9 1x1000
`,
  },
  {
    category: 'foil-plastic-containers',
    from: 'GB TR IT',
    vat: 'S',
    use: 'Oven-safe foil and freezer-safe plastic.',
    rows: `
Foil Containers No. 2 | tinfold provender plainfare | 38.9 1x1000 1x500 | v=No. 1*.82, No. 2, No. 6a*1.35, No. 9*1.9
Foil Lids No. 2 | tinfold provender | 19.8 1x1000 | v=No. 1*.9, No. 2, No. 6a*1.25
Foil Platters 14in | tinfold | 29.5 1x50 1x100 | v=12in, 14in, 16in
Microwave Containers 650ml with Lids | packwright provender plainfare | 23.8 1x250 10x50 | v=500ml*.9, 650ml, 750ml*1.1, 1000ml*1.32
Round Deli Containers with Lids | packwright | 36.8 1x250 1x500 | v=8oz, 12oz*1.2, 16oz*1.45
Black Base Meal Trays with Lids | packwright | 36.9 1x150 1x300 | v=1 Compartment, 2 Compartment, 3 Compartment
`,
  },
  {
    category: 'bags-wraps',
    from: 'GB TR CN',
    vat: 'S',
    use: 'Strung or boxed for the counter.',
    rows: `
Kraft SOS Bags, Handled | packwright verdipak | 24.9 1x250 | v=Small, Medium*1.15, Large*1.4
White Paper Bags, Strung | packwright provender | 12.4 1x1000 | v=7in*.8, 8.5in, 10in*1.3
Greaseproof Bags | packwright | 14.8 1x1000 1x500
Vest Carrier Bags | stoutbag plainfare | 14.6 1x1000 1x2000 | v=Medium, Jumbo
Greaseproof Paper Sheets | packwright | 13.9 1x1000 1x2000 | v=White, Newsprint, Gingham
`,
  },
  {
    category: 'film-foil',
    from: 'GB IT',
    vat: 'S',
    use: 'In a cutter box that stays put.',
    rows: `
Cling Film 300mm x 300m | tinfold provender plainfare | 5.9 1x1 6x1 | v=300mm, 450mm*1.35
Catering Foil 450mm x 75m | tinfold provender plainfare | 9.4 1x1 6x1 | v=300mm, 450mm*1.35
Baking Parchment 450mm x 75m | tinfold verdipak | 9.8 1x1 6x1
Food Bags on a Roll | stoutbag | 1.05 12x100 1x1000
`,
  },
  {
    category: 'tableware',
    from: 'GB CN PL',
    vat: 'S',
    use: 'For events, canteens and takeaway.',
    rows: `
Wooden Forks | verdipak tablewell | 15.9 1x1000 10x100 | v=Forks, Knives, Spoons
Chip Forks, Wooden | verdipak | 0.92 10x1000 1x10000
Cutlery Packs, 4 in 1 | verdipak | 29.8 1x250 1x500
Paper Straws, 6mm | verdipak plainfare | 1.35 20x250 1x5000 | v=White, Black, Striped
Chopsticks, Wrapped Pairs | jade-pier | 2.2 30x100 1x3000
Paper Plates 7in | tablewell | 21.5 1x1000 10x100 | v=7in, 9in*1.45
Bagasse Plates 9in | verdipak | 32.5 1x500 10x50 | v=7in*.72, 9in, 10in*1.2
Napkins 33cm 2 Ply, * | tablewell | 1.85 20x100 1x2000 | f=White, Black, Red, Burgundy
Dispenser Napkins | tablewell | 29.5 1x10000 1x6000
Bamboo Skewers | tablewell | 0.92 10x100 1x1000 | v=6in, 10in*1.3
`,
  },
  {
    category: 'gloves-workwear',
    from: 'MY CN GB',
    vat: 'S',
    use: 'Food safe; change between tasks.',
    rows: `
Vinyl Gloves, Powder Free | gripwell provender | 3.1 10x100 1x1000 | v=Small, Medium, Large, X-Large
Nitrile Gloves, Powder Free | gripwell provender | 4.2 10x100 1x1000 | v=Small, Medium, Large, X-Large
Black Nitrile Gloves | gripwell | 4.9 10x100 | v=Medium, Large, X-Large
Disposable Aprons | gripwell provender | 3.6 10x100 1x1000 | v=White, Blue
`,
  },
  {
    category: 'gloves-workwear',
    from: 'GB',
    vat: 'S',
    use: 'For tills, terminals and kitchen printers.',
    rows: `
Thermal Till Rolls 80 x 80mm | tillmark plainfare | 14.9 1x20 5x20
Card Machine Rolls 57 x 40mm | tillmark | 8.9 1x20 5x20
Day Dot Labels | tillmark | 2.05 7x1000 1x7000
Order Pads, Duplicate | tillmark | 0.62 50x50 100x50
Allergen Labels | tillmark | 6.8 1x500
`,
  },
  {
    category: 'returnables',
    from: 'GB',
    use: 'Charged on delivery and credited in full when it comes back.',
    rows: `
Bread Basket Deposit | provender | 4.5 1x1 | item=deposit
Produce Crate Deposit | fieldhand | 3.5 1x1 | item=deposit
Milk Crate Deposit | hollins | 4 1x1 | item=deposit
`,
  },
]
