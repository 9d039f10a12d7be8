/**
 * Messages of shops, takeaways, restaurants, caterers and schools in English, Polish and Turkish, in the form of `englishMessages`. Written
 * before the reading of them was known.
 */
export const shopAndKitchenMessages = String.raw`
# shop-whatsapp-export
29/11/2026, 07:14 - Anwar Metro Stores: Morning, order for Tuesday please => -
29/11/2026, 07:14 - Anwar Metro Stores: 2 cases energy drink sugar free 500ml => sugar free energy drink.*500ml ; 2 b
29/11/2026, 07:15 - Anwar Metro Stores: still water 500ml x 4 => still water 24 x 500ml ; 4 a
29/11/2026, 07:15 - Anwar Metro Stores: prawn cocktail crisps 1 box => prawn cocktail crisps ; 1 b
29/11/2026, 07:16 - Anwar Metro Stores: <Media omitted> => -
29/11/2026, 07:17 - Anwar Metro Stores: kitchen roll 2 packs => kitchen towel ; 2 a
29/11/2026, 07:18 - Anwar Metro Stores: and cat food tuna tins 1 case => tuna cat food tins ; 1 b
29/11/2026, 07:18 - Anwar Metro Stores: AA batteries 1 outer => AA batteries ; 1 b
29/11/2026, 07:19 - Anwar Metro Stores: bubblegum 1 => bubble gum ; 1 a
29/11/2026, 07:21 - Priya Provender: Got it thanks Anwar 👍 => -
# shop-bullets
Hi guys, can we get these tomorrow: => -
• Semi skim 2L – 4 => semi skimmed milk.*2l ; 4 a
• Whole milk 1L – 2 cases => ^(?!.*uht).*whole milk.*8 x 1l ; 2 b
• Thick white sliced 800g – 3 trays => thick sliced white.*800g ; 3 b
• Wholemeal 800g – 1 tray => wholemeal medium sliced.*800g ; 1 b
• Free range med eggs 6s – 1 => free range medium eggs.*30 x 6 ; 1 a
• Choc digestives – 2 => milk chocolate digestives ; 2 a
• Ibuprofen 16s – 1 outer => ibuprofen.*16 ; 1 b
• Nappies size 4 – 2 => nappies, size 4 ; 2 a
• Washing powder 10kg – 1 => washing powder.*10kg ; 1 a
• Cat litter 10 litre – 3 => cat litter.*10l ; 3 a
# shop-sms
Hi its Dev from Star News. Pls send 1 box jelly babies 190g, 1 box wine gums, 2 boxes choc buttons white, 1 bx lighters. ta => jelly babies.*190g ; 1 b || wine gums ; 1 b || chocolate buttons bag, white ; 2 b || disposable lighters ; 1 b
# takeaway-chicken
10kg wings frozen x3 => chicken wings, frozen.*10kg ; 3 a
breading 12.5 kg x 2 => chicken breading.*12.5kg ; 2 a
boxes FC3 x 2 => chicken boxes.*fc3 ; 2 a
skinny fries 2.5kg 6 boxes => ^(?!.*skin on).*skinny fries.*2.5kg ; 6 b
veg oil 20 ltr x 4 drums => vegetable oil drum.*20l ; 4 a
burger cheese slices 2 => burger cheese slices ; 2 a
4 oz beef burgers 48s x 3 => beef burgers,? 4oz.*48 ; 3 a
Peri peri sauce hot 1 litre – 6 bottles => hot peri-peri sauce.*1l ; 6 p
portion pots 2oz w/ lids 1 box => portion pots 2oz ; 1 b
no coleslaw this time => no
salt sachets 1 => salt sachets ; 1 a
# takeaway-pizza-telegram
[28.11.2026 22:41] Gino Forno: ciao Pat for monday => -
[28.11.2026 22:41] Gino Forno: 00 flour 25kg x 4 => pizza flour tipo 00.*25kg ; 4 a
[28.11.2026 22:41] Gino Forno: pizza sauce 4.1 kg 2 case => ^(?!.*spiced).*pizza sauce.*4.1kg ; 2 b
[28.11.2026 22:42] Gino Forno: mozz/cheddar 80/20 2kg 5 cases => mozzarella & cheddar 80/20.*2kg ; 5 b
[28.11.2026 22:42] Gino Forno: pepperoni sliced 1kg 6 => ^(?!.*halal).*pepperoni, sliced.*1kg ; 6 a
[28.11.2026 22:43] Gino Forno: mushrooms 2.27kg 1 => mushrooms.*2.27kg ; 1 a
[28.11.2026 22:43] Gino Forno: black olives sliced 4.2kg 1 tin => black olives, pitted, sliced.*4.2kg ; 1 p
[28.11.2026 22:44] Gino Forno: 12" pizza boxes 3 bundles => pizza boxes 12in ; 3 a
[28.11.2026 22:44] Gino Forno: tripods 1 => pizza tripods ; 1 a
[28.11.2026 22:45] Gino Forno: grazie => -
# restaurant-email
From: Hannah Price <hannah@saltandvine.example> => -
Sent: Sunday, 29 November 2026 23:12 => -
To: orders@provender.example => -
Subject: Salt & Vine order Monday => -
Hi team, => -
Please could we have the following for Monday AM: => -
2 x sirloin steaks 10oz => sirloin steaks, 10oz ; 2 a
1 x lamb shanks => lamb shanks ; 1 a
3 x double cream 2L => double cream.*2l ; 3 a
1 box vine tomatoes 5kg => vine tomatoes.*5kg ; 1 a
2 x rocket 500g => rocket.*500g ; 2 a
1 x flat parsley 1kg => flat leaf parsley.*1kg ; 1 a
1 x dijon 1kg => dijon mustard.*1kg ; 1 a
half a dozen aubergines => aubergines ; 6|0 a
4 bottles EVOO 1 litre => extra virgin olive oil.*1l ; 4 p
2 x goats cheese logs 1kg => goats cheese log.*1kg ; 2 a
Many thanks => -
Hannah Price => -
Head Chef | Salt & Vine | 14 Quay Street, Bristol BS1 4XX => -
T 0117 496 0123 => -
# restaurant-indian-whatsapp
[29/11/2026, 21:03:50] Rahim Kitchen: Basmati 10 kg 5 bag => basmati rice.*10kg ; 5 a
[29/11/2026, 21:04:02] Rahim Kitchen: red lentil 20kg 1 => red split lentils.*20kg ; 1 a
[29/11/2026, 21:04:20] Rahim Kitchen: besan 20kg 1 => gram flour.*20kg ; 1 a
[29/11/2026, 21:04:31] Rahim Kitchen: ghee 12.5 - 1 tin => vegetable ghee.*12.5kg ; 1 a
[29/11/2026, 21:04:45] Rahim Kitchen: jeera whole 1kg 2 => cumin seeds.*1kg ; 2 a
[29/11/2026, 21:04:58] Rahim Kitchen: haldi 1kg 1 => ground turmeric.*1kg ; 1 a
[29/11/2026, 21:05:10] Rahim Kitchen: onion 20kg 3 bags => brown onions.*20kg ; 3 a
[29/11/2026, 21:05:22] Rahim Kitchen: dhania fresh 2 box => ^(?!.*(ground|seeds)).*coriander (10 x 100g|12 each|1 x 1kg) ; 2 a
[29/11/2026, 21:05:40] Rahim Kitchen: chicken breast 10 kg 2 box => chicken breast fillets.*10kg ; 2 b
[29/11/2026, 21:06:01] Rahim Kitchen: poppadom plain 5kg 1 => poppadoms.*plain.*5kg ; 1 a
[29/11/2026, 21:06:15] Rahim Kitchen: mango chutney 2.5kg 4 tub => mango chutney.*2.5kg ; 4 p
[29/11/2026, 21:06:30] Rahim Kitchen: paneer finish? if yes 1 case => paneer ; 1? b
# restaurant-chinese-list
Jasmine rice 20kg    2 => jasmine rice.*20kg ; 2 a
Light soy 4.5L       1 cs => light soy sauce.*4.5l ; 1 b
Oyster sauce 2.27kg  2 => oyster sauce.*2.27kg ; 2 a
Prawn crackers 2kg   3 => prawn crackers.*2kg ; 3 a
Spring rolls veg 100s 2 => vegetable spring rolls.*100 ; 2 a
King prawns raw 26/30 1kg  5 => king prawns.*26/30.*1kg ; 5 a
Sweet n sour sc 2.2kg 1 cs => sweet & sour sauce.*2.2kg ; 1 b
Bamboo shoots A10 1 cs => bamboo shoots ; 1 b
Egg noodles med 3kg  2 => medium egg noodles.*3kg ; 2 a
Bean sprouts - => ask
Hoi sin 2.3kg 2 => hoisin sauce.*2.3kg ; 2 a
Foil containers no 2 x 1000 - 1 => foil containers no. 2 1 x 1000 ; 1 a
Foil lids no.2 - 1 => foil lids no. 2 ; 1 a
# caterer-email-reply
Morning both, => -
- 3 boxes brioche burger buns (48s) => brioche burger buns.*1 x 48 ; 3 a
- 2 x 10kg new potatoes => new potatoes.*10kg ; 2 a
- salmon sides trimmed, 4 => salmon side, trimmed ; 4 a
- 6 kg mixed leaf => mixed leaf salad ; 6 a
- 2 trays of strawberries => strawberries ; 2 a
- 5 litres double cream => double cream ; 5? a
- sourdough x 12 loaves => white sourdough ; 12 p
- salted butter portions, 2 boxes => butter portions ; 2 b
- profiteroles 1 x 100 => profiteroles.*100 ; 1 a
- elderflower pressé 750ml, 3 cases => elderflower pressé.*750ml ; 3 b
- white napkins 2 ply, 1 case => white napkins ; 1 b
Please don't send the cheesecake this time. => no
Kind regards, => -
Tom => -
On Fri, 27 Nov 2026 at 10:02, Provender Sales <sales@provender.example> wrote: => -
> Hi Tom, do you want the 12 cheesecakes again? => -
> Thanks, Sales => -
# school-kitchen-table
Item	Size	Qty => -
Fish fingers cod	60s	4 => fish fingers, cod.*6 x 60 ; 4 a
Baked beans reduced sugar	840g	2 => baked beans.*reduced sugar.*840g ; 2 a
Garden peas	2.5kg	3 => ^(?!.*water).*garden peas.*2.5kg ; 3 a
Sweetcorn frozen	2.5kg	2 => sweetcorn kernels.*2.5kg ; 2 a
Penne	3kg	2 => ^(?!.*gluten).*penne rigate.*3kg ; 2 a
Grated mild cheddar	1kg	6 => grated mild cheddar.*1kg ; 6 a
Custard powder	3kg	1 => custard powder.*3kg ; 1 a
Orange juice cartons	200ml	2 => orange.*juice.*200ml ; 2 a
Apples gala	18kg	1 => gala apples.*18kg ; 1 a
Semi skimmed milk	2L	6 => semi skimmed milk.*2l ; 6 a
Blue roll	6	2 => blue centrefeed rolls ; 2 a
# school-kitchen-email
Dear all, => -
Please find our order for next week. => -
Mince beef 90% 2.5kg - 4 => beef mince 90%.*2.5kg ; 4 a
Chicken thighs boneless 2.5kg - 3 => chicken thighs, boneless.*2.5kg ; 3 a
Meat free mince 1kg - 6 bags => meat free mince.*1kg ; 6 p
Lasagne sheets 3kg - 2 => ^(?!.*egg).*lasagne sheets.*3kg ; 2 a
Jacket potatoes 60s - 2 boxes => baking potatoes, 60s|baking potatoes.*60 ; 2 a
Natural yog 5kg - 1 => natural yoghurt.*5kg ; 1 a
Strawberry jelly - 1 case => strawberry jelly ; 1 b
Sunflower spread 2kg - 6 tubs => sunflower spread.*2kg ; 6 p
Wholemeal bread - 5 => wholemeal medium sliced ; 5 a
Vegan nuggets - 2 x 1kg => vegan nuggets.*1kg ; 2 a
Regards => -
Mrs J Okafor, Catering Manager => -
# voice-cafe
hi there it's emma from the daily grind can i order for tomorrow please two boxes of oat milk barista one litre four double choc muffins um one box of all butter croissants sixty and three carrot cakes oh and a case of twelve ounce double wall cups thanks very much => oat drink, barista.*1l ; 2 b || double chocolate muffins ; 4 a || all butter croissants.*60 ; 1 b || carrot cake ; 3 a || double wall hot cups 12oz ; 1 b
# voice-pub
Hello mate. Right. Can I have twelve steak and kidney pies. Two boxes of scampi four five four. One malt vinegar five litre. Three bags of chipping potatoes twenty five kilo maris piper. And five dripping twelve and a half kilo. Cheers. => steak & kidney pies ; 12 a || malt vinegar.*5l ; 1 a || maris piper.*25kg ; 3 a || beef dripping.*12.5kg ; 5 a
# cafe-sums
panini not needed => no
flapjack traybake 1+1 for sat => flapjack traybake ; 2|1? a
croissants curved 60s 2 + 1 extra => croissants, curved.*60 ; 3|2 a
house blend beans 1kg 3+3 => house blend espresso beans.*1kg ; 6|3 a
vanilla syrup 700ml 2 btls and caramel 2 btls => vanilla coffee syrup.*700ml ; 2 p || caramel coffee syrup ; 2 p
earl grey envelopes 200 x1 => tea envelopes, earl grey.*200 ; 1 a
stirrers 10,000 x 1 => wooden stirrers.*1 x 10000 ; 1 a
brown sugar sticks 1 => ask
sugar sticks white 1000 => sugar sticks 1 x 1000 ; 1 a
choc brownie tray x2 => chocolate brownie traybake ; 2 a
# pub-imperial
8 oz rump x 10 => rump steaks, 8oz ; 10 a
quarter pounders veggie 1 box => vegetable burgers quarter pound ; 1 b
10 lb cod fillets skinless x 2 => cod fillets, skinless.*4.54kg ; 2 a
6 inch hot dog rolls 1 case => hot dog rolls 6in ; 1 b
5lb bag pork sausages 8s thick x 4 => thick pork sausages 8s.*2.27kg ; 4 a
onion rings battered 1kg 6 => battered onion rings.*1kg ; 6 a
2 gallon ketchup => tomato ketchup ; 0 a
1 pint glasses plastic 1 box => plastic pint glasses ; 1 b
brown sauce catering 4kg 1 => brown sauce.*4kg ; 1 a
pork scratchings 40g x 2 cs => pork scratchings.*40g ; 2 b
# deli-csv
code,description,size,cases,singles => -
,Brie,1kg,,2 => brie about 1kg ; 2 a
,Stilton blue,2kg,,1 => blue stilton about 2kg ; 1 a
,Salami milano sliced,500g,1, => salami milano, sliced.*500g ; 1 b
,Prosciutto,500g,1, => prosciutto.*500g ; 1 b
,Mixed olives,2.5kg,,2 => marinated mixed olives.*2.5kg ; 2 p
,Green pesto,1.2kg,1, => green pesto.*1.2kg ; 1 b
,Red pepper houmous,1kg,,2 => red pepper houmous.*1kg ; 2 p
,Coleslaw,5kg,,1 => coleslaw.*5kg ; 1 a
# kebab-turkish-whatsapp
[28.11.2026 19:02] Kemal Usta: selam abi pazartesi için sipariş => -
[28.11.2026 19:02] Kemal Usta: döner 20 kg 3 tane => doner kebab cone.*20kg ; 3 a
[28.11.2026 19:03] Kemal Usta: tavuk but kemiksiz 4 koli => chicken thighs, boneless ; 4 b
[28.11.2026 19:03] Kemal Usta: biber salçası acı 4.3 kg 2 => pepper paste.*hot.*4.3kg ; 2 a
[28.11.2026 19:03] Kemal Usta: lavaş büyük 3 koli => lavaş, large ; 3 b
[28.11.2026 19:04] Kemal Usta: ayran 250 ml 5 koli => ayran.*250ml ; 5 b
[28.11.2026 19:04] Kemal Usta: soğan 10 kg 4 çuval => brown onions.*10kg ; 4 a
[28.11.2026 19:04] Kemal Usta: kırmızı lahana 2 => red cabbage ; 2 a
[28.11.2026 19:05] Kemal Usta: maydanoz 1 koli => flat leaf parsley ; 1 b
[28.11.2026 19:05] Kemal Usta: süzme yoğurt 10 kg 2 kova => süzme yoghurt.*10kg ; 2 a
[28.11.2026 19:05] Kemal Usta: acı biber turşusu yok bu hafta => no
[28.11.2026 19:06] Kemal Usta: alüminyum folyo 45 cm 2 tane => catering foil 450mm ; 2 p
[28.11.2026 19:06] Kemal Usta: sağ ol => -
# market-turkish-email
Merhaba, => -
Yarınki teslimat için siparişimiz aşağıdadır: => -
Beyaz peynir 17 kg – 1 teneke => beyaz peynir.*17kg ; 1 a
Kaşar 700 g – 2 koli => kaşar.*700g ; 2 b
Hellim 250g – 1 koli => hellim.*250g ; 1 b
Sucuk (acılı) 1 kg – 6 adet => sucuk, hot.*1kg ; 6 p
Tereyağı 500 gr – 1 koli => tereyağı.*500g ; 1 b
Bulgur pilavlık 5 kg – 4 adet => bulgur, coarse.*5kg ; 4 p
Kırmızı mercimek 5 kg – 4 paket => red split lentils.*5kg ; 4 p
Siyah zeytin Gemlik 10 kg – 1 => black olives, gemlik.*10kg ; 1 a
Rize çayı 1 kg – on adet => black tea, rize.*1kg ; 10 p
Vişne suyu 1 lt – 3 koli => sour cherry nectar.*1l ; 3 b
Yumurta büyük boy 180'lik – 2 => ^(?!.*medium).*large eggs.*180 ; 2 a
Ekmek istemiyoruz. => no
Saygılarımızla, => -
Aras Market => -
# bakery-turkish-sms
abi 2 un 25 kilo ekmeklik, 1 kutu maya kuru 500g, 3 şeker toz, yarım koli simit => strong white bread flour.*25kg ; 2 a || yeast.*500g ; 1 b || granulated sugar|caster sugar ; 3 a || simit ; 0 a
# lokanta-turkish-voice
merhaba ben ayşe lokanta yarın için iki koli domates beş kilo patlıcan on kilo pirinç baldo bir teneke ayçiçek yağı ve üç paket nohut lütfen => tomatoes ; 2 b || aubergines ; 5|1 a || baldo rice ; 10|2 a || sunflower oil ; 1 a || chickpeas ; 3 a
# sklep-polish-whatsapp
[29.11.2026, 18:20] Marta Sklep: Dzień dobry, na wtorek poproszę => -
[29.11.2026, 18:20] Marta Sklep: twaróg półtłusty 250g 1 karton => twaróg.*półtłusty.*250g ; 1 b
[29.11.2026, 18:20] Marta Sklep: śmietana 18 400g 2 kartony => śmietana 18%.*400g ; 2 b
[29.11.2026, 18:21] Marta Sklep: kefir litr 6 szt => kefir.*1l ; 6 p
[29.11.2026, 18:21] Marta Sklep: parówki z szynki 3 zgrzewki => parówki.*szynki ; 3 b
[29.11.2026, 18:21] Marta Sklep: kabanosy wieprzowe 240 x 1 => kabanos, wieprzowy.*240g ; 1 a
[29.11.2026, 18:22] Marta Sklep: ogórki kiszone 860g karton => ogórki kiszone.*860g ; 1? b
[29.11.2026, 18:22] Marta Sklep: pierogi ruskie 450 g 2 k. => pierogi ruskie.*450g ; 2 a
[29.11.2026, 18:22] Marta Sklep: wafelki orzechowe 36g 1 => hazelnut wafelki.*36g ; 1 a
[29.11.2026, 18:23] Marta Sklep: woda gazowana 1,5 l 4 zgrzewki => sparkling.*1.5l ; 4 b
[29.11.2026, 18:23] Marta Sklep: bez chałwy w tym tygodniu => no
[29.11.2026, 18:23] Marta Sklep: mąka tortowa 1kg 1 karton => mąka tortowa.*1kg ; 1 b
# stolowka-polish-email
Witam, => -
proszę o dostawę na środę 2 grudnia: => -
1. ziemniaki obierane 10 kg - 4 szt. => peeled potatoes.*10kg ; 4 a
2. marchew 10 kg - 2 worki => carrots, washed.*10kg ; 2 a
3. pierś z kurczaka 5 kg - 2 op. => chicken breast.*5kg ; 2 a
4. ser żółty gouda plastry 500 g - 4 => gouda, sliced.*500g ; 4 a
5. masło 200g - 1 karton => masło extra.*200g ; 1 b
6. jajka L 180 szt - 2 => large eggs.*180 ; 2 a
7. kasza jęczmienna 900g - 6 => kasza jęczmienna.*900g ; 6 a
8. olej rzepakowy 20 l - 1 => rapeseed oil.*20l ; 1 a
9. groszek mrożony 2,5 kg - 3 => ^(?!.*water).*garden peas.*2.5kg ; 3 a
10. kompot - brak, nie zamawiamy => no
Pozdrawiam => -
Ewa Lis, intendentka, tel. 600 100 200 => -
# restauracja-polish-sms
Hej, jutro: 3 kg pieczarek, 2 skrzynki pomidorów, 5 sałat lodowych, natka 1, cytryny 1 karton, schab 2 => mushrooms ; 3|2 a || tomatoes ; 2 b || iceberg ; 5|1 a || parsley ; 1 a || lemons ; 1 b || pork loin ; 2 a
# bar-polish-list
cola 0,33 - 4 zgrzewki => (?<!diet |cherry )cola can.*330ml ; 4 b
sok pomarańczowy 1l x 12 => orange juice.*1l ; 12 p
tonik 200ml 2 kartony => ^(?!.*light).*tonic water.*200ml ; 2 b
frytki 10mm 4 kartony => straight cut chips 10mm|chips, 10mm ; 4 b
krążki cebulowe 1kg 6 => onion rings.*1kg ; 6 a
ketchup 10 kg 1 wiadro => ketchup catering.*10kg ; 1 a
serwetki białe 1 karton => white napkins ; 1 b
rękawiczki czarne M 2 op => black nitrile gloves, medium ; 2 a
# care-home-forward
---------- Forwarded message --------- => -
From: Linda <linda@oakviewcare.example> => -
Date: Sun, 29 Nov 2026 at 15:40 => -
Subject: kitchen list => -
To: Accounts <accounts@oakviewcare.example> => -
Please order => -
Porridge oats 3kg 2 => ^(?!.*(pot|sachet)).*porridge oats.*3kg ; 2 a
Cornflakes 4kg one => corn flakes.*4kg ; 1 a
UHT milk jiggers 240 x 2 => milk jiggers.*240 ; 2 a
Thick cut marmalade 3kg 1 => marmalade, thick cut.*3kg ; 1 a
Ham sliced 500g 10 packs => ham, sliced.*500g ; 10 p
Rice pudding 2.62kg 1 case => rice pudding.*2.62kg ; 1 b
Peaches in juice 820g 1 case => peach slices in juice.*820g ; 1 b
Fruit scones 48s 1 => fruit scones.*48 ; 1 a
Vinyl gloves medium 4 boxes => vinyl gloves.*medium ; 4 a
Black bags heavy duty 200 x1 => refuse sacks, heavy duty.*200 ; 1 a
Custard tarts - none => no
Thanks, Linda x => -
`
