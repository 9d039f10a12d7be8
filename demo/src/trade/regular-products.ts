import { parseTable } from '../range/cells.ts'

/** A product that a company buys regularly: category, base, quantity, and likelihood per week. */
export interface RegularProduct {
  readonly category: string
  readonly base: string
  readonly quantity: number
  readonly likelihood: number
}

const usualsOf = (table: string): readonly RegularProduct[] =>
  parseTable(table).map(([category = '', base = '', quantity = '', likelihood = '']) => ({
    category,
    base,
    quantity: Number(quantity),
    likelihood: Number(likelihood),
  }))

export const cornerShop = usualsOf(`
milk-cream | Semi Skimmed Milk | 4 | 1
milk-cream | Whole Milk | 3 | 0.95
bread | Thick Sliced White | 6 | 1
bread | Wholemeal Medium Sliced | 2 | 0.8
eggs | Free Range Large Eggs | 1 | 0.85
fizzy-drinks | * Can | 3 | 0.95
fizzy-drinks | * Bottle | 3 | 0.9
energy-sport | Energy Drink, * | 2 | 0.9
water | Still Water | 4 | 0.9
crisps | * Crisps | 2 | 0.95
savoury-snacks | Corn Puffs, Cheese | 1 | 0.6
chocolate | Milk Chocolate Bar | 1 | 0.85
chocolate | Crispy Wafer Bar | 1 | 0.6
sweets | Wine Gums | 1 | 0.5
sweets | Sugar Free Gum, * | 1 | 0.5
biscuits | Digestives | 1 | 0.7
biscuits | Custard Creams | 1 | 0.5
tinned-beans | Baked Beans in Tomato Sauce | 2 | 0.8
tinned-tomatoes | Chopped Tomatoes in Juice | 2 | 0.7
tinned-fish | Tuna Chunks in Brine | 1 | 0.6
soups | Cream of Tomato Soup | 1 | 0.4
sugar | Granulated Sugar | 1 | 0.6
tea | English Breakfast Tea Bags | 1 | 0.6
coffee | Instant Coffee Granules | 1 | 0.4
rice | Basmati Rice Pouch | 1 | 0.4
pasta | Penne Rigate | 1 | 0.35
table-sauces | Tomato Ketchup | 1 | 0.4
butter-spreads | Salted Butter | 1 | 0.6
cheese-british | Mature Cheddar | 1 | 0.5
citrus-tropical | Bananas | 1 | 0.7
onions-garlic | Brown Onions, Grade 1 | 1 | 0.7
paper | Toilet Tissue 2 Ply | 3 | 0.8
paper | Kitchen Towel | 1 | 0.5
cleaning | Thick Bleach | 1 | 0.4
laundry | Washing Up Liquid, * | 1 | 0.4
laundry | Non-Bio Washing Powder | 1 | 0.35
air-care-home | AA Batteries | 1 | 0.25
turkish-meats | Sucuk | 1 | 0.6
turkish-dairy | Beyaz Peynir, Full Fat | 1 | 0.6
turkish-drinks | Ayran | 2 | 0.7
polish-meats | Kabanos | 1 | 0.4
`)

export const grillRestaurant = usualsOf(`
lamb | Lamb Mince | 12 | 1
lamb | Lamb Chops, Loin | 10 | 0.95
lamb | Leg of Lamb, Bone In | 15 | 0.8
chicken | Chicken Thighs, Boneless | 20 | 1
chicken | Chicken Wings, Prime | 15 | 0.9
onions-garlic | Brown Onions, Grade 1 | 3 | 1
salad | Classic Round Tomatoes | 4 | 1
salad | Cucumbers | 2 | 0.9
vegetables | Aubergines | 2 | 0.8
vegetables | Green Chillies | 1 | 0.8
herbs-fresh | Flat Leaf Parsley | 2 | 1
citrus-tropical | Lemons | 1 | 0.9
rice | Baldo Rice | 3 | 0.7
turkish-pantry | Bulgur, Coarse | 2 | 0.7
turkish-pantry | Pepper Paste, Biber Salçası | 1 | 0.6
turkish-dairy | Süzme Yoghurt | 4 | 0.9
turkish-drinks | Ayran | 5 | 0.9
turkish-drinks | Black Tea, Rize | 1 | 0.5
turkish-sweets | Baklava, * | 1 | 0.6
cooking-oils | Sunflower Oil | 2 | 0.7
foil-plastic-containers | Foil Containers No. 2 | 1 | 0.4
tableware | Napkins 33cm 2 Ply, * | 2 | 0.5
laundry | Washing Up Liquid Catering | 1 | 0.4
`)

export const deli = usualsOf(`
polish-meats | Kabanos | 2 | 1
polish-meats | Kiełbasa Śląska | 2 | 0.95
polish-meats | Parówki, Frankfurters | 2 | 0.9
polish-meats | Szynka Konserwowa | 1 | 0.7
polish-dairy | Twaróg, Curd Cheese | 2 | 1
polish-dairy | Śmietana 18% | 2 | 0.9
polish-dairy | Kefir | 1 | 0.8
polish-pickles | Ogórki Kiszone, Dill Cucumbers | 1 | 0.8
polish-pickles | Kapusta Kiszona, Sauerkraut | 1 | 0.7
polish-pierogi | Pierogi Ruskie | 2 | 0.95
polish-pierogi | Pierogi z Mięsem, Meat | 2 | 0.8
polish-groats-flour | Kasza Gryczana, Roasted Buckwheat | 1 | 0.6
polish-groats-flour | Mąka Tortowa, Type 450 | 1 | 0.6
polish-sweets | Wafelki, * | 2 | 0.8
polish-sweets | Krówki, Milk Fudge | 1 | 0.5
polish-drinks | Mineral Water, Lightly Sparkling | 3 | 0.7
polish-fish | Śledź w Oleju, Herring in Oil | 1 | 0.8
bread | White Sourdough | 2 | 0.7
eggs | Free Range Medium Eggs | 1 | 0.7
`)

export const cafe = usualsOf(`
milk-cream | Whole Milk | 4 | 1
milk-cream | Oat Drink | 3 | 0.95
coffee | Espresso Beans, * | 2 | 0.95
coffee | Instant Hot Chocolate, Just Add Water | 1 | 0.4
tea | String & Tag Tea Envelopes | 1 | 0.4
cakes-pastries | All Butter Croissants | 2 | 1
cakes-pastries | Carrot Cake, Sliced | 1 | 0.8
cakes-pastries | Muffins, * | 1 | 0.7
bread | White Sourdough | 2 | 0.9
eggs | Free Range Large Eggs | 1 | 0.9
bacon-sausages | Streaky Bacon, Smoked | 1 | 0.8
salad | Avocados, Ready to Eat | 2 | 0.9
cups-lids | Double Wall Hot Cups 8oz | 1 | 0.5
cups-lids | Sip Lids, White | 1 | 0.5
jams-honey | Strawberry Jam | 1 | 0.3
`)

export const caterer = usualsOf(`
chicken | Chicken Breast Fillets | 30 | 1
beef | Diced Beef, Braising | 20 | 0.9
fresh-fish | Salmon Side, Trimmed | 12 | 0.8
rice | Extra Long Basmati Rice | 3 | 0.8
pasta | Penne Rigate | 3 | 0.8
tinned-tomatoes | Chopped Tomatoes in Juice | 5 | 0.9
potatoes-roots | White Potatoes, Washed | 4 | 0.9
potatoes-roots | Carrots, Washed | 3 | 0.9
frozen-veg | Garden Peas | 4 | 0.8
mayonnaise-dressings | Real Mayonnaise Catering | 2 | 0.7
cheese-british | Grated Mild Cheddar | 3 | 0.7
frozen-desserts | Apple Crumble | 3 | 0.7
cooking-oils | Extended Life Frying Oil | 2 | 0.6
tableware | Paper Plates 7in | 2 | 0.5
gloves-workwear | Nitrile Gloves, Powder Free | 2 | 0.7
paper | Blue Centrefeed Rolls | 3 | 0.7
`)
