import { canPay } from '@provender/domain/payment/next-action'
import { attemptStates, declineReasons } from '@provender/domain/payment/payment'
import { builder } from '../../kernel/graphql/builder.ts'
import { defineLoader } from '../../kernel/graphql/loader.ts'
import { type AttemptRow, readAttemptsOfOrders } from '../card/attempt-store.ts'
import { CardBrandEnum } from '../card/card-brand.ts'
import { Order } from '../order/order-type.ts'

export const AttemptStateEnum = builder.enumType('CardPaymentState', { values: attemptStates })
export const DeclineReasonEnum = builder.enumType('DeclineReason', { values: declineReasons })
/** The attempt to show: the one in progress, or the last one. */
export interface PaymentView {
  readonly attempt: AttemptRow
  /** True if another card may be tried now. */
  readonly canPay: boolean
  readonly payBy: number | null
}

export const CardPayment = builder.objectRef<PaymentView>('CardPayment')
builder.objectType(CardPayment, {
  description: 'The state of a card payment: of the attempt in progress, or of the last one.',
  fields: (t) => ({
    id: t.field({ type: 'Uuid', resolve: ({ attempt }) => attempt.id }),
    state: t.field({
      type: AttemptStateEnum,
      resolve: ({ attempt }) => attempt.state,
      description:
        'STARTED: not known yet. CHALLENGED: the cardholder has to approve it at `challengePath`. AUTHORISED: the amount is held. CAPTURED: the amount is charged.',
    }),
    amount: t.field({
      type: 'Money',
      resolve: ({ attempt }) => attempt.amount,
      description: 'The largest amount that is held, VAT included.',
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
    canPay: t.exposeBoolean('canPay', { description: 'True if another card may be tried now.' }),
    payBy: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ payBy }) => payBy,
      description:
        'If no card is accepted until then, the order is cancelled, or the payment of an invoice ends.',
    }),
  }),
})

const loadAttempts = defineLoader(({ db }, ids) => readAttemptsOfOrders(db, ids))

builder.objectField(Order, 'payment', (t) =>
  t.field({
    type: CardPayment,
    nullable: true,
    resolve: async ({ id, payment_type, state, pay_by }, _args, context) => {
      if (payment_type !== 'CARD') return null
      const attempts = await loadAttempts(context, id)
      const attempt = attempts.at(-1)
      if (!attempt) return null
      const isHoldOver = pay_by === null || pay_by <= context.deps.clock.nowMs()
      const mayPay = canPay({ state, isHoldOver }, attempts)
      // Without a time limit if the hold of an accepted card expired.
      return { attempt, canPay: mayPay, payBy: mayPay && isHoldOver ? null : pay_by }
    },
    description: 'Null if no card is used.',
  }),
)
