import type { OrderAddress } from '@provender/db/order-tables'
import type { Database } from '@provender/db/tables'
import type { CompanyId, OrderNumber } from '@provender/domain/ids'
import { type Totals, totalsOf, type VatOfRate } from '@provender/domain/money/vat'
import type { OrderState } from '@provender/domain/order/order'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { waitForStandbys } from '../../kernel/idempotency/wait-for-standbys.ts'

export type OrderLineRow = Selectable<Database['order_line']>
export type OrderEventRow = Selectable<Database['order_event']>

export interface OrderRow extends Omit<Selectable<Database['orders']>, 'vat_by_rate' | 'delivery_address'> {
  readonly vat_by_rate: readonly VatOfRate[]
  readonly delivery_address: OrderAddress | null
}

/** As many pictures as fit into a row of a list of orders. */
export const maxFirstLines = 5

export interface StoredOrder extends OrderRow {
  readonly line_count: number
}

/** `NEWEST`: placed last first. `NEXT`: due first. */
export const orderSorts = ['NEWEST', 'NEXT'] as const
type OrderSort = (typeof orderSorts)[number]

export interface OrderFilter {
  /** Empty means every state. */
  readonly states: readonly OrderState[]
  /** Local dates of placing, inclusive; null is unbounded. */
  readonly from: string | null
  readonly to: string | null
  readonly timeZone: string
  /** Each word has to match a number, a purchase order number, or a product's name or code. */
  readonly words: readonly string[]
  readonly sort: OrderSort
  readonly offset: number
  readonly limit: number
}

function filterOf({ states, from, to, timeZone, words }: OrderFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`]
  if (states.length > 0) conditions.push(sql`state = any(${states}::text[])`)
  const placedOn = sql`(placed_at at time zone ${timeZone})::date`
  if (from !== null) conditions.push(sql`${placedOn} >= ${from}::date`)
  if (to !== null) conditions.push(sql`${placedOn} <= ${to}::date`)
  for (const word of words) {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
    conditions.push(sql`(number ilike ${pattern} or purchase_order_number ilike ${pattern} or exists (
      select from order_line where order_id = orders.id and (name ilike ${pattern} or code ilike ${pattern})))`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export async function readOrders(
  db: Kysely<Database>,
  companyId: CompanyId,
  filter: OrderFilter,
): Promise<{ readonly total: number; readonly orders: readonly StoredOrder[] }> {
  const meant = filterOf(filter)
  const { sort, offset, limit } = filter
  const { total } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where(meant)
    .executeTakeFirstOrThrow()
  const orders = await selectOrders(db)
    .where('company_id', '=', companyId)
    .where(meant)
    .$if(sort === 'NEXT', (query) =>
      query.orderBy('fulfilment_date').orderBy('collection_time', (order) => order.asc().nullsFirst()),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { total, orders }
}

/** An order of this company. Another company's counts as missing. */
export async function findOrder(
  db: Kysely<Database>,
  companyId: CompanyId,
  number: OrderNumber,
): Promise<StoredOrder | undefined> {
  return await selectOrders(db)
    .where('company_id', '=', companyId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** The order that was placed with a company's key, once the standbys have it. */
export async function findOrderByKey(
  db: Kysely<Database>,
  companyId: CompanyId,
  key: string,
): Promise<StoredOrder | undefined> {
  const row = await selectOrders(db)
    .select(waitForStandbys.as('waited'))
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  const { waited: _waited, ...order } = row
  return order
}

export function selectOrders(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) =>
      eb
        .selectFrom('order_line')
        .select((count) => count.fn.countAll<number>().as('lines'))
        .whereRef('order_id', '=', 'orders.id')
        .where('substitutes_position', 'is', null)
        .$asScalar()
        .$notNull()
        .as('line_count'),
    )
}

/** An order of any company, for staff. */
export async function findAnyOrder(
  db: Kysely<Database>,
  number: OrderNumber,
): Promise<StoredOrder | undefined> {
  return await selectOrders(db).where('number', '=', number).executeTakeFirst()
}

/** The totals of the lines as ordered, before picking. */
export function totalsAsOrdered(lines: readonly OrderLineRow[]): Totals {
  return totalsOf(
    lines
      .filter((line) => line.substitutes_position === null)
      .map(({ vat_basis_points, net, vat }) => ({ vatBasisPoints: vat_basis_points, net, vat })),
  )
}

export async function readOrderLines(
  db: Kysely<Database>,
  orderId: number,
): Promise<readonly OrderLineRow[]> {
  return (await readLinesOfOrders(db, [orderId])).get(orderId) ?? []
}

export async function readLinesOfOrders(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderLineRow[]>> {
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

/** The first lines of each order, as they were ordered. */
export async function readFirstLinesOfOrders(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderLineRow[]>> {
  const rows = await db
    .selectFrom('orders')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('order_line')
          .selectAll()
          .whereRef('order_id', '=', 'orders.id')
          .where('substitutes_position', 'is', null)
          .orderBy('position')
          .limit(maxFirstLines)
          .as('line'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`orders.id = any(${orderIds}::bigint[])`)
    .selectAll('line')
    .orderBy('line.order_id')
    .orderBy('line.position')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

export async function readEventsOfOrders(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderEventRow[]>> {
  const rows = await db
    .selectFrom('order_event')
    .selectAll()
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}
