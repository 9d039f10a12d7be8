/** See `CustomerMessage`. */
export const polishMessages = String.raw`
## Sklep osiedlowy, lista
Dzień dobry, zamówienie na jutro
kabanosy wieprzowe 2 => Kabanos, Wieprzowy => 2
śląska 5 kg => Kiełbasa Śląska => 5 kg/1
3x twaróg półtłusty 250 => Twaróg, Curd Cheese, Półtłusty \| 12 x 250g => 3
śmietana 18 400g - 2 kartony => Śmietana 18% \| 12 x 400g => 2 box
kefir litrowy 1 => Kefir \| 6 x 1L => 1
ogórki kiszone 2 zgrzewki => Ogórki Kiszone => 2 box
wafelki orzechowe 36g 3 => Hazelnut Wafelki \| 24 x 36g => 3
krówki luzem 2,5kg 1 => Krówki, Milk Fudge \| 1 x 2.5kg => 1
oranżada czerwona 0,5 l 4 => Oranżada Czerwona \| 12 x 500ml => 4
kasza jaglana x2 => Kasza Jaglana => 2
paprykarz szczeciński 175g 1 karton => Paprykarz.*24 x 175g => 1 box
ptasie mleczko 2 => Ptasie Mleczko => 2
mąka tortowa 3 => Mąka Tortowa => 3
pozdrawiam Grażyna

## Kebab, SMS bez znaków
czesc, na czwartek poprosze
cebula czerwona 2 worki => Red Onions => 2
kapusta biala 10kg 3 szt => White Cabbage \| 1 x 10kg => 3
pomidory 4 skrzynki => Tomatoes => 4
ogorki swieze 2 => Cucumbers => 2
kebab stozek 20kg x2 => Doner Kebab Cone, Beef & Lamb \| 1 x 20kg => 2
sos czosnkowy 5l 2 => Garlic Mayonnaise \| 1 x 5L => 2
lawasz duzy 5 => Lavaş, Large => 5
frytki cienkie 6mm 4 kartony => Skinny Fries 6mm => 4 box
rekawiczki nitrylowe czarne L 1 => Black Nitrile Gloves, Large => 1
ostry sos chilli 5l dwa => Chilli Sauce, Hot \| 4 x 5L => ask 2
folia aluminiowa 45 cm 1 => Catering Foil 450mm => 1
bez jalapeno tym razem => Jalape => none

## Restauracja, e-mail
Szanowni Państwo,
w załączeniu nasze zamówienie na 2 grudnia:
1. Filet z kurczaka świeży – 10 kg => Chicken Breast Fillets => 10 kg/2/1
2. Polędwica wołowa (steki) – 2 opakowania => Fillet Steaks => 2
3. Ziemniaki młode 10 kg – 2 worki => New Potatoes, Mids \| 1 x 10kg => 2
4. Śmietanka kremówka 2 l – 6 szt. => (Double|Whipping) Cream \| 6 x 2L => ask 6 piece/1 box
5. Masło ekstra 200 g – 1 karton => Masło Extra => 1 box
6. Oliwa z oliwek extra virgin 5 l – 2 => Extra Virgin Olive Oil => 2
7. Ryż arborio 1 kg – 12 szt. => Arborio Risotto Rice \| 12 x 1kg => 12 piece/1 box
8. Parmezan – ok. 4 kg => Parmesan Wedge 24 Months => ask 4 kg/1
9. Rukola 500 g – 3 => Rocket \| (1|6) x 500g => 3
10. Czosnek – 5 kg => Garlic Bulbs => 5 kg/1
11. Serwetki czarne 33 cm – 1 karton => Black Napkins 33cm 2 Ply => 1
Z poważaniem
Tomasz Wilk, Bistro Młyn

## Kawiarnia, dyktowane
hej tu ania z kawiarni potrzebuję na poniedziałek mleko owsiane barista trzy kartony => Oat Drink, Barista => 3 box
mleko pełne dwulitrowe cztery => Whole Milk \| 6 x 2L => 4
kawa ziarnista kolumbia jeden karton => Single Origin Colombia Espresso Beans => 1
syrop karmelowy do kawy dwie butelki => Caramel Coffee Syrup => 2 piece
croissanty maślane sześćdziesiąt sztuk jeden karton => All Butter Croissants \| 1 x 60 => ask 1
ciasto marchewkowe dwa => Carrot Cake, Sliced => 2
brownie jedna taca => Chocolate Brownie Traybake => 1
kubki dwunastouncjowe podwójna ścianka dwa kartony => Double Wall Hot Cups 12oz => 2
pokrywki dziewięćdziesiąt milimetrów karton => Sip Lids, White, 90mm => 1
cukier w saszetkach jeden => White Sugar Sticks => 1
a i awokado dwie skrzynki => Avocados, Ready to Eat => 2

## Pierogarnia, czat z poprawkami
[08:12] Hania: dzień dobry, dziś zamawiam:
[08:12] Hania: mąka pszenna 25 kg 4 worki => Mąka Tortowa, Type 450 \| 1 x 25kg|(Plain|White Bread) Flour.*25kg => 4
[08:13] Hania: twaróg tłusty kilogramowy 6 => Twaróg, Curd Cheese, Tłusty \| 6 x 1kg => 6/6 piece
[08:13] Hania: ziemniaki 25kg x 3 => Potatoes.*\| 1 x 25kg => ask 3
[08:14] Hania: cebula 20kg 1 worek => Brown Onions, Grade 1 \| 1 x 20kg => 1
[08:14] Hania: jagody mrożone 2 kartony => Wild Blueberries => 2 box
[08:15] Hania: jajka M 180 szt 2 => Free Range Medium Eggs \| 1 x 180 => 2
[08:15] Hania: boczek wędzony 3 kg => Boczek Wędzony => 3 kg/2
[08:16] Hania: kapusta kiszona wiadro 5kg 2 => Kapusta Kiszona, Sauerkraut.*5kg => 2
[08:17] Hania: pieczarki 4 skrzynki => White Closed Cup Mushrooms => 4
[08:17] Hania: nie, pieczarek jednak 3 => White Closed Cup Mushrooms => ask 3
[08:18] Hania: mięta suszona 1 => Mint \| 6 x|Mint \| 12 x 100g => 1

## Hurt, tabela
Towar;Jedn.;Ilość
Kiełbasa biała;szt;4 => Biała Kiełbasa => 4
Szynka konserwowa 455 g;karton;1 => Szynka Konserwowa \| 12 x 455g => 1 box
Śledź w śmietanie;op;3 => Śledź w Śmietanie => 3
Sok marchew-jabłko 300 ml;zgrz;5 => Carrot & Apple Juice, Marchew-Jabłko \| 12 x 300ml => 5 box
Dżem truskawkowy;kart;2 => Strawberry Dżem|Strawberry Jam => 2
Bułka tarta;kart;1 => Bułka Tarta => 1
Żurek butelka 500 ml;szt;12 => Żurek, Sour Rye Soup Base => 12 piece/1 box
Budyń waniliowy;kart;1 => Budyń, Pudding Powder, Vanilla => 1
Woda gazowana 1,5 l;zgrz;10 => Water.*Sparkling.*1\.5L|Sparkling Water \| 12 x 1.5L => 10
Musztarda sarepska;kart;1 => Musztarda Sarepska => 1

## Hotel, WhatsApp, bez marek
Hejka! wrzuć proszę na środę
2 x pasta orzechowa gładka 1kg => Peanut Butter, Smooth \| 6 x 1kg => ask 2
płyn do naczyń 5l 2szt => Washing Up Liquid.*\| 2 x 5L => 2 piece/1 box/2
ręczniki papierowe składane niebieskie 1 karton => Hand Towels, V-Fold, Blue 1 Ply => 1
worki na śmieci czarne mocne => Black Refuse Sacks => ?
dżemiki porcjowane 1 => Jam Portions, Assorted => 1
masełka porcje 2 => Butter Portions => 2
płatki kukurydziane 4kg 1 => Corn Flakes \| 4 x 4kg => 1
jogurt grecki 10 kg wiadro => Greek Style Yoghurt \| 1 x 10kg => 1?/1
parówki z szynki dwa opakowania => Parówki, Frankfurters z Szynki => 2
herbata earl grey koperty 200 => String & Tag Tea Envelopes, Earl Grey \| 1 x 200 => ?
miód 3kg x1 => Clear Blossom Honey \| 6 x 3kg => ask 1
sok pomarańczowy 1l tuzin => Orange Juice.*1L => ask 12 piece/12/1 box
## Bar mleczny, e-mail
Witam, proszę o przygotowanie na środę rano:
ziemniaki jadalne 25 kg - 6 worków => (White|Red|Chipping) Potatoes.*1 x 25kg => 6
marchew 10kg 2 worki => Carrots, Washed \| 1 x 10kg => 2
kasza gryczana 5 kg - 1 => Kasza Gryczana.*4 x 5kg => ask 1
mleko UHT 3,2% litr 4 zgrzewki => UHT Milk, Whole \| 12 x 1L => 4 box
jaja L 360 szt. 1 => Large Eggs \| 1 x 360 => 1
kapusta czerwona 10 kg 1 => Red Cabbage \| 1 x 10kg => 1
buraki 5kg dwa => Beetroot, Raw \| 1 x 5kg => 2
śmietana 18% kilogramowa 6 => Śmietana 18% \| 6 x 1kg => 6/6 piece
pierogi ruskie 2,5 kg 3 kartony => Pierogi Ruskie \| 4 x 2.5kg => 3 box
kopytka kilogramowe 2 => Kopytka.*6 x 1kg => 2
nie potrzebujemy pyz => Pyzy => none
kompotu nie robimy w tym tygodniu
Dziękuję i pozdrawiam

## Sklep, WhatsApp
[29.11.26, 20:15] Wojtek: hejka, dorzuć jeszcze
[29.11.26, 20:15] Wojtek: cola zero puszka 2 zgrz => Cola Zero Can => 2 box
[29.11.26, 20:16] Wojtek: energetyk bez cukru 250 3 => Sugar Free Energy Drink \| 24 x 250ml => 3
[29.11.26, 20:16] Wojtek: chipsy paprykowe nie, cebulowe 2 => Cheese & Onion Crisps|Sour Cream & Onion => ask 2
[29.11.26, 20:17] Wojtek: papier toaletowy 36 rolek 2 => Toilet Tissue 2 Ply \| 1 x 36 => 2
[29.11.26, 20:17] Wojtek: zapalniczki 1 op => Disposable Lighters => 1
[29.11.26, 20:18] Wojtek: chałwa waniliowa 50g karton => Chałwa, Sesame Halva, Vanilla \| 24 x 50g => 1
[29.11.26, 20:18] Wojtek: delicje malinowe 2 => Delicje Style Sponge Cakes, Raspberry => 2
[29.11.26, 20:19] Wojtek: woda niegaz. 0,5 l 5 => (Mineral Water, Still|Still Water) \|.*500ml => 5
[29.11.26, 20:19] Wojtek: proszek do prania 650 1 => Non-Bio Washing Powder \| 6 x 650g => 1

## Food truck, dyktowane
poproszę dwa kartony frytek cienkich sześć milimetrów => Skinny Fries 6mm => 2 box
trzy opakowania burgerów wołowych sto procent sześć uncji => 100% Beef Burgers, 6oz => 3
bułki brioche jeden karton => Brioche Burger Buns => 1
ser w plastrach do burgerów jeden => Burger Cheese Slices => 1
sos burgerowy pięciolitrowy jeden => Burger Sauce \| 1 x 5L => 1
tacki na frytki tysiąc sztuk => Chip Trays, Kraft => ?
krążki cebulowe w cieście kilogramowe dwa kartony => Battered Onion Rings \| (6|10) x 1kg => 2 box
`
