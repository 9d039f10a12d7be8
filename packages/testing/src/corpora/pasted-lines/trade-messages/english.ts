/**
 * Messages of British shops, kitchens and pubs. Behind each line stands what a person means: the product with its quantity, `no` for
 * what is not ordered, `-` for what is no line of an order, `ask` for what nobody sells by that name. In the quantity, `b` are boxes, `p` pieces,
 * `k` kilograms, `a` any unit; `?` is not written; `must` is never sure.
 */
export const englishMessages = String.raw`
# uk-shop-1
Hi Pat order for tmrw pls 🙏 => -
2 cases coke zero cans => cola zero can ; 2 b
3 diet coke 500ml => diet cola bottle.*500ml ; 3 a
ready salted crisps x2 boxes => ready salted crisps ; 2 b
cheese n onion x 1 box => cheese & onion crisps ; 1 b
2 trays baked beans 415g => baked beans in tomato.*415g ; 2 b
6 corn flakes 500g => corn flakes.*500g ; 6 a
1 cs digestives => ^(?!.*chocolate).*digestives ; 1 b
no wine gums this time => no
and 4 semi milk 2L pls => semi skimmed milk.*6 x 2l|semi skimmed milk.*2l ; 4 a
thx Raj => -
# uk-bro
yo bro 2 halloumi 1 houmous 3 pitta => halloumi ; 2 a || houmous ; 1 a || pitta bread ; 3 a
safe mate cheers => -
# uk-slang-3
hiya hun can u send 10 eggs large trays n 2 butter salted n 1 bacon smoked => large eggs ; 10 a || ^(?!.*unsalted).*salted butter ; 2 a || bacon.*smoked ; 1 a
# uk-cafe-1
Morning! Cafe Bloom here, Friday drop => -
hot choc 2 => hot chocolate|drinking chocolate ; 2 a
oat milk barista 3 cases => oat drink,? ?\(?barista|oat drink.*barista|barista.*oat ; 3 b
decaf beans 1kg x 2 => decaf espresso beans.*1kg ; 2 a
vanilla syrup - 2 btls => vanilla coffee syrup ; 2 p
caramel syrup - 1 => caramel coffee syrup ; 1 a
12oz double wall cups 500 => double wall hot cups 12oz.*(500|25) ; 1 a
sip lids 90mm - 1 box => sip lids.*90mm ; 1 b
sourdough 8 => white sourdough ; 8 a
sliced carrot cake 2 => carrot cake, sliced ; 2 a
pink iced doughnuts 1 => pink iced.*doughnuts ; 1 a
marmalade portions? => ask
earl grey 1 => earl grey ; 1 a
peppermint tea x2 => peppermint tea ; 2 a
dried mint 1 tub 130g => (?!.*sauce)mint.*130g ; 1 p
Skimmed milk - none this week => no
# uk-takeaway-1
fri order king kebab => -
1x doner cone 15kg => doner kebab cone.*15kg ; 1 a
2x chips 14mm 2.5kg => thick cut chips 14mm.*2.5kg ; 2 a
3 sacks onions 20 kilo => brown onions.*20kg ; 3 a
1 garlic mayo 5L => garlic mayonnaise.*5l ; 1 a
1 chilli sauce 5 litre => (?<!sweet )chilli sauce, hot.*5l ; 1 a
1 burger sauce 5l => burger sauce.*5l ; 1 a
2 white cabbage 10kg => white cabbage.*10kg ; 2 a
pizza boxes 10 inch x 2 => pizza boxes.*10in ; 2 a
poly boxes x1 => polypropylene hinged boxes|hinged boxes ; 1 a
dough balls 250g x 2 => dough balls.*250g ; 2 a
mozz & cheddar 70/30 1.8kg x4 => mozzarella & cheddar.*70/30.*1.8kg ; 4 a
pepperoni halal => pepperoni.*halal ; 1? a
# uk-takeaway-2-sms
# uk-takeaway-3-voice
# uk-pub-1
The Fox – Sat delivery => -
6oz fresh steak burgers – 1 x 24 => steak burgers, fresh 6oz.*24 ; 1 a
Brioche buns 1 case of 48 => brioche burger buns.*1 x 48 ; 1 a
Cod battered 140g – 2 => battered cod fillets.*140g ; 2 a
Scampi breaded 1 => scampi ; 1 a
Garden peas 2.5kg 1 case => garden peas(?! in water).*4 x 2.5kg ; 1 b
Skin on fries 2 case => skinny fries.*skin on ; 2 b
Onion rings 1 => onion rings ; 1 a
Yorkshires 2 => yorkshire puddings ; 2 a
Gravy beef 2kg x1 => beef gravy granules.*2kg ; 1 a
Sticky toffee pud x 24 => sticky toffee pudding.*24 ; 1 a
Pork scratchings 1 box => pork scratchings ; 1 b
Sunday: 1 topside joint, approx 4kg => topside joint.*4kg ; 4|1 a
horseradish 2L => horseradish sauce.*2l ; 1? a
NO brussels pls => no
# uk-pub-2-table
Product	Pack	Qty	Price	Total => -
Stella style AF lager	24x330	2	£18.60	£37.20 => alcohol free lager.*24 x 330ml ; 2 a
Indian Tonic	24x200ml	3	£11.52	£34.56 => indian tonic water.*24 x 200ml ; 3 b
Ginger Ale	24x200ml	1	£11.52	£11.52 => ginger ale.*24 x 200ml ; 1 b
Soda Water	24x200ml	1	£10.08	£10.08 => soda water.*24 x 200ml ; 1 b
Bitter Lemon	24x200ml		£11.52	 => no
Orange Juice	12x1L	1	£15.48	£15.48 => orange juice.*12 x 1l ; 1 b
Cranberry	12x1L	2	£15.00	£30.00 => cranberry juice drink.*12 x 1l ; 2 b
Lime Cordial	12x700ml	1	£13.44	£13.44 => lime cordial.*12 x 700ml ; 1 b
		Net		£152.28 => -
		VAT 20%		£30.46 => -
		Total		£182.74 => -
# uk-same-as
same as last week plus 2 brown sauce 4kg and 1 salad cream 4kg, minus the ketchup => brown sauce.*4kg ; 2 a || salad cream.*4kg ; 1 a || no
# uk-hand-list
Mon => -
toms 2 box => tomatoes ; 2 b
cues 1 => cucumbers ; 1 a
lettuce ice 2 => iceberg lettuce ; 2 a
spuds 2 sacks => potatoes ; 2 a
garlic 1 => garlic ; 1 a
ging 1 kg => fresh root ginger ; 1 a
coriander 10 bunch => coriander(?! seed).*(1 x 1|12|100g)?.* ; 10 a
s/onions 4 => spring onions ; 4 a
gr chillies 1kg => green chillies ; 1 a
mush 2 => mushrooms ; 2 a
aubs 1bx => aubergines ; 1 a
Wed => -
toms 1 box => tomatoes ; 1 b
cues 1 => cucumbers ; 1 a
# uk-csv
code,desc,qty => -
,"Black olives, pitted 4.2kg",2 => black olives, pitted.*4.2kg ; 2 a
,"Green olives, stuffed 340g",6 => green olives.*stuffed.*340g ; 6 a
,"Sundried tomatoes",3 => ask
,"Chickpeas in water 2.5kg",6 => chickpeas in water.*2.5kg ; 6 a
,"Tahini 900g",4 => tahini.*900g ; 4 a
# uk-two-tables
DRY => -
Product | Qty => -
Basmati 20kg | 1 => basmati rice ; 1 must
Plain flour 16kg | 2 => plain flour.*16kg ; 2 a
Gran sugar 25kg | 1 => granulated sugar ; 1 must
 => -
CHILLED => -
Qty | Product | Notes => -
2 | Grated mozzarella cheddar 80/20 2kg | not the 70/30 => mozzarella & cheddar.*80/20.*2kg ; 2 a
6 | Greek yoghurt 1kg | full fat => greek style yoghurt(?!.*0%).*1kg ; 6 a
1 | Coleslaw 5kg | => coleslaw.*5kg ; 1 a
 => -
FROZEN => -
Straight cut chips 2.5kg 3 => straight cut chips.*2.5kg ; 3 a
Hash browns 2.5kg 1 => hash browns.*2.5kg ; 1 a
# uk-forward
---------- Forwarded message --------- => -
From: Chef <chef@thefox.example> => -
Date: Fri, 27 Nov 2026 at 22:41 => -
Subject: Fwd: order => -
To: <office@thefox.example> => -
 => -
can you put this through ta => -
 => -
4x double cream 2ltr => double cream.*2l ; 4 a
2x creme fraiche 2kg => crème fraîche(?!.*half).*2kg ; 2 a
1x case brie 200g => brie.*10 x 200g ; 1 b
2kg stilton => blue stilton ; 2|1 a
500g rocket x 3 => rocket.*500g ; 3 a
1 box chestnut mush => chestnut mushrooms ; 1 a
duck breast - 10 => duck breasts ; 10 a
Sent from Outlook for iOS => -
# uk-voice-2
hi it's gary from the chippy can you do me uh ten bags of chipping potatoes the maris piper twenty five kilo two boxes of cod fillets skinless four point five four kilo and er a box of chip trays and some salt and vinegar => chipping potatoes.*maris piper.*25kg ; 10 a || cod fillets, skinless.*4.54kg ; 2 a || chip trays ; 1 a || ask
# uk-amounts
Blue roll - 5no => blue centrefeed rolls ; 5 a
Bleach 5L 2pk => bleach.*5l ; 2 a
Washing up liq. 20L (1) => washing up liquid catering.*20l ; 1 a
Dishwasher tabs 100 - one => dishwasher tablets.*100 ; 1 a
foil 450mm - 3 rolls => catering foil 450mm ; 3 p
hand towels: three boxes => hand towels ; 3 a
sanitiser 5L qty 2 => hand sanitiser gel.*5l ; 2 a
degreaser qty:4 => degreaser ; 4 a
mop heads (blue) 5 => mop head.*blue ; 5 a
# uk-polite-para
# uk-out-of
Out of: => -
brown rice 5kg => brown long grain rice.*5kg ; 1? a
coconut milk (cans) => coconut milk.*400ml ; 1? a
Need: => -
2 lime pickle 1kg => lime pickle.*1kg ; 2 a
3 mango chutney 2.5kg => mango chutney.*2.5kg ; 3 a
1 gram flour 20kg => gram flour.*20kg ; 1 a
5 x naan plain => naan bread, plain ; 5 a
poppadoms 5kg 1 => poppadoms.*5kg ; 1 a
chana dal 2kg 6 => chana dal.*2kg ; 6 a
basmati any brand 20kg 2 bags => basmati ; 2 must
1 box veg samosa 100 => vegetable samosas.*1 x 100 ; 1 a
Dont need onions or garam masala => no
# chippy once more
3 x chipping pots markies 25kg => chipping potatoes.*markies.*25kg ; 3 a
1 box battered sausages 48s => battered sausages.*48 ; 1 a
frying oil 20L drums x 4 => (frying oil|vegetable oil|rapeseed oil).*20l ; 4 a
2 x cod fillets skinless 4.54kg => cod fillets, skinless.*4.54kg ; 2 a
chip shop curry sauce 2.27kg, 2 => chip shop curry sauce.*2.27kg ; 2 a
gherkins 2.25kg x 3 => gherkins.*2.25kg ; 3 a
non brewed condiment 5L 4 off => non-brewed condiment.*5l ; 4 a
no mushy peas ta => no
# deli-mail once more
Subject: Re: weekly order => -
 => -
Hi Sam, => -
hope you're well. For Wednesday we'd like: => -
 => -
 * Brie 1kg - 2 => brie.*1kg ; 2 a
 * Parma ham / prosciutto 80g packs - 12 => prosciutto.*80g ; 12 a
 * Marinated olives 2.5kg x 1 => marinated mixed olives.*2.5kg ; 1 a
 * Houmous red pepper 200g - 1 case => red pepper houmous.*200g ; 1 b
 * Falafel ready to eat 1kg x 4 => falafel, ready to eat.*1kg ; 4 a
 * Balsamic 5L (1) => balsamic vinegar.*5l ; 1 a
 * Sourdough 800g, half a dozen => white sourdough.*800g ; 6|1 a
 => -
Skip the quiche this week please. => no
 => -
Best, => -
Maddie => -
Maddie Cole, Buyer => -
The Larder Deli Ltd. Registered in England 04412345 => -
M: 07700 900456 => -
# care-home-table once more
Item;Pack;Order => -
Cornflakes;500g;4 => corn flakes.*500g ; 4 a
Weetabix;24s;6 => wheat biscuits.*24 ; 6 a
Porridge oats;1kg;10 => porridge oats.*1kg ; 10|1 a
Marmalade;454g;6 => marmalade.*454g ; 6|1 a
Digestives;400g;12 => ^(?!.*chocolate).*digestives.*400g ; 12|1 a
UHT milk semi;1L;24 => uht milk, semi.*1l ; 24|2 a
Tea bags;1100;2 => tea bags.*1100 ; 2 a
Custard powder;3kg;1 => custard powder.*3kg ; 1 a
Jelly;135g;0 => no
# slang once more
ayo boss man need 2 lamb mince 3 naan n 1 garlic paste by 6 => lamb mince ; 2 a || naan ; 3 a || (garlic) ; 1 a
ur a star => -
# voice once more
hi there could you put down for the crown please twelve bottles of lime cordial seven hundred mil three cases of cola zero cans two boxes of ready salted crisps and ten kilo of sliced carrots frozen cheers => lime cordial.*700ml ; 12 a || cola zero can ; 3 b || ready salted crisps ; 2 b || carrots, sliced ; 10|1|4 a
# export once more
[29/11/2026, 07:58:12] ~ Nina Tea Room: Morning lovely, Tuesday pls x => -
[29/11/2026, 07:58:59] ~ Nina Tea Room: clotted cream fudge 2kg 1 => clotted cream fudge.*2kg ; 1 a
[29/11/2026, 07:59:20] ~ Nina Tea Room: victoria sponge x 1, carrot cake x 2 => victoria sponge ; 1 a || carrot cake ; 2 a
[29/11/2026, 07:59:41] ~ Nina Tea Room: straw jam portions - 1 => jam portions ; 1 a
[29/11/2026, 08:00:03] ~ Nina Tea Room: <attached: 00000012-PHOTO.jpg> => -
[29/11/2026, 08:00:30] ~ Nina Tea Room: whipping cream 2L x 3 => whipping cream.*2l ; 3 a
[29/11/2026, 08:00:51] ~ Nina Tea Room: no earl grey we have tons => no
`
