export const englishSynonyms = `
# Short for
veg = vegetable; chkn, chk, ckn, chick = chicken; brst, bst = breast; flt = fillet; thi = thigh; bnls = boneless
tom, toms = tomato; spud, spuds = potato; cauli = cauliflower; cuke, cuc, cue = cucumber; avo = avocado; pots = potato
semi, s skim, s skimmed, ss milk, semi skim = semi skimmed; skim milk = skimmed milk; fat free = 0 fat, skimmed
mozz = mozzarella; parm = parmesan, hard cheese; ched = cheddar; marg = margarine; yog, yoghourt = yoghurt
spag = spaghetti; spag bol = bolognese; mac = macaroni; mac cheese = macaroni cheese; lasagna = lasagne
mayo = mayonnaise; evoo = extra virgin olive oil; ev olive oil = extra virgin olive oil; veg oil = vegetable oil
gran sugar = granulated sugar; castor = caster; sr flour, s r flour = self raising flour; bicarb = bicarbonate
evap = evaporated; choc = chocolate; oj = orange juice; ww = wholemeal; decaff = decaf; lrg, lge, lg = large; med = medium
sml, sm = small; xl = x large; dbl = double; crm = cream; whl = whole; slcd = sliced; frz, frzn, frozn = frozen
blk = black; sz = size; grtd = grated; bbl = bottle; btl, btls = bottle; cans = can; pk = pack; asst = assorted; std = standard; org = organic
gf = gluten free; df = dairy free; vgn = vegan; veggie = vegetable, vegetarian, meat free; pmp = price marked, pm
antibac = antibacterial; liq = liquid; tabs = tablet; wul, washing up liq, wash up liquid, wash up liq = washing up liquid
sfc = southern fried chicken; peri, piri, piri piri = peri peri; bbq ~ barbecue ~ barbeque; s v = salt vinegar; c o = cheese onion
# Other names of food
full fat milk, blue top, blue milk = whole milk; green top, green milk = semi skimmed milk; red top = skimmed milk
long life milk = uht milk; milk pots, milk portions = milk jigger; squirty cream, spray cream = aerosol cream; sour cream = soured cream
soya milk, soy milk = soya drink; oat milk = oat drink; plant milk = oat drink, soya drink; soy = soya; soya sauce = soy sauce
dried coriander = ground coriander; dried oregano = oregano; dried basil = basil; dried rosemary = rosemary
margarine = sunflower spread, baking spread, spreadable; yogurt ~ yoghurt; pizza cheese = mozzarella; feta = greek salad cheese, beyaz peynir
cream cheese = soft cheese; cheese single, cheese slice = burger cheese; grated parmesan, parmesan grated = grated hard cheese
hummus, humus, houmus, hommus = houmous; rasher = bacon; banger = sausage; sausage ~ kielbasa; hot dog = frankfurter; hotdog = hot dog
cumin powder = ground cumin; coriander powder = ground coriander; cinnamon powder = ground cinnamon; ginger powder = ground ginger; turmeric powder = ground turmeric
mince beef, minced beef, ground beef = beef mince; minced = mince; beefburger = beef burger; patty, pattie = burger, patties
quarter pounder, 1 4 lb = 4oz, quarter pound; goujon = chicken strip, nugget; drum = drumstick; shawarma = doner; kebab ~ doner
donner, donar = doner; calamari = squid; shrimp ~ prawn; pilchard = sardine; tuna fish = tuna; kipper = smoked mackerel
chip ~ fries; french fries = fries, chip; chunky chip = thick cut chip; steak cut = thick cut; jacket potato = baking potato
petit pois = petits pois; salad leaves = leaf salad; scallion = spring onion; capsicum = pepper; bell pepper = pepper; cilantro = coriander
courgette ~ zucchini; aubergine ~ eggplant ~ brinjal; okra ~ bhindi; lady finger, ladies finger = okra; rocket ~ arugula; swede = parsnip
satsuma, clementine, tangerine, mandarin, mandarine = easy peeler, mandarin; beet = beetroot; bok choy = pak choi; garbanzo = chickpea
tinned, canned = tin; tinned tuna, canned tuna, tin tuna, tuna tin = tuna chunk; tinned tomato, tinned tom, canned tomato, tin tomato, tin tom, can tomato, tomato tin, tomato can = chopped tomato, peeled plum tomato; tomato paste ~ tomato puree; tomato concentrate = tomato puree; butter bean ~ lima bean; bean = fasulye
spam = luncheon meat; cup soup, cup a soup, cuppa soup = soup cup; pot noodle = noodle pot; super noodle = instant noodle; rice stick = rice noodle
dhal, daal, dahl = dal; masoor = red lentil; besan = gram flour; atta = chapatti flour; chapati, roti = chapatti; maida = plain flour
00 flour = tipo 00; rotli = chapatti; shredded lettuce = shredded iceberg; jeera = cumin; jeera whole, whole jeera, whole cumin = cumin seed; haldi, haldi powder = turmeric; dhania = coriander; dhania powder = ground coriander; jeera powder = ground cumin; mirch powder = chilli powder; methi = fenugreek; mirch = chilli; elaichi = cardamom
chili, chilly = chilli; chilli flake, chili flake, red chilli flake = crushed chilli, isot pepper; all spice = all purpose seasoning
brown sugar = demerara sugar; sugar sachet = sugar stick; sweetener ~ saccharin; baking soda = bicarbonate soda; mixed spice = mixed herbs
ketchup ~ catsup; red sauce, tommy k, tomato sauce = tomato ketchup; hp sauce, hp = brown sauce; worcester = worcestershire; tartar = tartare
sriracha ~ rooster sauce; bisto = gravy; oxo, bouillon = stock cube, bouillon; marmite, bovril = yeast extract; branston = chunky pickle
heinz beanz, beanz = baked bean; lea perrins = worcestershire sauce; colmans = english mustard; hellmanns = mayonnaise; nandos = peri peri
philadelphia = soft cheese; lurpak = butter, spreadable; flora = sunflower spread; anchor = butter; cathedral = cheddar; babybel = gouda
weetabix = wheat biscuit; coco pops = chocolate rice pops; rice crispies, rice krispies = crisped rice; cheerios = honey hoop
quaker, readybrek = porridge; nutella = hazelnut chocolate spread; lotus, biscoff = biscuit spread; yorkshire pud = yorkshire pudding
bread = sliced white, wholemeal sliced; loaf = sliced white, wholemeal sliced, seeded batch, sourdough; brown bread, brown loaf = wholemeal sliced
wrap = tortilla; pita = pitta; nan = naan; papad, papadum, popadom = poppadom; bap ~ roll ~ bun; sub roll = sub; french stick = baguette
donut = doughnut; cupcake = muffin; gateau = cake; lolly = lollies; ice lolly = ice lollies; hundreds thousand = sprinkle
kitkat = wafer bar; mars = nougat caramel bar; snickers = peanut caramel bar; dairy milk, cadbury, cadburys = milk chocolate bar; twix = caramel bar
maltesers, crunchie = honeycomb; haribo = gummy bear; polo = mint; trebor = strong mint; after eight = mint thin; wrigleys = gum
candy = sweets, chew; sweets = chew, toffee, jelly babies, wine gum, pastille; pringle = stacked crisp; walkers, crips = crisp; chip shop vinegar = chip shop condiment, malt vinegar; dorito = tortilla chip
oreo = sandwich biscuit; hobnob = digestive, oat bar; rich tea = tea biscuit; cookie ~ biscuit; ritz, tuc = cracker; chewing gum = gum
# Drinks
coke, coca cola, pepsi = cola; coke zero, pepsi max = cola zero; diet coke, coke light, diet pepsi = diet cola; pop, soda pop = cola, lemonade
7up, 7 up, sprite = lemonade; fanta, tango = orange can, orangeade; vimto = grape soda, fizzy; lilt = tropical; schweppes = tonic, ginger ale
red bull, monster, relentless = energy drink; lucozade = glucose drink, energy drink; powerade = sports drink; ribena = blackcurrant squash, blackcurrant drink, blackcurrant nectar
evian, buxton = still water; fizzy water, soda water = sparkling water, soda water; squash ~ cordial
dilute juice = squash; builders tea, t bag, tbag, pg tips, tetley, yorkshire tea = tea bag; nescafe, kenco = instant coffee
lavazza = espresso; coffee bean = espresso bean; ovaltine, horlicks = malted milk; cadbury hot chocolate, hot choc = hot chocolate, drinking chocolate; hot chocolate = drinking chocolate
slimline = light; af, non alcoholic, no alcohol = alcohol free; beer = lager; prosecco, champagne = sparkling wine; lassi = ayran; innocent = smoothie; frijj = milkshake
# How much
1pt, 1 pt, 1 pint = 500ml, 568ml; 2pt, 2 pt, 2 pint = 1l, 1.13l, 1.136l; 4pt, 4 pt, 4pts, 4 pts, 4 pint = 2l, 2.27l, 2.272l; 6pt, 6 pt, 6pts, 6 pts, 6 pint = 3l, 3.4l
a10, a10 tin, a10 can = 2.5kg, 2.55kg, 2.6kg, 2.62kg
# Not to eat
loo roll, bog roll, toilet paper, loo paper, bog paper, andrex = toilet roll, toilet tissue; toilet roll ~ toilet tissue
kitchen roll, kitchen paper, plenty = kitchen towel; blue roll ~ centrefeed ~ centre feed; c fold, z fold = v fold; paper towel = hand towel, kitchen towel
kleenex = facial tissue; serviette = napkin; tin foil, tinfoil, aluminium foil, kitchen foil = foil; baking paper, parchment paper = parchment
cling wrap, film wrap, stretch film, food wrap, shrink wrap, saran = cling film
bin bag ~ bin liner ~ refuse sack; rubbish bag, black bag, black sack, garbage bag, trash bag, waste bag, dustbin bag = refuse sack, bin liner
carrier ~ carrier bag; brown paper bag = kraft bag; brown bag = kraft bag; takeaway bag = kraft bag, carrier bag; sandwich box = sandwich wedge
takeaway container, takeaway box, take away = container, meal box, microwave container; doggy bag = meal box; clam shell, clamshell = hinged box
paper cup, coffee cup, takeaway cup = hot cup; plastic cup = water cup, smoothie cup; pint glass = pint; tub = container, pot
cutlery = fork, knife, spoon, cutlery; toothpick = skewer; kebab stick = skewer; burger stick = skewer
domestos = bleach; fairy, fairy liquid = washing up liquid; dish soap = washing up liquid; ariel, persil, daz, bold = washing powder, detergent
comfort, lenor, softener, fabric softener = fabric conditioner; finish = dishwasher; cif = cleaner; dettol, antibac spray = antibacterial cleaner; flash = floor cleaner
window cleaner = glass cleaner; hand wash, handwash = hand soap; sanitizer = sanitiser; scourer = scouring pad; brillo = scouring pad
j cloth, jcloth = j cloth, cleaning cloth; marigold = rubber gloves; latex glove, disposable glove = vinyl glove, nitrile glove; pinny = apron
till roll ~ thermal roll; pdq roll, card roll, receipt roll = card machine roll, till roll; sellotape, packing tape = parcel tape
light bulb, lightbulb = bulb; lighter ~ clipper; bic = lighter, razor; nappy, pampers, diaper = nappies; nurofen = ibuprofen; calpol, panadol = paracetamol
plaster ~ band aid; sanitary pad, pad = sanitary towel; kitty litter = cat litter; whiskas, felix = cat food; pedigree = dog food
febreze, glade = air freshener; coal = smokeless; fire wood, firewood = kindling; candle ~ tealight
foot long, footlong = 12in
# Where it comes from
italian = italy; spanish = spain; french = france; greek = greece; dutch = netherlands; german = germany; irish = ireland; indian = india; thai = thailand
chinese = china; british, english = united kingdom; danish = denmark; belgian = belgium
`
