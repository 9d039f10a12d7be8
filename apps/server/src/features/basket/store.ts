import type { Database } from '@provender/db/tables'
import type { QueueState } from '@provender/domain/basket/apply-queue'
import type { Basket, BasketLine, Baskets, FulfilmentMethod } from '@provender/domain/basket/basket'
import type { DeviceSystem } from '@provender/domain/basket/line-author'
import type { BasketId, CompanyId, ProductId, UserId } from '@provender/domain/ids'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { waitForStandbys } from '../../kernel/idempotency/wait-for-standbys.ts'

/** A company's baskets at one version. Every write raises it. */
export interface BasketState {
  readonly version: number
  readonly baskets: Baskets
  /** The names of deleted baskets, so that later operations on them are not lost. */
  readonly deleted: ReadonlyMap<BasketId, string>
}

interface StoredBasket {
  readonly id: BasketId
  readonly name: string
  readonly isActive: boolean
  readonly fulfilmentMethod: FulfilmentMethod | null
  readonly deviceId: string | null
  readonly createdAtMs: number
  readonly updatedAtMs: number
  readonly lines: readonly StoredLine[]
}

interface StoredLine extends Omit<BasketLine, 'changedBy'> {
  readonly userId: UserId | null
  readonly name: string | null
  readonly deviceId: string | null
  readonly deviceSystem: DeviceSystem | null
}

interface StoredState {
  readonly version: number
  readonly baskets: readonly StoredBasket[] | null
  readonly deleted: readonly (readonly [BasketId, string])[] | null
}

/**
 * The statement that reads all baskets of a company, with the names of the last 500 deleted ones. If the
 * known version is current, it returns only that.
 */
export function basketsStatement(companyId: CompanyId, knownVersion: number | null): RawBuilder<StoredState> {
  return sql`
    select baskets_version as version, case when baskets_version is distinct from known_version then coalesce((
      select json_agg(json_build_object(
        'id', id, 'name', name, 'isActive', is_active, 'fulfilmentMethod', fulfilment_method, 'deviceId', device_id,
        'createdAtMs', floor(extract(epoch from created_at) * 1000)::bigint,
        'updatedAtMs', floor(extract(epoch from updated_at) * 1000)::bigint,
        'lines', coalesce((
          select json_agg(json_build_object('productId', product_id, 'unit', unit, 'quantity', quantity,
            'priceWhenAdded', price_when_added, 'piecesPerBoxWhenAdded', pieces_per_box, 'note', note,
            'substitutionWish', substitution_wish, 'userId', login_id, 'name', login.name,
            'deviceId', l.device_id, 'deviceSystem', device_system) order by seq)
          from basket_line l left join login on login.id = login_id
          where l.company_id = basket.company_id and l.basket_id = basket.id), '[]'::json)
      ) order by seq)
      from basket where company_id = company.id), '[]'::json) end as baskets,
      case when baskets_version is distinct from known_version then coalesce((
        select json_agg(json_build_array(id, name)) from (
          select id, name from basket_deleted where company_id = company.id order by deleted_at desc limit 500) d
      ), '[]'::json) end as deleted
    from company, (select ${knownVersion}::bigint as known_version) as k where id = ${companyId}`
}

/** All baskets of a company; `cached` itself if nothing has changed. */
export async function readBaskets<Known extends BasketState>(
  db: Kysely<Database>,
  companyId: CompanyId,
  cached?: Known,
): Promise<BasketState | Known> {
  const { rows } = await basketsStatement(companyId, cached?.version ?? null).execute(db)
  const row = rows[0]
  if (!row) throw new Error(`There is no company ${companyId}`)
  const { version, baskets, deleted } = row
  if (cached && version === cached.version) return cached
  return { version, baskets: (baskets ?? []).map(basketFrom), deleted: new Map(deleted) }
}

function basketFrom({ lines, ...basket }: StoredBasket): Basket {
  return {
    ...basket,
    lines: lines.map(({ userId, name, deviceId, deviceSystem, ...line }) => ({
      ...line,
      changedBy: userId === null ? null : { name: name ?? '', deviceSystem, origin: { userId, deviceId } },
    })),
  }
}

/** True if the baskets have this version, once the standbys have it too. */
export async function confirmVersion(
  db: Kysely<Database>,
  companyId: CompanyId,
  version: number,
): Promise<boolean> {
  const company = await db
    .selectFrom('company')
    .select(['baskets_version', waitForStandbys.as('waited')])
    .where('id', '=', companyId)
    .executeTakeFirst()
  return company?.baskets_version === version
}

export interface StoredQueue extends Pick<QueueState, 'lastN' | 'problems'> {
  readonly userId: UserId
}

export async function readQueue(db: Kysely<Database>, clientId: string): Promise<StoredQueue | undefined> {
  const row = await db
    .selectFrom('basket_client')
    .select(['login_id', 'last_n', 'problems'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row && { userId: row.login_id, lastN: row.last_n, problems: row.problems }
}

export interface ProductNames {
  readonly name: string
  readonly code: string
}

export async function readNames(
  db: Kysely<Database>,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, ProductNames>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code', 'description2 as name'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, code, name }) => [id, { code, name }]))
}
