import { findProduct } from '@provender/catalogue/catalogue'
import { eachCooperatively } from '@provender/catalogue/cooperative-loop'
import { netPricesOf, type NetPrices } from '@provender/catalogue/viewer'
import { pollTimeouts } from '@provender/db/session'
import type { Database } from '@provender/db/tables'
import type { PriceListId, ProductId } from '@provender/domain/ids'
import { todayIn } from '@provender/domain/slots/today'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'

/** More favourites than this are one notification: a new price list is one piece of news. */
const maxByName = 5

/** A unit’s price that a user was notified of within these days is not reported again. */
const quietDays = 7

/** Everything that decides the price of a favourite. Equal values mean equal prices. */
interface WatchedPrice {
  readonly product_id: ProductId
  readonly price_list_id: PriceListId | null
  readonly hides_standard: boolean
}

type PricedNow = WatchedPrice & NetPrices

type PriceDropDeps = Pick<Deps, 'runLong' | 'catalogue' | 'wholesaler' | 'clock'>

/**
 * Notifies users whose favourites cost less than at the last check, once if a price goes up and down within a week. One server checks each catalogue and day:
 * it locks the row of `price_watch`, then compares, notifies and records in one transaction. A server with an
 * older catalogue does nothing.
 */
export async function notifyPriceDrops({
  runLong,
  catalogue,
  wholesaler,
  clock,
}: PriceDropDeps): Promise<void> {
  const current = catalogue.current()
  const { config } = wholesaler.current()
  const { day } = todayIn(clock.nowMs(), config.warehouseTimezone)
  await runLong(pollTimeouts, (db) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql`
        update price_watch set catalogue_version = ${current.version}, day = ${day}::date
        where catalogue_version <= ${current.version} and day <= ${day}::date
          and (catalogue_version, day) <> (${current.version}, ${day}::date)
        returning 1`.execute(tx)
      if (rows.length === 0) return
      const watched = await readWatched(tx, config.hideDefaultProductPrices)
      const priced: PricedNow[] = []
      await yieldToRequests(
        eachCooperatively(watched, (each) => {
          const product = findProduct(current, each.product_id)
          const viewer = {
            priceListId: each.price_list_id,
            hideStandard: each.hides_standard,
            precedence: config.pricePrecedence,
            day,
          }
          priced.push({ ...each, ...(product ? netPricesOf(current, product, viewer) : noPrices) })
        }),
      )
      await recordAndNotify(tx, priced, {
        hidesStandard: config.hideDefaultProductPrices,
        now: new Date(clock.nowMs()),
      })
    }),
  )
}

const noPrices: NetPrices = { price: null, parcelPrice: null }

async function readWatched(tx: Kysely<Database>, hidesStandard: boolean): Promise<readonly WatchedPrice[]> {
  const { rows } = await sql<WatchedPrice>`
    select distinct product_id, price_list_id,
      coalesce(hide_default_product_prices, ${hidesStandard}) as hides_standard
    from favourite join login on login.id = login_id join company on company.id = company_id`.execute(tx)
  return rows
}

async function recordAndNotify(
  tx: Kysely<Database>,
  priced: readonly PricedNow[],
  { hidesStandard, now }: { readonly hidesStandard: boolean; readonly now: Date },
): Promise<void> {
  const quietSince = new Date(now.getTime() - quietDays * 86_400_000)
  const column = <Key extends keyof PricedNow>(key: Key) => priced.map((each) => each[key])
  await sql`
    with priced as (
      select * from unnest(${column('product_id')}::bigint[], ${column('price_list_id')}::bigint[],
        ${column('hides_standard')}::boolean[], ${column('price')}::bigint[], ${column('parcelPrice')}::bigint[])
        as p (product_id, price_list_id, hides_standard, net, parcel_net)),
    moved as (
      select login_id, favourite.product_id, net, parcel_net,
        (active and net < net_price
          and not coalesce(net >= notified_price and notified_at > ${quietSince}, false)) is true as price_fell,
        (active and parcel_net < net_parcel_price
          and not coalesce(parcel_net >= notified_parcel_price and notified_parcel_at > ${quietSince}, false)
        ) is true as parcel_fell
      from favourite join login on login.id = login_id join company on company.id = company_id
        join priced on priced.product_id = favourite.product_id
          and coalesce(priced.price_list_id, 0) = coalesce(company.price_list_id, 0)
          and priced.hides_standard = coalesce(hide_default_product_prices, ${hidesStandard})
      where (net, parcel_net) is distinct from (net_price, net_parcel_price)),
    noted as (
      update favourite set net_price = net, net_parcel_price = parcel_net,
        notified_price = case when price_fell then net else notified_price end,
        notified_at = case when price_fell then ${now}::timestamptz else notified_at end,
        notified_parcel_price = case when parcel_fell then parcel_net else notified_parcel_price end,
        notified_parcel_at = case when parcel_fell then ${now}::timestamptz else notified_parcel_at end
      from moved
      where favourite.login_id = moved.login_id and favourite.product_id = moved.product_id),
    fallen as (
      select login_id, product_id, count(*) over (partition by login_id) > ${maxByName} as are_many
      from moved where price_fell or parcel_fell)
    insert into notification (login_id, kind, product_id)
    select distinct login_id, 'PRICE_DROP', case when not are_many then product_id end
    from fallen order by login_id`.execute(tx)
}
