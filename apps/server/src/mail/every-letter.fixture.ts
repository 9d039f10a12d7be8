import { type Language, languages } from '@provender/domain/languages'
import { mailedStates } from '@provender/domain/order/course'
import { accountLetterWords } from '../account/letter/account-letter-words.ts'
import { accountLetter } from '../account/letter/account-letter.ts'
import type { StoredClaim } from '../claim/claim-store.ts'
import { answerLetter, claimLetter } from '../claim/letter/mail-claim.ts'
import { contactLetter } from '../contact/letter/mail-contact.ts'
import { joiningWords } from '../joining/letter/joining-words.ts'
import { joiningLetter } from '../joining/letter/write-letter.ts'
import { orderLetter } from '../order/letter/order-letter.ts'
import type { OrderLineRow, StoredOrder } from '../order/store.ts'
import type { LetterShop, WrittenLetter } from './letter-shop.ts'

/** The files that write e-mails; each of them is in `everyLetter`. */
export const writers = [
  'account/letter/account-letter.ts',
  'claim/letter/mail-claim.ts',
  'contact/letter/mail-contact.ts',
  'joining/letter/write-letter.ts',
  'order/letter/order-letter.ts',
]

export interface NamedLetter {
  readonly name: string
  readonly letter: WrittenLetter
}

/** Every e-mail in every language, with this text wherever a customer or the wholesaler can put one. */
export function everyLetter(text: string, given?: Partial<LetterShop>): readonly NamedLetter[] {
  const shop: LetterShop = {
    name: text,
    address: 'https://orders.example',
    contact: [text, text],
    logo: undefined,
    from: { name: text, address: 'orders@shop.example' },
    ...given,
  }
  return languages.flatMap((language) =>
    [
      ...accountLetters(text, language, shop),
      ...officeLetters(text, language, shop),
      ...orderLetters(text, language, shop),
    ].map(({ name, letter }) => ({ name: `${name} ${language}`, letter })),
  )
}

type Writing = (text: string, language: Language, shop: LetterShop) => readonly NamedLetter[]

function namesOf<Name extends string>(words: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(words) as Name[]
}

const accountLetters: Writing = (text, language, shop) => {
  const facts = Object.fromEntries(
    'email company inviter login reason phone number day'.split(' ').map((fact) => [fact, text]),
  )
  const link = 'https://orders.example/account'
  return [
    ...namesOf(accountLetterWords[language]).map((kind) => ({
      name: kind,
      letter: accountLetter({ kind, language, shop, facts, link }),
    })),
    ...namesOf(joiningWords[language].letters).map((name) => ({
      name,
      letter: joiningLetter({ name, language, facts, phone: text }, { shop, link }),
    })),
  ]
}

const officeLetters: Writing = (text, language, shop) => {
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
    { name: 'contact message', letter: contactLetter(message, { language, shop }) },
    { name: 'claim', letter: claimLetter(claim, { language, shop, hasPictures: true }) },
    {
      name: 'answer to a claim',
      letter: answerLetter(claim, { shop, answer: text, notes: 'CN-1', href: 'https://orders.example/a' }),
    },
  ]
}

const orderLetters: Writing = (text, language, shop) => {
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
  return mailedStates.map((state) => ({
    name: state,
    letter: orderLetter({
      state,
      note: text,
      order: state === 'READY_TO_COLLECT' || state === 'COLLECTED' ? collected : order,
      lines,
      shop,
    }),
  }))
}
