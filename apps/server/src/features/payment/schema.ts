import type { OrderNumber, PaymentId } from '@provender/domain/ids'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { CardInput } from '../card/card-input.ts'
import { requirePasswordToKeep, selectedCardSchema } from '../card/selected-card.ts'
import { Order } from '../order/order-type.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { challengeSecretOf, checkPayment } from './check-payment.ts'
import { payOrder, type PayRefusal } from './pay-order.ts'
import { answerTestBank } from './test-bank.ts'

type PublicRefusal = Exclude<PayRefusal['type'], 'ORDER_NOT_FOUND' | 'KEY_REUSED'>
const PayRefusalEnum = builder.enumType('PayOrderRefusal', {
  values: ['NOT_NOW', 'CARD_NOT_FOUND', 'NOT_AVAILABLE'] as const satisfies readonly PublicRefusal[],
})

interface PaidValue {
  readonly order: StoredOrder
  readonly refusal: PublicRefusal | null
}

const PayOrderPayload = builder.objectRef<PaidValue>('PayOrderPayload')
builder.objectType(PayOrderPayload, {
  fields: (t) => ({
    order: t.field({ type: Order, resolve: ({ order }) => order }),
    refusal: t.expose('refusal', { type: PayRefusalEnum, nullable: true }),
  }),
})

builder.mutationField('payOrder', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { key: 'key' },
    type: PayOrderPayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for an attempt and sent with every retry, so that there is one attempt.',
      }),
      number: t.arg.string({ required: true }),
      card: t.arg({ type: CardInput, required: true }),
      insteadOf: t.arg({
        type: 'Uuid',
        required: false,
        description: 'The payment of the order that waits for approval, to release it first.',
      }),
    },
    description: 'Tries another card for an unpaid order. The order has the result.',
    resolve: async (_root, args, context) => {
      const request = parseArgs(v.object({ number: v.string(), card: selectedCardSchema }), args)
      await requirePasswordToKeep(context, request.card)
      const { companyId, userId } = requireUser(context)
      const number = request.number as OrderNumber
      const insteadOf = (args.insteadOf ?? null) as PaymentId | null
      const paying = { companyId, userId, key: args.key, number, card: request.card, insteadOf }
      const paid = await payOrder(context.deps, paying)
      const refusal = paid.ok ? null : paid.refusal.type
      if (refusal === 'KEY_REUSED') throw apiError(refusal)
      const order = await findOrder(context.deps.db, companyId, number)
      if (!order || refusal === 'ORDER_NOT_FOUND') throw apiError('NOT_FOUND')
      return { order, refusal }
    },
  }),
)

builder.mutationField('answerTestBank', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'a payment waits for one answer' },
    type: Order,
    args: {
      payment: t.arg({ type: 'Uuid', required: true }),
      approve: t.arg.boolean({ required: true }),
    },
    description:
      'Simulates the bank that asks the cardholder to approve a payment. Available only with the test gateway.',
    resolve: async (_root, { payment, approve }, context) => {
      const { companyId } = requireUser(context)
      const number = await answerTestBank(context.deps, {
        companyId,
        paymentId: payment as PaymentId,
        isApproved: approve,
      })
      const order = number && (await findOrder(context.deps.db, companyId, number))
      if (!order) throw apiError('NOT_FOUND')
      return order
    },
  }),
)

builder.queryField('paymentChallenge', (t) =>
  t.string({
    ...allow('customer'),
    nullable: true,
    args: { payment: t.arg({ type: 'Uuid', required: true }) },
    description:
      'The secret with which the cardholder approves a payment in the gateway’s form. Null if no payment waits for approval.',
    resolve: async (_root, { payment }, context) =>
      await challengeSecretOf(context.deps, requireUser(context).companyId, payment as PaymentId),
  }),
)

builder.mutationField('checkPayment', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'reads what the gateway has of a payment' },
    type: Order,
    args: { payment: t.arg({ type: 'Uuid', required: true }) },
    description:
      'Queries the gateway for the current state of a payment, after the cardholder returns from approving it.',
    resolve: async (_root, { payment }, context) => {
      const { companyId } = requireUser(context)
      const number = await checkPayment(context.deps, companyId, payment as PaymentId)
      const order = number && (await findOrder(context.deps.db, companyId, number))
      if (!order) throw apiError('NOT_FOUND')
      return order
    },
  }),
)
