import type { TranslatedText } from '@provender/domain/languages'
import { parseTable } from './cells.ts'

export interface Category {
  readonly code: string
  readonly parentCode: string | null
  readonly name: TranslatedText
}

// Code, English, Polish, Turkish. Dots before the code give the level.
const table = `
grocery | Grocery | Artykuły spożywcze | Temel Gıda
.tins-jars | Tins & Jars | Konserwy i słoiki | Konserve ve Kavanoz
..tinned-tomatoes | Tomatoes & Passata | Pomidory i passata | Domates ve Püre
..tinned-beans | Beans & Pulses | Fasola i strączki w puszce | Konserve Bakliyat
..tinned-vegetables | Tinned Vegetables | Warzywa w puszce | Konserve Sebze
..tinned-fruit | Tinned Fruit | Owoce w puszce | Konserve Meyve
..tinned-fish | Tinned Fish | Ryby w puszce | Konserve Balık
..tinned-meat | Tinned Meat & Meals | Mięso i dania w puszce | Konserve Et ve Yemek
..soups | Soups | Zupy | Çorbalar
.dry-goods | Rice, Pasta & Grains | Ryż, makarony i kasze | Pirinç, Makarna ve Tahıl
..rice | Rice | Ryż | Pirinç
..pasta | Pasta | Makarony | Makarna
..noodles | Noodles | Makarony azjatyckie | Noodle
..pulses-grains | Pulses & Grains | Strączki i kasze | Bakliyat ve Tahıl
.baking-aisle | Baking & Desserts | Pieczenie i desery | Pastacılık ve Tatlı
..flour | Flour & Coatings | Mąki i panierki | Un ve Galeta
..sugar | Sugar & Syrups | Cukier i syropy | Şeker ve Şurup
..baking | Baking Ingredients | Dodatki do pieczenia | Pasta Malzemeleri
..desserts | Custards & Desserts | Budynie i desery | Muhallebi ve Tatlılar
.oils-sauces | Oils, Sauces & Pickles | Oleje, sosy i pikle | Yağ, Sos ve Turşu
..cooking-oils | Oils, Fats & Vinegars | Oleje, tłuszcze i octy | Yağ ve Sirke
..table-sauces | Ketchup & Table Sauces | Ketchup i sosy stołowe | Ketçap ve Soslar
..mayonnaise-dressings | Mayonnaise & Dressings | Majonezy i dressingi | Mayonez ve Salata Sosları
..cooking-sauces | Cooking Sauces & Pastes | Sosy i pasty kulinarne | Pişirme Sosları
..stocks-gravy | Stocks & Gravy | Buliony i sosy pieczeniowe | Bulyon ve Et Sosları
..pickles-chutneys | Pickles, Olives & Chutneys | Pikle, oliwki i chutneye | Turşu, Zeytin ve Çatni
.herbs-seasonings | Herbs, Spices & Seasonings | Zioła, przyprawy i sól | Otlar ve Baharatlar
..spices | Spices & Dried Herbs | Przyprawy i zioła suszone | Baharat ve Kuru Otlar
..seasonings | Salt & Seasonings | Sól i mieszanki | Tuz ve Çeşniler
.breakfast | Breakfast & Spreads | Śniadanie i smarowidła | Kahvaltılık
..cereals | Cereals & Porridge | Płatki i owsianki | Gevrek ve Yulaf
..jams-honey | Jams, Honey & Spreads | Dżemy, miody i kremy | Reçel, Bal ve Ezmeler
chilled | Chilled | Produkty chłodzone | Soğuk Ürünler
.milk-cream | Milk, Cream & Plant Drinks | Mleko, śmietana i napoje roślinne | Süt, Krema ve Bitkisel İçecek
.butter-spreads | Butter & Spreads | Masło i margaryny | Tereyağı ve Margarin
.cheese-british | British Cheese | Sery brytyjskie | İngiliz Peynirleri
.cheese-continental | Continental Cheese | Sery europejskie | Avrupa Peynirleri
.yoghurt-desserts | Yoghurt & Desserts | Jogurty i desery | Yoğurt ve Tatlılar
.eggs | Eggs | Jaja | Yumurta
.cooked-meats | Cooked Meats & Deli | Wędliny i garmażerka | Şarküteri
.deli-dips | Dips, Fillings & Fresh Pasta | Pasty, sałatki i świeży makaron | Meze, Salata ve Taze Makarna
frozen | Frozen | Mrożonki | Dondurulmuş
.chips-potato | Chips & Potato | Frytki i ziemniaki | Patates Ürünleri
.frozen-veg | Frozen Vegetables & Fruit | Warzywa i owoce mrożone | Dondurulmuş Sebze ve Meyve
.frozen-fish | Frozen Fish & Seafood | Ryby i owoce morza mrożone | Dondurulmuş Deniz Ürünleri
.frozen-poultry | Frozen Poultry | Drób mrożony | Dondurulmuş Tavuk
.frozen-burgers | Burgers, Sausages & Kebab | Burgery, kiełbaski i kebab | Burger, Sosis ve Kebap
.frozen-pizza-bread | Pizza & Bread | Pizza i pieczywo | Pizza ve Ekmek
.frozen-savouries | Pastries, Snacks & Meals | Wypieki, przekąski i dania | Börek, Atıştırmalık ve Hazır Yemek
.frozen-veggie | Vegetarian & Vegan | Wegetariańskie i wegańskie | Vejetaryen ve Vegan
.ice-cream | Ice Cream & Ice | Lody i lód | Dondurma ve Buz
.frozen-desserts | Frozen Desserts | Desery mrożone | Dondurulmuş Tatlılar
produce | Fruit & Vegetables | Owoce i warzywa | Meyve ve Sebze
.vegetables-salad | Vegetables & Salad | Warzywa i sałaty | Sebze ve Salata
..potatoes-roots | Potatoes & Roots | Ziemniaki i warzywa korzeniowe | Patates ve Kök Sebzeler
..onions-garlic | Onions, Garlic & Leeks | Cebula, czosnek i pory | Soğan, Sarımsak ve Pırasa
..salad | Salad & Tomatoes | Sałaty i pomidory | Salata ve Domates
..vegetables | Greens & Vegetables | Warzywa zielone | Yeşil Sebzeler
..herbs-fresh | Fresh Herbs | Świeże zioła | Taze Otlar
..prepared-produce | Prepared Fruit & Vegetables | Owoce i warzywa krojone | Hazır Doğranmış Ürünler
.fruit | Fruit | Owoce | Meyve
..apples-pears | Apples, Berries & Stone Fruit | Jabłka, jagodowe i pestkowe | Elma, Orman Meyvesi ve Çekirdekli
..citrus-tropical | Citrus, Bananas & Tropical | Cytrusy, banany i tropikalne | Narenciye, Muz ve Tropik
meat-fish | Meat, Poultry & Fish | Mięso, drób i ryby | Et, Tavuk ve Balık
.chicken | Poultry & Game | Drób i dziczyzna | Kanatlı ve Av Eti
.beef | Beef | Wołowina | Dana Eti
.lamb | Lamb & Goat | Jagnięcina i koźlina | Kuzu ve Keçi Eti
.pork | Pork | Wieprzowina | Domuz Eti
.bacon-sausages | Bacon & Sausages | Bekon i kiełbaski | Füme Et ve Sosis
.fresh-fish | Fish Counter | Świeże ryby | Taze Balık
bakery | Bakery | Pieczywo | Fırın
.bread | Bread | Chleb | Ekmek
.rolls-buns | Rolls, Buns & Bagels | Bułki i bajgle | Sandviç Ekmekleri
.flatbreads | Wraps & Flatbreads | Tortille i placki | Lavaş ve Yassı Ekmek
.cakes-pastries | Cakes & Pastries | Ciasta i drożdżówki | Kek ve Hamur İşleri
drinks | Drinks | Napoje | İçecekler
.soft-drinks | Soft Drinks | Napoje bezalkoholowe | Alkolsüz İçecekler
..fizzy-drinks | Fizzy Drinks | Napoje gazowane | Gazlı İçecekler
..energy-sport | Energy & Sports Drinks | Napoje energetyczne i sportowe | Enerji ve Spor İçecekleri
..water | Water | Woda | Su
..juices | Juices, Smoothies & Milk Drinks | Soki, smoothie i napoje mleczne | Meyve Suları ve Sütlü İçecekler
..squash-cordial | Squash, Syrups & Mixers | Syropy, koncentraty i toniki | Konsantre, Şurup ve Tonik
.hot-drinks | Tea, Coffee & Chocolate | Herbata, kawa i czekolada | Çay, Kahve ve Çikolata
..tea | Tea | Herbata | Çay
..coffee | Coffee & Hot Chocolate | Kawa i czekolada | Kahve ve Sıcak Çikolata
snacks | Confectionery & Snacks | Słodycze i przekąski | Şekerleme ve Atıştırmalık
.chocolate | Chocolate | Czekolada | Çikolata
.sweets | Sweets, Mints & Gum | Cukierki, miętówki i gumy | Şeker, Nane Şekeri ve Sakız
.crisps | Crisps | Chipsy | Cips
.savoury-snacks | Savoury Snacks | Słone przekąski | Tuzlu Atıştırmalık
.nuts-dried-fruit | Nuts & Dried Fruit | Orzechy i bakalie | Kuruyemiş ve Kuru Meyve
.biscuits | Biscuits, Crackers & Bars | Ciastka, krakersy i batony | Bisküvi, Kraker ve Bar
world-foods | World Foods | Kuchnie świata | Dünya Mutfakları
.turkish | Turkish | Turecka | Türk
..turkish-dairy | Turkish Dairy | Nabiał turecki | Türk Süt Ürünleri
..turkish-meats | Sucuk, Pastırma & Kebab | Sucuk, pastırma i kebab | Sucuk, Pastırma ve Kebap
..turkish-bakery | Turkish Bakery | Pieczywo tureckie | Türk Fırını
..turkish-pantry | Turkish Pantry & Jams | Spiżarnia turecka i dżemy | Türk Kileri ve Reçel
..turkish-olives-pickles | Olives, Pickles & Vine Leaves | Oliwki, pikle i liście winorośli | Zeytin, Turşu ve Yaprak
..turkish-sweets | Lokum, Baklava & Halva | Lokum, baklawa i chałwa | Lokum, Baklava ve Helva
..turkish-drinks | Turkish Tea, Coffee & Drinks | Turecka herbata, kawa i napoje | Çay, Türk Kahvesi ve İçecek
.polish | Polish | Polska | Polonya
..polish-meats | Kiełbasa & Meats | Kiełbasy i wędliny | Polonya Et Ürünleri
..polish-dairy | Polish Dairy | Nabiał | Polonya Süt Ürünleri
..polish-pickles | Pickles, Jars & Ready Meals | Przetwory i dania gotowe | Polonya Turşu ve Konserveleri
..polish-pierogi | Pierogi & Dumplings | Pierogi i kluski | Pierogi ve Mantılar
..polish-groats-flour | Groats, Flour & Soups | Kasze, mąki i zupy | Polonya Bulgur, Un ve Çorba
..polish-sweets | Polish Sweets & Biscuits | Polskie słodycze i ciastka | Polonya Tatlı ve Bisküvileri
..polish-drinks | Polish Drinks & Jams | Polskie napoje i dżemy | Polonya İçecek ve Reçelleri
..polish-fish | Herring & Smoked Fish | Śledzie i ryby wędzone | Ringa ve Füme Balık
.south-asian | South Asian | Południowoazjatycka | Güney Asya
.east-asian | East Asian | Wschodnioazjatycka | Doğu Asya
.caribbean-african | Caribbean & African | Karaibska i afrykańska | Karayip ve Afrika
.middle-eastern | Middle Eastern | Bliskowschodnia | Orta Doğu
household | Household & Cleaning | Dom i czystość | Ev ve Temizlik
.laundry | Laundry & Dishwashing | Pranie i zmywanie | Çamaşır ve Bulaşık
.cleaning | Cleaning & Hygiene | Środki czystości i higiena | Temizlik ve Hijyen
.paper | Tissue & Paper | Papier i ręczniki | Kâğıt Ürünleri
.bin-bags | Bin Bags | Worki na śmieci | Çöp Poşetleri
.air-care-home | Home & Kiosk | Dom i kiosk | Ev ve Büfe
.fuel | Solid Fuel | Opał | Katı Yakıt
.toiletries | Toiletries & Baby | Higiena osobista i niemowlęta | Kişisel Bakım ve Bebek
.medicines | Medicines & First Aid | Leki i apteczka | İlaç ve İlk Yardım
.pet | Pet Food | Karma dla zwierząt | Evcil Hayvan Maması
disposables | Catering Disposables | Jednorazówki gastronomiczne | Tek Kullanımlık Ürünler
.cups-lids | Cups, Pots & Lids | Kubki, pojemniki i pokrywki | Bardak, Kâse ve Kapak
.takeaway-boxes | Takeaway & Pizza Boxes | Pudełka na wynos i na pizzę | Paket Servis ve Pizza Kutuları
.foil-plastic-containers | Foil & Plastic Containers | Pojemniki z folii i tworzyw | Folyo ve Plastik Kaplar
.bags-wraps | Bags & Wraps | Torby i opakowania | Poşet ve Sargılar
.film-foil | Film, Foil & Parchment | Folie i pergamin | Streç, Folyo ve Pişirme Kâğıdı
.tableware | Cutlery, Plates & Napkins | Sztućce, talerze i serwetki | Çatal Bıçak, Tabak ve Peçete
.gloves-workwear | Gloves, Workwear & Till Rolls | Rękawice, odzież i rolki kasowe | Eldiven, İş Giysisi ve Kasa Rulosu
.returnables | Returnable Containers | Opakowania zwrotne | Depozitolu Kaplar
`

function depthOf(cell: string): number {
  return cell.length - cell.replace(/^\.+/, '').length
}

/** Departments and their categories, each after its parent. Names in English, Polish and Turkish. */
export const categories: readonly Category[] = parseTable(table).reduce<readonly Category[]>((known, row) => {
  const [cell = '', en = '', pl = '', tr = ''] = row
  const depth = depthOf(cell)
  const parent = parseTable(table)
    .slice(0, known.length)
    .map(([before = '']) => before)
    .findLast((before) => depthOf(before) === depth - 1)
  const parentCode = depth === 0 || parent === undefined ? null : parent.slice(depth - 1)
  return [...known, { code: cell.slice(depth), parentCode, name: { en, pl, tr } }]
}, [])

const parents = new Map(categories.map(({ code, parentCode }) => [code, parentCode]))

/** The department of a category; a department is its own. Throws on an unknown code. */
export function departmentOf(code: string): string {
  const parent = parents.get(code)
  if (parent === undefined) throw new Error(`There is no category ${code}.`)
  return parent === null ? code : departmentOf(parent)
}
