export const seedOfSingleLines = 7

/**
 * Lines of customers in English, Polish and Turkish, each a message of its own: text => codes of the products that are right => quantity,
 * or `-` for what nobody wrote. Without a code, nothing is ordered or sold. The codes are those of the demo wholesaler of `seedOfSingleLines`. Written before the reading of them was known.
 */
export const firstSingleLines = String.raw`
2 x box chopped toms 2.5kg => 100007 => 2
3 drums veg oil 20l => 103099 103107 => 3
maris piper 25kg x10 => 340007 => 10
4 sack brown onoins 20k => 340156 340164 => 4
grillhouse beef brgers 6oz 48s => 260971 261038 => -
donner kebab cone 20 kilo x2 => 261114 => 2
garlic mayo 5ltr, 2 of them => 103954 103974 => 2
12in pizza boxs 3 packs => 900521 900526 => 3
1 box wooden chip forks => 901037 901043 => 1
blue roll x 6 => 820746 820752 820758 => 6
Hi hun can i get 2 boxes of large free range eggs thats it for today xx => 180974 180980 180983 180989 180995 180996 => 2
semi skimmed 2ltr x 10 => 180032 180044 => 10
1 case grated mild chedar 2kg bags => 180430 180446 180466 => 1
smoked back bacon 2.27 x4 => 420499 420505 420526 420530 420545 420546 => 4
2 case jam donuts => 500688 500689 => 2
diet cola cans 330ml x2 => 580021 580028 580032 => 2
hexwatt sugarfree 250ml 4 trays => 580338 580343 => 4
cod fillets skinles 10lb x3 => 260578 260592 => 3
cumberland sausge 5lb two packs please => 420587 420592 420606 420607 => 2
avacados box of 18 - need 2 => 340394 => 2
iceburg lettuce 3 boxes => 340244 340248 => 3
pls add one box scotch bonets => 340592 340596 => 1
sonali ginger garlic paste 1kg 2 box => 741329 => 2
micro pilau rice => 101490 101493 101494 => -
no white bread this time, just 6 trays of wholemeal => 500047 500049 500050 500055 500059 => 6
blk nitrile gloves large x2 => 901294 => 2
till rolls 80x80 5 boxes => 901346 901348 901353 901356 => 5
lilla bear nappys sz 4 => 821296 821297 => -
catfood pouches fish mewsley 1 box of 96 => 821480 => 1
thanks hun x => - => -
no onions this week please => - => -
back door is open from 7, ring the bell twice => - => -
07700 900418 => - => -
Unit 4, Mill Lane, Bradford BD7 1QT => - => -
dont send any more of them croissants, nobody buys em => - => -
2 cartons marlboro gold => - => 2
3 cases carling 440ml cans => - => 3
ostrich steaks 2kg => - => -
can you email me the invoice from last tuesday => - => -
patio gas bottle 13kg x1 => - => 1
ogorki kiszone wiadro 3kg x2 => 740892 => 2
kapusta kiszona z marchewka 5 kg => 740916 => -
4 kartony pierogow ruskich => 740935 740937 740942 => 4
pierogi z miesem 2,5kg 1 karton => 740958 => 1
twarog poltlusty 2 kartony => 740824 740831 => 2
smietana 18tka 400g 3 zgrzewki => 740836 => 3
kielbasa slaska 500g karton => 740711 => 1
kabanosy z kurczaka 120 g 2 kart => 740695 => 2
parowki z szynki kilowe 2 karton => 740767 => 2
mąka tortowa worek 25kg - 3 szt => 741023 => 3
zurek w butelkach 500ml 2 zgrzewki => 741041 => 2
hej, dorzuc jeszcze ptasie mleczko 340g dwa kartony => 741069 => 2
wafelki orzechowe 36g x2 pudełka => 741050 => 2
syrop malinowy 420ml 3 zgrz. => 741186 => 3
powidla sliwkowe => 741215 741221 => -
sledzie w smietanie 280g => 741281 => -
Dzień dobry, poproszę 5 zgrzewek wody gazowanej 1,5l => 580474 580490 741202 => 5
ziemniaki na frytki 25kg 8 workow => 340007 340019 340028 => 8
cebula czerwona 10kg => 340170 340177 => -
schab bez kosci => 420427 => -
skrzydelka z kurczaka mrozone 10kg => 260944 => -
olej słonecznikowy 5l 2 kartony => 103048 103063 103075 => 2
plyn do naczyn 5l 1 karton => 820136 820143 820155 820163 820178 820193 820197 820206 => 1
rekawiczki nitrylowe M 10 op => 901261 901265 901282 901283 901292 => 10
zapalniczki 1 karton => 821021 821026 => 1
jajka M z wolnego wybiegu 2 kartony => 181002 181003 181006 181007 181010 181012 181019 => 2
kawa rozp. 500g => 581454 581467 581480 581505 581516 => -
pieczarki brązowe 2 skrzynki => 340561 340565 => 2
cwikla z chrzanem dwie zgrzewki => 740919 => 2
dzieki wielkie, milego dnia => - => -
w tym tygodniu bez ogórków => - => -
dostawa najlepiej w srode przed 10 => - => -
tel. 601 223 344 => - => -
ul. Długa 14/3, wjazd od podwórka => - => -
parowek na razie nie trzeba, mamy jeszcze dwa kartony => - => -
flaki wołowe 2 wiadra => - => 2
tyskie puszka 4 zgrzewki => - => 4
golonka tylna 10kg => - => -
kiedy bedzie faktura za zeszly tydzien? => - => -
i nie przysyłajcie już tego dżemu brzoskwiniowego => - => -
beyaz peynir teneke 17kg 2 adet => 740010 => 2
kasar 2 kiloluk => 740023 => -
suzme yogurt 10 kg kova x4 => 740066 => 4
acili sucuk 250 gr 2 koli => 740104 => 2
donuk lahmacun 3 koli => 740164 740170 => 3
yufka 800lük 2 koli => 740211 => 2
buyuk lavas 5 koli => 740192 740199 => 5
pilavlik bulgur 25kg 2 cuval => 740236 => 2
domates salcası 4.3 kg teneke 6 tane => 740269 => 6
biber salcasi aci 1650 => 740281 => -
nar eksisi 700ml bir koli => 740291 => 1
tahin 10 kg kova => 740304 741617 => -
gemlik zeytin iri 10kg => 740371 => -
kirma yesil zeytin 1,5kg 3 koli => 740383 => 3
salgam acili 1lt 2 koli => 740461 => 2
yaprak sarma 2kg teneke => 740437 => -
fıstıklı baklava 500gr 4 koli => 740512 => 4
demlik poset cay 100 luk => 740624 => -
Selam abi bana 10 koli ayran 250lik yolla => 740645 => 10
visne suyu 1 lt 2 koli => 740660 => 2
kemikli kuzu but 5 adet => 420354 420359 420364 420368 => 5
marine tavuk sis => 420139 420144 420149 420151 => -
patlıcan 3 kasa => 340505 => 3
maydonoz 2 kasa => 340620 340627 340634 => 2
aycicek yagi 5lt 4 koli => 103048 103063 103075 => 4
doner baharatı 5 kg => 105708 105718 => -
45 lik folyo 2 koli => 900937 900953 900968 => 2
camasir suyu 5 lt 2 koli => 820423 820435 820443 820459 => 2
beyaz pecete 33 lük 1 koli => 901145 901147 => 1
sağolasın abi => - => -
bu hafta soğan istemiyoruz => - => -
yarin sabah 8den once gelin lutfen => - => -
0532 111 22 33 => - => -
46 Green Lanes, N16 9ND => - => -
ayran kalsin elimizde var => - => -
yeni raki 70lik 2 koli => - => 2
kokorec 5 kg => - => -
işkembe 10 kg => - => -
gecen haftanin faturasini atar misin => - => -
mercimek gondermeyin bu sefer, depoda cok var => - => -
`
