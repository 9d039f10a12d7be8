import fc from 'fast-check'
import type { InvoicedOrder } from './ledger-history.fixture.ts'

const kinds = [
  'PAY',
  'PAY_FOR',
  'PAY_AT_ONCE',
  'CREDIT',
  'CREDIT_LINE',
  'CREDIT_REST',
  'CAPTURE',
  'CAPTURE_PART',
  'REFUND',
  'REFUND_AT_GATEWAY',
  'GATEWAY_DOES',
  'GATEWAY_REFUSES',
  'COME_BACK',
  'PAY_BY_CARD',
  'RETURN_TO_CARD',
  'DISPUTE',
  'REVERSE',
  'ALLOCATE',
  'RELEASE',
  'REFUND_CREDIT',
  'CHANGE_RULE',
  'CHANGE_MASTER_DATA',
  'NEXT_DAY',
] as const

export type Action =
  | { readonly kind: 'INVOICE'; readonly paymentType: InvoicedOrder['paymentType']; readonly amount: number }
  | {
      readonly kind: (typeof kinds)[number]
      readonly index: number
      readonly other: number
      readonly amount: number
    }

const amount = fc.integer({ min: 1, max: 60 })
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('INVOICE' as const),
      paymentType: fc.constantFrom('ACCOUNT' as const, 'CARD' as const, 'CASH' as const),
      // Nothing if everything came short.
      amount: fc.integer({ min: 0, max: 60 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom(...kinds), index: fc.nat(2), other: fc.nat(4), amount }),
  },
)

const invoiceOf = (paymentType: InvoicedOrder['paymentType'], position: number): Action => ({
  kind: 'INVOICE',
  paymentType,
  amount: position,
})
const actionOf = (kind: (typeof kinds)[number], index: number, position: number): Action => ({
  kind,
  index,
  other: 0,
  amount: position,
})

/** Histories that have failed, or easily could. */
export const examples: readonly (readonly Action[])[] = [
  // A card order is refunded completely while another invoice is open.
  [
    invoiceOf('ACCOUNT', 38),
    invoiceOf('CARD', 54),
    actionOf('CAPTURE', 1, 1),
    actionOf('REFUND', 1, 54),
    actionOf('GATEWAY_DOES', 1, 1),
  ],
  // Two refunds of one payment: the second does not affect the first.
  [
    invoiceOf('ACCOUNT', 50),
    actionOf('PAY_BY_CARD', 0, 50),
    actionOf('RETURN_TO_CARD', 0, 9),
    actionOf('RETURN_TO_CARD', 0, 9),
  ],
  // Credited before the card is charged: the rest is refunded.
  [
    invoiceOf('CARD', 50),
    actionOf('CREDIT', 0, 20),
    actionOf('CAPTURE', 0, 1),
    invoiceOf('ACCOUNT', 60),
    actionOf('GATEWAY_DOES', 0, 1),
  ],
  // Paid otherwise before the card is charged: the card payment is refunded.
  [
    invoiceOf('CARD', 50),
    actionOf('PAY_FOR', 0, 50),
    actionOf('CAPTURE', 0, 1),
    actionOf('GATEWAY_DOES', 0, 1),
  ],
  // The same for a part, with a credit before and after the charge.
  [
    invoiceOf('CARD', 50),
    actionOf('PAY_FOR', 0, 20),
    actionOf('CREDIT', 0, 10),
    actionOf('CAPTURE', 0, 1),
    actionOf('GATEWAY_DOES', 0, 1),
    actionOf('CREDIT', 0, 5),
    actionOf('GATEWAY_DOES', 0, 1),
  ],
  // Credited after a card has paid, a newer invoice takes the credit, and the card is refunded.
  [
    invoiceOf('ACCOUNT', 11),
    actionOf('PAY_BY_CARD', 0, 11),
    actionOf('CREDIT', 0, 11),
    invoiceOf('ACCOUNT', 9),
    actionOf('RETURN_TO_CARD', 0, 10),
  ],
  // The same, and the payment by bank is reversed, or released.
  [
    invoiceOf('ACCOUNT', 50),
    actionOf('PAY_FOR', 0, 50),
    actionOf('CREDIT', 0, 50),
    invoiceOf('ACCOUNT', 40),
    actionOf('REVERSE', 0, 1),
  ],
  [
    invoiceOf('ACCOUNT', 50),
    actionOf('PAY_FOR', 0, 50),
    actionOf('CREDIT', 0, 50),
    invoiceOf('ACCOUNT', 40),
    actionOf('RELEASE', 0, 1),
  ],
  // A person gives the credit of a card order to another invoice while its refund is requested.
  [
    invoiceOf('ACCOUNT', 40),
    invoiceOf('CARD', 40),
    actionOf('CAPTURE', 1, 1),
    actionOf('CREDIT', 1, 40),
    { kind: 'ALLOCATE', index: 0, other: 1, amount: 1 },
    actionOf('GATEWAY_DOES', 1, 1),
  ],
  // The currency changes before the first entry.
  [
    { kind: 'CHANGE_MASTER_DATA', index: 0, other: 0, amount: 0 },
    actionOf('PAY', 0, 1),
    invoiceOf('ACCOUNT', 1),
    actionOf('PAY', 0, 1),
  ],
  // A bank takes back a payment whose part was refunded, returns everything, and takes it again.
  [
    invoiceOf('CARD', 50),
    actionOf('CAPTURE', 0, 1),
    actionOf('CREDIT', 0, 20),
    actionOf('GATEWAY_DOES', 0, 1),
    actionOf('DISPUTE', 0, 50),
    actionOf('DISPUTE', 0, 0),
    actionOf('DISPUTE', 0, 30),
  ],
  // The same after a newer invoice has used the credit.
  [
    invoiceOf('ACCOUNT', 50),
    actionOf('PAY_BY_CARD', 0, 50),
    actionOf('CREDIT', 0, 50),
    invoiceOf('ACCOUNT', 40),
    actionOf('DISPUTE', 0, 50),
    actionOf('DISPUTE', 0, 0),
  ],
  // A refund has used the credit, and then the payment is reversed.
  [
    invoiceOf('CARD', 30),
    actionOf('CAPTURE', 0, 1),
    actionOf('CREDIT', 0, 30),
    actionOf('GATEWAY_DOES', 0, 1),
    actionOf('PAY_FOR', 0, 20),
    actionOf('RELEASE', 0, 1),
  ],
]
