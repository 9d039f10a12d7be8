import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { DemoOrder } from '@provender/demo/dataset'
import type { Config } from '@provender/domain/config/config'
import type { CompanyRow } from '@provender/domain/import/rows'
import type { OrderState } from '@provender/domain/order/order'
import { type Kysely, sql } from 'kysely'
import { lineFields } from '../features/order/line-fields.ts'
import { requireValue } from './ids-by-code.ts'
import type { Fulfilment, OrderEvent } from './order-history.ts'
import type { PricedOrder } from './order-prices.ts'

export interface FinishedOrder {
  readonly order: DemoOrder
  readonly company: CompanyRow
  readonly priced: PricedOrder
  readonly placedMs: number
  readonly fulfilment: Fulfilment & {
    /** Of the collection; null for delivery. */
    readonly time: string | null
  }
  readonly state: OrderState
  readonly events: readonly OrderEvent[]
}

export async function insertOrders(
  tx: Kysely<Database>,
  orders: readonly FinishedOrder[],
  config: Config,
): Promise<void> {
  const numbers = await takeNumbers(tx, orders.length)
  const numbered = orders.map((order, index) => ({
    ...order,
    number: requireValue(numbers[index], `number of order ${index}`),
  }))
  await insertHeads(tx, numbered, config)
  await insertLines(tx, numbered)
  await insertEvents(tx, numbered)
}

type NumberedOrder = FinishedOrder & { readonly number: string }

async function takeNumbers(tx: Kysely<Database>, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval('order_number') as number from generate_series(1, ${count})`.execute(tx)
  return rows
    .map(({ number }) => number)
    .sort((one, other) => one - other)
    .map(String)
}

async function insertHeads(
  tx: Kysely<Database>,
  orders: readonly NumberedOrder[],
  config: Config,
): Promise<void> {
  const rows = orders.map((order) => headOf(order, config))
  await sql`
    insert into orders (number, company_id, login_id, key, request_hash, state, payment_type, payment_state, method,
      fulfilment_date, collection_time, collector, delivery_address, warehouse_name, purchase_order_number, notes, feedback,
      price_mark_option, currency_code, net, vat, gross, vat_by_rate, placed_at)
    select number, login.company_id, login.id, key, decode(request_hash, 'hex'), state, payment_type, payment_state, method,
      fulfilment_date, collection_time, collector, delivery_address, warehouse_name, '', '', '',
      price_mark_option, currency_code, net, vat, gross, vat_by_rate, placed_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as input (number text, login_email text, key uuid,
      request_hash text, state text, payment_type text, payment_state text, method text, fulfilment_date date,
      collection_time time, collector text, delivery_address jsonb, warehouse_name text, price_mark_option text,
      currency_code text, net bigint, vat bigint, gross bigint, vat_by_rate jsonb, placed_at timestamptz)
      join login on login.email = input.login_email
    order by placed_at, number`.execute(tx)
}

function headOf({ order, company, priced, fulfilment, ...rest }: NumberedOrder, config: Config) {
  const key = randomUUID()
  const isDelivery = fulfilment.method === 'DELIVERY'
  const { totals } = priced
  return {
    number: rest.number,
    login_email: order.userEmail,
    key,
    request_hash: createHash('sha256').update(key).digest('hex'),
    state: rest.state,
    payment_type: order.paymentType,
    payment_state: 'NONE',
    method: fulfilment.method,
    fulfilment_date: fulfilment.date,
    collection_time: fulfilment.time,
    collector: isDelivery ? '' : company.contactName,
    delivery_address: isDelivery ? addressOf(company) : null,
    warehouse_name: config.warehouseName,
    price_mark_option: config.basketPriceMarkOptionEnabled ? 'NO_PREFERENCE' : null,
    currency_code: company.currencyCode,
    net: totals.net,
    vat: totals.vat,
    gross: totals.gross,
    vat_by_rate: totals.vatByRate,
    placed_at: new Date(rest.placedMs).toISOString(),
  }
}

function addressOf({ name, address1, address2, address3, city, postCode, country }: CompanyRow) {
  return { companyName: name, address1, address2, address3, city, postCode, country }
}

async function insertLines(tx: Kysely<Database>, orders: readonly NumberedOrder[]): Promise<void> {
  const rows = orders.flatMap(({ number, priced, events }) => {
    // Orders that left the warehouse were picked completely.
    const isPicked = events.some(({ state }) => state === 'PACKED')
    return priced.lines.map(({ priced: line, product, baseUnits }, index) => ({
      number,
      position: index + 1,
      ...lineFields(line, product),
      allocated_base_units: baseUnits,
      supplied_quantity: isPicked ? line.quantity : null,
      supplied_net: isPicked ? line.net : null,
      supplied_vat: isPicked ? line.vat : null,
    }))
  })
  await sql`
    insert into order_line (order_id, position, product_id, code, name, p_size, picture, unit, unit_name,
      pieces_per_box, grams_per_piece, quantity, unit_net, price_kind, vat_basis_points, net, vat, allocated_base_units, supplied_quantity, supplied_net, supplied_vat)
    select orders.id, position, product_id, code, name, p_size, picture, unit, unit_name,
      pieces_per_box, grams_per_piece, quantity, unit_net, price_kind, vat_basis_points, input.net, input.vat, allocated_base_units, supplied_quantity, supplied_net, supplied_vat
    from json_to_recordset(${JSON.stringify(rows)}::json) as input (number text, position int, product_id bigint,
      code text, name text, p_size text, picture text, unit text, unit_name text, pieces_per_box int, grams_per_piece int, quantity bigint, unit_net bigint,
      price_kind text, vat_basis_points int, net bigint, vat bigint, allocated_base_units bigint,
      supplied_quantity bigint, supplied_net bigint, supplied_vat bigint)
      join orders using (number)`.execute(tx)
}

async function insertEvents(tx: Kysely<Database>, orders: readonly NumberedOrder[]): Promise<void> {
  const rows = orders.flatMap(({ number, events }) =>
    events.map(({ state, atMs }, index) => ({
      number,
      position: index,
      state,
      at: new Date(atMs).toISOString(),
    })),
  )
  await sql`
    insert into order_event (order_id, state, at, taken_by)
    select orders.id, input.state, input.at, case input.state when 'SUBMITTED' then 'CUSTOMER' else 'STAFF' end
    from json_to_recordset(${JSON.stringify(rows)}::json) as input (number text, position int, state text, at timestamptz)
      join orders using (number)
    order by orders.id, position`.execute(tx)
  await sql`
    insert into order_hold (order_id, kind, note, set_at)
    select id, 'CHECK', '', placed_at from orders
    where state = 'ON_HOLD' and number in (${sql.join(orders.map(({ number }) => number))})`.execute(tx)
}
