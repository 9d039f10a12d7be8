import { type Language, languages } from '@provender/domain/languages'
import { zeroMinor } from '@provender/domain/money/money'
import { orderEmails as orderEmailKinds } from '@provender/domain/order/state-machine'
import { accountEmailMessages } from '@provender/messages/emails/account-email-messages'
import { applicationEmailMessages } from '@provender/messages/emails/application-email-messages'
import { accountEmail } from '../../features/account/email/account-email.ts'
import { applicationEmail } from '../../features/application/email/write-email.ts'
import type { StoredClaim } from '../../features/claim/claim-store.ts'
import { answerEmail, claimEmail } from '../../features/claim/email/mail-claim.ts'
import { contactEmail } from '../../features/contact/email/mail-contact.ts'
import { orderEmail } from '../../features/order/email/order-email.ts'
import type { OrderLineRow, StoredOrder } from '../../features/order/store.ts'
import type { EmailShop, EmailContent } from './email-shop.ts'

/** The files that write e-mails. Each of them is in `everyEmail`. */
export const writers = [
  'features/account/email/account-email.ts',
  'features/application/email/write-email.ts',
  'features/claim/email/mail-claim.ts',
  'features/contact/email/mail-contact.ts',
  'features/order/email/order-email.ts',
]

export interface NamedEmail {
  readonly name: string
  readonly message: EmailContent
}

/** Every e-mail in every language, with this text wherever a customer or the wholesaler can enter one. */
export function everyEmail(text: string, shopOverrides?: Partial<EmailShop>): readonly NamedEmail[] {
  const shop: EmailShop = {
    name: text,
    address: 'https://orders.example',
    contact: [text, text],
    logo: undefined,
    from: { name: text, address: 'orders@shop.example' },
    ...shopOverrides,
  }
  return languages.flatMap((language) =>
    [
      ...accountEmails(text, language, shop),
      ...officeEmails(text, language, shop),
      ...orderEmails(text, language, shop),
    ].map(({ name, message }) => ({ name: `${name} ${language}`, message })),
  )
}

type Writing = (text: string, language: Language, shop: EmailShop) => readonly NamedEmail[]

function namesOf<Name extends string>(words: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(words) as Name[]
}

const accountEmails: Writing = (text, language, shop) => {
  const facts = Object.fromEntries(
    'email company inviter login reason phone number day device'.split(' ').map((fact) => [fact, text]),
  )
  const link = 'https://orders.example/account'
  return [
    ...namesOf(accountEmailMessages).map((kind) => ({
      name: kind,
      message: accountEmail({ kind, language, shop, facts, link }),
    })),
    ...namesOf(applicationEmailMessages.emails).map((name) => ({
      name,
      message: applicationEmail({ name, language, facts, phone: text }, { shop, link }),
    })),
  ]
}

const officeEmails: Writing = (text, language, shop) => {
  const claim = {
    id: 7,
    type: 'DAMAGED',
    message: `${text}\n${text}`,
    language,
    order_number: '100007',
    company_name: text,
    login_name: text,
    login_email: text,
  } as StoredClaim
  const message = { id: 7, name: text, email: text, telephone: text, message: `${text}\n${text}` }
  return [
    { name: 'contact message', message: contactEmail(message, { language, shop }) },
    { name: 'claim', message: claimEmail(claim, { language, shop, hasPictures: true }) },
    {
      name: 'answer to a claim',
      message: answerEmail(claim, { shop, answer: text, notes: 'CN-1', href: 'https://orders.example/a' }),
    },
  ]
}

const orderEmails: Writing = (text, language, shop) => {
  const address = {
    companyName: text,
    siteName: text,
    address1: text,
    address2: text,
    address3: text,
    city: text,
    postCode: 'LS1 1AA',
    country: text,
    instructions: text,
  }
  const order = {
    number: '100007',
    language,
    method: 'DELIVERY',
    fulfilment_date: '2026-11-26',
    collection_time: null,
    collector: text,
    delivery_address: address,
    warehouse_name: text,
    purchase_order_number: text,
    notes: text,
    currency_code: 'GBP',
    payment_type: 'CARD',
    payment_state: 'PAID',
    net: 1000,
    vat: 200,
    gross: 1200,
    vat_by_rate: [{ vatBasisPoints: 2000, net: 1000, vat: 200 }],
    line_count: 2,
  } as unknown as StoredOrder
  const line = {
    position: 1,
    code: '200001',
    name: text,
    p_size: '12 x 400g',
    unit: 'PIECE',
    unit_name: 'box',
    quantity: 2000,
    net: 1000,
    vat: 200,
    vat_basis_points: 2000,
    note: text,
    supplied_quantity: 1000,
    supplied_net: 500,
    supplied_vat: 100,
    substitutes_position: null,
  } as unknown as OrderLineRow
  const lines = [line, { ...line, position: 2, substitutes_position: 1 }]
  const collected = {
    ...order,
    method: 'COLLECTION',
    collection_time: '10:30:00',
    delivery_address: null,
  } as unknown as StoredOrder
  return orderEmailKinds.map((email) => ({
    name: email,
    message: orderEmail({
      email,
      note: text,
      overdue: [],
      cardMoney: { captured: order.gross, withdrawn: zeroMinor },
      order: email === 'READY_TO_COLLECT' || email === 'COLLECTED' ? collected : order,
      lines,
      shop,
    }),
  }))
}
