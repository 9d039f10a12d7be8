import { type Catalogue, findProduct } from '@provender/catalogue/catalogue'
import { eachCooperatively } from '@provender/catalogue/cooperative-loop'
import { netPrices, type NetPrices } from '@provender/catalogue/viewer'
import { pollTimeouts } from '@provender/db/session'
import type { Database } from '@provender/db/tables'
import type { Config } from '@provender/domain/config/config'
import type { PriceListId, ProductId, UserId } from '@provender/domain/ids'
import type { UnitPrice } from '@provender/domain/money/money'
import { todayIn } from '@provender/domain/slots/today'
import { type Kysely, type QueryResult, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'

/** More favourites than this are one notification: a new price list is one piece of news. */
const maxByName = 5

/** A unit’s price that a user was notified of within these days is not reported again. */
const quietDays = 7

interface Favourite {
  readonly login_id: UserId
  readonly product_id: ProductId
  readonly price_list_id: PriceListId | null
  readonly hides_standard: boolean
  /** Of the last check, like the next one. */
  readonly net_price: UnitPrice | null
  readonly net_parcel_price: UnitPrice | null
}

type Moved = Pick<Favourite, 'login_id' | 'product_id'> & NetPrices

type Fallen = Pick<Favourite, 'login_id' | 'product_id'>

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
  const now = new Date(clock.nowMs())
  await runLong(pollTimeouts, (db) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql`
        update price_watch set catalogue_version = ${current.version}, day = ${day}::date
        where catalogue_version <= ${current.version} and day <= ${day}::date
          and (catalogue_version, day) <> (${current.version}, ${day}::date)
        returning 1`.execute(tx)
      if (rows.length === 0) return
      const moved: Moved[] = []
      for await (const favourites of readFavourites(tx, config.hideDefaultProductPrices)) {
        await yieldToRequests(
          eachCooperatively(favourites, (each) => {
            const prices = pricesNow(each, { current, config, day })
            const isSame = prices.price === each.net_price && prices.parcelPrice === each.net_parcel_price
            if (!isSame) moved.push({ login_id: each.login_id, product_id: each.product_id, ...prices })
          }),
        )
      }
      // Favourites are locked only while they are written, not while others are read and compared.
      const fallen: Fallen[] = []
      for (let start = 0; start < moved.length; start += rowsAtOnce)
        fallen.push(...(await recordPrices(tx, moved.slice(start, start + rowsAtOnce), now)))
      const notifications = notificationsOf(fallen)
      for (let start = 0; start < notifications.length; start += rowsAtOnce)
        await notify(tx, notifications.slice(start, start + rowsAtOnce))
    }),
  )
}

/** Other requests come between the parts. */
const rowsAtOnce = 2000

/** In parts, ordered by user. */
async function* readFavourites(
  tx: Kysely<Database>,
  hidesStandard: boolean,
): AsyncGenerator<readonly Favourite[]> {
  let last: Pick<Favourite, 'login_id' | 'product_id'> | undefined
  do {
    const { rows }: QueryResult<Favourite> = await sql<Favourite>`
      select login_id, product_id, price_list_id,
        coalesce(hide_default_product_prices, ${hidesStandard}) as hides_standard, net_price, net_parcel_price
      from favourite join login on login.id = login_id join company on company.id = company_id
      where (login_id, product_id) > (${last?.login_id ?? 0}, ${last?.product_id ?? 0})
      order by login_id, product_id limit ${rowsAtOnce}`.execute(tx)
    yield rows
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined
  } while (last)
}

const noPrices: NetPrices = { price: null, parcelPrice: null }

function pricesNow(
  { product_id, price_list_id, hides_standard }: Favourite,
  { current, config, day }: { readonly current: Catalogue; readonly config: Config; readonly day: string },
): NetPrices {
  const product = findProduct(current, product_id)
  if (!product) return noPrices
  return netPrices(current, product, {
    priceListId: price_list_id,
    hideStandard: hides_standard,
    precedence: config.pricePrecedence,
    day,
  })
}

/** Returns those of which a price fell. */
async function recordPrices(
  tx: Kysely<Database>,
  moved: readonly Moved[],
  now: Date,
): Promise<readonly Fallen[]> {
  const quietSince = new Date(now.getTime() - quietDays * 86_400_000)
  const column = <Key extends keyof Moved>(key: Key) => moved.map((each) => each[key])
  const { rows } = await sql<Fallen>`
    with moved as (
      select favourite.login_id, favourite.product_id, net, parcel_net,
        (active and net < net_price
          and not coalesce(net >= notified_price and notified_at > ${quietSince}, false)) is true as price_fell,
        (active and parcel_net < net_parcel_price
          and not coalesce(parcel_net >= notified_parcel_price and notified_parcel_at > ${quietSince}, false)
        ) is true as parcel_fell
      from unnest(${column('login_id')}::bigint[], ${column('product_id')}::bigint[], ${column('price')}::bigint[],
        ${column('parcelPrice')}::bigint[]) as priced (login_id, product_id, net, parcel_net)
        join favourite on favourite.login_id = priced.login_id and favourite.product_id = priced.product_id
        join login on login.id = favourite.login_id),
    noted as (
      update favourite set net_price = net, net_parcel_price = parcel_net,
        notified_price = case when price_fell then net else notified_price end,
        notified_at = case when price_fell then ${now}::timestamptz else notified_at end,
        notified_parcel_price = case when parcel_fell then parcel_net else notified_parcel_price end,
        notified_parcel_at = case when parcel_fell then ${now}::timestamptz else notified_parcel_at end
      from moved
      where favourite.login_id = moved.login_id and favourite.product_id = moved.product_id)
    select login_id, product_id from moved where price_fell or parcel_fell`.execute(tx)
  return rows
}

interface Notification {
  readonly login_id: UserId
  readonly product_id: ProductId | null
}

function notificationsOf(fallen: readonly Fallen[]): readonly Notification[] {
  return [...Map.groupBy(fallen, (each) => each.login_id)].flatMap(
    ([login_id, products]): readonly Notification[] =>
      products.length > maxByName ? [{ login_id, product_id: null }] : products,
  )
}

async function notify(tx: Kysely<Database>, notifications: readonly Notification[]): Promise<void> {
  const column = <Key extends keyof Notification>(key: Key) => notifications.map((each) => each[key])
  await sql`
    insert into notification (login_id, kind, product_id)
    select login_id, 'PRICE_DROP', product_id
    from unnest(${column('login_id')}::bigint[], ${column('product_id')}::bigint[]) as told (login_id, product_id)`.execute(
    tx,
  )
}
