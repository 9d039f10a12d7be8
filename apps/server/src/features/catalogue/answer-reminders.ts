import { type Catalogue, findProduct } from '@provender/catalogue/catalogue'
import { eachCooperatively } from '@provender/catalogue/cooperative-loop'
import { netPrices } from '@provender/catalogue/viewer'
import type { Database } from '@provender/db/tables'
import type { PriceListId, ProductId } from '@provender/domain/ids'
import { todayIn } from '@provender/domain/slots/today'
import { salesUnits } from '@provender/domain/units/units'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../kernel/clock.ts'
import type { Wholesaler } from '../../kernel/wholesaler.ts'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'

interface ReminderDeps {
  readonly db: Kysely<Database>
  readonly catalogue: Catalogue
  readonly wholesaler: Pick<Wholesaler, 'current'>
  readonly clock: Clock
}

/** A product with what decides its price for a company. */
interface Reminded {
  readonly product_id: ProductId
  readonly price_list_id: PriceListId | null
  readonly hides_standard: boolean
}

/**
 * Notifies customers with a reminder that these products are back in stock and have a price for them. A reminder is
 * deleted and answered in one statement, so of several servers one takes its row (docs/decisions/0023-job-table.md).
 */
export async function answerReminders(deps: ReminderDeps, ids: readonly ProductId[]): Promise<void> {
  for (let start = 0; start < ids.length; start += productsAtOnce)
    await answerRemindersOf(deps, ids.slice(start, start + productsAtOnce))
}

/** Other requests come between the parts. */
const productsAtOnce = 500

async function answerRemindersOf(deps: ReminderDeps, ids: readonly ProductId[]): Promise<void> {
  const { config } = deps.wholesaler.current()
  const { rows } = await sql<Reminded>`
    select distinct product_id, price_list_id,
      coalesce(hide_default_product_prices, ${config.hideDefaultProductPrices}) as hides_standard
    from stock_reminder join login on login.id = login_id join company on company.id = company_id
    where product_id = any(${ids}::bigint[])`.execute(deps.db)
  const day = todayIn(deps.clock.nowMs(), config.warehouseTimezone).day
  const sold: Reminded[] = []
  await yieldToRequests(
    eachCooperatively(rows, (row) => {
      if (isSold(deps, row, day)) sold.push(row)
    }),
  )
  for (let start = 0; start < sold.length; start += answeredAtOnce)
    await notifyOf(deps, sold.slice(start, start + answeredAtOnce))
}

/** In parts, too: each company may have its own price list. */
const answeredAtOnce = 2000

async function notifyOf({ db, wholesaler }: ReminderDeps, sold: readonly Reminded[]): Promise<void> {
  const { config } = wholesaler.current()
  const column = <Key extends keyof Reminded>(key: Key) => sold.map((row) => row[key])
  await sql`
    with sold as (
      select * from unnest(${column('product_id')}::bigint[], ${column('price_list_id')}::bigint[],
        ${column('hides_standard')}::boolean[]) as s (product_id, price_list_id, hides_standard)),
    answered as (
      delete from stock_reminder using stock_level, product, login, company, sold
      where sold.product_id = stock_reminder.product_id
        and stock_level.product_id = stock_reminder.product_id and on_hand > 0 and not suspended
        and product.id = stock_reminder.product_id and deleted_at is null
        and login.id = login_id and company.id = company_id
        and coalesce(company.price_list_id, 0) = coalesce(sold.price_list_id, 0)
        and coalesce(hide_default_product_prices, ${config.hideDefaultProductPrices}) = sold.hides_standard
      returning login_id, stock_reminder.product_id)
    insert into notification (login_id, kind, product_id)
    select login_id, 'STOCK_BACK', product_id from answered order by login_id, product_id`.execute(db)
}

/**
 * Checks every open reminder of a product in stock again. Its price may have come from a price list, a setting or a
 * promotion that has begun, none of which changes the product.
 */
export async function answerAllReminders(deps: ReminderDeps): Promise<void> {
  const rows = await deps.db
    .selectFrom('stock_reminder')
    .innerJoin('stock_level', 'stock_level.product_id', 'stock_reminder.product_id')
    .select('stock_reminder.product_id')
    .distinct()
    .where('on_hand', '>', 0)
    .where('suspended', '=', false)
    .execute()
  await answerReminders(
    deps,
    rows.map(({ product_id: id }) => id),
  )
}

function isSold(
  { catalogue, wholesaler }: ReminderDeps,
  { product_id, price_list_id, hides_standard }: Reminded,
  day: string,
): boolean {
  const product = findProduct(catalogue, product_id)
  if (!product || !(product.webPublished || product.mobilePublished)) return false
  const { price, parcelPrice } = netPrices(catalogue, product, {
    priceListId: price_list_id,
    hideStandard: hides_standard,
    precedence: wholesaler.current().config.pricePrecedence,
    day,
  })
  return salesUnits(product).some((unit) => (unit === '1' ? price : parcelPrice) !== null)
}
