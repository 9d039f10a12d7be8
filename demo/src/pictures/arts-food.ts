/** Continues `artsOfPlants`, with the same columns. */
export const artsOfFood = `
cow | cow-face | #2f6fb7
cream | *swirl #fff6e2 | #c9a25a
whip | *swirl #ffffff | #d6558c
icing | *swirl #ffffff dots #e0457b | #d95f94
yoghurt | *bowl #ffffff #5fa8d9 smooth | #2f86c9
ayran | glass-of-milk | #2f7ab5
butter | butter | #e0ae2b
greenleaf-butter | butter h30 s.7 | #6a9a3a
greenleaf-mayo | seedling | #5a8f2f
cheddar | cheese-wedge | #e8a012
cheddar-red | cheese-wedge h-16 l-.04 | #e0701b
mozzarella | cheese-wedge s.3 l.5 | #2f7a4a
parmesan | cheese-wedge s.7 l.1 | #b58a2b
emmental | cheese-wedge h2 l.1 | #d9a01b
blue-cheese | cheese-wedge h150 s.22 l.42 | #3a5a9a
white-cheese | cheese-wedge s.2 l.6 | #5a8ab5
brie | cheese-wedge s.35 l.5 | #8a7a4a
smoked-cheese | cheese-wedge h-12 s.6 l-.3 | #8a4f1e
cheese-slice | *sheets #f5b52f | #e8a012
soft-cheese | *swirl #fffdf6 | #3a8fc9
cottage-cheese | *bowl #ffffff #7fb5dc | #3a7fb5
goat | goat | #7a6a5a
feta | *cubes #fbf8f0 #f2eee2 | #2f7ab5
paneer | *cubes #f7efd8 #efe4c6 | #c9963a
tofu | *cubes #f5ecd4 #ece0c0 | #7a9a5a
halloumi | *layers #fbf6e8 #d9a45a #fbf6e8 | #2f6f9a
mozzarella-ball | *balls #ffffff #f7f6f0 three | #2f7a4a
egg | egg | #d9863a
quail-egg | egg h8 s.5 l.3 x3 | #8a7a5a
egg-half | *egg-half | #e0a01b
custard | *bowl #f5cf4a #f2efe8 smooth | #e0ac1b
rice-pudding | *bowl #fbf3de #c98a5a | #b57a4a
beef | cut-of-meat | #9c1f2f
steak | cut-of-meat | #8c1b2b
lamb | ewe | #6b4a5a
chicken | poultry-leg | #c9822b
poultry-leg | poultry-leg | #c9822b
duck | duck | #2f5a3a
turkey | *fillet #f2c4b0 | #b5704a
pork | pig-face | #d6758c
ham | *slices #f0a0ac #f8cdd0 fat | #d66a7a
ham-cured | *slices #a8283a #f4d8d0 rim | #8f1f2f
roast-beef | *slices #a8544a #6b3a2a rim | #7a3426
mortadella | *slices #eeb0b0 #fbe6e0 fat | #d6808a
salami | *slices #a3271f #f4d0c4 fat | #8f1f1a
pepperoni | *slices #c2341f #f0b49a fat | #b52a1a
krakowska | *slices #b5584a #e8b0a0 fat | #8f3a2a
pastirma | *slices #8a1f24 #b5701b rim | #8a1f24
sucuk | *slices #8f2a1a #e0a08a fat | #8f2414
black-pudding | *slices #2f1f1f #6a5a54 fat | #2f1a1a
chorizo | *sausages #a82a14 | #a8240f
sausage | *sausages #d08a6a | #b5583a
sausage-thin | *sausages #d08a6a thin | #b5583a
sausage-beef | *sausages #9a5a3f | #7a3f26
sausage-veg | *sausages #b58a4a | #5a8a2f
sausage-white | *sausages #ead4c4 | #9a8a6a
hot-dog-sausage | *sausages #d0583f | #b53f2a
battered-sausage | *sausages #d9a23f | #c9842b
kabanos | *sausages #7a2f1a thin | #7a2a14
kielbasa | *sausages #9a4524 | #8a3a1a
kofte | *sausages #6b3f26 | #6b3a1e
joint-ham | *joint #d9828a #f7dcd0 | #c2606f
joint-beef | *joint #9c2f2f | #8c2428
joint-lamb | *joint #b5534a | #9a3f3a
joint-pork | *joint #e09a8c #fae3d6 | #c97a6f
mince | *mince #c03a34 | #a82a28
mince-lamb | *mince #b5504a | #9a3a3a
diced-beef | *cubes #9c2a2a #a83434 | #8c2428
diced-lamb | *cubes #a8403c #b54c46 | #93332f
diced-pork | *cubes #e0968c #e8a49a | #c9776c
diced-chicken | *cubes #f2c0ac #f6ccba | #d9926f
game | *cubes #6b1f2a #782a34 | #5f1a24
offal | *lumps #6b1f1f #7a2a28 | #6b1a1a
oxtail | *slices #9c3434 #f6ead8 rim | #8c2a2a
shish | *skewer #d9813f #3f8f3a #e8a04a #c8321f | #c96a24
burger-patty | *disc #6b3f2a dots #3f2418 | #5a3222
lamb-shank | meat-on-bone | #8a3a2a
lamb-chop | *chop #b5483f | #9a3a34
pork-chop | *chop #e0928a | #c9756c
pork-belly | *layers #d98a7f #fbe8dc #d98a7f #fbe8dc #e0a090 | #c9756c
bacon-slab | *layers #8a3428 #f2d6c2 #a8483a #f2d6c2 #8a3428 | #8a3428
ribs-pork | *ribs #c2604c | #a8452f
pulled-pork | *mince #9a5530 | #8a451f
bacon | bacon | #c2344a
chicken-fillet | *fillet #f4bfae | #d98a6f
chicken-thigh | *fillet #e0a088 | #c97a5f
duck-breast | *fillet #9a3a40 | #7a2a34
wing | *wing #f2c2a8 | #d98f6a
wing-hot | *wing #d9662b | #c2471b
whole-chicken | *bird #f2cdae | #c98a5a
tikka | *cubes #e0602b #d9512b | #d04f1f
kebab | stuffed-flatbread | #b5541f
kebab-cone | *cone #8a4a26 | #7a3a1a
hot-dog | hot-dog | #c2401f
hamburger | hamburger | #b5541f
chicken-burger | hamburger h10 | #d98a1b
veg-burger | hamburger h34 s.9 | #5f8f2f
meatballs | *balls #6b3f28 #7a4a30 | #6b3620
nugget | *lumps #d99a3a #e0a648 | #d08a24
chicken-strip | *fingers #d08f34 #d99c42 | #c27f24
kiev | *lumps #c98a34 #d69a40 | #b5781f
scratchings | pig | #c96a7a
fish | fish | #1f6fa8
tuna | fish s.7 l-.12 | #1f4f8a
salmon | fish h165 s.8 | #e0705a
sardine | fish s.22 x3 | #5a7a94
anchovy | fish s.25 l-.14 w1.1 x3 | #4a5f74
mackerel | fish s.5 h-30 l-.1 | #2f6a7a
herring | fish s.3 l.1 | #4a7a9a
herring-roll | *rolls #8fa8b8 #e8f0f4 | #4a7a9a
fish-whole | fish s.35 h-8 | #3f6f8f
fish-fillet | *fillet #f2e4dc flakes | #4a86ab
salmon-fillet | *fillet #f2845f flakes | #e2704a
smoked-salmon | *slices #f08a5f #f7b394 fat | #e0703f
smoked-fish | *fillet #d0923f flakes | #a8691f
battered-fish | fried-shrimp h4 s.9 | #d9962b
fish-finger | *fingers #e0a440 #e8b050 | #d9942b
fish-cake | *disc #d9a040 dots #b57a24 | #c9862b
scampi | fried-shrimp | #e08a1b
shrimp | shrimp | #d9542b
shrimp-pink | shrimp h-8 l.3 | #e8806a
prawn-shell | shrimp | #e0603a
squid-ring | *rings #f2e6d8 | #8a6fa8
mussel | *mussel | #2f4570
oyster | oyster | #6a5f7a
octopus | octopus | #e0704a
crab | crab | #d6334a
crab-stick | *fingers #e8503f #fbe9e2 | #e0453a
lemon-fish | = lemon fish herb | #5a8f5a
bread | bread | #c9862f
bread-brown | bread s.65 l-.3 | #8a5526
bread-seeded | bread l-.1 s.8 | #a8702f
bread-round | *bun #c98a4a cross | #a8682f
bread-crumbs | *heap #d09a4a #e0ac5c | #c98a34
baguette | baguette-bread | #b5772f
garlic-bread | baguette-bread h6 l.06 | #6a8f2a
ciabatta | *long-roll #e0bd86 | #b58a4f
focaccia | *layers #d9a454 #f2d8a0 #e8c88a | #b58a3f
burger-bun | *bun #d9924a cut seeds | #c97f34
hot-dog-bun | *long-roll #d99a50 | #c9843a
bap | *bun #e8c48a | #c99a5a
bagel | *torus #c98a3f | #b5762b
bagel-raisin | *torus #a8642f | #8a4a2a
bagel-seed | *torus #c98a3f seeds | #a87024
muffin-bread | *disc #f0d49c dots #fbeed0 | #c99a4f
crumpet | *disc #e8b468 dots #b5762b | #c98a3a
teacake | *bun #b5763a dots | #9a5f2b
pitta | *disc #e8c890 dots #f6e2b8 | #c99a50
naan | flatbread l-.04 w.82 | #b5762b
flatbread | flatbread | #c98f4a
poppadom | *disc #e8b85a dots #c98f34 | #d0952b
pizza-base | *disc #ecd09a crust #f6e4bc | #c9963f
pide | *disc #d99a4a crust #e8b86a | #b5702b
lahmacun | *disc #d9a45a crust #b5402b | #b5402b
simit | *torus #a8602b seeds | #8f4a1b
taco | taco | #d98a1b
croissant | croissant | #c9862f
pain-choc | *long-roll #c98a3f slash | #7a4526
doughnut | doughnut h300 s1.4 l.1 | #d95f94
doughnut-choc | doughnut | #5a2a17
doughnut-plain | *torus #d9a45a #e8c08a | #c98a3f
doughnut-jam | *bun #c98a44 sugar jam | #b5302f
muffin | cupcake h34 | #b5823a
cake | shortcake | #e08a5a
carrot-cake | *cake-slice #c98a4a #fff4e0 #fff8ec #e8750c | #d9822b
choc-cake | *cake-slice #4a2417 #8a5a3f #3a1a10 #c9a06a | #4a2417
cheesecake | *cake-slice #f7e6b0 #fbf0cc #d9a45a #fff8ec | #c99a3f
tiramisu | *cake-slice #f2e0bc #8a5a34 #5a3420 | #6b4226
tray-bake | *cubes #8a5a34 #c98a4a #4a2417 | #8a5a34
brownie | *cubes #3a1a10 #4a2417 | #3a1a10
flapjack | *cubes #c9903f #b57f30 | #b5782b
toffee | *cubes #d08f34 #b5741f | #b5701b
fudge | *cubes #d9a868 #cf9a56 | #b57f3f
honeycomb | *cubes #f0b02b #e8a01b | #e09a12
scone | *bun #e0b06a dots | #c98f44
custard-tart | *tart #d9a45a #f5cf4a | #d9a01b
cherry-bakewell | *tart #d9a45a #fffaf0 cherry | #c2203a
quiche | *tart #d09a50 #f0c46a | #c98a2b
yorkshire | *tart #c98a3a #e0ae62 | #b5762b
pie | pie | #b5702b
pork-pie | pie h-6 l-.08 | #9a5a24
scotch-egg | *balls #b57430 #c08040 three | #a8641f
pasty | dumpling h-6 s1.3 l-.06 | #b5762b
patty | dumpling h4 s1.5 | #e0a01b
dumpling | dumpling | #c9963f
sausage-roll | *rolls #d09034 #a8604a | #b5742b
spring-roll | *rolls #d99a3a #6a8f3a | #c98a24
dolma | *rolls #5f7a34 #efe4c8 | #5a7a2f
dolma-tomato | *rolls #a8b55a #8a4a2a | #b5402b
churro | *fingers #c98a3f #d0944a ridged | #a8682b
pastry-sheet | *sheets #f2e0b4 | #c9a04a
borek | *triangles #d9a04a #e0ac58 | #b5772b
samosa | *triangles #d9963a #e0a248 | #c27f24
tortilla-chip | *triangles #f0bc3f #e8b034 | #e0961b
bhaji | *lumps #b5661b #c27424 | #a85a14
mozz-stick | *fingers #d9983a #e0a448 | #c9852b
halloumi-fries | *fingers #e3b05a #ecbc68 | #2f6f9a
onion-ring | *rings #d99a3a | #c9842b
waffle | waffle | #c98a34
pancakes | pancakes | #c97f2b
swiss-roll | *rolls #4a2417 #f2e0d0 | #4a2417
falafel | falafel | #7a5a2a
houmous | *bowl #e0c088 #c9803f smooth | #c9a05a
coleslaw | *bowl #f2ecd4 #7fb04a | #7a9a3a
mayo | *swirl #fff3c8 | #d9b03a
tahini | *bowl #d9b884 #7a4a2a smooth | #a87f44
miso | *bowl #a8662f #2f2a2a smooth | #8a4f1f
pate | *layers #a8705a #c99a84 #a8705a | #8a5040
nests | *pasta #f0c45a nest | #d9a02b
udon | *pasta #f6ead0 nest | #a8946a
rice-noodles | *pasta #faf6ec nest | #6a8a9a
spaghetti-dry | *pasta #f0c860 bundle | #d9a02b
penne | *pasta #f0c65a tubes | #d9962b
fusilli | *pasta #ecc052 spirals | #c98a24
farfalle | *pasta #f0c860 bows | #d9a02b
macaroni-dry | *pasta #f0c860 elbows | #e0a42b
macaroni | *pasta #f5c84a elbows | #e8a81b
ravioli | *pasta #f2d684 pillows | #c9902b
gnocchi | *pasta #f4e2ae nuts | #b59a4f
pyzy | *balls #f2e8cc #ece0bf | #a89a5f
pasta-mix | = penne fusilli farfalle | #c98a2b
lasagne | *layers #f5d98a #c8402b #f5d98a #c8402b #f7e2a0 | #b5402b
spaghetti | spaghetti | #c8321f
pizza | pizza | #c8401f
dough | *balls #f2e6cc #ece0c2 three | #b59a6a
curry | curry-rice | #d9761b
almond-curry | curry-rice h12 l.14 | #d9a24a
stew | pot-of-food | #8f3f1f
chilli-con | pot-of-food h-10 | #a82a1a
gravy | pot-of-food h-8 l-.12 | #6b3a1e
noodle-bowl | steaming-bowl | #c2281f
hot-bowl | steaming-bowl h20 | #c9541f
soup | steaming-bowl h8 | #c2401f
french-fries | french-fries | #c2281f
chips-cone | french-fries | #c9961b
sweet-fries | french-fries h-14 | #d9661b
wedges | *fingers #d99f3f #e3ad50 pointed | #c98a2b
curly-fries | *rings #e0a03f | #d08a24
hash-brown | *disc #d9a03f dots #b57f2b | #c98a2b
taco-mix | taco | #c9541f
sushi | sushi | #c2281f
bao | dumpling s.15 l.6 | #8a6a5a
rice-paper | *disc #f7f6f0 dots #ffffff | #6a9a8a
nori | *sheets #22382f | #1f3a2f
`
