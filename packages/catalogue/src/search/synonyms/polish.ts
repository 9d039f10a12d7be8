/** Polish synonyms, in the form that `synonyms.ts` describes. Accents and plain endings need no separate entries. */
export const polishSynonyms = `
# Nabiał i jaja
mleko = milk; mleko chude = skimmed milk; mleko półtłuste = semi skimmed milk; mleko pełne, mleko tłuste = whole milk; mleko sojowe = soya drink
mleko owsiane, napój owsiany = oat drink; mleko kokosowe = coconut milk; mleko skondensowane = condensed milk; mleko w proszku = milk powder
masło = butter; maselko = butter portion; masło orzechowe = peanut butter; masło niesolone = unsalted butter; masło solone = salted butter
margaryna = sunflower spread, baking spread, spreadable; śmietana = cream, soured cream; śmietanka = cream; kwaśna śmietana = soured cream, śmietana; bita śmietana = whipped cream, whipping cream
jogurt = yoghurt; jogurt naturalny = natural yoghurt; jogurt grecki = greek yoghurt; maślanka = kefir, ayran; twaróg, twarożek = twarog, cottage cheese
ser = cheese; ser żółty = ser zolty, gouda, cheddar; ser biały = twarog; ser tarty = grated cheddar, grated mozzarella, grated cheese; tarty = grated
ser pleśniowy = blue stilton, brie; ser kozi = goats cheese; serek = soft cheese; serek śmietankowy = soft cheese, mascarpone; parmezan = parmesan, hard cheese
jajko, jajka, jaja = egg; jajka wiejskie, wolny wybieg = free range egg; lody = ice cream; lód, kostki lodu = ice cube
# Mięso i wędliny
mięso = meat, mince, beef, pork; mięso mielone, mielone = mince; mielona wołowina = beef mince; kurczak = chicken; kurczę = chicken; drób = chicken
pierś = breast; piersi = breast; pierś z kurczaka = chicken breast; pierś z indyka = turkey breast; filet = fillet; udko, udo, udka, uda = thigh, drumstick; podudzie, pałka = drumstick; skrzydełko, skrzydła = wing
wątróbka = liver; indyk = turkey; kaczka = duck; wołowina, wołowy = beef; wieprzowina, wieprzowy = pork; cielęcina = beef; jagnięcina, baranina = lamb
żeberka = rib; boczek = bacon, boczek; schab = pork loin; karkówka = pork; golonka = gammon; szynka = ham; kotlet = chop, burger; stek = steak
antrykot = rib eye; polędwica = fillet steak, pork loin; parówka = parowki, frankfurter, hot dog; kiełbasa, kiełbaska = sausage
pasztet = pate; smalec = lard; słonina = lard; wędlina = ham, salami; klopsiki, pulpety = meatball; nugetsy = nugget; hamburger, burger = burger
# Ryby
ryba, ryby = fish; łosoś = salmon; łosoś wędzony = smoked salmon; dorsz = cod; tuńczyk = tuna; śledź = herring; makrela = mackerel; plamiak = haddock
sardynki, szprotki = sardine; krewetki = prawn; kalmary = squid; małże = mussel; ostrygi = oyster; paluszki rybne = fish finger; krab, krabowe = crab
wędzony = smoked; w oleju = in oil; mrożony, mrożone, mrożonki = frozen; pstrąg = salmon; owoce morza = seafood; anchois = anchovy
# Owoce i warzywa
cebula, cebulka = onion; czerwona cebula, cebula czerwona = red onion; dymka, szczypiorek, cebulka dymka = spring onion; szalotka = shallot; czosnek = garlic
ziemniak, kartofle, pyry = potato; młode ziemniaki = new potato; obierane ziemniaki, obrane ziemniaki = peeled potato; bataty = sweet potato; marchew, marchewka = carrot; pietruszka = parsley, parsnip; seler = celery
burak, buraczki = beetroot; rzodkiewka = radish; por, pory = leek; pomidor, pomidory = tomato; pomidorki koktajlowe = cherry tomato
pomidory krojone, krojone pomidory = chopped tomato; pomidory w puszce = chopped tomato, peeled plum tomato; koncentrat pomidorowy, przecier = tomato puree, tomato paste; przecier pomidorowy = passata, tomato puree
ogórek = cucumber; ogórek kiszony, ogórki kiszone, ogórków kiszonych = ogorki kiszone, pickled gherkin; korniszony = gherkin, cornichon; kapusta = cabbage; kapusta kiszona = sauerkraut
sałata = lettuce; lodowa = iceberg; tonik = tonic water; rukola = rocket; szpinak = spinach; brokuł = broccoli; kalafior = cauliflower; brukselka = sprout; fasola = bean
fasolka, fasolka szparagowa = green bean; fasolka po bretońsku, fasolka w sosie = baked bean; groszek, groch = pea; kukurydza = sweetcorn, corn; papryka = pepper, paprika
papryczka = chilli; bakłażan = aubergine; cukinia = courgette; dynia = pumpkin, squash; pieczarki = closed cup mushroom, mushroom; pieczarki brązowe, brązowe pieczarki = chestnut mushroom, portobellini; grzyby = mushroom; awokado = avocado; szparagi = asparagus
imbir = ginger; koperek = dill; kolendra = coriander; bazylia = basil; mięta = mint; natka, natka pietruszki = flat leaf parsley; suszona natka = parsley; zioła = herb; tymianek = thyme; rozmaryn = rosemary
soczewica = lentil; ciecierzyca, cieciorka = chickpea; jabłko = apple; gruszka = pear; banan = banana; cytryna = lemon; limonka = lime; pomarańcza = orange
mandarynki = easy peeler, mandarin; winogrona = grape; truskawka = strawberry; malina = raspberry; jagody, borówki = blueberry; śliwka = plum; wiśnia = cherry
czereśnie = cherries; brzoskwinia = peach; nektarynka = nectarine; morele = apricot; arbuz = watermelon; ananas = pineapple; kokos = coconut; żurawina = cranberry
porzeczka = blackcurrant; rodzynki = sultana, raisin; orzechy = nut; orzeszki, orzeszki ziemne = peanut; orzechy włoskie = walnut; migdały = almond
orzechy laskowe = hazelnut; daktyle = date; słonecznik = sunflower seed; sezam = sesame; owoce = fruit; warzywa = vegetable; warzywa mrożone = frozen vegetable
# Sypkie i przyprawy
cukier = sugar; cukier puder = icing sugar; cukier trzcinowy = demerara sugar; cukier biały, cukier kryształ = granulated sugar; cukier waniliowy = vanilla
sól = salt; pieprz = black pepper, white pepper, ground pepper; czarny pieprz, pieprz czarny = black pepper; przyprawa, przyprawy = seasoning, spice, mixed herbs; cynamon = cinnamon
kminek = cumin; kurkuma = turmeric; gałka muszkatołowa = nutmeg; liść laurowy = bay leaf, bay leaves; majeranek, oregano = oregano; papryka słodka = paprika
mąka = flour; mąka pszenna, mąka tortowa = plain flour, maka tortowa; mąka ziemniaczana = potato starch; drożdże = yeast; proszek do pieczenia = baking powder
soda, soda oczyszczona = bicarbonate soda; bułka tarta = breadcrumb; panierka = breadcrumb, breading; skrobia = cornflour; żelatyna, galaretka = jelly
ryż = rice; ryż biały = long grain rice; ryż jaśminowy = jasmine rice; ryż brązowy = brown rice; kasza = buckwheat, barley, bulgur; makaron = pasta, macaroni, spaghetti, penne, fusilli
makaron nitki = vermicelli; świderki, makaron świderki = fusilli; kluski = noodle, dumpling; płatki owsiane = porridge oat; płatki kukurydziane = corn flake; płatki = corn flake, bran flake, cereal
musli = muesli; miód = honey; dżem = jam; powidła = plum jam; kakao = cocoa powder; budyń = custard, pudding; wiórki kokosowe = desiccated coconut; wanilia = vanilla
olej = oil; olej rzepakowy = rapeseed oil; olej słonecznikowy = sunflower oil; olej roślinny = vegetable oil; frytura, olej do smażenia = frying oil
oliwa, oliwa z oliwek = olive oil; oliwki = olive; ocet = vinegar; ocet jabłkowy = cider vinegar; keczup = ketchup; majonez = mayonnaise; musztarda = mustard
chrzan = horseradish; sos = sauce; sos czosnkowy = garlic mayonnaise; sos sojowy = soy sauce; sos pomidorowy = pasta sauce, tomato ketchup; sos ostry = hot sauce
sos słodko kwaśny = sweet sour sauce; kostka rosołowa, bulion, rosół = stock cube, bouillon; zupa = soup; zupa pomidorowa, pomidorowa = tomato soup
barszcz = beetroot, soup; zupka chińska = instant noodle; konserwa = luncheon meat, corned beef; w puszce = tin; puszka = can, tin; słoik = jar
# Pieczywo, słodycze, napoje
chleb = bread, sliced white; chleb tostowy = sliced white; bułka, bułki = bun, roll, bap; bułki do hamburgerów, bułki hamburgerowe = burger bun; bagietka = baguette; rogal, rogalik = croissant
pączek, pączki = doughnut; ciasto = cake, pastry; ciasto francuskie = puff pastry; tortilla, placek = tortilla; frytki = fries, chip
placki ziemniaczane = potato pancake, hash brown; naleśniki = pancake; pierogi, uszka = pierogi; czekolada = chocolate; ciastka, herbatniki = biscuit, cookie
cukierki, słodycze = mint, toffee, chew, krowki, sweets; krówka = krowki; lizak = lollipop; żelki = gummy bear, jelly babies; guma, guma do żucia = gum
chipsy, chipsów = crisp; solony, solone, solonych = salted; krakersy = cracker; paluszki = stick; baton = bar; wafel = wafer, wafelki; chałwa = halva; kawa = coffee; kawa mielona = ground coffee
kawa rozpuszczalna = instant coffee; kawa ziarnista, kawa w ziarnach = espresso bean; bezkofeinowa = decaf; herbata = tea; herbata czarna = black tea, tea bag
herbata zielona, zielona herbata = green tea; herbata miętowa = peppermint tea; woda = water; woda gazowana, gazowana = sparkling water; woda niegazowana = still water
sok = juice; sok pomarańczowy = orange juice; sok jabłkowy = apple juice; napój = drink; napój energetyczny, energetyk = energy drink; kola = cola
lemoniada = lemonade; syrop = syrup; syrop malinowy = raspberry syrup; piwo = lager; wino = wine; napoje gazowane, gazowane = cola, lemonade
# Do domu i na wynos
papier toaletowy = toilet roll, toilet tissue; ręcznik papierowy, ręczniki papierowe = kitchen towel, hand towel; ręcznik = towel; czyściwo = centrefeed
serwetki = napkin; chusteczki = tissue, wipe; chusteczki mokre, chusteczki nawilżane = wipe; worki na śmieci, worki = refuse sack, bin liner; worek = sack, refuse sack, bin liner, bag
folia spożywcza = cling film; folia aluminiowa = foil; folia = foil, film; papier do pieczenia = parchment; pergamin = parchment, greaseproof
rękawice, rękawiczki = glove; rękawiczki nitrylowe, nitrylowe = nitrile glove; fartuch = apron; kubki, kubek = cup; kubki papierowe = hot cup
wieczka, pokrywki = lid; pojemnik, pojemniki = container, box; pojemniki na wynos, na wynos = container, meal box; pudełko, pudełka, karton = box
pudełka na pizzę, pudełko do pizzy, kartony do pizzy = pizza box; talerze, talerzyki = plate; widelec, widelce = fork; nóż, noże = knife; łyżka, łyżki, łyżeczka, łyżeczki = spoon
słomki = straw; mieszadełka = stirrer; reklamówki, siatki = carrier bag; torby, torba, torebki = bag; torby papierowe = paper bag, kraft bag
płyn do naczyń, płyn do mycia naczyń, ludwik = washing up liquid; proszek do prania = washing powder; płyn do płukania = fabric conditioner
tabletki do zmywarki = dishwasher tablet; zmywarka = dishwasher; wybielacz, domestos = bleach; płyn do szyb = glass cleaner; płyn do podłóg = floor cleaner
odtłuszczacz = degreaser; gąbka, zmywak, druciak = scouring pad; ścierka, ściereczka = cloth; wiadro = bucket; mydło = soap; szampon = shampoo
żel pod prysznic = shower gel; pasta do zębów = toothpaste; szczoteczka = toothbrush; maszynki do golenia = razor; podpaski = sanitary towel; pieluchy, pampersy = nappies
zapalniczka = lighter; zapałki = match; baterie = batteries; żarówka = bulb; świeczki, świece = candle, tealight; karma dla psa = dog food
karma dla kota = cat food; karma = dog food, cat food; żwirek = cat litter; rolki kasowe, rolki do kasy = till roll; odświeżacz = air freshener
# Jakie
czerwony = red; zielony = green; czarny = black; biały = white; duży, duże = large; mały, małe = small; średni = medium; świeży = fresh; krojony = diced, chopped, sliced
cały, cała = whole; słodki = sweet; ostry = hot; wegański = vegan; bezglutenowy = gluten free; suszony = dried; mielony = ground; bez kości = boneless
# Z czego i w jakiej postaci
ziemniaczany = potato; czosnkowy = garlic; serowy = cheese; kukurydziany = corn; pszenny = wheat; żytni = rye; owsiany = oat; kurczakowy = chicken; rybny = fish
drobiowy = chicken, turkey; maślany = butter, brioche; mleczny = milk; śmietankowy = cream, vanilla; waniliowy = vanilla; orzechowy = hazelnut, nut; miętowy = mint
cytrynowy = lemon; jabłkowy = apple; wiśniowy = cherry; brzoskwiniowy = peach; kokosowy = coconut; grzybowy = mushroom; warzywny = vegetable; jarzynowy = vegetable
sałatka = salad; surówka = coleslaw; pasta = paste, spread; przecierany = passata; proszek, w proszku = powder; płatek = flake; kostka = cube; blok = block; w woreczkach = boil in bag; bardzo mocne, bardzo mocny = extra heavy duty; plaster, plastry, w plastrach = sliced, ring
kawałki = piece, chunk; połówki = halves; krążki = ring; paski = strip; panierowany = breaded; smażony = fried; pieczony = roast; gotowany = cooked; marynowany = pickled, marinated
kiszony = pickled, sour; nadziewany = stuffed, filled; bezglutenowa = gluten free; jajko przepiórcze, jajka przepiórcze = quail egg; przepiórczy = quail; cienki, cienkie = skinny; ryż długoziarnisty = long grain rice; długoziarnisty = long grain; niesolony = unsalted; ekologiczny, bio = organic; dla dzieci = baby, kids
napoje = drink; woda smakowa = flavoured water; kawa mrożona = iced coffee; herbata mrożona = iced tea; mleko smakowe = flavoured milk, milkshake; deser = dessert, pudding
jedzenie dla niemowląt, słoiczki = baby food; mleko modyfikowane = infant milk; środki czystości, czystość = cleaner; jednorazowe = disposable; opakowania = box, container
# Short words in the genitive and plural, whose endings change more
mąki, mąkę = flour, mąka; sera, sery, serów = cheese; soli = salt; soku, soki, soków = juice; octu = vinegar; groszku = pea; jabłek, jabłka = apple
lodów, lody = ice cream; krewetek = prawn; bułek = roll, bun; wody = water; kawy = coffee; ryżu = rice; jajek, jaj, jaja = egg; boczku = bacon
frytek = fries, chip; fasoli = bean; oliwek = olive; coli = cola; pieczarek = mushroom; serwetek = napkin; cukru = sugar; ogórków = cucumber; cebuli = onion
# Czym się różnią
niebieski = blue; żółty = yellow; różowy = pink; brązowy = brown; bordowy = burgundy; przezroczysty = clear; kolorowy = colour; gorzka czekolada = dark chocolate; jasny = light
gruby, grube = thick; drobny = fine; okrągły = round; mocny, mocne, wytrzymały = heavy duty, strong; łagodny = mild; pikantny = spicy, hot; gładki = smooth; chrupiący = crunchy, crispy
słodzony = sweetened; niesłodzony = unsweetened; bez cukru = sugar free, no added sugar; chudy = skimmed, low fat; niskotłuszczowy = low fat, half fat; surowy = raw; obrany = peeled
bez skóry = skinless; ze skórą = skin on; z kością = bone in; bez pestek, drylowany = pitted, seedless; łuskany = hulled; myty = washed; luzem = loose; w kostkę, w kostkach = diced; w cieście = battered
w zalewie = brine; do mikrofali, mikrofalowy = microwave; porcja, porcje, porcjowany = portion; saszetka, w saszetkach = sachet, stick; w sprayu = spray, aerosol; składany = v fold; dziki = wild
klasyczny = classic; oryginalny = original; naturalny = natural, plain; tropikalny = tropical; owoce leśne = mixed berries, mixed berry; truskawkowy = strawberry; malinowy = raspberry; pomarańczowy = orange
porzeczkowy = blackcurrant; karmelowy, karmel = caramel; czekoladowy = chocolate; bananowy = banana; kawowy = coffee; migdałowy = almond; pistacja, pistacjowy = pistachio; cebulowy = onion; bekonowy = bacon
marchewkowy = carrot; imbirowy = ginger; sezamowy = sesame; kakaowy = cocoa; jagodowy = blueberry; lawendowy, lawenda = lavender; sosnowy = pine; słodowy = malt; proteinowy, białkowy = protein; paprykowy = paprika
pełnoziarnisty, razowy = wholemeal, wholegrain; dojrzały = mature, ripe; bezalkoholowy = alcohol free; antybakteryjny = antibacterial; uniwersalny = all purpose; drewniany = wooden; plastikowy = plastic; papierowy = paper
gumowy = rubber; winylowy = vinyl; kolumbia, kolumbijski = colombia; belgijski = belgian; dwuścienny, podwójna ścianka = double wall; jednościenny, pojedyncza ścianka = single wall
# Dalsze nazwy
świeże ogórki, zielone ogórki = cucumber; pasta orzechowa = peanut butter; dżemik = jam portion, jam; masełka, porcje masła = butter portion; ręczniki składane, ręczniki papierowe składane = hand towel
sos pieczeniowy = gravy; barwnik = food colouring; ekstrakt = extract; ekstra = extra; posypka = sprinkle; gofr = waffle; polewa = topping sauce; kulki ciasta = dough ball; spód do pizzy = pizza base; muffinki, babeczki = muffin
izotonik, izotoniczny = isotonic; płyn do prania = laundry detergent; czerwona fasola = kidney bean; biała fasola = cannellini bean, butter bean; ogon wołowy = oxtail; pęczak = pearl barley; cukier drobny = caster sugar
sól morska = sea salt; dressing, sos sałatkowy = dressing; hummus = houmous; ziemniaki do pieczenia = baking potato; ziemniaki na frytki = chipping potato; bajgiel, bajgle = bagel; tarta, tartaletki = tart
końcówka do mopa, wkład do mopa = mop head; waciki = cotton wool; dezodorant = deodorant; kaucja = deposit; karczochy = artichoke; liczi = lychee; kuskus = couscous; komosa = quinoa; marcepan = marzipan
mleko zagęszczone = condensed milk, evaporated milk; ocet winny = wine vinegar; ocet balsamiczny = balsamic vinegar; sos tatarski = tartare sauce; farsz, nadzienie = stuffing, filling; szałwia = sage; marmolada = marmalade
różyczki = floret; sernik = cheesecake; szarlotka = apple pie; kruszonka = crumble; rumsztyk = rump steak; udziec = leg; łopatka = shoulder; mostek = brisket; dziczyzna = venison; szarpana wieprzowina = pulled pork
labraks, okoń morski = sea bass; dorada = sea bream; biszkopt = sponge; kwiat czarnego bzu, czarny bez = elderflower; kapsułki = capsule; lukrecja = liquorice; guma balonowa = bubble gum; grejpfrut = grapefruit
granat = pomegranate; figi = fig; jeżyny = blackberries; dynia piżmowa = butternut squash; kolby kukurydzy = corn cob; mydło w płynie = hand soap; płyn do dezynfekcji, żel do dezynfekcji = sanitiser
nabłyszczacz = rinse aid; płyn do łazienki = bathroom cleaner; płyn do piekarnika = oven cleaner; papier śniadaniowy = greaseproof paper; torebki foliowe = food bag; pojemniki na sosy = portion pot; tacki na frytki = chip tray
patyczki do szaszłyków = skewer; pałeczki = chopstick; sztućce = cutlery; etykiety = label; taśma pakowa = parcel tape; tabletki przeciwbólowe = paracetamol, ibuprofen; czosnkowe masło = garlic butter
`
