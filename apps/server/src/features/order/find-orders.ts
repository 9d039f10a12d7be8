import type { Database } from '@provender/db/tables'
import { orderStates } from '@provender/domain/order/order'
import { isFinalState } from '@provender/domain/order/state-machine'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { officeOrderOf, type OfficeOrderRow, selectOfficeOrders } from './office-store.ts'

/** More than anybody chooses from: another letter narrows them. */
export const maxFoundOrders = 8
const maxCompanies = 50
const openStates = orderStates.filter((state) => !isFinalState(state))

/**
 * Orders whose number, company or purchase order number contains the text: first those that are not over, by the day they are due, then
 * the newest of the company. An order that is over is also found by its whole number.
 */
export async function findOrders(db: Kysely<Database>, text: string): Promise<readonly OfficeOrderRow[]> {
  const companies = await findCompanies(db, text)
  const isOfCompany = sql<boolean>`orders.company_id = any(${companies}::bigint[])`
  const open = await selectOfficeOrders(db, { states: openStates, date: null, companyCode: null })
    .where(
      sql<boolean>`(strpos(orders.number, ${text}) > 0
        or strpos(lower(orders.purchase_order_number), lower(${text})) > 0 or ${isOfCompany})`,
    )
    .orderBy('orders.fulfilment_date')
    .orderBy('orders.id')
    .limit(maxFoundOrders)
    .execute()
  const over = await selectOfficeOrders(db, { states: [], date: null, companyCode: null })
    .where('orders.state', 'not in', openStates)
    .where(sql<boolean>`(orders.number = ${text} or ${isOfCompany})`)
    .orderBy('orders.id', 'desc')
    .limit(maxFoundOrders - open.length)
    .execute()
  return [...open, ...over].map(officeOrderOf)
}

async function findCompanies(db: Kysely<Database>, text: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where(
      sql<boolean>`(strpos(${folded(sql.ref('name'))}, ${folded(sql.val(text))}) > 0
        or strpos(lower(code), lower(${text})) = 1)`,
    )
    .orderBy('name')
    .limit(maxCompanies)
    .execute()
  return rows.map(({ id }) => id)
}

/** Without case and accents, so that `koz` finds Köz. `lower` may know English letters only, so accents go first. */
function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lower(translate(regexp_replace(normalize(${text}::text, NFKD), '[\u0300-\u036f]', '', 'g'),
    'ıłŁøØđĐß', 'ilLoOdDs'))`
}
