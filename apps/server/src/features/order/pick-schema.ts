import type { OrderNumber } from '@provender/domain/ids'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import { mayCall } from '@provender/domain/permission/permission'
import { refuse } from '@provender/domain/result'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/graphql/context.ts'
import { noteSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { changePayload, OrderChangePayload } from './change-payload.ts'
import type { LinePick } from './line-pick.ts'
import { pickLineByKey, pickOrder } from './pick-order.ts'
import { actorOf } from './staff-actor.ts'
import { createSubstituteOffers } from './substitute-offers.ts'

const SubstituteInput = builder.inputType('SubstituteInput', {
  fields: (t) => ({
    code: t.string({ required: true }),
    unit: t.string({ required: true, description: '1 or 2.' }),
    quantity: t.field({ type: 'Quantity', required: true }),
  }),
})

const LinePickInput = builder.inputType('LinePickInput', {
  fields: (t) => ({
    position: t.int({ required: true }),
    supplied: t.field({
      type: 'Quantity',
      required: true,
      description: 'The picked quantity: pieces or boxes, or the weight in kilograms; 0 if there are none.',
    }),
    agreedBy: t.string({
      description:
        'Who agreed to a weight above the margin or far below the order, to a much dearer substitute, or to more than the credit limit, and how; at most 300 characters. Needs a staff member who may decide about orders.',
    }),
    weighedAgain: t.field({
      type: 'Quantity',
      description:
        'The weight, entered a second time: from three times the ordered weight, or of a substitute worth three times what it replaces.',
    }),
    substitute: t.field({
      type: SubstituteInput,
      description: 'The product that replaces the missing quantity.',
    }),
  }),
})

const pickArgs = v.object({
  number: v.string(),
  version: v.number(),
  note: noteSchema(maxOrderNoteLength),
  lines: v.pipe(
    v.array(
      v.object({
        position: v.number(),
        supplied: v.number(),
        agreedBy: noteSchema(maxOrderNoteLength),
        weighedAgain: v.nullish(v.number(), undefined),
        substitute: v.pipe(
          v.nullish(v.object({ code: v.string(), unit: v.picklist(['1', '2']), quantity: v.number() })),
          v.transform((substitute) => substitute ?? undefined),
        ),
      }),
    ),
    v.maxLength(200),
  ),
})

builder.mutationField('officePickOrder', (t) =>
  t.field({
    ...allow('orders.pick'),
    repeat: { version: 'version' },
    type: OrderChangePayload,
    args: {
      number: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: 'The version of the order that the caller saw.' }),
      lines: t.arg({ type: [LinePickInput], required: true, description: 'At most 200 at a time.' }),
      note: t.arg.string({ description: 'Stored with the adjustment; at most 300 characters.' }),
    },
    description: 'Records the picked quantities of lines. Picking a line again corrects it.',
    resolve: async (_root, args, context) => {
      const { note, version, lines, ...request } = parseArgs(pickArgs, args)
      const { deps } = context
      checkMayAgree(context, lines)
      const number = request.number as OrderNumber
      const substituteOffers = createSubstituteOffers(deps.db, () => Promise.resolve(deps))
      const picked = await pickOrder({ ...deps, substituteOffers }, actorOf(context), {
        order: { number, version },
        lines,
        rest: false,
        note,
      })
      return await changePayload(context, { number, companyId: null }, picked)
    },
  }),
)

const quantity = v.nullish(v.number(), null)

const pickLineArgs = v.object({
  key: v.string(),
  number: v.string(),
  position: v.number(),
  supplied: quantity,
  seen: quantity,
  agreedBy: noteSchema(maxOrderNoteLength),
  weighedAgain: v.nullish(v.number(), undefined),
})

builder.mutationField('officePickLine', (t) =>
  t.field({
    ...allow('orders.pick'),
    repeat: { key: 'key' },
    type: OrderChangePayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a pick and sent with every retry, so that it counts once.',
      }),
      number: t.arg.string({ required: true }),
      position: t.arg.int({ required: true }),
      supplied: t.arg({
        type: 'Quantity',
        description:
          'The picked quantity: pieces or boxes, or the weight in kilograms; 0 if there are none. Null puts the goods back: the line is unpicked again.',
      }),
      seen: t.arg({
        type: 'Quantity',
        description:
          'The supplied quantity that the picker saw; null for an unpicked line. If somebody has picked another quantity since, or the line has a substitute, the pick is refused: LINE_CHANGED.',
      }),
      agreedBy: t.arg.string({
        description:
          'Who agreed to a weight above the margin or far below the order, or to more than the credit limit, and how; at most 300 characters. Needs a staff member who may decide about orders.',
      }),
      weighedAgain: t.arg({
        type: 'Quantity',
        description: 'The weight, entered a second time: from three times the ordered weight.',
      }),
    },
    description:
      'Records the picked quantity of one line, whatever happens to the others meanwhile. It may be sent late.',
    resolve: async (_root, args, context) => {
      const { key, number: text, ...line } = parseArgs(pickLineArgs, args)
      checkMayAgree(context, [line])
      const number = text as OrderNumber
      const picked = await pickLineByKey(context.deps, actorOf(context), { key, number, line })
      if (picked.ok) return await changePayload(context, { number, companyId: null }, picked)
      const { refusal } = picked
      if (refusal.type === 'KEY_REUSED') throw apiError('KEY_REUSED')
      return await changePayload(context, { number, companyId: null }, refuse(refusal))
    },
  }),
)

function checkMayAgree({ actor, viewer }: Context, lines: readonly Pick<LinePick, 'agreedBy'>[]): void {
  if (lines.every(({ agreedBy }) => agreedBy === '')) return
  if (!mayCall(actor, 'orders.exceed', viewer.config)) throw apiError('NOT_ALLOWED')
}
