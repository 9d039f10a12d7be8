import type { CategoryRange } from './category-range.ts'

export const worldOther: readonly CategoryRange[] = [
  {
    category: 'south-asian',
    from: 'IN PK BD',
    diet: 'plant',
    use: 'For curry houses and home cooks.',
    rows: `
Biryani Masala | kesarya | 0.72 12x60g 6x400g
Tamarind Paste | sonali | 1.35 12x300g 6x1kg | heavy=1
Ginger & Garlic Paste | sonali kesarya | 1.35 6x300g 6x1kg | heavy=1
Papdi & Sev Snack | chandvi | 1.15 12x350g | c=gluten; vat=S
Gulab Jamun in Syrup | chandvi | 2.6 12x500g 6x1kg | c=milk gluten; d=vegetarian; vat=S; heavy=1
Paratha, Frozen | sonali | 2.05 12x400g 10x1.6kg | s=frozen; c=gluten; v=Plain, Onion
`,
  },
  {
    category: 'east-asian',
    from: 'CN TH JP VN',
    diet: 'plant',
    use: 'For the wok, the rolling mat and the noodle bar.',
    rows: `
Nori Sheets | tsurumachi | 1.95 20x10 10x50
Panko Breadcrumbs | tsurumachi | 2.4 10x1kg 24x200g 1x10kg | c=gluten
Miso Paste | tsurumachi | 2.9 10x500g 8x1kg | c=soya; v=White, Red
Spring Roll Pastry | jade-pier | 2.1 20x30 20x50 | s=frozen; c=gluten
Rice Paper Wrappers | siam-lantern | 1.55 44x400g 20x500g
Bao Buns | jade-pier | 2.6 12x10 20x30 | s=frozen; c=gluten
Bamboo Shoots, Sliced | jade-pier | 0.82 12x227g 6x2.95kg | heavy=1
Gochujang Chilli Paste | tsurumachi | 2.6 12x500g 6x1kg | c=soya gluten
Coconut Milk 17% Fat | palmira siam-lantern provender | 0.92 12x400ml 24x400ml 6x2.9L | heavy=1
Coconut Cream | palmira siam-lantern | 1.55 12x500ml 12x1L
Bubble Tea Pearls | siam-lantern | 3.9 6x3kg 12x1kg
`,
  },
  {
    category: 'caribbean-african',
    heavyPack: true,
    from: 'JM GH NG TT',
    diet: 'plant',
    use: 'From Kingston to Kumasi.',
    rows: `
Ackees in Brine | calabash-cove | 4.4 12x540g 24x280g
Gungo Peas | calabash-cove | 1.05 12x425g
Hot Pepper Sauce | calabash-cove | 1.15 12x148ml 12x284ml
Jerk Marinade | calabash-cove | 1.95 12x280g 4x1kg | c=soya celery
Hard Dough Bread | calabash-cove | 1.95 8x800g | c=gluten; heavy=0
Fufu Flour, Plantain | osei-daughters | 2.3 12x680g 6x1.5kg | heavy=0
Pounded Yam Flour | osei-daughters | 3.9 10x1.5kg 1x10kg | heavy=0
Palmnut Concentrate | osei-daughters | 1.95 12x400g 12x800g
Malt Drink | osei-daughters calabash-cove | 0.72 24x330ml | c=gluten; vat=S
Plantain Chips | calabash-cove | 0.62 24x85g 12x75g | v=Ripe, Green Salted, Chilli; vat=S; heavy=0
Jamaican Style Beef Patties | calabash-cove | 15.9 1x24x140g | s=frozen; c=gluten; d=none; heavy=0
`,
  },
  {
    category: 'middle-eastern',
    heavyPack: true,
    from: 'LB JO SY EG',
    diet: 'plant',
    use: 'For the mezze counter and the grill.',
    rows: `
Tahini | bayt-zahra | 2.45 12x400g 6x900g 1x10kg | c=sesame
Ful Medames | bayt-zahra | 0.82 24x400g
Pickled Turnips, Pink | bayt-zahra | 1.55 12x600g 1x9kg
Falafel Mix | bayt-zahra | 1.62 12x400g 1x10kg | heavy=0
Harissa Paste | bayt-zahra | 1.22 12x140g 12x380g | heavy=0
Preserved Lemons | bayt-zahra | 1.75 12x350g 6x1kg
`,
  },
]
