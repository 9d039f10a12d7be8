/** Turkish synonyms, in the form that `synonyms.ts` describes. Turkish letters and plain endings need no separate entries. */
export const turkishSynonyms = `
# Süt ürünleri ve yumurta
süt = milk; tam yağlı süt = whole milk; yarım yağlı süt, yarım yağlı = semi skimmed milk; yağsız süt, light süt = skimmed milk; uzun ömürlü süt = uht milk
badem sütü = almond; yulaf sütü = oat drink; soya sütü = soya drink; hindistan cevizi sütü = coconut milk; süt tozu = milk powder
tereyağı = butter; tuzsuz tereyağı = unsalted butter; margarin = sunflower spread, baking spread, spreadable; krema, kaymak = cream; ekşi krema = soured cream; krem şanti = whipping cream, whipped cream
yoğurt = yoghurt; süzme yoğurt = suzme yoghurt, greek yoghurt; peynir, peyniri = cheese; beyaz peynir = greek salad cheese
kaşar, kaşar peyniri = kasar cheese; hellim = hellim, halloumi; labne = labne, soft cheese; krem peynir = soft cheese; çökelek, lor = cottage cheese
keçi peyniri = goats cheese; rende peynir, rendelenmiş peynir, rendelenmiş = grated; çedar = cheddar; parmesan = parmesan, hard cheese
yumurta, yumurtalar = egg; sütler = milk; gezen tavuk yumurtası = free range egg; bıldırcın yumurtası = quail egg; dondurma = ice cream; buz = ice cube
# Et, tavuk, balık
et = meat, beef, lamb; tavuk, piliç = chicken; tavuk eti = chicken; göğüs, göğsü = breast; tavuk göğsü = chicken breast; tavuk but, tavuk butu = chicken thigh, chicken drumstick; fileto = fillet; kanat = wing
but, butu = thigh, drumstick, leg; kalça = thigh; baget = drumstick; ciğer = liver; arnavut ciğeri = liver; bütün tavuk = whole chicken; pirzola = chop; hindi = turkey; ördek = duck
kıyma = mince; dana = beef; dana eti, sığır = beef; dana kıyma = beef mince; kuzu = lamb; kuzu eti = lamb; kuzu kıyma = lamb mince; incik = shank; keçi = goat
biftek = steak; antrikot = rib eye; bonfile = fillet steak; kontrfile = sirloin; kaburga = rib; gerdan = lamb; kuşbaşı = diced; kavurma = diced beef; şiş = shish, skewer
pastırma = pastirma; salam = salam, salami; sosis = sosis, frankfurter, hot dog; jambon = ham; köfte = kofte, meatball; hamburger köftesi = beef burger
döner = doner; döner eti = doner kebab; adana, kebap = kebab, doner; balık = fish; somon = salmon; füme somon = smoked salmon; füme = smoked
levrek = sea bass; çipura = sea bream; uskumru = mackerel; ton balığı, ton = tuna; sardalya, hamsi = sardine, anchovy; morina, mezgit = cod, haddock
karides = prawn; kalamar = squid; midye = mussel; istiridye = oyster; yengeç = crab; deniz ürünleri = seafood; ringa = herring; ançüez = anchovy
# Meyve ve sebze
soğan = onion; kuru soğan = brown onion; kırmızı soğan, mor soğan = red onion; taze soğan, yeşil soğan = spring onion; arpacık = shallot; sarımsak = garlic
patates = potato; kıvırcık patates = curly fries; tatlı patates = sweet potato; taze patates = new potato; havuç = carrot; turp = radish; pancar = beetroot; kereviz = celery; şalgam = turnip, salgam; pırasa = leek
domates = tomato; çeri domates = cherry tomato; doğranmış domates = chopped tomato; soyulmuş domates = peeled tomato; konserve domates, domates konservesi = chopped tomato, peeled plum tomato; salça, salçası = salcasi, tomato puree
domates salçası = domates salcasi, tomato puree; biber salçası = biber salcasi; acı biber salçası = biber salcasi hot; tatlı biber salçası = biber salcasi mild; biber = pepper; kırmızı biber = red pepper; yeşil biber, sivri biber = green pepper, green chilli
dolmalık biber = green pepper; acı biber = chilli; salatalık, hıyar = cucumber; salatalık turşusu = pickled cucumber, gherkin; turşu = pickle, tursu; kornişon = gherkin
marul, göbek marul = lettuce; roka = rocket; ıspanak = spinach; patlıcan = aubergine; kabak = courgette, pumpkin; bal kabağı = pumpkin, butternut squash; mantar = mushroom
brokoli = broccoli; karnabahar = cauliflower; lahana = cabbage; kırmızı lahana = red cabbage; brüksel lahanası = sprout; bamya = okra; taze fasulye = green bean
maydanoz = flat leaf parsley; kuru maydanoz = parsley; nane = mint; dereotu = dill; kişniş = coriander; fesleğen = basil; biberiye = rosemary; defne yaprağı = bay leaves; zencefil = ginger
fasulye = bean; kuru fasulye = white bean, cannellini, haricot, butter bean; barbunya = kidney bean; nohut = chickpea; mercimek = lentil; kırmızı mercimek = red lentil
yeşil mercimek = green lentil; bezelye = pea; mısır = sweetcorn, corn; bakla = broad bean, ful medames; börülce = black bean; avokado = avocado; kuşkonmaz = asparagus
elma = apple; armut = pear; muz = banana; limon = lemon; portakal = orange; mandalina = easy peeler, mandarin; greyfurt = grapefruit; çilek = strawberry
üzüm = grape; karpuz = watermelon; kavun = melon; nar = pomegranate; incir = fig; kayısı = apricot; şeftali = peach; erik = plum; kiraz = cherry; vişne = sour cherry
ahududu = raspberry; yaban mersini = blueberry; böğürtlen = blackberries; ananas = pineapple; hindistan cevizi = coconut; ayva = quince; hurma = date; kivi = kiwi
kuru üzüm = sultana, raisin; kuru kayısı = dried apricot; kuru meyve = dried fruit; meyve = fruit; sebze = vegetable; dondurulmuş, donmuş = frozen; garnitür = mixed vegetable
# Kuru gıda ve baharat
şeker = sugar; toz şeker = granulated sugar; küp şeker, kesme şeker = sugar cube; pudra şekeri = icing sugar; esmer şeker = demerara sugar; tuz = salt
karabiber = black pepper; pul biber = isot pepper, crushed chilli; toz biber, kırmızı toz biber = paprika, chilli powder; kimyon = cumin; tarçın = cinnamon; kekik = oregano, thyme
sumak = sumac; zerdeçal = turmeric; baharat = spice, seasoning, masala; köri = curry; susam = sesame; çörek otu = black sesame; yenibahar = all purpose seasoning
un, unu = flour; mısır unu = polenta, cornmeal; tam buğday unu = wholemeal flour; nişasta = cornflour, starch; irmik = polenta, couscous; maya = yeast; kabartma tozu = baking powder
karbonat = bicarbonate soda; vanilya = vanilla; kakao = cocoa powder; galeta unu = breadcrumb; puding = custard, pudding; jöle = jelly; yulaf = oat
pirinç = rice; baldo pirinç = baldo rice; pilavlık bulgur = bulgur coarse; ince bulgur, köftelik bulgur = bulgur fine; makarna = pasta, macaroni, spaghetti, penne, fusilli
şehriye = sehriye, vermicelli; erişte = noodle, tagliatelle; çorba = soup; mercimek çorbası = lentil soup; domates çorbası = tomato soup; et suyu, tavuk suyu = stock cube, bouillon
yağ, yağı = oil; sıvı yağ, bitkisel yağ = vegetable oil, sunflower oil; ayçiçek yağı, ayçiçek = sunflower oil; zeytinyağı, zeytin yağı = olive oil; teneke zeytinyağı = olive oil tin; kızartma yağı = frying oil
sızma zeytinyağı = extra virgin olive oil; kanola = rapeseed oil; mısır yağı = vegetable oil; sirke = vinegar; elma sirkesi = cider vinegar; üzüm sirkesi = wine vinegar
ketçap = ketchup; mayonez = mayonnaise; hardal = mustard; sos, sosu = sauce; acı sos = hot sauce, chilli sauce; soya sosu = soy sauce; nar ekşisi = pomegranate molasses
zeytin = olive; siyah zeytin = black olive; yeşil zeytin = green olive; yaprak, asma yaprağı = vine leaves; sarma, dolma = stuffed vine leaves; konserve = tin
reçel, reçeli = jam; çilek reçeli = strawberry jam; bal = honey; pekmez = molasses; tahin = tahini; fıstık ezmesi = peanut butter; fındık ezmesi, fındık kreması = hazelnut spread; mısır gevreği = corn flake
# Ekmek, tatlı, içecek
ekmek, ekmeği = bread, sliced white; somun = bread; hamburger ekmeği = burger bun; sandviç ekmeği, rol ekmek = roll, bun; tost ekmeği = sliced white; pide = pide, pitta
lavaş = lavas, tortilla; milföy = puff pastry; poğaça, çörek = scone; kruvasan = croissant; kek = cake; yaş pasta = cake; börek = borek; krep = pancake
çikolata = chocolate; sütlü çikolata = milk chocolate; bitter çikolata = dark chocolate; bisküvi = biscuit; kurabiye = cookie, biscuit; gofret = wafer; cips = crisp, tortilla chip; patates cipsi = potato crisp; sakız = gum
patates kızartması, parmak patates = chip, fries; kızartmalık patates = chipping potato, chip, fries; soğan halkası = onion ring; şekerleme = mint, toffee, chew; akide = toffee; helva = halva
fıstıklı = pistachio; cevizli = walnut; fıstık = pistachio, peanut; antep fıstığı = pistachio; yer fıstığı = peanut; ceviz = walnut; badem = almond; fındık = hazelnut; kaju = cashew
kuruyemiş = mixed nut; ay çekirdeği, çekirdek = aycekirdegi, sunflower seed; patlamış mısır = popcorn; kraker = cracker
çay = tea; siyah çay = black tea; poşet çay, demlik poşet = tea bag; yeşil çay = green tea; elma çayı = apple tea; kahve = coffee; türk kahvesi = turkish coffee
çekirdek kahve = espresso bean; hazır kahve, granül kahve = instant coffee; sıcak çikolata = hot chocolate; su = water; şişe su = still water; maden suyu, soda = mineral water, sparkling water, soda water
kola = cola; gazoz = lemonade; limonata = lemonade; meyve suyu = juice; portakal suyu = orange juice; elma suyu = apple juice; vişne suyu = sour cherry nectar
şalgam suyu = salgam; enerji içeceği = energy drink; içecek = drink; bira = lager; şarap = wine; şurup = syrup
# Ev ve paket servis
tuvalet kağıdı = toilet roll, toilet tissue; kağıt havlu = kitchen towel, hand towel; havlu = towel; peçete = napkin; mendil = tissue; ıslak mendil = wipe
çöp torbası, çöp poşeti = refuse sack, bin liner; poşet, torba = carrier bag, bag; atlet poşet = vest carrier bag; kese kağıdı, kağıt torba = paper bag, kraft bag; streç film, streç = cling film
folyo, alüminyum folyo = foil; pişirme kağıdı, yağlı kağıt = parchment, greaseproof; eldiven = glove; önlük = apron; bardak = cup; çift cidarlı = double wall; tek cidarlı = single wall; karton bardak, kağıt bardak = hot cup
plastik bardak = water cup; kapak = lid; kap, saklama kabı, paket kabı = container; kutu = box, can; pizza kutusu = pizza box; hamburger kutusu = burger box; tabak = plate
çatal = fork; bıçak = knife; kaşık = spoon; pipet = straw; karıştırıcı = stirrer; kürdan = skewer; şiş çubuğu = skewer; rulo, yazar kasa rulosu = till roll
bulaşık deterjanı = washing up liquid; bulaşık makinesi tableti = dishwasher tablet; çamaşır deterjanı = washing powder, laundry detergent; çamaşır tozu = washing powder; deterjan = detergent, washing powder
yumuşatıcı = fabric conditioner; çamaşır suyu = bleach; cam temizleyici, cam sil = glass cleaner; yağ çözücü = degreaser; yüzey temizleyici = surface cleaner; temizlik = cleaner
sünger, bulaşık süngeri = scouring pad; bez = cloth; paspas = mop; kova = bucket; sabun = soap; sıvı sabun = hand soap; şampuan = shampoo; duş jeli = shower gel; kolonya = sanitiser
diş macunu = toothpaste; diş fırçası = toothbrush; tıraş bıçağı = razor; ped = sanitary towel; bebek bezi = nappies; çakmak = lighter; kibrit = match; pil = batteries; ampul = bulb; mum = candle
kedi maması = cat food; köpek maması = dog food; mama = cat food, dog food; kedi kumu = cat litter; mangal kömürü, kömür = smokeless; oda kokusu = air freshener
# Nereden: the country, which the other names of the bird do not mean
turkey = türkiye
# Nasıl
kırmızı = red; yeşil = green; siyah = black; beyaz = white; büyük = large; küçük = small; orta = medium; taze = fresh; dilimli = sliced; doğranmış = chopped, diced; kemiksiz = boneless
bütün = whole; tatlı = sweet; acı, acılı = hot; tuzlu = salted; tuzsuz = unsalted; acısız = mild; sade = plain; glutensiz = gluten free; helal = halal; kuru = dried; light = light, diet; kiloluk = kg
# Neden ve ne halde
toz, tozu = powder; püre, püresi = puree; ezme, ezmesi = paste, spread; turşusu = pickled; çorbası = soup; salata = salad; rus salatası = potato salad; humus = houmous; cacık = tzatziki
kuşbaşı = diced; kuşbaşı et = diced beef, diced lamb; dilim = slice, sliced; halka = ring; parça = piece, chunk; küp = cube; şerit = strip; bütün fileto = fillet; kabuklu = in shell; kabuksuz = peeled
çikolatalı = chocolate; çilekli = strawberry; vanilyalı = vanilla; limonlu = lemon; muzlu = banana; elmalı = apple; kakaolu = cocoa; fındıklı = hazelnut; bademli = almond; susamlı = sesame
peynirli = cheese; sarımsaklı = garlic; soğanlı = onion; naneli = mint; ballı = honey; tavuklu = chicken; etli = meat; sebzeli = vegetable; mantarlı = mushroom; karışık = mixed; baharatlı = spicy, spiced
kızarmış = fried; ızgara = grill; pişmiş = cooked; közlenmiş = roasted; kavrulmuş = roasted; panelenmiş, pane = breaded; marine = marinated; çekilmiş = ground; organik = organic; kafeinsiz = decaf; kolza = rapeseed; şekersiz = sugar free, no added sugar; vejetaryen = vegetarian
bebek maması = baby food; bebek sütü = infant milk; buzlu çay, soğuk çay = iced tea; soğuk kahve = iced coffee; kahve kreması = milk jigger; filtre kahve = filter coffee; çekirdek = seed
limon suyu = lemon; nar suyu = pomegranate; ananas suyu = pineapple juice; milkşeyk = milkshake; tatlandırıcı = sweetener; kağıt tabak = paper plate; tahta kaşık = wooden spoon; tek kullanımlık = disposable
et suyu tableti = stock cube; bulyon = bouillon, stock cube; sebze suyu = vegetable stock; gıda boyası = food colouring; kuru nane = mint
# Birbirinden ayıran
mavi = blue; sarı = yellow; pembe = pink; kahverengi = brown; bordo = burgundy; şeffaf = clear; renkli = colour; koyu = dark; kalın = thick; iri = large, coarse; yuvarlak = round; ağır = heavy duty; pürüzsüz = smooth; güçlü = strong
yağlı süt = whole milk; yağlı = full fat; az yağlı = low fat, half fat; tatlandırılmış = sweetened; çiğ = raw; soyulmuş = peeled; derisiz = skinless; derili = skin on; kemikli = bone in; çekirdeksiz = pitted, seedless; yıkanmış = washed
dökme = loose; kıyılmış = chopped; dilimlenmiş = sliced; doldurulmuş = stuffed; salamura = brine; mikrodalga = microwave; porsiyon, porsiyonluk = portion; saşe = sachet, stick; sprey, spreyi = spray, aerosol
yabani = wild; klasik = classic; orijinal = original; doğal = natural; tropikal = tropical; orman meyveli = mixed berries; karamel, karamelli = caramel; portakallı = orange; ahududulu = raspberry; vişneli = cherry
kayısılı = apricot; şeftalili = peach; zencefilli = ginger; güllü, gül = rose; incirli = fig; kahveli = coffee; zeytinli = olive; domatesli = tomato; fesleğenli = basil; balıklı = fish; ton balıklı = tuna; patatesli = potato
ıspanaklı = spinach; havuçlu = carrot; yaban mersinli = blueberry; üzümlü = raisin; sucuklu = pepperoni; lavanta = lavender; proteinli = protein; kepekli, tam buğday = wholemeal, wholegrain; olgun = mature, ripe
alkolsüz = alcohol free; antibakteriyel = antibacterial; tahta, ahşap = wooden; plastik = plastic; vinil = vinyl; bölmeli = compartment; kulplu = handled; bitkisel = plant, vegetable; sıfır şeker = zero; kolombiya = colombia
taze sıkılmış = squeezed; belçika = belgian; özü, özütü = extract; kuru maya = dried yeast
# Başka adlar
mısır cipsi, mısır çerezi = corn puff; et sosu = gravy; lazanya = lasagne; meyve kokteyli = fruit cocktail; pasta süsü = sprinkle; tatlı sosu = topping sauce; pizza hamuru, hamur topu = dough ball; pizza tabanı = pizza base
mafin = muffin; sporcu içeceği, izotonik = isotonic; sıvı deterjan = liquid detergent; paspas ucu, mop ucu = mop head; kırmızı fasulye = kidney bean; salata sosu = dressing; turta = pie, tart; sorbe = sorbet
kumpirlik patates, fırınlık patates = baking potato; lastik eldiven, bulaşık eldiveni = rubber glove; pamuk = cotton wool; depozito = deposit; enginar = artichoke; deniz tuzu = sea salt; liçi = lychee; kuskus = couscous
kinoa = quinoa; badem ezmesi = marzipan; yoğunlaştırılmış süt = condensed milk; balzamik = balsamic; marmelat = marmalade; elmalı turta = apple pie; kuzu kol = lamb shoulder; kuzu but = leg lamb
brovni = brownie; pandispanya = sponge; mürver = elderflower; kapsül = capsule; balonlu sakız = bubble gum; dezenfektan = sanitiser; banyo temizleyici = bathroom cleaner; yer temizleyici = floor cleaner; fırın temizleyici = oven cleaner
parlatıcı = rinse aid; etiket = label; yemek çubuğu = chopstick; çatal bıçak = cutlery; sos kabı = portion pot; çorba kasesi = soup container; buzdolabı poşeti = food bag; koli bandı = parcel tape; ağrı kesici = paracetamol, ibuprofen
yara bandı = plaster; geyik eti = venison; öküz kuyruğu = oxtail; mısır koçanı = corn cob; bulaşık parlatıcı = rinse aid; tatlı mısır = sweetcorn
`
