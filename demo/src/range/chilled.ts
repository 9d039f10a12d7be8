import type { CategoryRange } from './category-range.ts'

export const chilled: readonly CategoryRange[] = [
  {
    category: 'milk-cream',
    from: 'GB',
    diet: 'veg',
    contains: 'milk',
    storage: 'chilled',
    use: 'Delivered on the day of bottling plus one. Keep between 1 °C and 5 °C.',
    rows: `
Whole Milk | hollins provender | 1.42 6x2L 8x1L 12x500ml 4x3L
Semi Skimmed Milk | hollins provender | 1.38 6x2L 8x1L 12x500ml 4x3L
Skimmed Milk | hollins provender | 1.36 6x2L 8x1L
UHT Milk | hollins provender | 0.82 12x1L 12x500ml 27x200ml | v=Whole, Semi Skimmed, Skimmed; s=ambient
Milk Jiggers | hollins | 7.4 1x120x12ml 1x240x12ml | s=ambient
Double Cream | cowlishaw hollins | 1.35 12x300ml 6x600ml 6x2L 1x10L
Whipping Cream | cowlishaw hollins | 1.22 12x300ml 6x2L 6x1L
Soured Cream | hollins dunkwell | 1.05 12x300ml 6x2kg
Crème Fraîche | valcendre hollins | 1.12 12x300ml 6x2kg | v=-, Half Fat
Aerosol Whipped Cream | cowlishaw | 2.05 12x250g 6x500g
Oat Drink | oatwick greenbarrow | 1.32 6x1L 12x1L 24x250ml | c=gluten; d=plant; s=ambient; v=-, Barista
Soya Drink | greenbarrow | 1.15 8x1L 12x1L | c=soya; d=plant; s=ambient; v=Sweetened, Unsweetened, Barista
`,
  },
  {
    category: 'butter-spreads',
    from: 'GB IE NZ DK',
    diet: 'veg',
    contains: 'milk',
    storage: 'chilled',
    use: 'For the bread basket, the pass and the pastry bench.',
    rows: `
Salted Butter | hollins provender | 1.82 20x250g 40x250g 10x500g
Unsalted Butter | hollins provender valcendre | 1.85 20x250g 40x250g 1x5kg 1x25kg
Butter Portions | hollins | 13.6 1x100x8g 1x200x7g
Garlic & Herb Butter | cowlishaw | 2.95 10x125g 6x500g
Spreadable Butter | hollins | 2.35 8x500g 16x250g 6x1kg
Sunflower Spread | hollins | 1.15 8x500g 8x1kg 6x2kg | d=veg
Plant Block, Unsalted | greenbarrow | 1.92 16x250g 1x2kg | c=none; d=plant
`,
  },
  {
    category: 'cheese-british',
    from: 'GB IE',
    diet: 'veg',
    contains: 'milk',
    storage: 'chilled',
    use: 'Matured on the farm, cut and wrapped to order.',
    rows: `
Extra Mature Cheddar Block | dunmoor provender | 7.85 ~5kg 4x~5kg 10x400g
Mature Cheddar | dunmoor provender plainfare | 6.65 ~5kg 10x400g 12x200g 4x2.5kg
Grated Mild Cheddar | dunmoor provender plainfare | 6.55 1kg 6x1kg 6x2kg 10x250g
Grated Mozzarella & Cheddar 80/20 | forno-nove provender | 5.95 6x1.8kg 6x2kg 10x1kg | v=80/20, 70/30, 50/50
Burger Cheese Slices | grillhouse-row | 6.9 10x112 8x84 | n=Melts evenly and holds its colour on the grill.
Red Leicester | dunmoor thistleford | 7.25 ~5kg ~2.5kg 10x350g
Blue Stilton | thistleford | 11.6 ~4kg ~2kg ~1kg
Wensleydale | thistleford | 9.8 ~2.5kg ~1.25kg | v=-, with Cranberries
Goats Cheese Log | thistleford valcendre | 9.8 2x1kg 6x150g | v=-, Ash Coated
Cottage Cheese | hollins | 1.05 12x300g 2x2kg
Soft Cheese, Full Fat | hollins | 1.18 12x200g 6x1.65kg 1x2kg
`,
  },
  {
    category: 'cheese-continental',
    from: 'IT FR DE CY NL',
    diet: 'veg',
    contains: 'milk',
    storage: 'chilled',
    use: 'For boards, pasta and the grill.',
    rows: `
Mozzarella Block | valdorsa forno-nove | 5.65 ~2.5kg 4x2.5kg 8x2.5kg
Mozzarella Ball in Water | valdorsa | 0.98 16x125g 8x3x125g
Grated Hard Cheese | valdorsa dritto | 9.8 10x1kg 6x500g | d=halal gluten-free
Parmesan Wedge 24 Months | valdorsa | 17.9 ~1kg ~4kg 12x200g | d=gluten-free
Mascarpone | valdorsa | 1.85 6x250g 6x500g 4x2kg
Brie | valcendre | 7.9 ~1kg ~3kg 10x200g
Camembert | valcendre | 2.15 6x250g 12x250g
Emmental | alpenrund | 8.6 ~3kg 10x1kg 10x200g | v=Block, Sliced
Gouda | alpenrund | 7.2 ~4.5kg 10x1kg 10x200g
Halloumi | meltemia provender | 2.45 10x225g 12x250g 6x1kg
Greek Style Salad Cheese | meltemia | 1.42 12x200g 6x500g 6x900g
Smoked Cheese Sausage | alpenrund | 7.9 6x200g ~2kg
Paneer | sonali kesarya | 1.95 12x226g 6x1kg
`,
  },
  {
    category: 'yoghurt-desserts',
    from: 'GB GR DE',
    diet: 'vegetarian',
    contains: 'milk',
    storage: 'chilled',
    use: 'Breakfast, lunch box or pudding: ready to serve.',
    rows: `
Natural Yoghurt | hollins provender | 1.05 6x450g 4x1kg 1x5kg 1x10kg | d=veg
Greek Style Yoghurt | meltemia provender | 1.42 6x500g 6x1kg 1x5kg 1x10kg | d=veg; v=-, 0% Fat
Low Fat Yoghurt, * | yopple | 0.34 12x125g 24x125g | f=Strawberry, Raspberry, Peach, Vanilla
Split Pot Yoghurt, * | yopple | 0.62 6x130g 12x130g | f=Strawberry, Chocolate Balls
Chocolate Dessert with Cream | mrs-pettifer yopple | 0.45 24x115g 6x4x115g
Soya Yoghurt, Plain | greenbarrow | 1.42 6x500g 6x4x125g | c=soya; d=plant
`,
  },
  {
    category: 'eggs',
    from: 'GB',
    diet: 'vegetarian halal gluten-free dairy-free',
    contains: 'eggs',
    storage: 'ambient',
    use: 'Every shell stamped; keep cool and dry, pointed end down.',
    rows: `
Free Range Large Eggs | penny-coop provender | 31.5 1x180 15x12@2.42 30x6@1.32 1x360@60.9
Free Range Medium Eggs | penny-coop provender | 28.6 1x180 15x12@2.22 30x6@1.22 1x360@55.5
Organic Large Eggs | harrow-dell | 2.15 20x6 1x180 | d=+organic
Quail Eggs | penny-coop | 2.35 10x12 1x60
Liquid Whole Egg | penny-coop | 4.1 6x1kg 1x10kg | s=chilled
`,
  },
  {
    category: 'cooked-meats',
    from: 'GB IE DK IT',
    contains: 'none',
    storage: 'chilled',
    diet: 'gluten-free dairy-free',
    use: 'Slice thin for sandwiches or thick for the plate.',
    rows: `
Honey Roast Ham, Sliced | carverly provender | 4.1 10x500g 6x1kg 12x125g
Cooked Ham, Sliced | carverly provender plainfare | 3.55 10x500g 6x1kg 12x125g
Wiltshire Gammon, Cooked | carverly trotterdale | 8.9 ~3.5kg ~6kg
Roast Beef, Sliced | carverly | 7.2 10x500g 6x1kg
Cooked Turkey Breast | wadebank | 4.65 10x500g ~3kg | v=Sliced, Joint
Chicken Tikka Pieces | noorfield coldbrook | 8.6 4x1kg 4x2.5kg | c=milk mustard; d=halal gluten-free
Salami Milano, Sliced | valdorsa | 4.4 10x500g 12x90g 6x1kg | d=gluten-free dairy-free
Pepperoni, Sliced | forno-nove provender | 6.9 6x1kg 10x500g | v=-, Halal Beef
Chorizo Ring | sierra-alcon | 2.25 12x225g 6x1kg ~1.2kg | c=milk; d=gluten-free
Prosciutto Crudo, Sliced | valdorsa | 7.4 10x500g 12x80g
Mortadella with Pistachio | valdorsa | 7.8 ~3kg 10x500g | c=nuts
Pork Pie | carverly | 1.35 6x140g 4x440g 1x2.7kg | c=gluten; d=none
Scotch Eggs | carverly | 1.05 12x113g 24x113g | c=gluten eggs; d=none
Brussels Pâté | carverly valcendre | 4.2 6x175g 2x1kg | c=milk eggs; d=none
Black Pudding | trotterdale | 1.85 12x300g 10x1.36kg | c=gluten; d=none
`,
  },
  {
    category: 'deli-dips',
    from: 'GB',
    diet: 'veg',
    storage: 'chilled',
    use: 'Ready for the salad bar and the sandwich counter.',
    rows: `
Houmous, * | dunkwell | 1.35 6x200g 2x1kg 1x2kg | f=Classic, Red Pepper, Lemon & Coriander; c=sesame; d=plant
Coleslaw | dunkwell provender | 1.12 6x300g 2x1kg 1x2kg 1x5kg | c=eggs mustard
Potato Salad | dunkwell | 1.15 6x300g 2x1kg 1x2kg | c=eggs mustard
Tzatziki | meltemia dunkwell | 1.42 6x200g 2x1kg | c=milk
Guacamole | casa-telmo | 1.75 6x200g 6x500g 6x1kg | d=plant
Tuna & Sweetcorn Filling | dunkwell | 6.9 1x1kg 4x1kg | c=fish eggs mustard; d=none
Marinated Mixed Olives | meltemia olivarro | 8.9 1x1.5kg 2x2.5kg 6x200g | d=plant
Fresh Egg Pasta, * | pastificio-lume | 2.15 6x250g 4x1kg | f=Tagliatelle, Spinach & Ricotta Tortelloni, Beef Ravioli; c=gluten eggs milk
Gnocchi di Patate | pastificio-lume | 1.55 10x500g 6x1kg | c=gluten; d=vegan vegetarian
Tofu, Firm | tsurumachi greenbarrow | 1.85 8x280g 12x349g | c=soya; d=plant
Falafel, Ready to Eat | bayt-zahra greenbarrow | 1.75 6x200g 4x1kg | d=plant; c=sesame
Quiche Lorraine | pastry-yard | 1.95 6x180g 4x400g 1x1.4kg | c=gluten milk eggs; d=none
`,
  },
]
