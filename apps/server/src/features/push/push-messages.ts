import type { Language } from '@provender/domain/languages'
import type { NotificationKind } from '@provender/domain/notification/notification'
import type { NotifiedState } from '@provender/domain/order/state-machine'

/** The title of a kind, and its text without a product. */
interface WordsOfKind {
  readonly title: string
  readonly body: string
}

interface PushWords {
  readonly kinds: Readonly<Record<Exclude<NotificationKind, 'ORDER_STATUS'>, WordsOfKind>>
  /** Has a placeholder for `{number}`. */
  readonly order: string
  readonly states: Readonly<Record<NotifiedState, string>>
}

/** The texts of push messages, short enough for a lock screen, with a placeholder for `{shop}`. */
export const pushMessages: Readonly<Record<Language, PushWords>> = {
  en: {
    kinds: {
      STOCK_BACK: { title: 'Back in stock', body: 'A product you were waiting for' },
      PRICE_DROP: { title: 'Price down', body: 'Prices of your favourites went down' },
      PROMOTION: { title: 'Promotion', body: 'A new promotion' },
      STATEMENT: { title: 'Account statement', body: 'Your account statement is ready' },
      GENERAL: { title: 'News', body: 'News from {shop}' },
    },
    order: 'Order {number}',
    states: {
      ON_HOLD: 'On hold: please get in touch with us',
      CONFIRMED: 'Confirmed',
      OUT_FOR_DELIVERY: 'Out for delivery',
      READY_TO_COLLECT: 'Ready to collect',
      DELIVERED: 'Delivered',
      COLLECTED: 'Collected',
      CANCELLED: 'Cancelled',
    },
  },
  pl: {
    kinds: {
      STOCK_BACK: { title: 'Znów dostępne', body: 'Produkt, na który czekasz' },
      PRICE_DROP: { title: 'Niższa cena', body: 'Ceny Twoich ulubionych produktów spadły' },
      PROMOTION: { title: 'Promocja', body: 'Nowa promocja' },
      STATEMENT: { title: 'Rozliczenia', body: 'Twoje rozliczenie jest gotowe' },
      GENERAL: { title: 'Nowości', body: 'Wiadomość od {shop}' },
    },
    order: 'Zamówienie {number}',
    states: {
      ON_HOLD: 'Wstrzymane: prosimy o kontakt',
      CONFIRMED: 'Potwierdzone',
      OUT_FOR_DELIVERY: 'W dostawie',
      READY_TO_COLLECT: 'Gotowe do odbioru',
      DELIVERED: 'Dostarczone',
      COLLECTED: 'Odebrane',
      CANCELLED: 'Anulowane',
    },
  },
  tr: {
    kinds: {
      STOCK_BACK: { title: 'Yeniden stokta', body: 'Beklediğiniz bir ürün' },
      PRICE_DROP: { title: 'Fiyatı düştü', body: 'Favori ürünlerinizin fiyatları düştü' },
      PROMOTION: { title: 'Promosyon', body: 'Yeni bir promosyon' },
      STATEMENT: { title: 'Cari hesap ekstresi', body: 'Cari hesap ekstreniz hazır' },
      GENERAL: { title: 'Haber', body: '{shop} haberleri' },
    },
    order: 'Sipariş {number}',
    states: {
      ON_HOLD: 'Beklemede: lütfen bizimle iletişime geçin',
      CONFIRMED: 'Onaylandı',
      OUT_FOR_DELIVERY: 'Yola çıktı',
      READY_TO_COLLECT: 'Teslim almaya hazır',
      DELIVERED: 'Teslim edildi',
      COLLECTED: 'Teslim alındı',
      CANCELLED: 'İptal edildi',
    },
  },
}
