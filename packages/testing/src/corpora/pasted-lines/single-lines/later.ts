/**
 * Further lines in the form of `firstSingleLines`, written and measured after what those had shown was mended.
 */
export const laterSingleLines = String.raw`
choped toms 6x2.5 x2 => 100007 => 2
3 bags maris piper => 340007 340013 => 3
baked beans small tins 2 cases => 100183 100203 100227 => 2
hi can i get 4 box of skin on fries pls => 260060 260061 260064 260082 260089 => 4
1 x extra mature chedar block 5kg => 180375 180388 => 1
doner cone 15 kilo x 2 => 261112 => 2
10in pizza box brown 3 => 900500 900518 => 3
Blue roll x4 => 820746 820752 820758 => 4
washing up liq 5ltr => 820136 820143 820155 820163 820178 820193 820197 820206 => -
med blk gloves 2 => 901292 => 2
full fat milk 2 litre x 10 => 180005 180018 => 10
semi skim 2L 5 pls => 180032 180044 => 5
eggs lrg free range tray of 180 => 180974 180989 => -
panko 10kg => 102319 102341 741389 => -
worcester sauce 5l => 103651 => -
cornish pastys 2 cs => 261243 261248 => 2
Morning, 6 iceburg please => 340244 340248 => 6
mozz block => 180625 180628 180632 180635 180640 180644 => -
halal chicken breast fillets fresh 20kg => 420005 420012 420019 420021 420023 420030 => 20
sub rolls foot long => 500268 500275 => -
diet coke cans x5 => 580021 580028 580030 580032 => 5
smokey bacon crisps 3 => 660518 660521 660522 660527 => 3
oat milk barista 2 cases => 180226 180227 180244 180249 => 2
jalapenos sliced 3kg => 100629 => -
six garlic mayo 1 litre => 103946 103969 => 6
cling film 450 wide => 900880 900883 900893 900896 900917 => -
wholetail scampi 1kg bags => 260650 => -
tikka masla sauce 2.2 tubs => 104154 104159 104166 => -
perri perri med 1L x2 => 103631 => 2
strong flour 16k 1 sack => 102115 102122 => 1
smooth peanut butr 1kg => 106118 106139 106167 => -
fresh corriander x5 => 340606 340608 340615 => 5
sage n onion stuffing => 104546 104551 => -
dog food beef tins 1 case => 821420 821426 821440 821444 => 1
jumbo loo roll x2 => 820696 820702 => 2
reddle ketchup sachets 2 => 103433 103436 => 2
cheers mate see you tomoz => - => -
no onions this week please => - => -
07911 223 084 ring when outside => - => -
deliver after 2pm we are closed till then => - => -
lobster tails 2kg => - => -
saffron 1g x 6 => - => -
smirnoff vodka 70cl => - => -
dont send brioche buns this time still got plenty => - => -
unit 4 canal street, round the back => - => -
can you resend invoice from last friday => - => -
rhubarb fresh 5kg => - => -
20 benson gold => - => -
mint sauce was missing on last delivery can i get credit => - => -
ok great thats everything 👍 => - => -
maka tortowa 25kg 2 worki => 741023 => 2
pierogi ruskie 1kg x3 => 740937 => 3
ogorki kiszone 2 kartony => 740887 740890 740892 => 2
kielbasa slaska ok 5kg => 740722 => -
smietana 18 400g => 740836 => -
twarog poltlusty 1kg => 740831 => -
parowki z szynki 250g 2x => 740756 => 2
kabanosy z kurczaka => 740695 740697 => -
kasza gryczana w woreczkach 3 kart => 740995 741000 741004 => 3
cebula 10 kg worek 4 szt => 340150 340163 => 4
mleko półtłuste 2L, 6 szt => 180032 180044 => 6
frytki cienkie 6mm bez skórki 4 kartony => 260049 260056 260058 260068 260074 260075 => 4
olej slonecznikowy 5l => 103048 103063 103075 => -
ryz basmati 10 kg jeden worek => 101274 101292 101300 => 1
jajka L z wolnego wybiegu 180 szt => 180974 180989 => -
papier toaletowy 2 warstwy => 820661 820667 820671 820678 820682 820684 820686 820692 820693 820695 => -
czarne rekawiczki nitrylowe L => 901294 => -
folia spozywcza 300 => 900867 900874 900886 900892 900903 900910 => -
dzien dobry, prosze karton pomidorkow koktajlowych => 340328 340329 => 1
piers z kurczaka swieza 10kg => 420005 420012 420019 420021 420023 420030 => 10
skrzydelka z kurczaka mrożone => 260944 260948 => -
makaron penne 3kg => 101573 101580 101596 => -
koncentrat pomidorowy 200g => 100164 100174 => -
musztarda sarepska x2 => 740920 => 2
wafelki orzechowe => 741050 741056 => -
kawa rozpuszczalna 750 g => 581455 581469 581487 => -
cukier puder 3 kg => 102465 102473 => -
sledzie w oleju z cebula 600 => 741279 => -
delicje malinowe 2 => 741109 => 2
woda gazowana 1,5l 10 zgrzewek => 580474 580490 741202 => 10
worki na smieci czarne bardzo mocne => 820845 820848 820860 820867 820872 820886 => -
pieczarki swieze 2,27 => 340558 => -
zurek w butelce 4 szt => 741041 => 4
boczek wedzony plastry 200g => 740792 => -
ptasie mleczko 340 => 741069 => -
pampersy rozmiar 4 => 821296 821297 821313 821319 => -
dziekuje, milego dnia => - => -
kapusty w tym tygodniu nie trzeba => - => -
tel 07822 410 556 => - => -
ul. Wiśniowa 8, wejście od podwórka => - => -
proszę o fakturę za zeszły miesiąc => - => -
wodka zubrowka 6 szt => - => -
barszcz czerwony w kartonie => - => -
flaki wolowe 1kg => - => -
karp swiezy 5kg => - => -
dostawa najlepiej po 15 => - => -
ok super, czekam => - => -
twarogu nie wysyłajcie, mamy jeszcze zapas => - => -
marlboro gold 2 kartony => - => -
czy w poniedzialek jest otwarte? => - => -
beyaz peynir 17 kg teneke 2 tane => 740010 => 2
sucuk acili 400gr => 740107 => -
taze kasar 2 kg => 740023 => 2
pilavlik bulgur 5kg => 740232 => -
koftelik ince bulgur 5 kg 2 koli => 740247 => 2
biber salcasi aci teneke 4.3 => 740285 => -
domates salcasi 1650 gr 3 koli => 740263 => 3
rize cayi 1 kg lik => 740608 => -
ayran kucuk 200ml 10 koli => 740646 => 10
gemlik zeytin jumbo => 740376 => -
yaprak sarma 2kg => 740437 => -
salgam acili 1 lt => 740461 => -
fistikli lokum => 740479 740482 740489 => -
cevizli baklava 1kg => 740523 => -
selam abi lavas buyuk 5 koli => 740192 740199 => 5
simit 4lu paket => 740176 => -
yufka 800gr 2 koli => 740211 => 2
dana kuzu doner takma 20kg 1 adet => 261114 => 1
donmus tavuk kanat 5kg 4 koli => 260948 => 4
kuzu pirzola => 420389 420391 => -
kuzu kiyma 500 gr => 420402 => -
kizartmalik patates 25 kg 6 cuval => 340007 340019 340028 => 6
kuru sogan 20kg => 340156 340164 => -
maydanoz 1 kasa => 340620 340627 340634 => 1
salatlık 2 kasa => 340304 340305 => 2
kirmizi mercimek 5kg => 101933 101945 => -
nohut 9 mm 5 kilo => 101984 102000 102025 => -
aycicek yagi 5lt dört koli => 103048 103063 103075 => 4
nar eksisi 700 => 740291 => -
suzme yogurt 10 kg => 740066 => -
sutluova tereyagi 1kg => 740087 => -
aluminyum folyo 450 => 900932 900937 900949 900953 900965 900968 => -
pul biber 1kg 3 tane => 104999 105014 => 3
vişne suyu 1 lt 5 koli => 740660 => 5
sade soda limonlu => 740677 740681 => -
beyaz pecete 33 luk => 901145 901147 => -
tesekkurler kolay gelsin => - => -
bu hafta domates istemiyoruz => - => -
0742 118 903 bu numarayi arayin => - => -
12 Green Lanes dukkanin arkasi => - => -
gecen haftanin faturasini atar misin => - => -
raki 70lik 2 sise => - => -
kokorec 5kg => - => -
tarhana 1 kg => - => -
kunefe 24 lu => - => -
kayseri mantisi 2 koli => - => -
ayran gonderme elimizde var => - => -
saat 10 dan once gelmeyin => - => -
tamam abi hepsi bu kadar => - => -
sigara 2 karton winston => - => -
`
