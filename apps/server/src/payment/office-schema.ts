import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import * as v from 'valibot'
import { allow, builder } from '../graphql/builder.ts'
import { requireStaff } from '../graphql/context.ts'
import { parseArgs } from '../graphql/parse-args.ts'
import { changePayload, OrderChangePayload } from '../order/change-payload.ts'
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
