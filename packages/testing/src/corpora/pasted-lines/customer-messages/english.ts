/** See `CustomerMessage`. */
export const englishMessages = String.raw`
## Café in Leeds, mail
Hi Sarah,
Hope you had a lovely weekend! Could you put us down for Thursday please:

- 3 x oat milk barista => Oat Drink, Barista => 3
- semi skimmed 2 litre x 4 => Semi Skimmed Milk \| 6 x 2L => 4
- english breakfast tea bags, the 1100 box, 1 => English Breakfast Tea Bags \| 1 x 1100 => 1
- double cream 6 => Double Cream => 6
- free range large eggs (15 dozen case) x 2 => Free Range Large Eggs \| (15 x 12|1 x 180) => 2
- 2 cases sourdough => White Sourdough => 2 box
- instant hot choc x1 => Instant Hot Chocolate => 1
- vanilla syrup for coffee 2 bottles => Vanilla Coffee Syrup => 2 piece
- and 2 of the caramel one => Caramel Coffee Syrup|Caramel => ask 2
- 12oz ripple cups, 2 boxes => Ripple Hot Cups 12oz => 2
- a tray of brownies => Chocolate Brownie Traybake => 1
- carrot cake x 2 => Carrot Cake, Sliced => 2
- no scones this week thank you => Scones => none

Invoice to the usual address. Ta, Jo
The Potting Shed Café

## Fish and chip shop, dictated
hiya its dave can i get ten bags of maris piper => Chipping Potatoes, Maris Piper => 10
two drums of rapeseed oil and a tub of curry sauce => Rapeseed Oil Drum => 2 && Chip Shop Curry Sauce Mix => 1
four boxes of haddock skinless => Haddock Fillets, Skinless => 4
mushy peas six of the big tins => Mushy Peas \| 6 x 2.62kg => ask 6
five battered sausage => Battered Sausages => 5
one thousand chip forks wooden => Chip Forks, Wooden => ask 1 piece/1000
and a box of pickled eggs => Pickled Eggs => 1
three gherkins large jars => Pickled Gherkins, Whole \| 6 x 2.25kg|Pickled Gherkins, Whole \| 1 x 10kg => ask 3
half a dozen non brewed condiment => Chip Shop Non-Brewed Condiment => 6
two packs of vest carriers medium => Vest Carrier Bags, Medium => 2
cheers see you friday

## Wedding caterer, table
Item	Pack	Qty
Chicken breast fillets	about 5kg	3 => Chicken Breast Fillets \| about 5kg => 3
Salmon side	1.4kg	8 => Salmon Side, Trimmed \| about 1.4kg => ask 8
New potatoes	10kg	4 => New Potatoes, Mids \| 1 x 10kg => 4
Fine beans trimmed	2kg	6 => Fine Green Beans, Trimmed \| 1 x 2kg => 6
Unsalted butter	40x250g	1 => Unsalted Butter \| 40 x 250g => 1
Profiteroles	100	2 => Profiteroles \| 1 x 100 => 2
Elderflower pressé	12x275ml	10 => Sparkling Elderflower Pressé \| 12 x 275ml => 10
White napkins 33cm	2000	2 => White Napkins 33cm 2 Ply \| 1 x 2000 => 2
Smoked salmon sliced	10 x 200g	2 => Smoked Salmon, Sliced \| 10 x 200g => 2
Rocket	500g	4 => Rocket \| (1|6) x 500g => 4
Focaccia	1.8kg	5 => Focaccia, Rosemary \| 1 x 1.8kg => 5
Cream cheese	2kg	3 => Soft Cheese, Full Fat \| 1 x 2kg => 3

## Corner shop, list
2 beans => Baked Beans in Tomato Sauce => 2
1 toms chopped 24s => Chopped Tomatoes in Juice \| 24 x 400g => 1
3 coke zero cans => Cola Zero Can => ask 3
2 x fizzby cola 500ml => Fizzby Cola Bottle \| (12|24) x 500ml => 2
1 case cheese & onion 32s => Cheese & Onion Crisps \| 32 x => 1
wine gums 2 => Wine Gums => 2
loo roll 9 pack x 3 => Toilet Tissue 2 Ply \| (4|5) x 9 => 3
5 whole milk => Whole Milk => 5
5 green milk => Semi Skimmed Milk => 5
4 thick white bread => Thick Sliced White => 4
AA x 1 => AA Batteries => 1
bleach 750 x2 => Thick Bleach, Original \| 12 x 750ml => 2
hexwatt sugar free 1 => Hexwatt Sugar Free Energy Drink => 1
cat litter 10l 3 => Cat Litter \| (1|3) x 10L => 3

## Indian restaurant, WhatsApp
[29/11/2026, 23:41] Imran: Salam bro
[29/11/2026, 23:41] Imran: 2 bag basmati 10 kilo => Extra Long Basmati Rice \| 1 x 10kg => 2
[29/11/2026, 23:42] Imran: 1 gram flour 20kg => Gram Flour \| 1 x 20kg => 1
[29/11/2026, 23:42] Imran: jeera seeds 1kg x 2 => Cumin Seeds \| 10 x 1kg => ask 2
[29/11/2026, 23:42] Imran: haldi powder one box => Ground Turmeric => 1
[29/11/2026, 23:43] Imran: 4 box onions 10kg => Brown Onions, Grade 1 \| 1 x 10kg => 4
[29/11/2026, 23:43] Imran: paneer 1kg x6 => Paneer \| 6 x 1kg => 6 piece/1 box/6
[29/11/2026, 23:44] Imran: fresh dhania 10 bunch => Coriander => ask 10
[29/11/2026, 23:44] Imran: 2 veg ghee 12.5 => Vegetable Ghee \| 1 x 12.5kg => 2
[29/11/2026, 23:45] Imran: mango pulp 1 case 850g => Alphonso Mango Pulp \| 6 x 850g => 1 box
[29/11/2026, 23:45] Imran: poppadom spiced 2 => Poppadoms, Ready to Cook, Spiced => 2
[29/11/2026, 23:46] Imran: how much is chicken thigh boneless now?
[29/11/2026, 23:46] Imran: and 3 tin coconut milk big one => Coconut Milk 17% Fat \| 6 x 2.9L => ask 3 piece/3

## Pub, with corrections
Evening all, order for the Black Horse
gammon joint smoked 2 => Gammon Joint, Smoked => 2
8oz rump steaks 1 box => Rump Steaks, 8oz => 1
skin on fries x 4 => Skinny Fries 6mm, Skin On => 4
onion rings 2 (sorry make that 3) => Battered Onion Rings => ask 3/2
6 brioche buns => Brioche Burger Buns => 6
burger sauce 1 ltr 2 => Burger Sauce \| 6 x 1L => ask 2
scampi 2 boxes of the 454s => Wholetail Scampi, Breaded \| (6|10) x 454g => 2 box
tartare 1 => Tartare Sauce => 1
tonic 3 cases, 2 of light => Indian Tonic Water => ask 3 && Indian Tonic Water, Light => ask 2
sticky toffee x2 => Sticky Toffee Pudding => 2
pork scratchings one box => Pork Scratchings => 1 box
cancel the black pudding from last time => Black Pudding => none

## Nursery kitchen, mail
Good morning, please find next week's order below. Kind regards, Helen (kitchen)
10 kg carrots => Carrots, Washed => 10 kg/1
Bananas - one case => Bananas => 1
Wheat biscuits 48s - 2 => Wheat Biscuits \| 6 x 48 => 2
Natural yoghurt 5kg - 1 => Natural Yoghurt \| 1 x 5kg => 1
Fish fingers (6x60) - 1 => Fish Fingers, Cod \| 6 x 60 => 1
Garden peas frozen - 2 x 907g => Garden Peas \| 12 x 907g => ask 2
Rice cakes, unsalted if poss => Rice Cakes => ?
Apple juice 1 litre cartons, 12 => Apple Juice \| 12 x 1L => ask 12 piece/1 box/12
Blue roll - 2 packs => Blue Centrefeed Rolls => 2
Size 4 nappies 2 => Nappies, Size 4 => 2
Baby wipes x 3 => Baby Wipes => 3
## Sandwich bar, WhatsApp
Morning Lou, can we have the following tomorrow pls
6 wholemeal sliced 800g => Wholemeal Medium Sliced \| 8 x 800g => 6
tuna in brine 400g tins 2 cases => Tuna Chunks in Brine \| 12 x 400g => 2 box
coleslaw 2kg tub x3 => Coleslaw \| (1 x 2kg|2 x 1kg) => 3
grated mild cheddar 1 kilo bags 4 => Grated Mild Cheddar \| (1|6) x 1kg => ask 4
half a case of butter portions => Butter Portions => ?
egg mayo we've got plenty thanks
iceberg 2 boxes => Iceberg Lettuce => 2 box
sundried... no, cherry toms 1 => Cherry Tomatoes => ask 1
cucumber 1 box => Cucumbers => 1 box
sandwich wedges deep fill 500s x 1 => Sandwich Wedges, Kraft, Deep Fill => 1
kettle style sea salt crisps 40g 2 => Sea Salt Hand Cooked Crisps \| 24 x 40g => 2
still water 500 ml 4 => Still Water.*24 x 500ml => 4

## Care home, mail
Dear all, please supply on Monday:
Porridge oats 3kg, qty 2 => Porridge Oats \| 6 x 3kg => ask 2
Evaporated milk 12 tins => Evaporated Milk => ask 12 piece/1 box
Custard powder 3 kg - 1 => Custard Powder \| 4 x 3kg => ask 1
Tinned peaches in juice large 6 => Peach Slices in Juice => ask 6
Thick bleach 5L 2 => Thick Bleach, Original \| 2 x 5L => ask 2/2 piece
Nitrile gloves medium, two cases => Nitrile Gloves, Powder Free, Medium => 2
Disposable aprons white x 2 => Disposable Aprons, White => 2
Facial tissues 1 case => Facial Tissues => 1 box
Instant coffee 750g, 3 tins => Instant Coffee Granules \| 6 x 750g => 3 piece
Sugar granulated one kilo bags - two cases => Granulated Sugar \| (10|15) x 1kg => 2 box
Please do not send any Marmalade this time => Marmalade => none
Mince lean 5kg => Beef Mince => ask 5 kg
Many thanks
Joan Whitfield, catering manager

## Pizza van, voice
alright can you do me two boxes of dough balls two fifty gram => Dough Balls 250g => 2
three boxes of mozzarella and cheddar seventy thirty => Grated Mozzarella & Cheddar 70/30 => 3
a case of pepperoni halal => Pepperoni, Sliced, Halal Beef => 1
four twelve inch pizza boxes => Pizza Boxes 12in => 4
one pizza sauce ready spiced => Pizza Sauce, Ready Spiced => 1
jalapenos one => Jalape.o Slices => 1
`
