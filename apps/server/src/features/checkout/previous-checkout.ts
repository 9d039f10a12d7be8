import type { Database } from '@provender/db/tables'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import type { PaymentType, PriceMarkOption } from '@provender/domain/order/order'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { readCardOfOrder, type SavedCardRow } from '../card/saved-card-store.ts'
import type { Quote } from './quote.ts'

/** The checkout answers of the last order of a site. The next checkout for this site begins with these answers. */
export interface PreviousCheckout {
  readonly method: FulfilmentMethod
  /** Local time of the collection slot; null for a delivery. */
  readonly time: string | null
  readonly collector: string
  readonly paymentType: PaymentType
  readonly priceMarkOption: PriceMarkOption | null
  /** The order had a purchase order number: the next one needs another. */
  readonly hasPurchaseOrder: boolean
  /** The card of a payment by card, if the company keeps it. */
  readonly card: SavedCardRow | null
}

/**
 * The answers of the last order that anybody in the company had delivered to the site, or that this user collected;
 * else of the last collection of a colleague. Null before the first one. Another site may be paid for otherwise.
 */
export async function readPreviousCheckout(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  { user: { companyId, userId }, site }: Pick<Quote, 'user' | 'site'>,
): Promise<PreviousCheckout | null> {
  const ofSite = site
    ? sql`method = 'DELIVERY' and site_id is not distinct from ${site.row?.id ?? null}::bigint`
    : sql`false`
  const isOwnCollection = sql`method <> 'DELIVERY' and login_id = ${userId}`
  const isForeignCollection = sql`method <> 'DELIVERY' and login_id <> ${userId}`
  const { rows } = await sql<LastOrder>`
    (${lastOrder(sql`((${ofSite}) or (${isOwnCollection}))`, companyId)})
    union all
    (${lastOrder(isForeignCollection, companyId)})`.execute(db)
  const last = rows.find((row) => row.method === 'DELIVERY' || row.userId === userId) ?? rows[0]
  if (!last) return null
  const isByCard = last.paymentType === 'CARD' && gateway !== null
  return {
    method: last.method,
    time: last.time,
    // A colleague's collector does not apply to this user.
    collector: last.userId === userId ? last.collector : '',
    paymentType: last.paymentType,
    priceMarkOption: last.priceMarkOption,
    hasPurchaseOrder: last.hasPurchaseOrder,
    card: isByCard ? await readCardOfOrder(db, last.id, { companyId, gateway: gateway.name }) : null,
  }
}

interface LastOrder extends Omit<PreviousCheckout, 'card'> {
  readonly id: number
  readonly userId: Database['orders']['login_id']
}

function lastOrder(condition: ReturnType<typeof sql>, companyId: SignedInUser['companyId']) {
  return sql<LastOrder>`
    select id, login_id as "userId", method, to_char(collection_time, 'HH24:MI') as time, collector,
      payment_type as "paymentType", price_mark_option as "priceMarkOption",
      purchase_order_number <> '' as "hasPurchaseOrder"
    from orders where company_id = ${companyId} and ${condition} order by placed_at desc, id desc limit 1`
}
