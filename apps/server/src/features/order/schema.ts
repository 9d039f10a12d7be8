import type { OrderNumber } from '@provender/domain/ids'
import { orderStates } from '@provender/domain/order/order'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { localDate } from '../../kernel/graphql/local-date.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { Order, OrderStateEnum } from './order-type.ts'
import { findOrder, orderSorts, readOrders, type StoredOrder } from './store.ts'

interface OrderPageValue {
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly orders: readonly StoredOrder[]
}

const OrderPage = builder.objectRef<OrderPageValue>('OrderPage')
builder.objectType(OrderPage, {
  fields: (t) => ({
    total: t.exposeInt('total'),
    page: t.exposeInt('page', { description: 'From 1.' }),
    pageSize: t.exposeInt('pageSize'),
    orders: t.field({ type: [Order], resolve: ({ orders }) => [...orders] }),
  }),
})

const OrderSortEnum = builder.enumType('OrderSort', {
  values: orderSorts,
  description: 'NEWEST: placed last first. NEXT: due first.',
})

const pageArgs = v.object({
  page: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(100_000)), 1),
  pageSize: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 20),
  states: v.nullish(v.array(v.picklist(orderStates)), []),
  from: v.nullish(localDate, null),
  to: v.nullish(localDate, null),
  sort: v.nullish(v.picklist(orderSorts), 'NEWEST'),
  search: v.pipe(
    v.nullish(v.pipe(v.string(), v.maxLength(100)), ''),
    v.transform((text) => text.split(/\s+/).filter(Boolean).slice(0, 8)),
  ),
})

builder.queryField('orders', (t) =>
  t.field({
    ...allow('customer'),
    type: OrderPage,
    args: {
      page: t.arg.int({ description: 'From 1.' }),
      pageSize: t.arg.int({ description: 'At most 50.' }),
      states: t.arg({ type: [OrderStateEnum], description: 'All states if omitted.' }),
      from: t.arg.string({ description: 'Placed on or after this local date.' }),
      to: t.arg.string({ description: 'Placed on or before this local date.' }),
      sort: t.arg({ type: OrderSortEnum, description: 'NEWEST if omitted.' }),
      search: t.arg.string({
        description: 'Words of an order number, a purchase order number or the ordered products.',
      }),
    },
    description: 'The company’s orders.',
    resolve: async (_root, args, context) => {
      const { page, pageSize, search, ...filter } = parseArgs(pageArgs, args)
      const { companyId } = requireUser(context)
      const orders = await readOrders(context.deps.db, companyId, {
        ...filter,
        words: search,
        timeZone: context.viewer.config.warehouseTimezone,
        offset: (page - 1) * pageSize,
        limit: pageSize,
      })
      return { ...orders, page, pageSize }
    },
  }),
)

builder.queryField('order', (t) =>
  t.field({
    ...allow('customer'),
    type: Order,
    args: { number: t.arg.string({ required: true }) },
    resolve: async (_root, { number }, context) => {
      const order = await findOrder(context.deps.db, requireUser(context).companyId, number as OrderNumber)
      if (!order) throw apiError('NOT_FOUND')
      return order
    },
  }),
)
