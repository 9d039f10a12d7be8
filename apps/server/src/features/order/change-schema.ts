import type { OrderNumber } from '@provender/domain/ids'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import * as v from 'valibot'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { noteSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { applyTransition } from './apply-transition.ts'
import { changePayload, OrderChangePayload } from './change-payload.ts'

const cancelArgs = v.object({
  number: v.string(),
  version: v.nullish(v.number(), null),
  note: noteSchema(maxOrderNoteLength),
})

builder.mutationField('cancelOrder', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'a cancelled order cannot be cancelled' },
    type: OrderChangePayload,
    args: {
      number: t.arg.string({ required: true }),
      version: t.arg.int({ description: 'The version of the order that the caller saw.' }),
      note: t.arg.string({ description: 'The reason; at most 300 characters.' }),
    },
    description: 'Cancels an order of the company. Possible until picking starts.',
    resolve: async (_root, args, context) => {
      const { note, version, ...request } = parseArgs(cancelArgs, args)
      const { userId, companyId } = requireUser(context)
      const number = request.number as OrderNumber
      const changed = await applyTransition(
        context.deps,
        { kind: 'CUSTOMER', userId, companyId },
        { order: { number, version }, transition: 'CANCEL', note },
      )
      return await changePayload(context, { number, companyId }, changed)
    },
  }),
)
