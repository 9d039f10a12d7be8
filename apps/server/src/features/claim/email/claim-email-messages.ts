import type { ClaimType } from '@provender/domain/claim/claim'
import type { Language } from '@provender/domain/languages'

/** `{shop}`, `{company}`, `{login}`, `{email}`, `{order}`, `{number}`, `{type}` and `{notes}` are filled in. */
interface ClaimEmail {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly why: string
}

interface ClaimEmailWords {
  /** To the wholesaler. The message follows. */
  readonly TO_LOOK_AT: ClaimEmail & { readonly pictures: string; readonly command: string }
  /** To the user who reported it. The answer follows. */
  readonly ANSWERED: ClaimEmail & { readonly credited: string; readonly link: string }
  readonly types: Readonly<Record<ClaimType, string>>
}

/** The texts of e-mails about claims. */
export const claimEmailMessages: Readonly<Record<Language, ClaimEmailWords>> = {
  en: {
    TO_LOOK_AT: {
      subject: 'Problem with order {order}: {company}',
      title: '{company} reports a problem',
      paragraphs: ['Order {order}, {type}. From {login}, {email}:'],
      pictures: 'Pictures are attached to the report.',
      command: 'Full report, and how to answer: npm run staff -- claims show {number}',
      why: 'You receive this as the contact address of {shop}.',
    },
    ANSWERED: {
      subject: 'Our answer about order {order}',
      title: 'We have answered your report',
      paragraphs: ['You reported a problem with order {order} ({type}). Our answer:'],
      credited: 'Credit note: {notes}',
      link: 'See your report',
      why: 'You receive this because you reported a problem to {shop}.',
    },
    types: {
      MISSING: 'missing',
      DAMAGED: 'damaged',
      WRONG_PRODUCT: 'wrong product',
      SHORT_WEIGHT: 'short weight',
      PRICE: 'price',
      QUALITY: 'quality',
      DELIVERY: 'delivery',
      OTHER: 'something else',
    },
  },
  pl: {
    TO_LOOK_AT: {
      subject: 'Problem z zamówieniem {order}: {company}',
      title: '{company} zgłasza problem',
      paragraphs: ['Zamówienie {order}, {type}. Zgłasza {login}, {email}:'],
      pictures: 'Do zgłoszenia dołączono zdjęcia.',
      command: 'Całe zgłoszenie i sposób odpowiedzi: npm run staff -- claims show {number}',
      why: 'Otrzymujesz tę wiadomość jako adres kontaktowy {shop}.',
    },
    ANSWERED: {
      subject: 'Nasza odpowiedź w sprawie zamówienia {order}',
      title: 'Odpowiedzieliśmy na Twoje zgłoszenie',
      paragraphs: ['Dotyczy zgłoszenia do zamówienia {order} ({type}). Nasza odpowiedź:'],
      credited: 'Faktura korygująca: {notes}',
      link: 'Zobacz zgłoszenie',
      why: 'Otrzymujesz tę wiadomość, ponieważ wysłano od Ciebie zgłoszenie problemu do {shop}.',
    },
    types: {
      MISSING: 'brak towaru',
      DAMAGED: 'uszkodzony towar',
      WRONG_PRODUCT: 'niewłaściwy produkt',
      SHORT_WEIGHT: 'niedowaga',
      PRICE: 'cena',
      QUALITY: 'jakość',
      DELIVERY: 'dostawa',
      OTHER: 'inny problem',
    },
  },
  tr: {
    TO_LOOK_AT: {
      subject: '{order} numaralı siparişte sorun: {company}',
      title: '{company} bir sorun bildiriyor',
      paragraphs: ['Sipariş {order}, {type}. Bildiren: {login}, {email}:'],
      pictures: 'Bildirimde fotoğraflar var.',
      command: 'Tamamı ve yanıtlamak için: npm run staff -- claims show {number}',
      why: 'Bu iletiyi {shop} mağazasının iletişim adresi olarak alıyorsunuz.',
    },
    ANSWERED: {
      subject: '{order} numaralı sipariş hakkında yanıtımız',
      title: 'Bildiriminizi yanıtladık',
      paragraphs: ['{order} numaralı siparişle ilgili bir sorun bildirdiniz ({type}). Yanıtımız:'],
      credited: 'İade faturası: {notes}',
      link: 'Bildiriminizi görün',
      why: 'Bu iletiyi {shop} mağazasına bir sorun bildirdiğiniz için alıyorsunuz.',
    },
    types: {
      MISSING: 'eksik ürün',
      DAMAGED: 'hasarlı ürün',
      WRONG_PRODUCT: 'yanlış ürün',
      SHORT_WEIGHT: 'eksik ağırlık',
      PRICE: 'fiyat',
      QUALITY: 'kalite',
      DELIVERY: 'teslimat',
      OTHER: 'başka bir sorun',
    },
  },
}
