import { findProduct } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import * as v from 'valibot'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { HoldKindEnum, OrderStateEnum } from '../order/order-type.ts'
import { countNotifications, markRead, type NotificationRow, readNotifications } from './store.ts'

const NotificationProduct =
  builder.objectRef<Pick<CatalogueProduct, 'id' | 'code' | 'name'>>('NotificationProduct')
builder.objectType(NotificationProduct, {
  fields: (t) => ({
    id: t.expose('id', { type: 'Int64' }),
    code: t.exposeString('code'),
    description2: t.exposeString('name'),
  }),
})

const Notification = builder.objectRef<NotificationRow>('Notification')
builder.objectType(Notification, {
  fields: (t) => ({
    uid: t.string({ resolve: ({ id }) => String(id) }),
    notificationType: t.exposeString('kind'),
    product: t.field({
      type: NotificationProduct,
      nullable: true,
      resolve: ({ product_id }, _args, { viewer }) =>
        product_id === null ? null : (findProduct(viewer.catalogue, product_id) ?? null),
    }),
    orderNumber: t.string({
      nullable: true,
      resolve: ({ order_number }) => order_number,
      description: 'For ORDER_STATUS: the order.',
    }),
    orderState: t.field({
      type: OrderStateEnum,
      nullable: true,
      resolve: ({ order_state }) => order_state,
      description: 'The state that the order reached. It may have changed since.',
    }),
    hold: t.field({
      type: HoldKindEnum,
      nullable: true,
      description: 'The hold, if the order was put on hold.',
      resolve: ({ hold }) => hold,
    }),
    claimNumber: t.field({
      type: 'Int64',
      nullable: true,
      resolve: ({ claim_id }) => claim_id,
      description: 'For GENERAL: the claim that was answered.',
    }),
    readAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ read_at }) => read_at }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ created_at }) => created_at }),
  }),
})

interface NotificationListValue {
  readonly total: number
  readonly unread: number
  readonly notifications: readonly NotificationRow[]
}

const NotificationList = builder.objectRef<NotificationListValue>('NotificationList')
builder.objectType(NotificationList, {
  fields: (t) => ({
    total: t.exposeInt('total'),
    unread: t.exposeInt('unread'),
    notifications: t.field({ type: [Notification], resolve: ({ notifications }) => [...notifications] }),
  }),
})

const listArgs = v.object({
  index: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)), 0),
  limit: v.nullish(v.pipe(v.number(), v.minValue(1), v.maxValue(100)), 20),
  showOnlyUnread: v.nullish(v.boolean(), false),
})

builder.queryField('notifications', (t) =>
  t.field({
    ...allow('customer'),
    type: NotificationList,
    args: {
      index: t.arg.int({ description: 'How many of the newest to skip.' }),
      limit: t.arg.int({ description: 'At most 100.' }),
      showOnlyUnread: t.arg.boolean(),
    },
    resolve: async (_root, args, context) => {
      const options = parseArgs(listArgs, args)
      const { userId } = requireUser(context)
      const counts = await countNotifications(context.deps.db, userId)
      return { ...counts, notifications: await readNotifications(context.deps.db, userId, options) }
    },
  }),
)

builder.queryField('unreadNotifications', (t) =>
  t.int({
    ...allow('customer'),
    resolve: async (_root, _args, context) =>
      (await countNotifications(context.deps.db, requireUser(context).userId)).unread,
  }),
)

/** Our ids are numbers. Anything else matches no notification. */
const readArgs = v.object({
  uid: v.nullish(
    v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), v.maxLength(1000)),
  ),
})

builder.mutationField('markNotificationsRead', (t) =>
  t.int({
    ...allow('customer'),
    repeat: { idempotent: 'what is read stays read' },
    args: { uid: t.arg.stringList({ description: 'Only these; if omitted, all.' }) },
    description: 'Returns the number of notifications that are still unread.',
    resolve: async (_root, args, context) => {
      const { uid } = parseArgs(readArgs, args)
      const { deps } = context
      const { userId } = requireUser(context)
      await markRead(deps.db, userId, { ids: uid ?? null, nowMs: deps.clock.nowMs() })
      return (await countNotifications(deps.db, userId)).unread
    },
  }),
)
