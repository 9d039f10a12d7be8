import type { CategoryRange } from './category-range.ts'

export const worldOther: readonly CategoryRange[] = [
  {
    category: 'south-asian',
    pack: 'box',
    from: 'IN PK BD',
    diet: 'plant',
    use: 'For curry houses and home cooks.',
    rows: `
Biryani Masala | curry | kesarya | 0.72 12x60g 6x400g
Tamarind Paste | jar tamarind | sonali | 1.35 12x300g 6x1kg
Ginger & Garlic Paste | jar ginger-root | sonali kesarya | 1.35 6x300g 6x1kg
Papdi & Sev Snack | pillow bombay-mix | chandvi | 1.15 12x350g | c=gluten; vat=S
Gulab Jamun in Syrup | can gulab | chandvi | 2.6 12x500g 6x1kg | c=milk gluten; d=vegetarian; vat=S
Paratha, Frozen | pouch flatbread | sonali | 2.05 12x400g 10x1.6kg | s=frozen; c=gluten; v=Plain, Onion
`,
  },
  {
    category: 'east-asian',
    pack: 'pouch',
    from: 'CN TH JP VN',
    diet: 'plant',
    use: 'For the wok, the rolling mat and the noodle bar.',
    rows: `
Nori Sheets | wide nori | tsurumachi | 1.95 20x10 10x50
Panko Breadcrumbs | bread-crumbs | tsurumachi | 2.4 10x1kg 24x200g 1x10kg | c=gluten
Miso Paste | tub miso | tsurumachi | 2.9 10x500g 8x1kg | c=soya; v=White, Red
Spring Roll Pastry | pastry-sheet | jade-pier | 2.1 20x30 20x50 | s=frozen; c=gluten
Rice Paper Wrappers | rice-paper | siam-lantern | 1.55 44x400g 20x500g
Bao Buns | bao | jade-pier | 2.6 12x10 20x30 | s=frozen; c=gluten
Bamboo Shoots, Sliced | can bamboo | jade-pier | 0.82 12x227g 6x2.95kg
Gochujang Chilli Paste | tub red-chilli | tsurumachi | 2.6 12x500g 6x1kg | c=soya gluten
Coconut Milk 17% Fat | can coconut | palmira siam-lantern provender | 0.92 12x400ml 24x400ml 6x2.9L
Coconut Cream | carton coconut | palmira siam-lantern | 1.55 12x500ml 12x1L
Bubble Tea Pearls | bubble-tea | siam-lantern | 3.9 6x3kg 12x1kg
`,
  },
  {
    category: 'caribbean-african',
    pack: 'can',
    from: 'JM GH NG TT',
    diet: 'plant',
    use: 'From Kingston to Kumasi.',
    rows: `
Ackees in Brine | ackee | calabash-cove | 4.4 12x540g 24x280g
Gungo Peas | speckled-beans | calabash-cove | 1.05 12x425g
Hot Pepper Sauce | glass scotch-bonnet | calabash-cove | 1.15 12x148ml 12x284ml
Jerk Marinade | jar jerk | calabash-cove | 1.95 12x280g 4x1kg | c=soya celery
Hard Dough Bread | loaf bread | calabash-cove | 1.95 8x800g | c=gluten
Fufu Flour, Plantain | box plantain | osei-daughters | 2.3 12x680g 6x1.5kg
Pounded Yam Flour | box yam | osei-daughters | 3.9 10x1.5kg 1x10kg
Palmnut Concentrate | palm-oil | osei-daughters | 1.95 12x400g 12x800g
Malt Drink | glass malt | osei-daughters calabash-cove | 0.72 24x330ml | c=gluten; vat=S
Plantain Chips | pillow plantain | calabash-cove | 0.62 24x85g 12x75g | v=Ripe, Green Salted, Chilli; vat=S
Jamaican Style Beef Patties | box patty | calabash-cove | 15.9 1x24x140g | s=frozen; c=gluten; d=none
`,
  },
  {
    category: 'middle-eastern',
    pack: 'jar',
    from: 'LB JO SY EG',
    diet: 'plant',
    use: 'For the mezze counter and the grill.',
    rows: `
Tahini | tahini | bayt-zahra | 2.45 12x400g 6x900g 1x10kg | c=sesame
Ful Medames | can broad-beans | bayt-zahra | 0.82 24x400g
Pickled Turnips, Pink | turnip-pink | bayt-zahra | 1.55 12x600g 1x9kg
Falafel Mix | box falafel | bayt-zahra | 1.62 12x400g 1x10kg
Harissa Paste | tube red-chilli | bayt-zahra | 1.22 12x140g 12x380g
Preserved Lemons | lemon | bayt-zahra | 1.75 12x350g 6x1kg
`,
  },
]
