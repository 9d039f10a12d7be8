import type { TranslatedText } from '@provender/domain/languages'

export const aboutUs: TranslatedText = {
  en: `Provender Wholesale has fed the trade since a single van left Tottenham with milk and tinned tomatoes. Today three rounds
serve corner shops, restaurants, cafés, delis and caterers from one warehouse.

## What we stock

Around five thousand lines: groceries, chilled and frozen food, fresh fruit and vegetables, meat and fish, drinks, snacks,
cleaning and packaging. Two ranges are our pride: **Turkish** and **Polish** food, bought from the people who make it.

## How we work

- Order by the cut-off shown on every page, and your round delivers the next morning it drives.
- Prefer to fetch it? Collect from the trade counter in quarter-hour slots.
- What is out of stock says so. What is running low says so too.
- Your prices are yours: you see them as soon as you sign in.

## Where we are

Provender Wholesale, Unit 4, Millstream Yard, London N17 0PW. The counter is open from six in the morning; see the opening
hours at checkout.`,
  pl: `Provender Wholesale zaopatruje handel od dnia, w którym z Tottenhamu wyjechał jeden samochód z mlekiem i pomidorami w
puszce. Dziś trzy trasy obsługują sklepy, restauracje, kawiarnie, delikatesy i firmy cateringowe z jednego magazynu.

## Co mamy w ofercie

Około pięciu tysięcy pozycji: artykuły spożywcze, produkty chłodzone i mrożone, świeże owoce i warzywa, mięso i ryby,
napoje, przekąski, środki czystości i opakowania. Naszą dumą są dwa działy: **turecki** i **polski** – kupujemy wprost od
producentów.

## Jak pracujemy

- Zamów przed godziną widoczną na każdej stronie, a towar przyjedzie następnego ranka, kiedy jedzie Twoja trasa.
- Wolisz odebrać sam? Zapraszamy do magazynu w umówionym kwadransie.
- Jeśli czegoś brakuje, piszemy o tym. Jeśli się kończy – również.
- Twoje ceny są Twoje: widzisz je zaraz po zalogowaniu.

## Gdzie jesteśmy

Provender Wholesale, Unit 4, Millstream Yard, London N17 0PW. Magazyn otwieramy o szóstej rano; godziny znajdziesz przy
składaniu zamówienia.`,
  tr: `Provender Wholesale, Tottenham’dan süt ve konserve domatesle yola çıkan tek bir araçla başladı. Bugün üç dağıtım hattı;
bakkallara, restoranlara, kafelere, şarküterilere ve yemek şirketlerine tek depodan hizmet veriyor.

## Neler satıyoruz

Yaklaşık beş bin çeşit: temel gıda, soğuk ve dondurulmuş ürünler, taze meyve ve sebze, et ve balık, içecek, atıştırmalık,
temizlik ve ambalaj. En çok övündüğümüz iki bölüm **Türk** ve **Polonya** ürünleridir; doğrudan üreticisinden alırız.

## Nasıl çalışıyoruz

- Her sayfada görünen saate kadar sipariş verin; hattınızın çıktığı ilk sabah teslim edelim.
- Kendiniz almak isterseniz on beş dakikalık randevularla depoya gelin.
- Tükenen ürünü de, azalan ürünü de açıkça yazarız.
- Fiyatlarınız size özeldir; giriş yapar yapmaz görürsünüz.

## Neredeyiz

Provender Wholesale, Unit 4, Millstream Yard, London N17 0PW. Depo sabah altıda açılır; saatleri siparişin son adımında
görebilirsiniz.`,
}
