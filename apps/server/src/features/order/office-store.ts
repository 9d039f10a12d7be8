import type { Database } from '@provender/db/tables'
import type { OrderNumber } from '@provender/domain/ids'
import type { OrderState } from '@provender/domain/order/order'
import { type Kysely, type Selectable, sql } from 'kysely'
import { type OrderLineRow, selectOrders, type StoredOrder } from './store.ts'

export interface OfficeOrderRow {
  readonly order: StoredOrder
  readonly companyCode: string
  readonly companyName: string
  readonly placedBy: string
}

export type OfficeEventRow = Selectable<Database['order_event']> & { readonly staff: string | null }
/** A line with the shelf location of its product. */
export type OfficeLineRow = OrderLineRow & { readonly shelf_location: string }
export type AdjustmentRow = Selectable<Database['order_adjustment']> & { readonly staff: string | null }

export interface OfficeFilter {
  /** Empty means every state. */
  readonly states: readonly OrderState[]
  /** Local date of delivery or collection. */
  readonly date: string | null
  readonly companyCode: string | null
  readonly number: OrderNumber | null
  readonly offset: number
  readonly limit: number
}

/** By due day, earliest first. */
export async function readOfficeOrders(
  db: Kysely<Database>,
  { states, date, companyCode, number, offset, limit }: OfficeFilter,
): Promise<readonly OfficeOrderRow[]> {
  const rows = await selectOrders(db)
    .innerJoin('company', 'company.id', 'orders.company_id')
    .innerJoin('login', 'login.id', 'orders.login_id')
    .select(['company.code as company_code', 'company.name as company_name', 'login.email as login_email'])
    .$if(states.length > 0, (query) => query.where('orders.state', 'in', states))
    .$if(date !== null, (query) => query.where('orders.fulfilment_date', '=', date ?? ''))
    .$if(companyCode !== null, (query) => query.where('company.code', '=', companyCode ?? ''))
    .$if(number !== null, (query) => query.where('orders.number', '=', number ?? ('' as OrderNumber)))
    .orderBy('orders.fulfilment_date')
    .orderBy('orders.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    order: row,
    companyCode: row.company_code,
    companyName: row.company_name,
    placedBy: row.login_email,
  }))
}

/** The lines of several orders with staff-only fields, by order. */
export async function readOfficeLines(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OfficeLineRow[]>> {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .selectAll('order_line')
    .select('product.shelf_location')
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

/** The events of several orders with their actors, by order, oldest first. */
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

/** The adjustments of several orders, by order, oldest first. */
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
