import { cardBrands } from '@provender/domain/payment/card'
import { canPay } from '@provender/domain/payment/duty'
import { attemptStates, declineReasons } from '@provender/domain/payment/payment'
import { builder } from '../graphql/builder.ts'
import { Order } from '../order/order-type.ts'
import { type AttemptRow, type PaymentFacts, readPaymentFacts } from './attempt-store.ts'

const AttemptStateEnum = builder.enumType('CardPaymentState', { values: attemptStates })
const DeclineReasonEnum = builder.enumType('DeclineReason', { values: declineReasons })
export const CardBrandEnum = builder.enumType('CardBrand', { values: cardBrands })

interface OrderPayment {
  readonly facts: PaymentFacts
  /** The one that counts: live, or the last that was tried. */
  readonly attempt: AttemptRow
  readonly payBy: number | null
}

const CardPayment = builder.objectRef<OrderPayment>('CardPayment')
builder.objectType(CardPayment, {
  description: 'How the payment of an order by card stands: the attempt under way, or the last one.',
  fields: (t) => ({
    state: t.field({
      type: AttemptStateEnum,
      resolve: ({ attempt }) => attempt.state,
      description:
        'STARTED: not known yet. CHALLENGED: whoever holds the card approves it at `challengePath`. AUTHORISED: held. CAPTURED: taken.',
    }),
    amount: t.field({
      type: 'Money',
      resolve: ({ attempt }) => attempt.amount,
      description: 'With VAT: held at most.',
    }),
    captured: t.field({ type: 'Money', resolve: ({ attempt }) => attempt.captured }),
    refunded: t.field({ type: 'Money', resolve: ({ attempt }) => attempt.refunded }),
    brand: t.field({ type: CardBrandEnum, nullable: true, resolve: ({ attempt }) => attempt.brand }),
    lastFour: t.string({ nullable: true, resolve: ({ attempt }) => attempt.last_four }),
    challengePath: t.string({ nullable: true, resolve: ({ attempt }) => attempt.challenge_path }),
    declineReason: t.field({
      type: DeclineReasonEnum,
      nullable: true,
      resolve: ({ attempt }) => attempt.decline_reason,
    }),
    canPay: t.boolean({
      resolve: ({ facts }) => canPay(facts.order, facts.attempts),
      description: 'May another card be tried now?',
    }),
    payBy: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ payBy }) => payBy,
      description: 'Without an accepted card until then, the order is cancelled.',
    }),
  }),
})

builder.objectField(Order, 'payment', (t) =>
  t.field({
    type: CardPayment,
    nullable: true,
    resolve: async ({ id, payment_type, pay_by }, _args, { deps }) => {
      if (payment_type !== 'CARD') return null
      const facts = await readPaymentFacts(deps.db, id, { holds: false })
      const attempt = facts.attempts.at(-1)
      return attempt ? { facts, attempt, payBy: pay_by } : null
    },
    description: 'Null where no card is used.',
  }),
)
