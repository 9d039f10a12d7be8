/** Continues `artsOfPlants`, with the same columns. */
export const artsOfGoods = `
sugar | *cubes #ffffff #f4f4f2 | #2f7ac2
brown-sugar | *powder #a86f3a | #9a5f2b
sugar-cube | *cubes #ffffff #f6f4ee | #3f86c9
sweetener | *gems #ffffff #e8f2fa | #3f86c9
salt | salt | #2f6fb0
salt-flake | *heap #ffffff #e6eef4 flake | #3f6f94
honey-pot | honey-pot | #d9961b
honey-drop | honey-pot h4 l.05 | #d99a1b
honeybee | honeybee | #d99a1b
treacle | honey-pot l-.5 | #3a2317
maple | maple-leaf h22 | #b5541b
brown-sauce | *drop #5a2a14 | #5a2a14
soy | *drop #2f1a12 | #3a1f14
vinegar-clear | *drop #d9b878 | #3a7ab5
sauce-drop | *drop #6b2f1a | #8a3f1f
drop-red | *drop #d0243a | #c62032
drop-green | *drop #2f9a45 | #2e8b3a
drop-yellow | *drop #f0c01b | #d9a81b
drop-blue | *drop #1f78c9 | #1f6fb7
droplet | droplet | #2f8ad0
yeast | *heap #c9a878 #b59468 | #a8823f
horseradish | carrot h24 s.14 l.62 @300-60 | #7a9a5a
flame | fire | #a83414
fire | fire | #b5401b
jerk | fire h-8 | #8a3a14
stock-cube | *cubes #c08a3a #a8742b | #a8742b
powder-gold | *powder #d9b03a | #c9941b
chocolate | chocolate-bar | #5a2a17
milk-chocolate | chocolate-bar l.12 | #7a3f24
white-chocolate | chocolate-bar s.4 l.6 | #c9a86a
cocoa | hot-beverage h-14 | #5a2f1a
nougat | *layers #5a2a17 #f6e6c8 #c98a3a #5a2a17 | #a8561f
wafer | *wafer #e3b464 #8a5426 | #b5702b
choc-button | *balls #6b3820 #7a4428 | #5f2f1a
choc-box | wrapped-gift | #4b1f6b
mint-choc | = chocolate mint chocolate | #1f6b4a
choc-dome | *domes #4a2417 #d9a45a | #4a2417
choc-ice | *lolly #4a2417 choc | #4a2417
ice-lolly | *lolly #e8453c | #e8453c
soft-ice-cream | soft-ice-cream | #d9a05a
sorbet | ice-cream | #d9668c
cone | soft-ice-cream | #c98a44
ice | ice | #3fa0e0
cream-bowl | *bowl #fff6e2 #c9803f smooth | #c9a25a
crumble | *bowl #d9a45a #b5452b | #b5702b
pudding | custard | #8a4f1e
profiterole | *domes #c9904a #4a2417 | #7a4526
jelly | *jelly #d6304f | #c8254b
jam | *bowl #b5203f #e8c8a0 smooth | #a81f3a
orange-cake | *domes #5a2a17 #f08a12 | #e0780c
ginger-heart | brown-heart | #7a4526
digestive | *disc #d9a862 dots #b58444 | #b57f3a
choc-digestive | *disc #d9a862 crust #5a2e1a | #5a2e1a
ginger-nut | *disc #b5702f dots #8a4f1e | #a8601f
rice-cake | *disc #f6efdc dots #e0d6b8 | #9a8f6a
cookie | cookie | #a8682f
custard-cream | *sandwich #ecc47a #fff4d0 | #d0962b
bourbon | *sandwich #5a2f1a #8a5638 | #5a2f1a
cocoa-sandwich | *sandwich #2f1f1a #ffffff | #2f3a6b
shortbread | *fingers #efce8c #e8c47c ridged | #b5302b
cracker | *disc #f0d8a0 dots #c99f5a | #c9923f
rusk | *layers #e0b470 #f4dcaa #e0b470 | #c9924a
halva | *layers #e3cfa4 #d6bf90 #e3cfa4 | #b58f4a
halva-cocoa | *layers #e3cfa4 #6b4028 #e3cfa4 | #6b4028
lokum | *cubes #f0a8b8 #f6e2b0 #e88aa4 | #c2255c
baklava | *triangles #d99a34 #e0a848 | #b57f1f
gulab | *balls #8a3f14 #9a4a1b | #9a4a1b
marshmallow | *gems #ffd6e4 #ffffff #ffe9c8 square | #e87aa4
jelly-baby | teddy-bear h-14 s1.4 | #e0457b
gummy-bear | teddy-bear h84 s1.2 | #3f9a4a
wine-gum | *gems #d6203a #f0a81b #3f9a3f #5f2a86 #222222 | #a81f3a
allsorts | *gems #f06aa8 #2a2a2a #ffffff #f5c81b #4fb0e0 square band | #d6408a
sprinkles | *heap #e0457b #f5c81b #3fa0e0 #6ab02f #ffffff grain | #d6428b
pastille | *gems #e0304a #f5a81b #6ab02f #8a3aa8 | #2f8a3f
cola-bottle | *gems #6b2f1a #8a4526 #5a2414 #a8643a | #7a2f1a
lollipop | lollipop | #d6408a
chew | candy | #d6305f
candy | candy | #d6305f
gum | *gems #ffffff #e6f4f2 square | #1f8a7a
crisp | *crisps #f2c04a | #e0a01b
cheese-puff | *lumps #f5a01b #f8ae34 | #f08a0c
corn-puff | *lumps #f8e09a #fbe8b0 | #e0b01b
prawn-cracker | *lumps #fbf4ea #f6e6d8 | #d9705a
popcorn | popcorn | #c2203a
bombay-mix | *heap #e0a034 #c9742b #8f9a3a #b5502b oval | #c9782b
macaroon | cookie | #a8682f
cola | *glass-of #4a1a12 ice | #8f1420
red-soda | *glass-of #e0303f ice | #c8202f
tonic | *glass-of #dcecf2 ice | #2f6f7a
cup-with-straw | cup-with-straw | #c2203a
cup-cold | cup-with-straw h180 | #2f8ab5
cup-water | droplet | #2f8ad0
beer | beer-mug | #c98a12
glass-pint | beer-mug | #c98a12
milkshake | cup-with-straw h-24 l.22 | #e0668c
iced-coffee | bubble-tea | #8a5a36
bubble-tea | bubble-tea | #a8683f
teacup | teacup-without-handle | #a8521f
tea-earl | teacup-without-handle h40 | #3f4f8a
tea-green | teacup-without-handle h70 | #5a8a3a
tea-glass | *glass-of #b5401b tulip | #a82a1a
chai | teacup-without-handle h-20 | #b5702b
hot-beverage | hot-beverage | #5a3420
cup-hot | hot-beverage | #7a4526
cup-ripple | hot-beverage | #6b3a1e
espresso | hot-beverage l-.12 | #4a2414
high-voltage | high-voltage h14 | #e0a812
flexed-biceps | flexed-biceps | #2f4f8a
sparkles | sparkles | #e0a01b
mountain | snow-capped-mountain | #2f7ac2
bubbles | bubbles | #3fa0d0
beverage | beverage-box | #5a9a2f
water-wave | water-wave | #1c7ed6
cloud | cloud | #4dabf7
sun | sun | #f0a01b
shirt | t-shirt | #3f7fd0
plate | fork-and-knife-with-plate | #3f86c9
sponge | sponge | #e0a01b
cloth | *sheets #4fa0e0 | #3f8ad0
shield | shield | #2f7ac2
pan | cooking | #d9782b
shower | shower | #3f9ad0
floor | sparkles h-20 | #3f9a6a
toilet | toilet | #3f7fb5
oven | fire h-6 l.05 | #b5401b
furniture | chair | #9a5f2b
soap | soap | #d6609a
hand-drop | lotion-bottle | #d6708c
mop | broom | #c9642b
mop-bucket | bucket | #2f8ad0
rubber-glove | gloves h142 s1.2 | #e0b01b
floor-sign | warning | #f0b81b
toilet-roll | roll-of-paper | #6a9ac9
roll | roll-of-paper | #4f8fc9
hand-towel | *sheets #dcecf6 | #4f8fc9
tissue | *sheets #ffffff | #6aa8d9
baby | baby | #f0a83f
baby-bottle | baby-bottle | #e8927a
bin | wastebasket | #3a4046
caddy | recycling-symbol | #3f8f3f
candle | candle | #d9904a
battery | battery | #4f9a2f
lighter | fire | #d0401b
match | fire h6 | #c2341b
light-bulb | light-bulb | #f0b01b
tape | *torus #c99a5a #e0b878 | #a8743a
log | wood | #7a4526
coal | rock s.08 l-.5 | #2f3236
tooth | tooth | #3fa0d0
toothbrush | toothbrush | #d6304a
razor | razor | #2f7ad0
cotton | cloud l.1 | #8ab5d9
pill | pill | #d6304a
pill-mint | pill h150 | #2f9a6a
plaster | adhesive-bandage | #d9a06a
dog | dog-face | #a8682f
bone | bone | #9a8a7a
cat | cat-face | #e0961b
cat-litter | cat | #8a7a6a
stirrer | spoon H34 s3 | #b58a4f
chipfork | fork-and-knife H34 s3 l-.06 | #b58a4f
fork | fork-and-knife H34 s3 l-.06 | #a87f44
cutlery-set | fork-and-knife | #5f6a74
lid | hot-beverage s.2 l.4 | #7a838a
pot-lid | honey-pot s.3 l.3 | #7a838a
kraft | hamburger | #a8703a
bagasse | seedling | #6a9a3a
black-box | bento-box | #2f3236
tray-kraft | french-fries | #a8703a
noodle-box | takeout-box | #c2281f
sandwich | sandwich | #b5823a
tripod | pizza | #c8401f
foil-tray | pot-of-food s.2 | #7a8590
foil-lid | fork-and-knife-with-plate s.3 | #7a8590
deli-box | bento-box h20 | #2f6fb5
kraft-bag | shopping-bags h-190 | #a8703a
white-bag | shopping-bags | #5a8ab5
greaseproof | hamburger | #b5702b
vest-bag | shopping-bags | #2f7ad0
sheet-paper | *sheets #fbf7ea | #b5823a
film | *sheets #dcecf4 | #3f8ab5
foil-roll | *sheets #c3ccd4 | #5f6f7a
parchment | *sheets #e6cfa0 | #a87f44
clear-bag | *sheets #e8f2f8 | #3f8ab5
straw | cup-with-straw h120 | #2f9a5a
chopsticks | chopsticks | #b5302b
plate-white | fork-and-knife-with-plate | #5a7a94
plate-kraft | seedling | #7a8f4a
napkin-sq | *sheets #7a1f34 | #6b1a2f
napkin-white | *sheets #ffffff | #8a99a8
wood-sticks | *fingers #d9b07a #cfa46c thin | #9a6a2f
gloves-clear | gloves s.1 l.5 | #7a99ad
gloves-blue | gloves h-60 | #2f6fd0
gloves-black | gloves s.1 l-.6 | #2a2d31
apron | lab-coat | #5f8ab5
till-roll | receipt | #5a6f80
label-day | spiral-calendar | #c2302b
label-allergen | warning | #e0a01b
notepad | spiral-notepad | #3f6f9a
basket | package | #2f6f4f
`
