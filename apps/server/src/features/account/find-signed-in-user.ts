import type { Database } from '@provender/db/tables'
import type { ProductId, SiteId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { openSitesOf, siteIdOf, type SiteRow } from '../site/customer-sites.ts'

export type SessionUser = Omit<SignedInUser, 'bought' | 'personalKey'>

type SessionKey = { readonly secretHash: Buffer } | { readonly sessionId: string }

interface SessionTime {
  readonly nowMs: number
  /** Sessions end after this long, however often they are used. */
  readonly sessionMaxDays: number
}

/** The channel that a session is for, by the kind of client that opened it. */
export function channelOf(clientKind: 'web' | 'native'): SignedInUser['channel'] {
  return clientKind === 'native' ? 'mobile' : 'web'
}

export async function findSignedInUser(
  db: Kysely<Database>,
  by: SessionKey,
  time: SessionTime,
): Promise<SessionUser | undefined> {
  const row = await selectUser(db, by, time)
  if (!row) return undefined
  const { address1, address2, address3, city, country, post_code, ...rest } = row
  const address = { address1, address2, address3, city, country, postCode: post_code }
  return {
    sessionId: rest.session_id,
    channel: channelOf(rest.client_kind),
    expiresAtMs: rest.expires_at,
    userId: rest.login_id,
    email: rest.email,
    name: rest.login_name,
    role: rest.role,
    language: rest.language,
    marketingEmailEnabled: rest.marketing_email_enabled,
    marketingSmsEnabled: rest.marketing_sms_enabled,
    marketingNotificationEnabled: rest.marketing_notification_enabled,
    companyId: rest.company_id,
    uid: rest.uid,
    companyCode: rest.code,
    companyName: rest.company_name,
    contactName: rest.contact_name,
    address,
    telephone: rest.telephone,
    telephone2: rest.telephone2,
    mobile: rest.mobile,
    fax: rest.fax,
    priceListId: rest.price_list_id,
    creditLimitMinor: rest.credit_limit_minor,
    currencyCode: rest.currency_code,
    showAllPricesIncludingVat: rest.own_including_vat ?? rest.show_all_prices_including_vat,
    hideDefaultProductPrices: rest.hide_default_product_prices,
    substitutionWish: rest.substitution_wish,
    sites: openSitesOf({
      company: { uid: rest.uid, name: rest.company_name, address, routeId: rest.route_id },
      sites: rest.sites,
      boundTo: rest.bound_site_id,
    }),
    lastSiteId: rest.last_delivery && siteIdOf(rest.last_delivery, rest),
    favourites: new Set(rest.favourites),
    reminders: new Set(rest.reminders),
  }
}

function selectUser(db: Kysely<Database>, by: SessionKey, { nowMs, sessionMaxDays }: SessionTime) {
  // The limit may be lower now than when the session's end was set.
  const beganAfter = sql<number>`${new Date(nowMs - sessionMaxDays * 86_400_000)}`
  return db
    .selectFrom('session')
    .innerJoin('login', 'login.id', 'session.login_id')
    .innerJoin('company', 'company.id', 'login.company_id')
    .select([
      'session.id as session_id',
      'session.client_kind',
      'session.expires_at',
      'login.id as login_id',
      'login.email',
      'login.name as login_name',
      'login.role',
      'login.language',
      'login.site_id as bound_site_id',
      'login.show_all_prices_including_vat as own_including_vat',
      'login.marketing_email_enabled',
      'login.marketing_sms_enabled',
      'login.marketing_notification_enabled',
      'company.id as company_id',
      'company.uid',
      'company.code',
      'company.name as company_name',
      'company.contact_name',
      'company.address1',
      'company.address2',
      'company.address3',
      'company.city',
      'company.country',
      'company.post_code',
      'company.telephone',
      'company.telephone2',
      'company.mobile',
      'company.fax',
      'company.price_list_id',
      'company.credit_limit_minor',
      'company.currency_code',
      'company.show_all_prices_including_vat',
      'company.hide_default_product_prices',
      'company.substitution_wish',
      'company.route_id',
      openSites.as('sites'),
      lastDelivery.as('last_delivery'),
      productIdsOf('favourite').as('favourites'),
      productIdsOf('stock_reminder').as('reminders'),
    ])
    .where((eb) =>
      'secretHash' in by
        ? eb('session.secret_hash', '=', by.secretHash)
        : eb('session.id', '=', by.sessionId),
    )
    .where('session.expires_at', '>', sql<number>`${new Date(nowMs)}`)
    .where('session.created_at', '>', beganAfter)
    .where('login.active', '=', true)
    .executeTakeFirst()
}

const openSites = sql<readonly SiteRow[]>`coalesce((
  select json_agg(site order by site.name, site.id) from site
  where site.company_id = company.id and site.closed_at is null), '[]')`

const lastDelivery = sql<{ readonly site: SiteId | null } | null>`(
  select json_build_object('site', (select uid from site where site.id = orders.site_id)) from orders
  where login_id = login.id and method = 'DELIVERY' order by id desc limit 1)`

function productIdsOf(table: 'favourite' | 'stock_reminder') {
  return sql<ProductId[]>`array(
    select product_id from ${sql.table(table)} where login_id = login.id order by created_at, product_id)`
}
