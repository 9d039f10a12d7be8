import type { TranslatedText } from '@provender/domain/languages'

export const termsAndConditions: TranslatedText = {
  en: `These are the terms of a demonstration shop. Replace them with your own before you trade.

## Who may buy

We sell to businesses only. An account is opened by us, and orders are accepted once it has been activated.

## Prices

Prices are net of VAT unless the page says otherwise, and hold for the order in which you agreed to them. Goods sold by weight
are charged at the weight picked.

## Orders

1. Your order is confirmed when you see its number.
2. Until picking begins you may ask us to change or cancel it.
3. If we are short of something, you pay only for what is delivered.

## Delivery and collection

Your round, its days and its cut-off stand in your account. Someone must be there to receive chilled and frozen goods. What you
collect is kept for you until the end of the slot's day.

## When something is wrong

Tell us on the day of delivery about anything missing, damaged or warm, and within two days about anything else. We replace it
or credit it.

## Baskets and crates

Returnable containers are charged as deposits and credited in full when they come back clean.`,
  pl: `To regulamin sklepu demonstracyjnego. Przed rozpoczęciem sprzedaży zastąp go własnym.

## Kto może kupować

Sprzedajemy wyłącznie firmom. Konto zakładamy my, a zamówienia przyjmujemy po jego aktywacji.

## Ceny

Ceny są cenami netto, chyba że strona mówi inaczej, i obowiązują dla zamówienia, w którym zostały zaakceptowane. Towar na wagę
rozliczamy według wagi po skompletowaniu.

## Zamówienia

1. Zamówienie jest potwierdzone z chwilą wyświetlenia jego numeru.
2. Do rozpoczęcia kompletacji można poprosić o zmianę lub anulowanie.
3. Jeśli czegoś zabraknie, płacisz tylko za to, co dostarczymy.

## Dostawa i odbiór

Trasa, jej dni i godzina graniczna są widoczne na koncie. Produkty chłodzone i mrożone musi ktoś odebrać. Towar do odbioru
własnego czeka do końca dnia wybranego terminu.

## Gdy coś się nie zgadza

Braki, uszkodzenia i towar o złej temperaturze prosimy zgłaszać w dniu dostawy, pozostałe sprawy w ciągu dwóch dni. Wymieniamy
albo wystawiamy korektę.

## Kosze i skrzynki

Opakowania zwrotne są objęte kaucją, którą zwracamy w całości po ich oddaniu w czystym stanie.`,
  tr: `Bunlar tanıtım amaçlı bir mağazanın koşullarıdır. Satışa başlamadan önce kendi metninizle değiştirin.

## Kimler alışveriş yapabilir

Yalnızca işletmelere satış yaparız. Hesabı biz açarız; siparişler hesap etkinleştirildikten sonra kabul edilir.

## Fiyatlar

Sayfada aksi yazmadıkça fiyatlara KDV dahil değildir ve onayladığınız sipariş için geçerlidir. Tartılarak satılan ürünler,
hazırlandıklarındaki ağırlık üzerinden ücretlendirilir.

## Siparişler

1. Sipariş numarasını gördüğünüzde siparişiniz onaylanmıştır.
2. Hazırlık başlayana kadar değişiklik veya iptal isteyebilirsiniz.
3. Eksik çıkan ürün olursa yalnızca teslim edilenin bedelini ödersiniz.

## Teslimat ve teslim alma

Dağıtım hattınız, günleri ve son sipariş saati hesabınızda yazar. Soğuk ve dondurulmuş ürünleri teslim alacak biri bulunmalıdır.
Kendiniz alacağınız ürünler, randevu gününün sonuna kadar bekletilir.

## Bir sorun olursa

Eksik, hasarlı veya ısınmış ürünleri teslimat günü, diğer konuları iki gün içinde bildirin. Değiştirir veya alacak kaydederiz.

## Kasalar

Geri dönen kasalar için depozito alınır; temiz olarak geri geldiklerinde tamamı iade edilir.`,
}
