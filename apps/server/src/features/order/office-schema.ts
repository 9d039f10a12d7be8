import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { maxOrderNoteLength, orderStates } from '@provender/domain/order/order'
import type { StaffAccess } from '@provender/domain/permission/permission'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { cursorArgs, defineCursorList, idInCursor } from '../../kernel/graphql/cursor-list.ts'
import { localDate } from '../../kernel/graphql/local-date.ts'
import { noteSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { type TransitionRequest, applyTransition } from './apply-transition.ts'
import { changePayload, OrderChangePayload } from './change-payload.ts'
import { findOrders, maxFoundOrders } from './find-orders.ts'
import { countOfficeOrders, findOfficeOrder, type OfficeOrderKey, readOfficeOrders } from './office-store.ts'
import { OfficeOrder } from './office-type.ts'
import { OrderStateEnum } from './order-type.ts'
import { actorOf } from './staff-actor.ts'

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

const findArgs = v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) })

builder.queryField('officeFindOrders', (t) =>
  t.field({
    ...allow('orders.read'),
    type: [OfficeOrder],
    args: { text: t.arg.string({ required: true }) },
    description: `At most ${maxFoundOrders} orders whose number, company or purchase order number contains the text. Those that are not over come first.`,
    resolve: (_root, args, { deps }) => findOrders(deps.db, parseArgs(findArgs, args).text),
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
  ['officeReleaseHold', 'RELEASE', 'orders.release'],
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
