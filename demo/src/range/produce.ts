import type { CategoryRange } from './category-range.ts'

export const produce: readonly CategoryRange[] = [
  {
    category: 'potatoes-roots',
    from: 'GB',
    diet: 'plant',
    storage: 'ambient',
    use: 'Store cool, dark and dry.',
    rows: `
Chipping Potatoes | fieldhand | 9.4 1x25kg 1x20kg | v=Maris Piper, Markies, Agria
Baking Potatoes | fieldhand | 10.6 1x15kg 1x40@8.9 1x60@9.2 | v=40s, 50s, 60s
White Potatoes, Washed | fieldhand | 6.2 1x12.5kg 1x25kg 4x2.5kg
Red Potatoes, Washed | fieldhand | 7.1 1x12.5kg 1x25kg
New Potatoes, Mids | fieldhand | 7.9 1x10kg 10x1kg kg
Sweet Potatoes | sunnady | 7.4 1x6kg 1x18kg kg
Carrots, Washed | fieldhand | 5.6 1x10kg 10x1kg kg
Parsnips | fieldhand | 8.9 1x10kg 1x5kg kg
Beetroot, Raw | fieldhand | 7.1 1x10kg 1x5kg
Yam, Puna | osei-daughters | 38.5 1x20kg kg
Plantain, Green | calabash-cove | 24.5 1x18kg kg | v=Green, Ripe
`,
  },
  {
    category: 'onions-garlic',
    from: 'GB ES NL CN',
    diet: 'plant',
    storage: 'ambient',
    use: 'Keep dry and airy; do not store beside potatoes.',
    rows: `
Brown Onions, Grade 1 | fieldhand provender | 5.9 1x10kg 1x20kg 1x4.5kg kg
Red Onions | fieldhand | 7.4 1x10kg 1x5kg kg
Shallots, Banana | harrow-dell | 7.8 1x5kg kg
Garlic Bulbs | fieldhand | 21.6 1x5kg 1x10kg 20x3@0.72 | v=Loose, Netted
Fresh Root Ginger | sunnady | 17.4 1x5kg 1x13kg kg
Spring Onions | leafwright | 0.46 20x1 30x1
Leeks | fieldhand | 8.4 1x5kg 1x10kg kg
`,
  },
  {
    category: 'salad',
    from: 'GB ES NL TR',
    diet: 'plant',
    storage: 'chilled',
    use: 'Packed at dawn; keep at 5 °C and use within four days.',
    rows: `
Iceberg Lettuce | leafwright | 0.82 10x1 12x1
Little Gem Lettuce | leafwright | 0.36 24x1 12x2
Mixed Leaf Salad | leafwright harrow-dell | 4.9 1x1kg 6x500g 12x120g
Rocket | leafwright | 3.6 1x500g 6x500g 10x70g
Baby Leaf Spinach | leafwright | 3.4 1x500g 6x500g 10x240g
Cucumbers | leafwright | 0.62 12x1 16x1
Classic Round Tomatoes | fieldhand | 7.4 1x6kg kg
Plum Tomatoes | fieldhand | 8.2 1x6kg kg
Cherry Tomatoes | leafwright | 0.92 9x250g 1x3kg
Vine Tomatoes | fieldhand leafwright | 9.6 1x5kg kg
Mixed Peppers | leafwright | 7.8 1x5kg 10x3@1.05
Red Peppers | fieldhand | 8.2 1x5kg kg
Green Peppers | fieldhand | 7.6 1x5kg kg
Yellow Peppers | fieldhand | 8.4 1x5kg kg
Radishes | leafwright | 0.62 12x1 10x250g@0.68
Celery | leafwright | 0.78 12x1 18x1 | c=celery
Avocados, Ready to Eat | sunnady | 9.4 1x18 1x24 4x2
`,
  },
  {
    category: 'vegetables',
    from: 'GB ES KE FR',
    diet: 'plant',
    storage: 'chilled',
    use: 'Trimmed in the field; keep covered and cold.',
    rows: `
Broccoli | fieldhand | 8.9 1x5kg 10x1@0.78 kg
Cauliflower | fieldhand | 1.15 8x1 6x1
White Cabbage | fieldhand | 6.4 1x10kg 10x1@0.82 kg
Red Cabbage | fieldhand | 6.9 1x10kg kg
Savoy Cabbage | fieldhand | 0.98 10x1 8x1
Pak Choi | leafwright | 8.8 1x5kg 12x2@0.98
Brussels Sprouts | fieldhand | 9.4 1x5kg 12x500g
Fine Green Beans | leafwright | 1.05 10x200g 1x2kg | v=Whole, Trimmed
Mangetout | leafwright | 1.15 10x150g 1x2kg
Corn on the Cob | fieldhand | 0.52 24x1 8x2
Courgettes | fieldhand | 8.2 1x5kg kg
Aubergines | fieldhand | 8.4 1x5kg kg
Butternut Squash | fieldhand | 8.9 1x10kg kg
Pumpkins | fieldhand | 1.85 8x1 12x1
Asparagus | harrow-dell | 2.35 11x250g 1x5kg
Okra | sunnady | 12.4 1x4kg 12x250g kg
White Closed Cup Mushrooms | leafwright | 5.9 1x2.27kg 8x250g
Chestnut Mushrooms | leafwright | 6.8 1x2.27kg 8x250g
Red Chillies | sunnady | 11.4 1x3kg 10x100g kg
Green Chillies | sunnady | 9.8 1x3kg 10x100g kg | v=Finger, Bullet
Scotch Bonnets | calabash-cove | 14.8 1x3kg 10x100g kg
`,
  },
  {
    category: 'herbs-fresh',
    from: 'GB CY IL KE',
    diet: 'plant',
    storage: 'chilled',
    use: 'Stand in water or wrap damp and chill.',
    rows: `
Coriander | leafwright | 0.72 10x100g 12x1@0.69 1x1kg
Flat Leaf Parsley | leafwright | 0.72 10x100g 12x1@0.69 1x1kg
Mint | leafwright | 0.72 10x100g 12x1@0.69
Basil | leafwright | 0.98 10x100g 1x500g
Dill | leafwright | 0.78 10x100g
Rosemary | leafwright | 0.88 10x100g
Thyme | leafwright | 0.92 10x100g
`,
  },
  {
    category: 'apples-pears',
    from: 'GB FR IT ZA',
    diet: 'plant',
    storage: 'ambient',
    use: 'Graded by size and packed in trays.',
    rows: `
Gala Apples | orchard-gate | 19.8 1x18kg 1x120@19.4 6x6@1.35 kg
Golden Delicious Apples | orchard-gate | 19.2 1x18kg 1x120@18.9 kg
Granny Smith Apples | orchard-gate | 20.2 1x18kg 1x120@19.9 kg
Bramley Cooking Apples | orchard-gate | 15.9 1x12.5kg kg
Conference Pears | orchard-gate | 18.4 1x12kg 1x70@14.8 kg
Red Seedless Grapes | orchard-gate | 11.8 1x4.5kg 10x500g kg
White Seedless Grapes | orchard-gate | 11.8 1x4.5kg 10x500g kg
Plums | orchard-gate | 9.6 1x5kg 8x400g
Peaches | orchard-gate | 8.9 1x5kg 8x4@1.32
Nectarines | orchard-gate | 8.9 1x5kg 8x4@1.32
Cherries | orchard-gate | 21.4 1x5kg 10x200g
Figs | sunnady | 9.8 1x2kg 12x4@1.15 | o=TR
`,
  },
  {
    category: 'citrus-tropical',
    from: 'ES ZA CO BR',
    diet: 'plant',
    storage: 'ambient',
    use: 'Packed by count; keep above 12 °C.',
    rows: `
Bananas | fieldhand | 18.6 1x18kg 15x5@0.92 kg
Oranges, Navel | sunnady | 15.4 1x15kg 1x80@15.9 8x4@1.28 | v=56s, 72s, 88s
Easy Peelers | sunnady | 1.55 10x600g 1x10kg
Lemons | sunnady | 14.9 1x15kg 1x120@16.2 12x4@0.78
Limes | sunnady | 6.9 1x4.5kg 1x54@8.4 12x5@0.82
Pink Grapefruit | sunnady | 13.9 1x15kg 1x40@14.2
Pineapples | sunnady | 1.72 6x1 8x1
Mangoes | sunnady | 6.9 1x4kg 1x12@9.8 | v=Kent, Honey
Kiwi Fruit | sunnady | 5.9 1x33 8x6
Pomegranates | sunnady | 9.2 1x12 1x5kg@10.4
Watermelon | sunnady | 3.4 4x1 kg@0.85
Galia Melon | sunnady | 1.85 6x1 5x1
Coconuts | sunnady | 0.92 20x1
`,
  },
  {
    category: 'apples-pears',
    from: 'GB ES MA',
    diet: 'plant',
    storage: 'chilled',
    use: 'Delicate: order little and often.',
    rows: `
Strawberries | orchard-gate harrow-dell | 1.62 10x400g 8x227g 1x2kg
Raspberries | orchard-gate | 1.72 12x125g 8x150g
Blueberries | orchard-gate | 1.58 12x125g 8x300g
Blackberries | orchard-gate | 1.72 12x125g
`,
  },
  {
    category: 'prepared-produce',
    from: 'GB',
    diet: 'plant',
    storage: 'chilled',
    use: 'Washed, prepared and ready to use: order by noon for next day.',
    rows: `
Diced Onion | leafwright | 3.2 1x1kg 1x2.5kg 1x5kg
Peeled Potatoes, Whole | leafwright | 6.4 1x5kg 1x10kg
Fresh Cut Chips | leafwright spudsmith | 7.9 1x10kg 1x5kg | v=10mm, 14mm
Shredded Iceberg | leafwright | 3.9 1x1kg 4x2.5kg
Sliced Mixed Peppers | leafwright | 5.9 1x1kg 1x2.5kg
Melon & Grape Fruit Salad | sunnady | 6.9 1x1kg 1x2kg 12x150g
Pineapple Chunks, Fresh | sunnady | 5.8 1x1kg 12x150g
`,
  },
]
