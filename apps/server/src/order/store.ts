import type { Database, OrderAddress } from '@provender/db/tables'
import type { CompanyId, OrderNumber } from '@provender/domain/ids'
import type { VatOfRate } from '@provender/domain/money/vat'
import { type Kysely, type Selectable } from 'kysely'

export type OrderLineRow = Selectable<Database['order_line']>
export type OrderEventRow = Selectable<Database['order_event']>

/** An order as it was placed, with its lines and what happened to it since. */
export interface StoredOrder extends Omit<
  Selectable<Database['orders']>,
  'vat_by_rate' | 'delivery_address'
> {
  readonly vat_by_rate: readonly VatOfRate[]
  readonly delivery_address: OrderAddress | null
  readonly line_count: number
}

/** A page of a company's orders, newest first, and how many there are. */
export async function readOrders(
  db: Kysely<Database>,
  companyId: CompanyId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly orders: readonly StoredOrder[] }> {
  const { total } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const orders = await selectOrders(db)
    .where('company_id', '=', companyId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { total, orders }
}

/** An order of this company; another company's is not there. */
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

function selectOrders(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .selectAll('orders')
    .select((eb) =>
      eb
        .selectFrom('order_line')
        .select((count) => count.fn.countAll<number>().as('lines'))
        .whereRef('order_id', '=', 'orders.id')
        .$asScalar()
        .$notNull()
        .as('line_count'),
    )
}

export async function readOrderLines(
  db: Kysely<Database>,
  orderId: number,
): Promise<readonly OrderLineRow[]> {
  return await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export async function readOrderEvents(
  db: Kysely<Database>,
  orderId: number,
): Promise<readonly OrderEventRow[]> {
  return await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
}
