import type { Database } from '@provender/db/tables'
import type { OrderNumber } from '@provender/domain/ids'
import type { OrderState } from '@provender/domain/order/order'
import { isFinalState } from '@provender/domain/order/state-machine'
import { type Kysely, type Selectable, sql } from 'kysely'
import { countRows } from '../../kernel/count-rows.ts'
import type { ListPart } from '../../kernel/graphql/cursor-list.ts'
import { type OrderLineRow, selectOrders, type StoredOrder } from './store.ts'

export interface OfficeOrderRow {
  readonly order: StoredOrder
  readonly companyCode: string
  readonly companyName: string
  readonly placedBy: string
}

export type OfficeEventRow = Selectable<Database['order_event']> & { readonly staff: string | null }
export type OfficeLineRow = OrderLineRow & {
  readonly shelf_location: string
  readonly weight_margin_basis_points: number
}
export type AdjustmentRow = Selectable<Database['order_adjustment']> & { readonly staff: string | null }

export interface OfficeFilter {
  /** Empty means every state. */
  readonly states: readonly OrderState[]
  readonly date: string | null
  readonly companyCode: string | null
}

export type OfficeOrderKey = readonly [string, number]

export async function readOfficeOrders(
  db: Kysely<Database>,
  filter: OfficeFilter,
  { after, limit }: ListPart<OfficeOrderKey>,
): Promise<readonly OfficeOrderRow[]> {
  const rows = await selectOfficeOrders(db, filter)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(orders.fulfilment_date, orders.id) > (${after?.[0]}::date, ${after?.[1]}::bigint)`,
      ),
    )
    .orderBy('orders.fulfilment_date')
    .orderBy('orders.id')
    .limit(limit)
    .execute()
  return rows.map(officeOrderOf)
}

/** At most one more than `maxCount`. */
export async function countOfficeOrders(db: Kysely<Database>, filter: OfficeFilter): Promise<number> {
  return await countRows(db, selectOfficeOrders(db, filter))
}

export async function findOfficeOrder(
  db: Kysely<Database>,
  number: OrderNumber,
): Promise<OfficeOrderRow | undefined> {
  const everyOrder = { states: [], date: null, companyCode: null }
  const row = await selectOfficeOrders(db, everyOrder).where('orders.number', '=', number).executeTakeFirst()
  return row && officeOrderOf(row)
}

export function selectOfficeOrders(db: Kysely<Database>, { states, date, companyCode }: OfficeFilter) {
  const areOpen = states.length > 0 && !states.some(isFinalState)
  return (
    selectOrders(db)
      .innerJoin('company', 'company.id', 'orders.company_id')
      .innerJoin('login', 'login.id', 'orders.login_id')
      .select(['company.code as company_code', 'company.name as company_name', 'login.email as login_email'])
      .$if(states.length > 0, (query) => query.where('orders.state', 'in', states))
      // Like the condition of the index on open orders, which Postgres does not derive from parameters.
      .$if(areOpen, (query) =>
        query.where(sql<boolean>`orders.state not in ('DELIVERED', 'COLLECTED', 'CANCELLED')`),
      )
      .$if(date !== null, (query) => query.where('orders.fulfilment_date', '=', date ?? ''))
      .$if(companyCode !== null, (query) => query.where('company.code', '=', companyCode ?? ''))
  )
}

type SelectedOrder = Awaited<ReturnType<ReturnType<typeof selectOfficeOrders>['executeTakeFirstOrThrow']>>

export function officeOrderOf(row: SelectedOrder): OfficeOrderRow {
  return {
    order: row,
    companyCode: row.company_code,
    companyName: row.company_name,
    placedBy: row.login_email,
  }
}

export async function readOfficeLines(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OfficeLineRow[]>> {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_line.order_id')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .selectAll('order_line')
    .select(['product.shelf_location', 'orders.weight_margin_basis_points'])
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

export async function readOfficeEvents(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OfficeEventRow[]>> {
  const rows = await db
    .selectFrom('order_event')
    .leftJoin('staff', 'staff.id', 'order_event.staff_id')
    .selectAll('order_event')
    .select('staff.email as staff')
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('order_event.id')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

export async function readAdjustments(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AdjustmentRow[]>> {
  const rows = await db
    .selectFrom('order_adjustment')
    .leftJoin('staff', 'staff.id', 'order_adjustment.staff_id')
    .selectAll('order_adjustment')
    .select('staff.email as staff')
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('order_adjustment.id')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}
