import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireStaff } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { changePayload, OrderChangePayload } from '../order/change-payload.ts'
import { closeRefund, type PaymentTrouble, readPaymentTroubles, troubleKinds } from './payment-troubles.ts'
import { refundOrder } from './refund-order.ts'

const refundArgs = v.object({
  number: v.string(),
  version: v.number(),
  amount: v.pipe(
    v.nullish(v.pipe(v.number(), v.minValue(1)), null),
    v.transform((amount) => amount as Minor | null),
  ),
  note: v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(maxOrderNoteLength)),
})

builder.mutationField('officeRefundOrder', (t) =>
  t.field({
    ...allow('orders.refund'),
    repeat: { version: 'version' },
    type: OrderChangePayload,
    args: {
      number: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: 'Of the order as it was seen.' }),
      amount: t.arg({ type: 'Money', description: 'Whatever was taken and not given back, without it.' }),
      note: t.arg.string({ description: 'Why; the customer does not read it; at most 300 characters.' }),
    },
    description:
      'Gives back some of what was taken from a card, never more. It is done within seconds; the payment says when.',
    resolve: async (_root, args, context) => {
      const { version, amount, note, ...asked } = parseArgs(refundArgs, args)
      const number = asked.number as OrderNumber
      const { staffId } = requireStaff(context).member
      const refunded = await refundOrder(
        context.deps,
        { kind: 'STAFF', staffId },
        { order: { number, version }, amount, note },
      )
      return await changePayload(context, { number, companyId: null }, refunded)
    },
  }),
)

const PaymentTroubleKindEnum = builder.enumType('PaymentTroubleKind', { values: troubleKinds })

const PaymentTroubleType = builder.objectRef<PaymentTrouble>('PaymentTrouble')
builder.objectType(PaymentTroubleType, {
  description: 'Money of a card that is not where it has to be.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: PaymentTroubleKindEnum,
      description:
        'REFUND_REFUSED: ask for it again, or credit it to the company’s account, and close it. NOT_TAKEN: the goods left unpaid, the invoice is to be paid by card or otherwise. The others wait for the gateway, which is asked again by itself.',
    }),
    order: t.exposeString('order'),
    companyCode: t.exposeString('companyCode'),
    companyName: t.exposeString('companyName'),
    currencyCode: t.exposeString('currencyCode'),
    amount: t.expose('amount', { type: 'Money', description: 'With VAT.' }),
    since: t.expose('since', { type: 'DateTime' }),
    refundId: t.field({
      type: 'Uuid',
      nullable: true,
      resolve: ({ refundId }) => refundId,
      description: 'Of a refund that was refused: officeCloseRefund takes it off the list.',
    }),
    note: t.exposeString('note', { description: 'Why it was to be given back.' }),
  }),
})

builder.queryField('officePaymentTroubles', (t) =>
  t.field({
    ...allow('orders.refund'),
    type: [PaymentTroubleType],
    description: 'Refunds and captures that somebody has to look at, the oldest first; at most 200.',
    resolve: async (_root, _args, { deps }) => [...(await readPaymentTroubles(deps.db))],
  }),
)

const closeArgs = v.object({
  refundId: v.string(),
  note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxOrderNoteLength)),
})

builder.mutationField('officeCloseRefund', (t) =>
  t.field({
    ...allow('orders.refund'),
    repeat: { idempotent: 'a closed refund stays closed' },
    type: [PaymentTroubleType],
    args: {
      refundId: t.arg({ type: 'Uuid', required: true }),
      note: t.arg.string({ required: true, description: 'What was done instead; at most 300 characters.' }),
    },
    description: 'A refund that the gateway refused was dealt with otherwise.',
    resolve: async (_root, args, context) => {
      const { refundId: id, note } = parseArgs(closeArgs, args)
      const { staffId } = requireStaff(context).member
      const { db } = context.deps
      if (!(await closeRefund(db, { id, staffId, note }))) throw apiError('NOT_FOUND')
      return [...(await readPaymentTroubles(db))]
    },
  }),
)
