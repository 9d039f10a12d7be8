import type { OpenDb } from '@provender/db/open-db'
import type { CompanyId, ProductId, UserId } from '@provender/domain/ids'
import { sql } from 'kysely'
import { openSessions } from './sessions.ts'

export interface Buyer {
  readonly companyId: CompanyId
  readonly userId: UserId
  readonly secret: string
  readonly products: readonly BuyersProduct[]
}

interface BuyersProduct {
  readonly id: ProductId
  readonly price: string
}

const productsOfBuyer = 20

/** How the codes of the companies begin that the bench creates. */
export const benchCompanies = 'BENCH-'

/** Creates companies that buy at standard prices. The first buyers of every kind share the first products. */
export async function createBuyers(
  database: OpenDb,
  { kind, count }: { readonly kind: string; readonly count: number },
): Promise<readonly Buyer[]> {
  const products = await plainProducts(database, count * productsOfBuyer)
  const { rows } = await sql<{ companyId: CompanyId; userId: UserId }>`
    with companies as (
      insert into company (code, name, contact_name, address1, address2, address3, city, country, post_code, telephone,
        telephone2, mobile, fax, currency_code, route_id)
      select ${`${benchCompanies}${kind}-`} || n, 'Bench ' || n, '', '1 High Street', '', '', 'Leeds', 'GB', 'LS1 1AA', '', '', '', '',
        'GBP', (select id from route where code = 'BENCH')
      from generate_series(1, ${count}::int) as n returning id, code)
    insert into login (company_id, email, name, active)
    select id, lower(code) || '@bench.example', code, true from companies
    returning company_id as "companyId", id as "userId"`.execute(database.db)
  const secrets = await openSessions(
    database,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row, index) => ({
    ...row,
    secret: secrets[index] ?? '',
    products: products.slice(index * productsOfBuyer, (index + 1) * productsOfBuyer),
  }))
}

export async function plainProducts({ db }: OpenDb, count: number): Promise<readonly BuyersProduct[]> {
  const { rows } = await sql<{ id: ProductId; price: number }>`
    select product.id, price.price from product join price on price.product_id = product.id
    where price.kind = 'standard' and price.price > 0 and price.discount_basis_points = 0
      and not exists (select from price other where other.product_id = product.id and other.kind in ('promo', 'clearance'))
      and allow_sales in ('1', '3') and web_published and mobile_published and deleted_at is null
      and sale_type = 'NORMAL'
    order by product.id limit ${count}`.execute(db)
  if (rows.length < count) throw new Error(`${count} plain products are needed; there are ${rows.length}`)
  return rows.map(({ id, price }) => ({ id, price: (price / 10_000).toFixed(4) }))
}

/**
 * Removes limits for buyers: unlimited stock, no caps or minimums, and a delivery every day. A running server
 * notices at its next poll.
 */
export async function liftLimits({ db }: OpenDb): Promise<void> {
  await sql`update stock_level set on_hand = 1000000000, suspended = false`.execute(db)
  await sql`
    insert into route (code, name, weekdays, cut_off) values ('BENCH', 'Every day', '{1,2,3,4,5,6,7}', '23:59')`.execute(
    db,
  )
  await sql`
    insert into config (key, value)
    values ('maxBasketItemPcsQuantity', '100000'), ('deliveryMinBasketTotal', '0')
    on conflict (key) do update set value = excluded.value`.execute(db)
  await sql`update version set n = n + 1 where name = 'settings'`.execute(db)
}
