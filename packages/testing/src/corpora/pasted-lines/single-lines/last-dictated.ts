/**
 * Lines of the same people as `dictatedSingleLines`, written and measured after what those had shown was mended.
 */
export const lastDictatedSingleLines = String.raw`
morning can we get 2 sacks chipping potatoes markies 25kg => 340019 => 2
passata with basil, 500g, 2 trays => 100124 => 2
swap the vegetable oil for extended life 20l x 4 => 103017 103025 103035 => 4
jalepenos sliced big tub 3kg x2 => 100629 => 2
pineapple juice litre 1 case => 580625 => 1
2 bxs uht semi skim litres => 180077 180098 => 2
scotch eggs 24s one box => 181264 => 1
coleslaw, the 5 kilo one, 2 => 181352 => 2
uh three boxes of hash brown triangles => 260124 260128 260142 260146 => 3
put us down for ten bags of self raising 1.5kg => 102163 102172 => 10
sausage rolls 8 inch 50s x1 => 261222 261240 => 1
catering foil 18" 3 rolls => 900932 900937 900949 900953 900965 900968 => 3
carrot cake, 14 slice, 2 => 500727 500734 => 2
gloves, nitrile, black, large 4 boxes => 901294 => 4
custard powder 3kilo x 2 => 102885 => 2
frozen garden peas 907g 12 bags => 260166 260187 260202 => 12
streaky bacon smoked catering pack 2.27 x 3 => 420549 420555 420567 420572 => 3
lamb chops loin 10kg => 420389 420391 => 10
we dont need any scampi this week => - => -
red split lentels 2kg 6 => 101931 101942 => 6
kitchen roll 24s 2 => 820717 820725 820741 => 2
cheese n onion crisps multipack 24x6 1 case => 660494 => 1
replace ready salted with prawn cocktail 48s 2 boxes => 660502 => 2
ginger beer 500ml case of 12 => 580253 580260 => -
brzoskwinie w puszce 820g 6 szt => 100651 100669 100676 => 6
mleko kokosowe 2,9l 3 puszki => 741453 741467 741476 => 3
ser mozzarella, blok, 2,5kg, 2 szt => 180625 180628 180632 180635 180640 180644 => 2
zamiast frytek grubych cienkie 6mm 2,5kg 3 kartony => 260049 260056 260068 260074 => 3
gołąbki 900g zgrzewka => 740932 => 1
kefir litr 6 sztuk => 740853 => 6
powidła śliwkowe 290g 12 szt => 741215 => 12
makrela wędzona 300g 10 sztuk => 741296 => 10
dwa kartony bułki tartej => 741040 => 2
eee trzy zgrzewki wody niegazowanej 1,5 => 580429 580449 580460 741194 => 3
krówki 2,5 kg wiaderko 1 => 741086 => 1
serwetki czerwone 33cm karton 2 => 901155 901157 => 2
worki na śmieci 200 szt bardzo mocne 1 => 820845 820860 820886 => 1
pieczarki krojone w puszce 2,5 kg x 6 => 100536 100555 => 6
oliwa z oliwek 5l puszka 2 szt => 103184 103205 103223 103235 103241 103246 103255 103258 103268 103281 => 2
kajzerek nie trzeba => - => -
sos czosnkowy litr 6 butelek => 103946 103958 103969 103987 => 6
szynka konserwowa 455g 12 szt => 740787 => 12
labne 2,75 kg kova 2 adet => 740048 => 2
pastırma dilimli 500 gr 6 paket => 740119 => 6
yeşil zeytin kırma 1,5 kg 6 => 740383 => 6
ballı değil sade helva 5 kg 1 teneke => 740533 => 1
karışık lokum 3 kg 2 kutu => 740506 => 2
pide ramazan yirmilik 3 koli => 740189 => 3
beş kilo közlenmiş biber => 740439 740440 => -
ketçap yerine mayonez 10 litre 2 kova => 103794 103812 103827 => 2
ince bulgur 5 kg 4 torba => 740247 => 4
ayva reçeli 380 gr 12 kavanoz => 740584 => 12
çam balı 850 gr yarım koli => 740600 => 3
petibör bisküvi 800 gr 1 koli => 740570 => 1
salam, dana, kiloluk, 6 adet => 740129 => 6
kuzu incik 10 kilo => 420374 420375 420381 420388 => 10
streç film 45 cm 4 adet => 900880 900883 900893 900896 900917 => 4
karton bardak 12oz çift cidarlı 500lü 1 koli => 900052 900078 => 1
bu hafta simit istemiyoruz => - => -
mercimek çorbası 400 gr 12 kutu => 101216 => 12
`
