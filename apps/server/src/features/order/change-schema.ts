import type { OrderNumber } from '@provender/domain/ids'
import { maxOrderNoteLength, substitutionWishes } from '@provender/domain/order/order'
import * as v from 'valibot'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { noteSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { SubstitutionWishEnum } from '../catalogue/substitution-wish-type.ts'
import { applyTransition } from './apply-transition.ts'
import { changePayload, OrderChangePayload } from './change-payload.ts'
import { changeWish } from './change-wish.ts'

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

const wishArgs = v.pipe(
  v.object({
    number: v.string(),
    position: v.nullish(v.number(), null),
    wish: v.nullish(v.picklist(substitutionWishes), null),
  }),
  v.check(({ position, wish }) => position !== null || wish !== null),
)

builder.mutationField('changeSubstitutionWish', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { idempotent: 'the same wish is set again' },
    type: OrderChangePayload,
    args: {
      number: t.arg.string({ required: true }),
      position: t.arg.int({ description: 'The line; the whole order if omitted.' }),
      wish: t.arg({
        type: SubstitutionWishEnum,
        description: 'Null for a line takes the wish of the whole order.',
      }),
    },
    description:
      'Changes what the customer wants if something of a placed order runs out. Possible until picking starts.',
    resolve: async (_root, args, context) => {
      const { number: text, ...wish } = parseArgs(wishArgs, args)
      const { userId, companyId } = requireUser(context)
      const number = text as OrderNumber
      const changed = await changeWish(
        context.deps,
        { kind: 'CUSTOMER', userId, companyId },
        { order: { number, version: null }, ...wish },
      )
      return await changePayload(context, { number, companyId }, changed)
    },
  }),
)
