import type { Language } from '@provender/domain/languages'
import type { DocumentKind, LedgerKind, PaymentMethod } from '@provender/domain/ledger/ledger'

interface PaperWords {
  readonly titles: Readonly<Record<DocumentKind | 'STATEMENT', string>>
  readonly kinds: Readonly<Record<LedgerKind, string>>
  readonly methods: Readonly<Record<PaymentMethod, string>>
  readonly number: string
  readonly date: string
  readonly due: string
  readonly order: string
  readonly deliveredTo: string
  readonly purchaseOrder: string
  readonly account: string
  readonly credits: string
  readonly reason: string
  readonly vatNumber: string
  readonly awrs: string
  readonly code: string
  readonly product: string
  readonly quantity: string
  readonly price: string
  readonly vat: string
  readonly net: string
  readonly gross: string
  readonly total: string
  readonly credited: string
  readonly allowance: string
  readonly vatAt: string
  readonly piece: string
  readonly box: string
  readonly kg: string
  readonly period: string
  readonly opening: string
  readonly closing: string
  readonly owed: string
  readonly paid: string
  readonly balance: string
  readonly what: string
  readonly ageing: string
  /** Paid or credited, and not allocated to an invoice. */
  readonly unallocated: string
  readonly ages: readonly [string, string, string, string, string]
  readonly page: string
}

/** The texts of invoices, credit notes and statements, with placeholders for `{name}`. */
export const pdfMessages: Readonly<Record<Language, PaperWords>> = {
  en: {
    titles: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note', STATEMENT: 'Account statement' },
    kinds: {
      INVOICE: 'Invoice',
      PAYMENT: 'Payment',
      CREDIT_NOTE: 'Credit note',
      REFUND: 'Refund',
      REVERSAL: 'Payment reversed',
    },
    methods: { CASH: 'cash', BANK_TRANSFER: 'bank transfer', CARD: 'card' },
    number: 'Number',
    date: 'Date',
    due: 'Due',
    order: 'Order',
    deliveredTo: 'Delivered to',
    purchaseOrder: 'Your order number',
    account: 'Account',
    credits: 'Credits invoice',
    reason: 'Reason',
    vatNumber: 'VAT number',
    awrs: 'AWRS',
    code: 'Code',
    product: 'Product',
    quantity: 'Quantity',
    price: 'Unit price',
    vat: 'VAT',
    net: 'Net',
    gross: 'Gross',
    total: 'Total inc VAT',
    credited: 'Credited inc VAT',
    allowance: 'Allowance',
    vatAt: 'VAT {rate} on {net}',
    piece: 'pcs',
    box: 'box',
    kg: 'kg',
    period: '{from} to {to}',
    opening: 'Opening balance',
    closing: 'Closing balance',
    owed: 'Charged',
    paid: 'Paid or credited',
    balance: 'Balance',
    what: 'Entry',
    ageing: 'Outstanding by age, inc VAT',
    unallocated: 'Not allocated to an invoice yet: {amount}',
    ages: ['Not due', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days'],
    page: 'Page {page} of {pages}',
  },
  pl: {
    titles: { INVOICE: 'Faktura', CREDIT_NOTE: 'Faktura korygująca', STATEMENT: 'Rozliczenia' },
    kinds: {
      INVOICE: 'Faktura',
      PAYMENT: 'Wpłata',
      CREDIT_NOTE: 'Faktura korygująca',
      REFUND: 'Zwrot',
      REVERSAL: 'Storno wpłaty',
    },
    methods: { CASH: 'gotówka', BANK_TRANSFER: 'przelew', CARD: 'karta' },
    number: 'Numer',
    date: 'Data',
    due: 'Termin płatności',
    order: 'Zamówienie',
    deliveredTo: 'Dostarczono do',
    purchaseOrder: 'Twój numer zamówienia',
    account: 'Konto',
    credits: 'Koryguje fakturę',
    reason: 'Powód',
    vatNumber: 'Numer VAT',
    awrs: 'AWRS',
    code: 'Kod',
    product: 'Produkt',
    quantity: 'Ilość',
    price: 'Cena jedn.',
    vat: 'VAT',
    net: 'Netto',
    gross: 'Brutto',
    total: 'Razem brutto',
    credited: 'Korekta brutto',
    allowance: 'Obniżka',
    vatAt: 'VAT {rate} od {net}',
    piece: 'szt.',
    box: 'kart.',
    kg: 'kg',
    period: 'od {from} do {to}',
    opening: 'Saldo początkowe',
    closing: 'Saldo końcowe',
    owed: 'Należność',
    paid: 'Wpłata lub korekta',
    balance: 'Saldo',
    what: 'Pozycja',
    ageing: 'Struktura wiekowa należności, brutto',
    unallocated: 'Jeszcze nierozliczone z żadną fakturą: {amount}',
    ages: ['Przed terminem', '1–30 dni', '31–60 dni', '61–90 dni', 'Ponad 90 dni'],
    page: 'Strona {page} z {pages}',
  },
  tr: {
    titles: { INVOICE: 'Fatura', CREDIT_NOTE: 'İade faturası', STATEMENT: 'Cari hesap ekstresi' },
    kinds: {
      INVOICE: 'Fatura',
      PAYMENT: 'Ödeme',
      CREDIT_NOTE: 'İade faturası',
      REFUND: 'Para iadesi',
      REVERSAL: 'Ödeme iptali',
    },
    methods: { CASH: 'nakit', BANK_TRANSFER: 'havale', CARD: 'kart' },
    number: 'Numara',
    date: 'Tarih',
    due: 'Vade tarihi',
    order: 'Sipariş',
    deliveredTo: 'Teslimat yeri',
    purchaseOrder: 'Satın alma numaranız',
    account: 'Hesap',
    credits: 'İlgili fatura',
    reason: 'Neden',
    vatNumber: 'KDV numarası',
    awrs: 'AWRS',
    code: 'Kod',
    product: 'Ürün',
    quantity: 'Miktar',
    price: 'Birim fiyat',
    vat: 'KDV',
    net: 'Net',
    gross: 'Brüt',
    total: 'KDV dahil toplam',
    credited: 'KDV dahil iade',
    allowance: 'İndirim',
    vatAt: '{net} üzerinden {rate} KDV',
    piece: 'adet',
    box: 'koli',
    kg: 'kg',
    period: '{from} – {to}',
    opening: 'Açılış bakiyesi',
    closing: 'Kapanış bakiyesi',
    owed: 'Borç',
    paid: 'Ödeme veya iade',
    balance: 'Bakiye',
    what: 'Kayıt',
    ageing: 'Vadesine göre açık tutarlar, KDV dahil',
    unallocated: 'Henüz bir faturaya mahsup edilmemiş: {amount}',
    ages: ['Vadesi gelmemiş', '1–30 gün', '31–60 gün', '61–90 gün', '90 günden fazla'],
    page: 'Sayfa {page} / {pages}',
  },
}
