/**
 * Lines of a corner shop, a chef and a takeaway in the form of `firstSingleLines`, with descriptions behind commas, swaps, sizes in words and
 * dictation. Written before the reading of them was known.
 */
export const dictatedSingleLines = String.raw`
tomatoes, chopped, big tins x6 => 100007 => 6
peas, garden, frozen 2.5k - 2 boxes => 260163 260184 260196 => 2
plum tomatos 400g 2 cs => 100078 100086 100096 100101 => 2
beans, red kidney, 800g tins, 1 case => 100268 100286 100290 => 1
oj litre cartons 2 cases => 580564 580581 => 2
litre bottles of soda water, one case => 581002 581016 => 1
apple juice litre x 12 => 580590 580603 580616 => 12
swap the cola for diet cola 330 cans 3 cases => 580021 => 3
instead of the plain flour send self raising 16kg x 2 => 102156 102169 => 2
chana daal 20kg => 101957 => -
chana daal 20kg x 3 => 101957 => 3
loo roll 36s x2 => 820678 => 2
clingfilm 18in 2 => 900880 900883 900893 900896 900917 => 2
tin foil 12 inch wide x 3 => 900921 900928 900944 900947 900956 900960 => 3
pizza boxs 12in white 1 pack of 100 => 900521 900526 => 1
um two boxes of salted butter and that's it => 180275 180281 180286 180292 180297 180299 => 2
can i get uh four bags of basmati the ten kilo => 101274 101292 101300 => 4
yeah put me down for six bottles of the thick bleach 2 litre original => 820418 820440 820458 => 6
three trays of eggs large free range the fifteen dozen => 180974 180980 180989 180995 => 3
sliced mushrooms 2.5kg tins x 6 => 100536 100555 => 6
marg, the sunflower one 2kg x 6 => 180363 => 6
vinegar brown, 5l, 1 box => 103295 103310 103316 => 1
chip shop vinegar drum 20l => 103323 => -
curry sauce mix 2.27kg tubs 4 => 104170 104176 104184 104187 => 4
gluten free batter mix 3.5kg 2 bags => 102285 102305 => 2
gravy granuals beef 2kg x3 => 104383 104413 => 3
tom ketchup squeezy 910 x 6 => 103395 103408 103426 => 6
ketchup sachets box of 200 1 => 103433 103438 => 1
mayo 10ltr tub 1 => 103794 103812 103827 => 1
burger cheese slices 112s 2 => 180525 => 2
grated mozz/cheddar 80 20 2kg 3 bags => 180473 180506 => 3
halal pepperoni 1kg x 4 => 181191 181202 => 4
doner cone 15kg x2 => 261112 => 2
100 pcs veg samosas => 261298 261304 261308 261313 261314 261321 => -
chips 14mm 2.5kg 5 boxes => 260002 260016 => 5
cheesecake, new york, 16 slice, 2 => 261717 261727 => 2
crossaints curved 60s 1 box => 500598 500620 => 1
burger buns seeded 4 inch 48 x 3 => 500162 500173 500185 => 3
thick white sliced bread 800 x 16 => 500004 500020 500033 => 16
drinking choc 2kg x 2 => 581565 581581 581593 => 2
tea bags catering 1100s two boxes => 581178 581194 => 2
coffee beans house blend 1kg 8 bags => 581392 581395 581423 581425 => 8
oat milk barista 1 case => 180226 180227 180244 180249 => 1
crisps, ready salted, box of 32, x4 => 660442 => 4
salt n vinegar crisps 48s x 2 => 660475 => 2
cola bottles sweets 1kg bags x 2 => 660213 660235 => 2
energy drinks sugar free 500ml 2 cases => 580349 580351 => 2
still water 500 24s 10 cases => 580428 580444 580458 => 10
post mix diet coke 10l 1 => 580287 => 1
orange squash 5l nas x2 => 580767 580820 => 2
tonic light 200ml one case => 580977 => 1
red onions sack 10kg, 2 => 340170 => 2
spuds maris 25kg x 8 => 340007 => 8
lettuce iceburg x 12 => 340244 340248 => 12
lemons 120s 1 box => 340806 => 1
garlic 5kg loose x1 => 340189 => 1
chillies green bullet 3kg 1 => 340588 => 1
bunch coriander x 20 => 340608 => -
chicken wings 3 joint 10 kilo => 420081 420082 420090 420095 => 10
beef mince 90% 10kg => 420292 420297 420299 420318 420325 => 10
bacon back smoked 2.27 x 6 => 420499 420505 420526 420530 420545 420546 => 6
lamb shanks 10 kg => 420374 420375 420381 420388 => 10
cod fillets skinless 10lb box 3 => 260578 260592 => 3
raw king prawns 16/20 1kg x 5 => 260653 260682 => 5
scampi, wholetail, 1kg, two bags => 260650 => 2
vinyl gloves large powder free 1 case => 901214 901220 901248 => 1
blue roll 6pk x 4 => 820746 820752 820758 => 4
black bags heavy duty 200s 1 => 820828 820852 820877 => 1
washing up liquid, catering, the 20 litre drum, one please => 820199 820212 => 1
coffee cups 12oz double wall, 500, 2 boxes => 900052 900078 => 2
lids for 12oz cups white 90mm 1000 => 900131 900136 => -
no 6a foil containers box of 1000 x1 => 900542 900565 900582 => 1
till rolls 80x80 2 boxes => 901346 901348 901353 901356 => 2
dog food, chicken in jelly, 400g tins, 2 trays => 821430 821445 => 2
swap semi skimmed for whole milk 2L, 4 please => 180005 180018 => 4
no more of the salted peanuts ta => - => -
dont bother with the crumpets this week => - => -
replace the vanilla ice cream with choc 4l x 2 => 261603 261613 => 2
rather than long grain can we have basmati 5kg, 3 bags => 101280 101286 101294 101298 101304 101308 => 3
pomidory, krojone, duże puszki x6 => 100007 => 6
ananas plastry 3,05kg 2 kartony => 100689 100702 100712 => 2
kiełbasa śląska 500g 3 kartony => 740711 => 3
zamiast coli cola zero puszki 330 2 zgrzewki => 580034 => 2
zamień mleko pełne na półtłuste 2l 6 szt => 180032 180044 => 6
pół kartonu keczupu 910g => 103395 103408 103426 => 3
pol kartonu grenadyny 1l => 580935 => -
sok jabłkowy litr 2 zgrzewki => 580590 580603 580616 => 2
smietana 18 400g 12 szt => 740836 => 12
twaróg półtłusty kilo x 6 => 740831 => 6
ogórki kiszone 3kg wiadro 2 => 740892 => 2
pierogi z mięsem, 2,5kg, dwa kartony => 740958 => 2
kapusta kiszona 900g 1 zgrzewka => 740906 => 1
mąka tortowa kilo 20 sztuk => 741019 => 20
kasza gryczana 5kg 4 worki => 740992 741004 => 4
parowki z szynki 250g 2 kartony => 740756 => 2
kabanosy wieprzowe 120g 20 szt => 740683 => 20
ser żółty gouda w plastrach 135g 2 kartony => 740860 => 2
masło extra 200g x 20 => 740878 => 20
delicje pomarańczowe 2 kartony => 741104 => 2
woda gazowana 1,5 6 zgrzewek => 580474 580490 741202 => 6
oranżada czerwona butelki 0,5 2 zgrzewki => 741209 => 2
chusteczki nawilżane dla dzieci 80 2 kartony => 820822 => 2
płyn do naczyń 20l jeden => 820199 820212 => 1
rękawiczki winylowe L 3 op => 901214 901220 901248 => 3
papier toaletowy 36 rolek 4 paczki => 820678 => 4
frytki proste 10mm 2,5kg trzy kartony => 260025 260034 260042 => 3
cebula czerwona 10kg worek x2 => 340170 => 2
ziemniaki na frytki maris piper 25 kg 5 workow => 340007 => 5
filet z piersi kurczaka 20 kg => 420005 420012 420019 420021 420023 420030 => 20
skrzydełka kurczaka mrożone 10kg 1 karton => 260944 => 1
olej do smażenia 20l 3 szt => 103017 103025 103035 => 3
oliwki zielone bez pestek 4,2kg 3 puszki => 104735 104768 => 3
tunczyk w oleju 1,7kg 6 puszek => 100881 => 6
kukurydza konserwowa 340g zgrzewka 2 => 100467 100478 100486 => 2
ryż jaśminowy 20kg worek 1 => 101392 101408 => 1
makaron spaghetti 5kg 4 paczki => 101531 101545 101555 => 4
cukier trzcinowy demerara 500g 10 szt => 102479 => 10
herbata miętowa 20 torebek 12 op => 581309 => 12
yyy dwie zgrzewki lemoniady w puszce => 580053 580055 580059 => 2
śledzi w oleju 4kg wiaderko jedno => 741270 => 1
nie potrzebuję rolmopsów => - => -
zamiast masła solonego niesolone 250g 40 szt => 180305 180312 180318 180321 180328 180329 => 40
pączki z dżemem 40 szt karton jeden => 500689 => 1
domates, doğranmış, büyük teneke 6 => 100007 => 6
kola yerine diyet kola 330 3 koli => 580021 => 3
tuzlu tereyağı yerine tuzsuz 5kg 2 tane => 180313 180323 => 2
litrelik ayran 2 koli => 740653 => 2
yarım koli nar ekşisi 330ml => 740289 => 6
sucuk acılı 400 gr 10 adet => 740107 => 10
simit kırklık 2 koli => 740183 => 2
on kilo süzme yoğurt => 740066 => -
beyaz peynir 800 gr 6 tane => 740004 740016 => 6
taze kaşar 400gr 12 adet => 740017 => 12
lavaş büyük 10x10 3 koli => 740199 => 3
yaprak sarma 2kg 6 kutu => 740437 => 6
salamura yaprak 10 kg bidon 1 => 740426 => 1
turşu karışık 1,6kg 2 koli => 740407 => 2
şalgam acılı 1lt 12 şişe => 740461 => 12
antep fıstıklı lokum 1 kg 6 => 740482 => 6
cevizli baklava 500gr 1 koli => 740521 => 1
kakaolu helva 800lük 6 adet => 740542 => 6
biber salçası tatlı 4,3 kg 3 teneke => 740277 => 3
köftelik bulgur kilo 12 paket => 740240 740254 => 12
arpa şehriye 500gr yarım koli => 740255 => 10
türk kahvesi 250 gr 12 adet => 740638 => 12
demlik poşet çay 100lü 2 koli => 740624 => 2
maden suyu sade 6lı 3 koli => 740672 => 3
vişne suyu litrelik 12 tane => 740660 => 12
kayısı nektarı küçük 200 ml 1 koli => 740663 => 1
ayçiçek yağı 5 litre 6 bidon => 103048 103063 103075 => 6
kızartma yağı 20 lt 4 teneke => 103017 103025 103035 => 4
pirinç baldo 5 kilo 3 torba => 101459 => 3
döner konisi 20 kg 1 adet => 261114 => 1
tavuk kanat 10 kilo => 260944 260948 420068 420074 420081 420082 420085 420087 420090 420095 => 10
kuzu kıyma 5 kg => 420397 420402 => 5
soğan 20 kg çuval 3 tane => 340156 340164 => 3
patates kızartmalık 10mm 2.5kg 4 koli => 260025 260034 260042 => 4
limon kasa 120lik 2 => 340806 => 2
maydanoz 12 demet => 340627 => -
çöp torbası siyah 20li 10 rulo => 820835 820848 820855 820867 820880 => 10
eldiven nitril siyah L 2 koli => 901294 => 2
bulaşık deterjanı 20 litre bir tane => 820199 820212 => 1
peçete beyaz 33cm 1 koli => 901145 901147 => 1
pizza kutusu 12 inç 2 paket => 900521 900526 => 2
baklavaya gerek yok => - => -
yumurta 180lik 2 koli orta boy => 181002 181007 => 2
tahin 10 kg kova bi tane => 740304 741617 => 1
`
