import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { maxOrderNoteLength, orderStates } from '@provender/domain/order/order'
import { mayCall, type StaffAccess } from '@provender/domain/permission/permission'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireStaff } from '../../kernel/graphql/context.ts'
import { cursorArgs, defineCursorList, idInCursor } from '../../kernel/graphql/cursor-list.ts'
import { localDate } from '../../kernel/graphql/local-date.ts'
import { noteSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { type TransitionRequest, applyTransition } from './apply-transition.ts'
import { changePayload, OrderChangePayload } from './change-payload.ts'
import { countOfficeOrders, findOfficeOrder, type OfficeOrderKey, readOfficeOrders } from './office-store.ts'
import { OfficeOrder } from './office-type.ts'
import type { OrderActor } from './order-lock.ts'
import { OrderStateEnum } from './order-type.ts'
import { pickOrder } from './pick-order.ts'
import { createSubstituteOffers } from './substitute-offers.ts'

const OfficeOrderList = defineCursorList({
  name: 'OfficeOrderList',
  node: OfficeOrder,
  sortKey: v.strictTuple([localDate, idInCursor]),
  sortKeyOf: ({ order }): OfficeOrderKey => [order.fulfilment_date, order.id],
})

const listArgs = v.object({
  states: v.nullish(v.array(v.picklist(orderStates)), []),
  date: v.nullish(localDate, null),
  companyCode: v.nullish(v.pipe(v.string(), v.maxLength(40)), null),
  ...OfficeOrderList.args,
})

builder.queryField('officeOrders', (t) =>
  t.field({
    ...allow('orders.read'),
    type: OfficeOrderList.type,
    args: {
      ...cursorArgs,
      states: t.arg({ type: [OrderStateEnum], description: 'All states if omitted.' }),
      date: t.arg.string({ description: 'Local date of delivery or collection.' }),
      companyCode: t.arg.string(),
    },
    description: 'Orders of all companies, earliest due first.',
    resolve: async (_root, args, { deps }) => {
      const { first, after, ...filter } = parseArgs(listArgs, args)
      return await OfficeOrderList.pageOf(
        { first, after },
        {
          read: (part) => readOfficeOrders(deps.db, filter, part),
          count: () => countOfficeOrders(deps.db, filter),
        },
      )
    },
  }),
)

builder.queryField('officeOrder', (t) =>
  t.field({
    ...allow('orders.read'),
    type: OfficeOrder,
    args: { number: t.arg.string({ required: true }) },
    resolve: async (_root, { number }, { deps }) => {
      const order = await findOfficeOrder(deps.db, number as OrderNumber)
      if (!order) throw apiError('NOT_FOUND')
      return order
    },
  }),
)

const transitionArgs = v.object({
  number: v.string(),
  version: v.number(),
  note: noteSchema(maxOrderNoteLength),
})
const handOverArgs = v.object({
  ...transitionArgs.entries,
  paid: v.pipe(
    v.nullish(v.pipe(v.number(), v.minValue(0))),
    v.transform((paid) => (paid ?? undefined) as Minor | undefined),
  ),
})

/** The mutations that apply a transition, with the permission for each. */
const transitionCommands = [
  ['officeConfirmOrder', 'CONFIRM', 'orders.decide'],
  ['officeHoldOrder', 'HOLD', 'orders.decide'],
  ['officeReleaseHold', 'RELEASE', 'orders.decide'],
  ['officeCancelOrder', 'CANCEL', 'orders.decide'],
  ['officePackOrder', 'PACK', 'orders.pick'],
  ['officeDispatchOrder', 'DISPATCH', 'orders.pick'],
  ['officeMarkOrderReady', 'READY', 'orders.pick'],
] as const satisfies readonly (readonly [string, TransitionRequest['transition'], StaffAccess])[]

for (const [name, transition, access] of transitionCommands)
  builder.mutationField(name, (t) =>
    t.field({
      ...allow(access),
      repeat: { version: 'version' },
      type: OrderChangePayload,
      args: {
        number: t.arg.string({ required: true }),
        version: t.arg.int({ required: true, description: 'The version of the order that the caller saw.' }),
        note: t.arg.string({ description: 'Shown to the customer; at most 300 characters.' }),
      },
      resolve: async (_root, args, context) => {
        const { note, version, ...request } = parseArgs(transitionArgs, args)
        const number = request.number as OrderNumber
        const result = await applyTransition(context.deps, actorOf(context), {
          order: { number, version },
          transition,
          note,
        })
        return await changePayload(context, { number, companyId: null }, result)
      },
    }),
  )

/** The mutations for handing over goods, with cash for cash orders. */
const handOverCommands = [
  ['officeDeliverOrder', 'DELIVER'],
  ['officeHandOverOrder', 'COLLECT'],
] as const

for (const [name, transition] of handOverCommands)
  builder.mutationField(name, (t) =>
    t.field({
      ...allow('orders.handOver'),
      repeat: { version: 'version' },
      type: OrderChangePayload,
      args: {
        number: t.arg.string({ required: true }),
        version: t.arg.int({ required: true, description: 'The version of the order that the caller saw.' }),
        note: t.arg.string({ description: 'Shown to the customer; at most 300 characters.' }),
        paid: t.arg({
          type: 'Money',
          description:
            'The cash received for a cash order, VAT included; 0 for none, and by default everything that is open. The rest stays open on the invoice.',
        }),
      },
      resolve: async (_root, args, context) => {
        const { note, version, paid, ...request } = parseArgs(handOverArgs, args)
        const number = request.number as OrderNumber
        const order = { number, version }
        const result = await applyTransition(context.deps, actorOf(context), {
          order,
          transition,
          note,
          paid,
        })
        return await changePayload(context, { number, companyId: null }, result)
      },
    }),
  )

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
        'Who agreed to a weight above the margin or far below the order, or to a much dearer substitute, and how; at most 300 characters. Needs a staff member who may decide about orders.',
    }),
    weighedAgain: t.field({
      type: 'Quantity',
      description: 'The weight, entered a second time: from three times the ordered weight.',
    }),
    substitute: t.field({
      type: SubstituteInput,
      description: 'The product that replaces the missing quantity.',
    }),
  }),
})

const pickArgs = v.object({
  ...transitionArgs.entries,
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
      const mayAgree = mayCall(context.actor, 'orders.decide', context.viewer.config)
      if (!mayAgree && lines.some(({ agreedBy }) => agreedBy !== '')) throw apiError('NOT_ALLOWED')
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

function actorOf(context: Context): OrderActor & { readonly kind: 'STAFF' } {
  return { kind: 'STAFF', staffId: requireStaff(context).member.staffId }
}
