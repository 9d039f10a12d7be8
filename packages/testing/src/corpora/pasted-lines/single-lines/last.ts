/**
 * Lines in the form of `firstSingleLines`, written and measured after what the later ones had shown was mended.
 */
export const lastSingleLines = String.raw`
morning, 4 x 20l drums of veg oil pls => 103099 103107 => 4
two sacks of chapati flour medium 10 kg => 102215 102231 => 2
1 bag basmati 20kg and thats me => 101290 => 1
half a dozen tins coconut milk => 741449 741451 741459 741460 741469 741473 => 6
brioche burger buns x3 cases => 500188 500193 500199 500204 500205 500206 => 3
no need for coleslaw this week => - => -
salted butter 250g x 40 => 180275 180281 180292 180297 => 40
cherry toms 2 boxes => 340328 340329 => 2
greek yog 10kg bucket just the one => 180857 => 1
cheesecake new york 1 => 261713 261717 261725 261727 => 1
mozarella sticks 1kg bags 5 => 261397 261402 => 5
jasmine rice 5kilo - 3 bags => 101384 101404 => 3
catering foil 450 x 75 two please => 900932 900937 900949 900953 900965 900968 => 2
gherkins whole 10k tub => 104596 => -
closed cup mushrooms 5lb x 2 => 340558 => 2
sweet chilli sauce 5 litre four => 103560 103575 103590 => 4
we're fine for chips till tuesday => - => -
black sacks heavy duty box of 200, 3 of them => 820828 820845 820852 820860 820877 820886 => 3
veg spring rolls 60s x 2 => 261345 261361 => 2
hash browns the triangle ones 1 case => 260124 260128 260142 260146 => 1
poproszę 3 worki mąki pszennej 16 kg => 102115 102122 102131 102143 102149 => 3
ser żółty gouda plastry 500g 4 szt => 740867 => 4
ogórki konserwowe 860g 2 zgrzewki => 740894 => 2
majonez wiaderko 10 l - jedno => 103794 103812 103827 => 1
bez cebuli w tym tygodniu => - => -
dwa kartony frytek prostych 10mm => 260025 260031 260034 260040 260042 260046 => 2
oliwa z oliwek extra virgin 5l x2 => 103184 103205 103223 103235 103241 103246 103255 103258 103268 => 2
kapusta kiszona 5 kg wiadro, 1 szt => 740913 => 1
boczek wędzony plastry 300 g pięć opakowań => 420511 => 5
pomidory krojone puszka 2,5kg 6 szt => 100007 => 6
czosnek luzem 5kg => 340189 => -
cukier puder 3kg dwie sztuki => 102465 102473 => 2
rękawiczki nitrylowe czarne M 2 op. => 901292 => 2
worki na śmieci mocne 1 karton => 820828 820835 820839 820845 820848 820852 820855 820858 820860 820867 820872 820877 820880 820883 820886 => 1
mleko UHT pełne 1l 12 szt => 180072 180091 => 12
kiełbasa krakowska plasterki 15 szt => 740726 740729 => 15
papryka czerwona 5kg 1 karton => 340355 => 1
keczup nie trzeba, jeszcze mamy => - => -
placki ziemniaczane hash brown trójkąty 2 kartony => 260124 260128 260142 260146 => 2
siemka, jeszcze 3 kg bakłażana => 340510 => 3
abi 2 teneke zeytinyağı sızma 5 lt => 103235 103241 103246 103255 103258 103268 => 2
beyaz peynir 17 kg teneke 1 tane => 740010 => 1
acısız sucuk 1 kg 10 adet => 740097 => 10
3 koli ayran küçük => 740645 740646 => 3
kırmızı mercimek 5 kilo iki torba => 101933 101945 => 2
domates salçası 4,3 kg dört teneke => 740269 => 4
bu hafta sucuk istemiyoruz => - => -
siyah zeytin gemlik 10 kg bir kova => 740356 740371 => 1
tavuk but kemikli 10 kilo => 420054 420055 => 10
taze kaşar 700 gr 6 tane => 740020 => 6
pilavlık bulgur 25 kg bi çuval => 740236 => 1
nar ekşisi 700lük altı şişe => 740291 => 6
çöp poşeti 200lü 2 koli => 820828 820845 820852 820860 820877 820886 => 2
yufka 800gr 10 paket => 740211 => 10
rize çayı 1kg yarım koli => 740608 => 5
havuç yıkanmış 10 kg 2 çuval => 340094 => 2
lahmacun 50lik 3 koli lütfen => 740170 => 3
patlıcan 5 kilo kasa, iki tane => 340505 => 2
ketçap kalsın, var elimizde => - => -
pide ekmek beyaz 12li 4 koli => 500432 500450 => 4
`
