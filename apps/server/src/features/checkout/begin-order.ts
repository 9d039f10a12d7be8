import type { OrderAddress } from '@provender/db/order-tables'
import type { Database } from '@provender/db/tables'
import { holdMinutes } from '@provender/domain/payment/next-action'
import { type InsertObject, type RawBuilder, sql } from 'kysely'
import type { SignedInUser, UserSite } from '../../kernel/identity/signed-in-user.ts'
import type { OrderRow } from '../order/store.ts'
import { weightMargin } from './card-hold.ts'
import { type LockedStock, type NewOrder, orderedLines } from './new-order.ts'

/** Which conditions of an order hold, the order if all do, and its locked stock. */
export type InsertedOrder = {
  readonly catalogue: number
  /** True if a product of the order changed after this server read the catalogue, or if the database was set back since. */
  readonly is_catalogue_changed: boolean
  /** False if the baskets have changed since the order was prepared. */
  readonly is_unchanged: boolean
  /** False if the session has ended or the user was deactivated. */
  readonly is_session_live: boolean
  /** False if the site has changed or is not for this user. */
  readonly is_site_allowed: boolean
  /** False if the company has another currency now. */
  readonly is_currency_current: boolean
  /** Null if the baskets have changed. */
  readonly is_test: boolean | null
  readonly locked_stock: readonly LockedStock[] | null
} & (
  | OrderRow
  /** A condition failed, a product has changed, or the key already has an order. */
  | { readonly id: null }
)

/**
 * The first statement of an order. Locks the company's row, so that its baskets and orders are written one
 * after the other, inserts the order if all conditions hold, and locks the stock of its products.
 */
export function beginOrderStatement(order: NewOrder): RawBuilder<InsertedOrder> {
  const { user, viewer, page, site } = order
  const row = rowOf(order)
  const columns = Object.keys(row).map((column) => sql.ref(column))
  const { version } = viewer.catalogue
  const productIds = orderedLines(order).map(({ productId }) => productId)
  return sql<InsertedOrder>`
  with locked_company as (
    select currency_code, is_test from company where id = ${user.companyId} and baskets_version = ${page.version} for no key update),
  checks as (
    select n as catalogue, n < ${version} or (n > ${version} and exists (
        select from product where id = any(${productIds}::bigint[]) and catalogue_version > ${version})) as is_catalogue_changed,
      exists (select from locked_company) as is_unchanged,
      (select is_test from locked_company) as is_test,
      exists (select from locked_company where currency_code = ${viewer.currencyCode}) as is_currency_current, exists (
      select from session join login on login.id = session.login_id
      where session.id = ${user.sessionId} and login.active) as is_session_live,
      ${site === null}::boolean or exists (
      select from login
      left join site on site.id = ${site?.row?.id ?? null}::bigint and site.company_id = login.company_id
      where login.id = ${user.userId}
        and (login.site_id is null or login.site_id = site.id)
        and site.version is not distinct from ${site?.row?.version ?? null}::bigint
        and site.closed_at is null) as is_site_allowed
    from version where name = 'catalogue'),
  checked as (
    select from checks
    where is_unchanged and is_currency_current and is_session_live and is_site_allowed and not is_catalogue_changed),
  -- Always in product order and after the company's row, like all code, so that two orders cannot deadlock.
  locked_stock as (
    select product_id, on_hand, suspended from stock_level
    where product_id = any(${productIds}::bigint[]) and exists (select from checked)
    order by product_id for update),
  new_order as (
    insert into orders (${sql.join(columns)})
    select ${sql.join(Object.values(row))} from checked
    on conflict (company_id, key) do nothing
    returning *)
  select checks.*, (select json_agg(locked_stock) from locked_stock) as locked_stock, new_order.*
  from checks left join new_order on true`
}

function rowOf(order: NewOrder) {
  const { user, viewer, request, priced, site } = order
  const { fulfilment, paymentType } = request
  const isDelivery = fulfilment.method === 'DELIVERY'
  return {
    company_id: user.companyId,
    login_id: user.userId,
    key: request.key,
    request_hash: order.requestHash,
    state: 'SUBMITTED',
    payment_type: paymentType,
    payment_state: 'NONE',
    method: fulfilment.method,
    fulfilment_date: fulfilment.date,
    collection_time: isDelivery ? null : fulfilment.time,
    collector: isDelivery ? '' : fulfilment.collector,
    delivery_address: site && JSON.stringify(addressOf(site, user)),
    warehouse_name: viewer.config.warehouseName,
    purchase_order_number: request.purchaseOrderNumber,
    notes: request.notes,
    feedback: request.feedback,
    price_mark_option: viewer.config.basketPriceMarkOptionEnabled ? request.priceMarkOption : null,
    substitution_wish: request.substitutionWish ?? user.substitutionWish,
    currency_code: viewer.currencyCode,
    net: priced.totals.net,
    vat: priced.totals.vat,
    gross: priced.totals.gross,
    vat_by_rate: JSON.stringify(priced.totals.vatByRate),
    placed_at: new Date(order.nowMs),
    language: order.language,
    // Uses the database clock, like everything that expires.
    pay_by: sql<Date | null>`case when ${paymentType}::text = 'CARD'
      then now() + make_interval(mins => ${holdMinutes}::int) end`,
    site_id: site?.row?.id ?? null,
    weight_margin_basis_points: weightMargin(viewer.config),
  } satisfies InsertObject<Database, 'orders'>
}

/** A copy, so that later changes of the site do not change the order. */
function addressOf(
  { name, contactName, telephone, instructions, row, id: _id, routeId: _route, ...address }: UserSite,
  { companyName }: SignedInUser,
): OrderAddress {
  const siteDetails = { siteName: name, contactName, telephone, instructions }
  return { companyName, ...(row ? siteDetails : {}), ...address }
}
