/**
 * Artwork on packs and its main colour: `name | recipe | tone`. A recipe is an emoji with changes (h turns the hue, H sets it, s and l
 * change saturation and lightness, w narrows, @ limits the hues, x3 makes three), a motif with its colours (`*heap #…`), or a group of
 * artworks (`= one two three`).
 */
export const artsOfPlants = `
tomato | tomato h16 | #cf3324
plum-tomato | tomato h16 w.8 | #c8321f
cherry-tomato | tomato h16 x3 | #d2391f
onion | onion | #c98a2f
red-onion | onion h-72 s.7 l-.1 | #8a2a5a
shallot | onion h-18 w.8 l-.08 x3 | #b5702f
pickled-onion | onion s.25 l.55 x3 | #8a9a3a
garlic | garlic | #9a7aa8
leek | *stalks #f2f5e4 #4f8f3a | #5a8f3f
spring-onion | *stalks #f7f9ee #5fa045 | #5fa045
celery | *stalks #cfe3a0 #8fbf5a | #8fbf5a
asparagus | *stalks #d8e8b8 #6a9a3f spear | #5f8f3a
carrot | carrot | #e8750c
parsnip | carrot h24 s.35 l.42 @300-60 | #c9b07a
potato | potato | #b58a4a
red-potato | potato h-22 s1.3 | #a8524a
new-potato | potato l.12 x3 | #c9a25a
roast-potato | potato l-.1 s1.3 x3 | #c9842b
sweet-potato | roasted-sweet-potato | #c2552b
beetroot | *bulb #7a1440 | #7a1440
radish | *bulb #d6224f | #d6224f
turnip-juice | *bulb #6b1440 | #6b1440
turnip-pink | *fingers #e0507a #f08aa8 | #d6336c
cucumber | cucumber | #3f8a3a
courgette | cucumber l-.2 w.82 | #2f6b2f
gherkin | cucumber h-30 l-.08 | #6a8a2a
gherkin-dill | cucumber h-38 l-.16 x3 | #5a7a24
pickle-mix | *gems #8fae4a #e8750c #f2efe0 #c8321f | #7a9a2f
pickle-chunk | *cubes #7a4a1e #8f5a24 | #6b3a14
eggplant | eggplant h14 s.7 l-.42 | #5b2a86
bell-pepper | bell-pepper | #3f9a4a
red-pepper | bell-pepper H2 s2 l.1 | #c8281f
yellow-pepper | bell-pepper H44 s2.2 l.2 | #e0a81b
scotch-bonnet | bell-pepper H24 s2.2 l.16 x3 | #e0851b
peppers-mix | = red-pepper yellow-pepper bell-pepper | #c8402b
hot-pepper | hot-pepper h14 | #c22a1f
red-chilli | hot-pepper h18 x3 | #b3201f
green-chilli | hot-pepper h130 @300-360 x3 | #4f8f2a
chilli-flake | *heap #b3201f #d9542b #e8b04a flake | #b5301f
okra | *fingers #6a9a3f #7fae4f pointed | #5f8f3a
mushroom | brown-mushroom H28 s.5 l.45 | #9a7a5a
mushroom-white | brown-mushroom H34 s.4 l.66 x3 | #a89a8a
brown-mushroom | brown-mushroom H22 s.85 x3 | #7a4f3a
broccoli | broccoli | #2f8a5a
cauliflower | broccoli H46 s.45 l.66 | #b5a878
spinach | leafy-green | #2f7a3f
leafy | leafy-green | #3f8a3f
lettuce | leafy-green h-12 s1.2 l.2 | #6aa83a
iceberg | *head #bfe09a | #7fb04a
cabbage | *head #b5d68a | #7aa84a
red-cabbage | *head #6b2a5a | #6b2a5a
savoy | *head #4f8a4a | #3f7a3a
pakchoi | leafy-green h-4 l.14 w.8 | #4f9a4a
rocket | herb h22 l-.16 | #3f7a2a
salad | leafy-green h-10 l.1 | #4f9a3a
parsley | herb l-.1 | #3f7a2a
herb | herb | #4f8a3a
dill | *sprig #6a9a4a soft | #5a8a3f
thyme | *sprig #7a8a4a | #6a7a3a
rosemary | *sprig #4b7a5a | #4b7a5a
basil | *leaves #3f8f34 | #2f7a2a
mint | *leaves #35a06a | #1f8a5a
sage | *leaves #8aa07a | #6a805a
bay-leaf | *leaves #6f7a2f | #5f6a24
vine-leaf | maple-leaf h125 s.7 l-.28 | #4f7a2a
sprouts | = iceberg cabbage iceberg | #6a9a3a
peas | *heap #6fae2f #7fbf3f big | #4f9a2a
pea-pod | pea-pod | #3f8f2f
mangetout | pea-pod l.14 x3 | #5f9a3a
green-beans | *fingers #4f8f2f #5fa03f thin | #3f7f2a
soya-bean | pea-pod h-24 l.16 | #7a9a3a
sweetcorn | ear-of-corn | #e0a81b
ear-of-corn | ear-of-corn | #e0a81b
mixed-veg | = carrot pea-pod ear-of-corn | #4f8a2f
squash | *squash #e0a04a | #d9822b
pumpkin | *pumpkin #e8750c | #e8750c
artichoke | *artichoke #7f9a5a | #6a8a4a
yam | roasted-sweet-potato h20 s.5 l-.2 | #7a5a3a
plantain | banana h22 l-.06 | #8a9a2a
avocado | avocado | #5a7a2a
green-salad | green-salad | #4f8a2f
bamboo | pine-decoration | #4f8a4a
red-apple | red-apple | #c8242f
green-apple | green-apple | #6aa82a
yellow-apple | green-apple h-36 | #c9a82a
pear | pear | #8aa82a
peach | peach | #ee7f4c
nectarine | peach h-14 l-.06 | #d9542b
apricot | peach h10 x3 | #ee9a2b
plum | *fruit #5b2a6b | #5b2a6b
quince | *fruit #e0c02b | #c9a01b
lychee | *fruit #e0607a | #c9405a
cherries | cherries | #b3122f
strawberry | strawberry | #d21f3f
raspberry | *drupe #d02a66 | #b81f56
blackberry | *drupe #3a2350 | #3a2350
blueberries | blueberries | #4b4ba8
blackcurrant | blueberries h24 l-.4 | #3f2460
cranberry | blueberries h112 s1.1 | #b3142f
berry-mix | = strawberry blueberries raspberry | #8f1f56
grapes | grapes | #4f2f8a
red-grapes | grapes h75 @200-330 | #9a2a4a
white-grapes | grapes h-165 l.12 @200-330 | #8fa83a
lemon | lemon | #e0b81b
lime | lime | #5fa82a
tangerine | tangerine | #f08a12
grapefruit | tangerine h-22 l.08 | #ee6a5a
fruit-mix | = peach pineapple cherries | #e08a2b
mango | mango | #f09a12
pineapple | pineapple | #e8a81b
coralito-fruit | tropical-drink | #e8750c
banana | banana | #f0b81b
kiwi-fruit | kiwi-fruit | #6a9a2a
coconut | coconut | #6b4a36
melon | melon | #8aae5a
watermelon | watermelon | #d6304a
pomegranate | *crowned #b3203c | #a3142f
fig | *crowned #5a2f5f #b5305a #f0d0c0 fig | #5a2f5f
date | *balls #6b3a1e #7a4726 #5a2f18 | #6b3a1e
raisin | *heap #4a2436 #5a2f40 oval | #4a2436
raisin-gold | *heap #c98a2f #b5761f oval | #b5761f
tamarind | *fingers #7a4a2a #8a5530 | #6b3a1e
ackee | *fruit #e0452b | #d9402b
olive | olive | #6a7a2a
black-olive | olive s.3 l-.62 | #2f2a3a
ginger-root | ginger-root | #b5823a
sunflower | sunflower | #e0a81b
sunflower-yellow | *blossoms #f5d01b #e0a01b | #e0b01b
sunflower-seed | *heap #2b2a2a #e8e0d0 #4a4644 oval | #3a3a3a
mustard | *blossoms #f5cc1b #c98a12 | #c9941b
elderflower | *blossoms #fffaf0 #d9d07a | #8aa84a
vanilla | *blossoms #fff3d0 #d9a83a | #c9a03f
rose | rose | #c2255c
lavender | hyacinth | #7a5bb5
flower | cherry-blossom | #d6558c
palm-oil | palm-tree | #c2451b
wheat | sheaf-of-rice | #c9963a
malt | sheaf-of-rice h-8 l-.14 | #a8641e
barley | *heap #d9c49a #c9b07f grain | #b59a5a
vinegar-barley | sheaf-of-rice h-12 l-.18 | #8a4f1e
rice | cooked-rice | #b5202f
brown-rice | cooked-rice h26 s.6 l-.2 | #8a5a2b
oats | bowl-with-spoon h180 s.55 | #b5823a
red-lentils | *heap #e0642b #ee7a3f | #d9562b
green-lentils | *heap #7a8a3a #8a9a4a | #6a7a2f
yellow-lentils | *heap #e8b82b #f0c84a | #d9a41b
chickpeas | *heap #e3c08a #d9b27a big | #c9a05a
white-beans | *heap #f4ecd8 #e8dcc0 big oval | #a89a6a
red-beans | *heap #8a2a2a #7a2030 big oval | #8a2430
black-beans | *heap #2f2a30 #3a343c big oval | #2f2a30
speckled-beans | *heap #d9b090 #a8604a #e8cdb0 big oval | #a8604a
broad-beans | *heap #9a7a4a #b08f5a big oval | #7a5f34
baked-beans | beans h26 s1.4 l.16 | #e0701b
buckwheat | *heap #7a4f2a #8f6136 | #7a4f2a
bulgur | *heap #c98f3f #b57f30 | #b5782b
couscous | *heap #ecd08a #e0c074 | #c99a3a
orzo | *heap #ecc874 #e0b85f grain | #c9963a
bran | *heap #a8642f #b5773f flake | #9a5a24
cornmeal | *powder #f2cc4a | #e0ac1b
sesame | *heap #f2e2b8 #e8d29a oval | #c9a45a
peanut | peanuts | #b5823a
almond | *beans #b5713a almond | #a8643a
hazelnut | chestnut | #7a4526
cashew | *nuts #f0d9a8 cashew | #c9963a
pistachio | *nuts #8fae4a pistachio | #7a9a3a
walnut | *nuts #c99a64 | #8a5f36
nut-mix | = peanut almond hazelnut | #9a6a36
mustard-seed | *heap #d9a83a #b5822b #7a5a24 | #b5822b
seed-brown | *heap #8a6a3a #9a7a4a grain | #7a5a2f
seed-tan | *heap #d0b07a #c0a068 oval | #a8864a
peppercorn | *heap #2f2823 #4a3f36 | #2f2823
powder-white | *powder #f4f1ea | #7a8a94
powder-red | *powder #b3321f | #a82a1a
powder-orange | *powder #d9581b | #c94f14
powder-brown | *powder #8a5a34 | #7a4a24
powder-tan | *powder #c9a468 | #a8813f
turmeric | *powder #e8a812 | #d99412
cinnamon | *rolls #a8602f #7a3f1e | #8f4a1e
nutmeg | *balls #8a5f3f #9a6f4a three | #7a4f2f
cardamom | *fingers #8fae5a #9dbc68 pointed | #6a8a3a
star-anise | *rosette #7a4526 | #7a4526
coffee-bean | *beans #5a3420 | #4a2a1a
tea-leaf | leaf-fluttering-in-wind h-40 | #3f7a3a
truffle | *balls #2f2723 #3f342e three | #2f2723
`
