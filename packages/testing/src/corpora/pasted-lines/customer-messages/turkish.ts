/** See `CustomerMessage`. */
export const turkishMessages = String.raw`
## Kebapçı, WhatsApp
29.11.2026 22:10 - Murat Usta: Selam abi kolay gelsin
29.11.2026 22:10 - Murat Usta: 3 kasa domates => Tomatoes => 3
29.11.2026 22:10 - Murat Usta: 2 çuval kuru soğan 10 kilo => Brown Onions, Grade 1 \| 1 x 10kg => 2
29.11.2026 22:11 - Murat Usta: kuzu kıyma 10 kg => Lamb Mince => 10 kg/1
29.11.2026 22:11 - Murat Usta: tavuk but kemiksiz 2 koli => Chicken Thighs, Boneless => 2
29.11.2026 22:11 - Murat Usta: 4 ayran 250lik => Ayran \| 20 x 250ml => 4
29.11.2026 22:12 - Murat Usta: acı biber salçası 1 koli 700gr => Biber Salçası, Hot \| 12 x 700g => 1 box
29.11.2026 22:12 - Murat Usta: maydanoz 10 demet => Flat Leaf Parsley => ask 10
29.11.2026 22:12 - Murat Usta: sumak 1kg 2 tane => Sumac \| 6 x 1kg => ask 2 piece/2
29.11.2026 22:13 - Murat Usta: lavaş büyük 6 => Lavaş, Large => 6
29.11.2026 22:13 - Murat Usta: şalgam acılı 1 litre 2 koli => Turnip Juice, Şalgam, Hot \| 12 x 1L => 2 box
29.11.2026 22:14 - Murat Usta: lahmacun istemiyoruz bu hafta => Lahmacun => none
29.11.2026 22:14 - Murat Usta: ayçiçek yağı beş litrelik 3 => Sunflower Oil \| 3 x 5L => 3/3 piece

## Market, liste
beyaz peynir 17 kg teneke 2 => Beyaz Peynir.*1 x 17kg => 2
kaşar taze 700 gr x 3 => Kaşar Cheese, Fresh \| 6 x 700g => 3
süzme yoğurt 10 kg 2 kova => Süzme Yoghurt \| 1 x 10kg => 2
sucuk acısız 250 gr 4 koli => Sucuk, Mild \| 12 x 250g => 4 box
zeytin gemlik iri 1 => Black Olives, Gemlik, Large => 1
bulgur köftelik 1 kg 2 => Bulgur, (Extra )?Fine \| 12 x 1kg => 2
bulgur pilavlık 5kg 3 => Bulgur, Coarse \| 4 x 5kg => ask 3
tel şehriye 1 => Şehriye.*Tel => 1
nar ekşisi 330 2 koli => Nar Ekşisi \| 12 x 330ml => 2 box
kayısı suyu 1 lt 3 => Apricot Nectar, Kayısı \| 12 x 1L => 3
çay rize 500 gr 2 koli => Black Tea, Rize \| 12 x 500g => 2 box
vişne reçeli 380lik 1 => Sour Cherry Jam, Vişne Reçeli \| 12 x 380g => 1
petibör 2 => Petibör => 2
ay çekirdeği tuzlu 250 gr 1 koli => Ayçekirdeği, Salted \| 20 x 250g => 1 box

## Pastane, e-posta
Merhaba Ayşe Hanım,
Cuma sevkiyatı için siparişimiz aşağıdadır:
Fıstıklı baklava 1 kg'lık – 2 koli => Pistachio Baklava \| 6 x 1kg => 2 box
Cevizli baklava 500 g – 3 koli => Walnut Baklava \| 12 x 500g => 3 box
Güllü lokum – 1 koli => Rose Turkish Delight, Lokum => 1
Un 25 kg – 6 çuval => Flour.*1 x 25kg => ask 6
Pudra şekeri 1 kg – 10 adet => Icing Sugar \| 10 x 1kg => ask 10 piece/1 box
Tuzsuz tereyağı 25 kg – 1 => Unsalted Butter \| 1 x 25kg => 1
Krem şanti spreyi – 1 koli => Aerosol Whipped Cream => 1
Kakao 5 kg – 1 paket => Cocoa Powder \| 1 x 5kg => 1
Hindistan cevizi rendesi 10kg – 1 => Desiccated Coconut.*1 x 10kg => ask 1
Yumurta büyük boy 360'lık – 2 => Large Eggs \| 1 x 360 => 2
Vanilya özütü 500 ml – 3 adet => Vanilla Extract \| 6 x 500ml => ask 3 piece/3
Saygılarımızla, Tatlıcı Kemal

## Lokanta, yazım işaretsiz
gunaydin yarina
pirinc baldo 5 kilo 4 => Baldo Rice \| 1 x 5kg => 4
kirmizi mercimek 20kg 1 cuval => Red Split Lentils \| 1 x 20kg => 1
nohut 9mm 5kg 2 => Dried Chickpeas, 9mm \| 4 x 5kg => ask 2
domates salcasi 4.3 kg 2 teneke => Domates Salçası \| 1 x 4.3kg => 2
patlican 3 kasa => Aubergines => 3
yesil biber 1 kasa => Green (Peppers|Chillies) => 1
limon 1 koli => Lemons => 1
kofte dondurulmus 2 => Köfte, Frozen => 2
bulasik deterjani 5 lt 2 adet => Washing Up Liquid.*\| 2 x 5L => 2 piece/1 box/2
cop torbasi buyuk agir => Black Refuse Sacks => ?
peceteler beyaz 2000 1 koli => White Napkins 33cm 2 Ply \| 1 x 2000 => 1
kasik tahta 1 paket => Wooden Spoons => 1

## Kafe, sesle yazılmış
iyi akşamlar bize yarın için iki koli yarım yağlı süt iki litrelik => Semi Skimmed Milk \| 6 x 2L => 2 box
üç tane yulaf sütü barista => Oat Drink, Barista => 3/3 piece
bir koli espresso çekirdek kafeinsiz => Decaf Espresso Beans => 1 box
türk kahvesi beş yüz gram bir koli => Turkish Coffee, Ground \| 12 x 500g => 1 box
on iki adet limonlu soğuk çay => Lemon Iced Tea => ask 12 piece/1 box
simit kırk tane => Simit => ask 1/10 box/40 piece
kruvasan bir koli => All Butter Croissants => 1
kaşarlı tost için dilim gouda iki paket => Gouda => ask 2
bir paket ıslak mendil antibakteriyel => Antibacterial Wipes => 1
şeker stick bin adetlik bir => White Sugar Sticks \| 1 x 1000 => 1
fındıklı kahve şurubu iki şişe => Hazelnut Coffee Syrup => 2 piece

## Toptancıya, tablo
Ürün | Miktar | Birim
Hellim 250 gr | 2 | koli => Hellim \| 20 x 250g|Halloumi \| 12 x 250g => 2 box
Labne 2,75 kg | 4 | adet => Labne \| 1 x 2.75kg => 4
Pastırma dilimli | 1 | koli => Pastırma, Sliced => 1
Salam fıstıklı 1 kg | 3 | adet => Salam, Beef with Pistachio \| 6 x 1kg => 3 piece
Yaprak sarma 2 kg | 2 | koli => Yaprak Sarma \| 6 x 2kg => 2 box
Karışık turşu | 1 | koli => Karışık Turşu => 1
Elma çayı 20'li | 1 | koli => Elma Çayı \| 12 x 20 => 1 box
Kakaolu helva 5 kg | 1 | adet => Cocoa Halva \| 1 x 5kg => 1
Sade soda | 6 | koli => Sade Soda, Plain => 6 box
İncir reçeli | 2 | koli => İncir Reçeli => 2

## Büfe, sohbet ve düzeltme
abi bugün gelirken
2 koli kola kutu => Cola Can => 2
1 koli gazoz => Lemonade (Can|Bottle) => ask 1
cips peynirli mısır 2 => Corn Puffs, Cheese|Cheese Tortilla Chips => 2
sakız nane şekersiz 1 kutu => (Spearmint|Peppermint) Sugar Free Gum => ask 1
süt 1 lt yağlı 3 koli => Whole(?! Egg).*1L => ask 3 box
pardon süt 4 koli olsun => Milk => ask 4 box
su yarım litre 5 => Still Water \| 24 x 500ml|Mineral Water, Still \| 12 x 500ml => 5
tuvalet kağıdı 36lı 1 => Toilet Tissue 2 Ply \| 1 x 36 => 1
çakmak 50 li bir kutu => Disposable Lighters => 1
ton balığı 145 gr 1 koli => Tuna Chunks in (Brine|Sunflower Oil) \| 24 x 145g => 1 box
## Dönerci, WhatsApp
hayırlı sabahlar kardeş
2 tane döner 15 kilo => Doner Kebab Cone, Beef & Lamb \| 1 x 15kg => 2
patates 10 mm 3 koli => Straight Cut Chips 10mm => 3 box
pide ramazan 2 koli => Pide, Ramazan => 2 box
sarımsaklı mayonez 5 lt 2 => Garlic Mayonnaise \| 1 x 5L => 2
kırmızı lahana 10 kg 1 => Red Cabbage \| 1 x 10kg => 1
turşu biber 5 kiloluk 1 kova => Biber Turşusu \| 1 x 5kg => 1
alüminyum kap no 2 1 koli => Foil Containers No. 2 => 1
ayran yok bu sefer => Ayran => none
pul biber kiloluk 2 => Isot Pepper, Urfa \| 6 x 1kg|Crushed Chillies \| 10 x 1kg => ask 2
naneli yoğurt yapacağız nane 10 demet => Mint \| 12 each => ask 10
eldiven siyah L beden 1 koli => Black Nitrile Gloves, Large => 1 box

## Bakkal, liste
yarım yağlı süt 1 lt 3 => Semi Skimmed Milk \| 8 x 1L|UHT Milk, Semi Skimmed \| 12 x 1L => 3
kaşar 400 gr 2 koli => Kaşar Cheese, Fresh \| 12 x 400g => 2 box
sosis 400 gr 1 => Sosis.*12 x 400g => 1
siyah zeytin gemlik küçük 800gr 1 => Black Olives, Gemlik, Small \| 6 x 800g => 1
tahin 600 1 koli => Tahini, Tahin \| 12 x 600g => 1 box
gofret fındıklı 36 gr 2 => Hazelnut Wafelki \| 24 x 36g => 2
fıstıklı lokum 350 gr 1 => Pistachio Turkish Delight, Lokum \| 12 x 350g => 1
vişne suyu litrelik 2 koli => Sour Cherry Nectar, Vişne \| 12 x 1L => 2 box
pil kalem AA 1 => AA Batteries => 1
bulaşık deterjanı limonlu 450 2 => Lemon Washing Up Liquid \| 8 x 450ml => 2

## Otel mutfağı, e-posta
İyi günler, haftalık siparişimiz:
Dana kıyma %20 yağlı – 10 kg => Beef Mince 80% => 10 kg
Levrek 400/600 – 2 koli => Sea Bass, Whole, 400/600g => ask 2
Bütün tavuk – 8 adet => Whole Chicken => ask 8
Siyah çay demlik poşet 100'lü – 1 koli => Tea Bags, Demlik Poşet \| 12 x 100 => 1 box
Porsiyon bal yerine reçel porsiyon – 2 => Jam Portions, Assorted => ask 2
Zeytinyağı sızma 5 lt teneke – 4 => Extra Virgin Olive Oil Tin \| (1|4) x 5L => ask 4
Fıstık ezmesi pürüzsüz 1 kg – 2 => Peanut Butter, Smooth \| 6 x 1kg => ask 2
Saygılarımla
`
