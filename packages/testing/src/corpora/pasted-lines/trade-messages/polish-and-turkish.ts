/**
 * Messages of Polish and Turkish shops and kitchens. Behind each line stands what a person means: the product with its quantity, `no` for
 * what is not ordered, `-` for what is no line of an order, `ask` for what nobody sells by that name. In the quantity, `b` are boxes, `p` pieces,
 * `k` kilograms, `a` any unit; `?` is not written; `must` is never sure.
 */
export const polishAndTurkishMessages = String.raw`
# pl-sklep-1
Dzień dobry, zamówienie na jutro: => -
kabanos wieprzowy 120g - 1 karton => kabanos.*wieprzowy.*120g ; 1 b
2x ogórki kiszone 860g (kartony) => ogórki kiszone.*860g ; 2 b
kapusta kiszona 5 kg x1 => kapusta kiszona(?!.*carrot).*5kg ; 1 a
twaróg półtłusty 250g 12 szt => twaróg.*półtłusty.*250g ; 12 p
śmietana 18% 400g – 1 zgrzewka => śmietana 18%.*400g ; 1 b
pierogi ruskie 1kg x 6 => pierogi ruskie.*1kg ; 6 a
pierogi z mięsem 2 kartony => pierogi z mięsem ; 2 b
mąka tortowa worek 25kg => mąka tortowa.*25kg ; 1|1? a
żurek w butelce 1 karton => żurek, sour rye.*500ml ; 1 b
delicje pomarańczowe 1 => delicje.*orange ; 1 a
wafelki orzechowe 2 op. => hazelnut wafelki ; 2 a
bez budyniu tym razem => no
Pozdrawiam Marek => -
# pl-sklep-2-sms
Hej, poproszę 3 zgrz. coli 1,5l, 2 zgrz wody niegaz. 1,5l, 1 karton chipsów solonych i dwa piwa bezalk. => cola bottle.*1.5l ; 3 b || still water.*1.5l ; 2 b || ready salted crisps|lightly salted ; 1 b || alcohol free lager ; 2 a
# pl-restauracja-email
Od: Anna Nowak <anna@pierozek.example> => -
Data: 27 listopada 2026 18:20 => -
Temat: Zamówienie => -
 => -
Witam, => -
proszę o dostawę w poniedziałek: => -
1. Ziemniaki białe 25 kg – 3 worki => white potatoes.*25kg ; 3 a
2. Marchew 10 kg – 2 => carrots, washed.*10kg ; 2 a
3. Cebula czerwona 10kg – 1 worek => red onions.*10kg ; 1 a
4. Buraki 10kg – 1 => beetroot, raw.*10kg ; 1 a
5. Pierś z kurczaka – 10 kg => chicken breast fillets ; 10|1|2 a
6. Schab bez kości – 8 kg => pork loin, boneless ; 8 k
7. Śmietana kwaśna 2 kg – 3 szt. => soured cream.*2kg ; 3 p
8. Masło 200 g – 1 karton => masło extra.*200g ; 1 b
9. Jajka M 180 szt. – 1 => medium eggs.*1 x 180 ; 1 a
10. Olej rzepakowy 20 l – 1 bańka => rapeseed oil drum.*20l ; 1 a
11. Kasza gryczana 5 kg – 2 => kasza gryczana.*5kg ; 2 a
12. Serwetki białe – 1 karton => white napkins ; 1 b
 => -
Koperku nie trzeba. => no
 => -
Z poważaniem => -
Anna Nowak => -
Restauracja Pierożek, ul. Długa 5 => -
NIP 525-000-11-22, tel. 601 100 200 => -
# pl-tabela
Lp.	Nazwa	J.m.	Ilość	Cena netto	Wartość => -
1	Ketchup 2x4kg	szt.	2	9,80	19,60 => tomato ketchup ; 2 must
2	Majonez 5 l	szt.	3	11,90	35,70 => mayonnaise.*5l ; 3 a
3	Musztarda sarepska 185g	karton	1	9,84	9,84 => musztarda sarepska.*185g ; 1 b
6	Sól 10kg	worek	2	4,60	9,20 => table salt.*10kg ; 2 a
Razem				104,54 => -
# pl-whatsapp
[27.11.2026, 20:15:02] Kasia Delikatesy: cześć, na środę => -
[27.11.2026, 20:15:20] Kasia Delikatesy: szynka konserwowa 455g 1 kart => szynka konserwowa.*455g ; 1 b
[27.11.2026, 20:15:41] Kasia Delikatesy: pasztet 131g 2 kart => pasztet.*131g ; 2 b
[27.11.2026, 20:16:02] Kasia Delikatesy: ptasie mleczko 3 szt => ptasie mleczko ; 3 p
[27.11.2026, 20:16:20] Kasia Delikatesy: krówki luz 2,5kg jedno => krówki.*2.5kg ; 1 a
[27.11.2026, 20:16:44] Kasia Delikatesy: chleba nie trzeba => no
[27.11.2026, 20:17:30] Kasia Delikatesy: syrop malinowy 420 - 8 => raspberry syrup.*420ml ; 8 a
[27.11.2026, 20:18:00] Kasia Delikatesy: oranżada butelka 1 zgrzewka => oranżada czerwona.*(330ml|500ml) ; 1 b
# tr-bakkal-1
Selamün aleyküm abi yarın için => -
Şalgam acı 1 koli => turnip juice.*hot ; 1 b
ayran 250 2 koli => ayran.*250ml ; 2 b
sade soda 1 koli => mineral water, sade soda(?!.*lemon) ; 1 b
sucuk acı 250g 6 adet => sucuk.*hot.*250g ; 6 p
beyaz peynir 17kg teneke 1 => beyaz peynir.*17kg ; 1 a
kaşar 700g 1 koli => kaşar.*700g ; 1 b
siyah zeytin gemlik 10kg 1 => black olives, gemlik.*10kg ; 1 a
domates salçası 4.3kg 2 teneke => domates salçası.*4.3kg ; 2 a
bulgur pilavlık 5kg 2 => bulgur, coarse.*5kg ; 2 a
rize çay 1kg 1 koli => black tea, rize.*1kg ; 1 b
lokum istemiyorum => no
eyvallah => -
# tr-lokanta-whatsapp
28.11.2026 10:41 - Hasan Usta Kebap: Selam, pazartesi için sipariş => -
28.11.2026 10:41 - Hasan Usta Kebap: 1 döner 20 kg => doner kebab cone.*20kg ; 1 a
28.11.2026 10:42 - Hasan Usta Kebap: 10 kg kıyma kuzu => lamb mince ; 10|1|4 a
28.11.2026 10:42 - Hasan Usta Kebap: 2 koli lavaş büyük => lavaş, large ; 2 b
28.11.2026 10:43 - Hasan Usta Kebap: 1 çuval soğan 20kg => brown onions.*20kg ; 1 a
28.11.2026 10:43 - Hasan Usta Kebap: 2 kasa domates => tomatoes ; 2 a
28.11.2026 10:44 - Hasan Usta Kebap: 1 kasa maydanoz => flat leaf parsley ; 1 a
28.11.2026 10:44 - Hasan Usta Kebap: sumak 1kg 2 paket => sumac.*1kg ; 2 p
28.11.2026 10:45 - Hasan Usta Kebap: isot 1 kilo 1 => isot.*1kg ; 1 a
28.11.2026 10:45 - Hasan Usta Kebap: Kola yok bu sefer => no
28.11.2026 10:46 - Toptan Sipariş: tamam abi => -
28.11.2026 10:46 - Hasan Usta Kebap: yarım koli nar ekşisi 700 => nar ekşisi.*700ml ; 6 p
# tr-kafe-eposta
Kimden: Zeynep Kaya <zeynep@kahvekosesi.example> => -
Tarih: 27 Kasım 2026 Cuma => -
Konu: Sipariş => -
 => -
Merhaba, => -
Salı günü için lütfen: => -
• Türk kahvesi 250 g – 6 adet => turkish coffee.*250g ; 6 p
• Elma çayı – 2 koli => apple tea ; 2 b
• Simit – 1 kutu (40'lık) => simit.*1 x 40 ; 1 a
• Peynirli börek 24'lü – 2 => börek, cheese.*1 x 24 ; 2 a
• Fıstıklı baklava 1kg – 3 => pistachio baklava.*1kg ; 3 a
• Süt (tam yağlı) 2 lt – 4 koli => whole milk.*2l ; 4 b
• Peçete siyah – 1 koli => black napkins ; 1 b
• Bardak 8oz çift cidarlı – 1000 adet => double wall hot cups 8oz ; 2|1 a
Vişne suyu göndermeyin, daha var. => no
 => -
İyi çalışmalar => -
Zeynep Kaya => -
Tel: 0532 000 11 22 => -
# tr-liste
tam yağlı yoğurt 10 kg 2 kova => (süzme|set|natural) yog.*10kg ; 2 a
tereyağ 1kg 6 => tereyağı.*1kg ; 6 a
ayçiçek yağı 5lt üç adet => sunflower oil.*5l ; 3 p
pirinç baldo 5kg bir => baldo rice.*5kg ; 1 a
kırmızı mercimek 5kg x4 => red split lentils.*5kg ; 4 a
nohut 9mm 5 kg 1 koli => dried chickpeas.*9mm.*5kg ; 1 b
tahin 10kg 1 kova => tahin.*10kg ; 1 a
bal çam 850 - 2 => pine honey.*850g ; 2 a
incir reçeli 380 1 koli => fig jam.*380g ; 1 b
közlenmiş biber 1.65 kg 6 => roasted pepper.*1.65kg ; 6 a
yaprak sarma 2kg 3 => stuffed vine leaves.*2kg ; 3 a
asma yaprağı 10kg 1 bidon => vine leaves in brine.*10kg ; 1 a
# pl once more
Witam, na czwartek poproszę: => -
Mąka pszenna tortowa 1kg – 2 zgrzewki => mąka tortowa.*1kg ; 2 b
Bułka tarta 450g x1 karton => bułka tarta.*450g ; 1 b
Kopytka 1 kg – 4 szt => kopytka.*1kg ; 4 p
Ćwikła z chrzanem karton => ćwikła ; 1? b
Śledź w śmietanie 600g 3 szt. => śledź w śmietanie.*600g ; 3 p
Kefir 1l zgrzewka x 2 => kefir.*1l ; 2 b
Parówki z szynki 250 g 1 kart. => parówki.*szynki.*250g ; 1 b
Czarna porzeczka nektar 1L 2 zgrz. => nectar.*1l ; 2 b
dwa worki ziemniaków białych 25kg => white potatoes.*25kg ; 2 a
Krewetek nie bierzemy tym razem => no
Z góry dzięki, Bartek => -
# tr once more
Hayırlı işler Mehmet abi => -
pazartesiye şunları hazırlar mısın => -
lahmacun 50li 2 koli => lahmacun.*50 ; 2 a
ayran 1lt 3 koli => ayran.*1l ; 3 b
pastırma 100gr 12 adet => pastırma.*100g ; 12 p
hot sucuk 400g 1 koli => sucuk.*hot.*400g ; 1 b
süzme yoğurt 10kg 2 kova => süzme yoghurt.*10kg ; 2 a
kırmızı biber 5kg kasa 1 => red peppers.*5kg ; 1 a
pul biber 1kg 2 adet => (isot|crushed chillies|chilli).*1kg ; 2 p
vişne reçeli 900 gr 6 => vişne reçeli.*900g ; 6|1 a
demlik poşet çay 1 koli => demlik poşet ; 1 b
baklava almıyoruz => no
`
