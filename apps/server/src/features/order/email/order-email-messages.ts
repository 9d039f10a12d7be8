import type { Language } from '@provender/domain/languages'
import type { MailedState } from '@provender/domain/order/state-machine'

/** `#` is replaced by the number. `one`, `few`, `many` and `other` follow the language's plural rules. */
type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** Has placeholders for `{number}` and `{shop}`. */
interface EmailOfState {
  readonly subject: string
  readonly title: string
  readonly lead: string
}

interface OrderEmailWords {
  readonly states: Readonly<Record<MailedState, EmailOfState>>
  readonly delivery: string
  readonly collection: string
  readonly instructions: string
  readonly purchaseOrder: string
  readonly notes: string
  readonly said: string
  readonly weighed: string
  /** For a cancelled order by card. */
  readonly notCharged: string
  readonly goesBack: string
  readonly changedLines: Counted
  readonly lines: Counted
  readonly piece: Counted
  readonly box: Counted
  readonly notSupplied: string
  /** '{supplied} of {ordered}' */
  readonly partly: string
  readonly insteadOf: string
  readonly net: string
  readonly vat: string
  readonly total: string
  readonly orderedTotal: string
  readonly view: string
  readonly why: string
}

/** The texts of order e-mails. Polish and Turkish use the same terms as the shop. */
export const orderEmailMessages: Readonly<Record<Language, OrderEmailWords>> = {
  en: {
    states: {
      SUBMITTED: {
        subject: 'Order {number} received',
        title: 'Thank you for your order',
        lead: 'We have received order {number}. We will confirm, pick and pack it, and let you know when it is on its way.',
      },
      ON_HOLD: {
        subject: 'Order {number} is on hold',
        title: 'Your order is on hold',
        lead: 'We cannot process order {number} just yet. Please get in touch with us.',
      },
      OUT_FOR_DELIVERY: {
        subject: 'Order {number} is out for delivery',
        title: 'Your order is on its way',
        lead: 'Order {number} is packed and has left our warehouse.',
      },
      READY_TO_COLLECT: {
        subject: 'Order {number} is ready to collect',
        title: 'Your order is ready',
        lead: 'Order {number} is packed and waiting for you.',
      },
      DELIVERED: {
        subject: 'Order {number} is delivered',
        title: 'Your order is delivered',
        lead: 'Order {number} was delivered. Here is what you received and what it comes to; the invoice is in your account.',
      },
      COLLECTED: {
        subject: 'Order {number} is collected',
        title: 'Your order is collected',
        lead: 'Order {number} was collected. Here is what you received and what it comes to; the invoice is in your account.',
      },
      CANCELLED: {
        subject: 'Order {number} is cancelled',
        title: 'Your order is cancelled',
        lead: 'Order {number} was cancelled and will not be supplied.',
      },
    },
    delivery: 'Delivery on {day}',
    collection: 'Collection on {day} at {time}',
    instructions: 'For the driver',
    purchaseOrder: 'Purchase order number',
    notes: 'Notes for this order',
    said: 'Our note to you',
    weighed: 'Items sold by the kilogram are charged by their weight when picked.',
    notCharged: 'Nothing was charged to your card; the amount reserved on it is released.',
    goesBack: 'The amount charged to your card will be refunded to it.',
    changedLines: { one: '# line differs from your order.', other: '# lines differ from your order.' },
    lines: { one: '# line', other: '# lines' },
    piece: { one: '# piece', other: '# pieces' },
    box: { one: '# box', other: '# boxes' },
    notSupplied: 'not supplied',
    partly: '{supplied}, ordered {ordered}',
    insteadOf: 'instead of {name}',
    net: 'Net',
    vat: 'VAT {rate} on {net}',
    total: 'Total inc VAT',
    orderedTotal: 'As ordered',
    view: 'View order',
    why: 'You received this e-mail because you placed an order with {shop}.',
  },
  pl: {
    states: {
      SUBMITTED: {
        subject: 'Zamówienie {number} przyjęte',
        title: 'Dziękujemy za zamówienie',
        lead: 'Otrzymaliśmy zamówienie {number}. Potwierdzimy je, skompletujemy i zapakujemy, a potem damy znać, gdy będzie w drodze.',
      },
      ON_HOLD: {
        subject: 'Zamówienie {number} wstrzymane',
        title: 'Twoje zamówienie jest wstrzymane',
        lead: 'Na razie nie możemy zrealizować zamówienia {number}. Prosimy o kontakt.',
      },
      OUT_FOR_DELIVERY: {
        subject: 'Zamówienie {number} w dostawie',
        title: 'Twoje zamówienie jest w drodze',
        lead: 'Zamówienie {number} jest zapakowane i opuściło nasz magazyn.',
      },
      READY_TO_COLLECT: {
        subject: 'Zamówienie {number} gotowe do odbioru',
        title: 'Twoje zamówienie jest gotowe',
        lead: 'Zamówienie {number} jest zapakowane i czeka na odbiór.',
      },
      DELIVERED: {
        subject: 'Zamówienie {number} dostarczone',
        title: 'Twoje zamówienie zostało dostarczone',
        lead: 'Zamówienie {number} zostało przekazane. Oto co dostarczyliśmy i ile to kosztuje; faktura jest na Twoim koncie.',
      },
      COLLECTED: {
        subject: 'Zamówienie {number} odebrane',
        title: 'Twoje zamówienie zostało odebrane',
        lead: 'Zamówienie {number} zostało odebrane. Oto co wydaliśmy i ile to kosztuje; faktura jest na Twoim koncie.',
      },
      CANCELLED: {
        subject: 'Zamówienie {number} anulowane',
        title: 'Twoje zamówienie zostało anulowane',
        lead: 'Zamówienie {number} zostało anulowane. Nic z niego nie zostanie dostarczone.',
      },
    },
    delivery: 'Dostawa: {day}',
    collection: 'Odbiór: {day}, {time}',
    instructions: 'Dla kierowcy',
    purchaseOrder: 'Twój numer zamówienia',
    notes: 'Uwagi do zamówienia',
    said: 'Informacja od nas',
    weighed: 'Towary sprzedawane na kilogramy rozliczamy według wagi przy kompletowaniu.',
    notCharged: 'Nie obciążyliśmy Twojej karty; zablokowana na niej kwota zostaje zwolniona.',
    goesBack: 'Kwota pobrana z Twojej karty wraca na nią.',
    changedLines: {
      one: '# pozycja różni się od zamówionej.',
      few: '# pozycje różnią się od zamówionych.',
      other: '# pozycji różni się od zamówionych.',
    },
    lines: { one: '# pozycja', few: '# pozycje', other: '# pozycji' },
    piece: { one: '# sztuka', few: '# sztuki', other: '# sztuk' },
    box: { one: '# karton', few: '# kartony', other: '# kartonów' },
    notSupplied: 'nie dostarczono',
    partly: '{supplied}, zamówiono {ordered}',
    insteadOf: 'zamiast: {name}',
    net: 'Netto',
    vat: 'VAT {rate} od {net}',
    total: 'Razem brutto',
    orderedTotal: 'Według zamówienia',
    view: 'Zobacz zamówienie',
    why: 'Otrzymujesz tę wiadomość, ponieważ złożono u nas zamówienie: {shop}.',
  },
  tr: {
    states: {
      SUBMITTED: {
        subject: '{number} numaralı sipariş alındı',
        title: 'Siparişiniz için teşekkürler',
        lead: '{number} numaralı siparişinizi aldık. Onaylayıp hazırlayacağız; yola çıktığında size haber vereceğiz.',
      },
      ON_HOLD: {
        subject: '{number} numaralı sipariş beklemede',
        title: 'Siparişiniz beklemede',
        lead: '{number} numaralı siparişe şu anda devam edemiyoruz. Lütfen bizimle iletişime geçin.',
      },
      OUT_FOR_DELIVERY: {
        subject: '{number} numaralı sipariş yola çıktı',
        title: 'Siparişiniz yolda',
        lead: '{number} numaralı sipariş paketlendi ve depomuzdan çıktı.',
      },
      READY_TO_COLLECT: {
        subject: '{number} numaralı sipariş teslim almaya hazır',
        title: 'Siparişiniz hazır',
        lead: '{number} numaralı sipariş paketlendi, sizi bekliyor.',
      },
      DELIVERED: {
        subject: '{number} numaralı sipariş teslim edildi',
        title: 'Siparişiniz teslim edildi',
        lead: '{number} numaralı sipariş size teslim edildi. Aldıklarınız ve tutarları aşağıda; faturanız hesabınızda.',
      },
      COLLECTED: {
        subject: '{number} numaralı sipariş teslim alındı',
        title: 'Siparişiniz teslim alındı',
        lead: '{number} numaralı sipariş teslim alındı. Aldıklarınız ve tutarları aşağıda; faturanız hesabınızda.',
      },
      CANCELLED: {
        subject: '{number} numaralı sipariş iptal edildi',
        title: 'Siparişiniz iptal edildi',
        lead: '{number} numaralı sipariş iptal edildi. Bu siparişten hiçbir ürün gönderilmeyecek.',
      },
    },
    delivery: 'Teslimat: {day}',
    collection: 'Gel al: {day}, {time}',
    instructions: 'Sürücü için',
    purchaseOrder: 'Satın alma numaranız',
    notes: 'Bu sipariş için notlar',
    said: 'Size notumuz',
    weighed: 'Kilogramla satılan ürünler, hazırlanırken tartılan ağırlığa göre ücretlendirilir.',
    notCharged: 'Kartınızdan hiçbir tutar çekilmedi; bloke edilen tutar serbest bırakılır.',
    goesBack: 'Kartınızdan çekilen tutar kartınıza iade edilir.',
    changedLines: { one: '# kalem siparişinizden farklı.', other: '# kalem siparişinizden farklı.' },
    lines: { one: '# kalem', other: '# kalem' },
    piece: { one: '# adet', other: '# adet' },
    box: { one: '# koli', other: '# koli' },
    notSupplied: 'gönderilmedi',
    partly: '{supplied}, sipariş edilen {ordered}',
    insteadOf: '{name} yerine',
    net: 'Net',
    vat: '{net} üzerinden {rate} KDV',
    total: 'KDV dahil toplam',
    orderedTotal: 'Sipariş edilen',
    view: 'Siparişi görüntüle',
    why: 'Bu iletiyi {shop} üzerinden sipariş verdiğiniz için aldınız.',
  },
}

/** The plural form for a number. */
export function countedWord(counted: Counted, count: number, language: Language): string {
  const form = counted[new Intl.PluralRules(language).select(count)] ?? counted.other
  return form.replace('#', String(count))
}
