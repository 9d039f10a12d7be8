import type { Database } from '@provender/db/tables'
import type { Basket, BasketLine, Baskets, FulfilmentMethod } from '@provender/domain/basket/basket'
import type { QueueState } from '@provender/domain/basket/fold-queue'
import type { DeviceSystem } from '@provender/domain/basket/line-author'
import type { BasketId, CompanyId, LoginId, ProductId } from '@provender/domain/ids'
import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'

/** A company's baskets at one version; every write takes the next one. */
export interface BasketState {
  readonly version: number
  readonly baskets: Baskets
  /** What baskets were called that are deleted, so that what is put into them later is not lost. */
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
  readonly loginId: LoginId | null
  readonly name: string | null
  readonly deviceId: string | null
  readonly deviceSystem: DeviceSystem | null
}

interface StoredState {
  readonly version: number
  readonly baskets: readonly StoredBasket[]
  readonly deleted: readonly (readonly [BasketId, string])[]
}

/** The one statement that reads all baskets of a company, with the names of the last 500 that were deleted. */
export function basketsStatement(companyId: CompanyId): RawBuilder<StoredState> {
  return sql`
    select baskets_version as version, coalesce((
      select json_agg(json_build_object(
        'id', id, 'name', name, 'isActive', is_active, 'fulfilmentMethod', fulfilment_method, 'deviceId', device_id,
        'createdAtMs', floor(extract(epoch from created_at) * 1000)::bigint,
        'updatedAtMs', floor(extract(epoch from updated_at) * 1000)::bigint,
        'lines', coalesce((
          select json_agg(json_build_object('productId', product_id, 'unit', unit, 'quantity', quantity,
            'priceWhenAdded', price_when_added, 'note', note, 'loginId', login_id, 'name', login.name,
            'deviceId', l.device_id, 'deviceSystem', device_system) order by seq)
          from basket_line l left join login on login.id = login_id
          where l.company_id = basket.company_id and l.basket_id = basket.id), '[]'::json)
      ) order by seq)
      from basket where company_id = company.id), '[]'::json) as baskets,
      coalesce((
        select json_agg(json_build_array(id, name)) from (
          select id, name from basket_deleted where company_id = company.id order by deleted_at desc limit 500) d
      ), '[]'::json) as deleted
    from company where id = ${companyId}`
}

/** All baskets of a company. */
export async function readBaskets(db: Kysely<Database>, companyId: CompanyId): Promise<BasketState> {
  const { rows } = await basketsStatement(companyId).execute(db)
  const row = rows[0]
  if (!row) throw new Error(`There is no company ${companyId}`)
  return {
    version: row.version,
    baskets: row.baskets.map(basketFrom),
    deleted: new Map(row.deleted),
  }
}

function basketFrom({ lines, ...basket }: StoredBasket): Basket {
  return {
    ...basket,
    lines: lines.map(({ loginId, name, deviceId, deviceSystem, ...line }) => ({
      ...line,
      changedBy: loginId === null ? null : { name: name ?? '', deviceSystem, origin: { loginId, deviceId } },
    })),
  }
}

/** How far a device's queue is applied, whose queue it is, and what its last answer said. */
export interface StoredQueue extends Pick<QueueState, 'lastN' | 'problems'> {
  readonly loginId: LoginId
}

export async function readQueue(db: Kysely<Database>, clientId: string): Promise<StoredQueue | undefined> {
  const row = await db
    .selectFrom('basket_client')
    .select(['login_id', 'last_n', 'problems'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row && { loginId: row.login_id, lastN: row.last_n, problems: row.problems }
}

export interface ProductNames {
  readonly name: string
  readonly code: string
}

/** What products are called that the catalogue no longer has. */
export async function readNames(
  db: Kysely<Database>,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, ProductNames>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code', 'description2'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, code, description2 }) => [id, { code, name: description2 }]))
}

export interface BasketWrite {
  readonly companyId: CompanyId
  readonly before: Pick<BasketState, 'version' | 'baskets'>
  readonly after: Baskets
  /** Null for a write that no queue asked for. */
  readonly client: (StoredQueue & { readonly clientId: string }) | null
}

// Spelled out, as it is the same for every write: building it each time takes nearly as long as sending it.
const writeSql = `
    with guard as (
      update company set baskets_version = baskets_version + 1
      where id = $1 and baskets_version = $2
      returning id, baskets_version),
    ledger as (
      insert into basket_client (client_id, company_id, login_id, last_n, problems)
      select c.client_id, guard.id, c.login_id, c.last_n, c.problems
      from guard, json_to_recordset($3::json) as c (client_id uuid, login_id bigint, last_n bigint, problems json)
      on conflict (client_id) do update set last_n = excluded.last_n, problems = excluded.problems),
    gone as (
      delete from basket using guard
      where basket.company_id = guard.id and basket.id = any($4::uuid[])
      returning basket.id, basket.name),
    remembered as (
      insert into basket_deleted (company_id, id, name) select guard.id, gone.id, gone.name from guard, gone
      on conflict (company_id, id) do update set name = excluded.name, deleted_at = excluded.deleted_at),
    written as (
      insert into basket (id, company_id, name, is_active, fulfilment_method, device_id, created_at, updated_at)
      select b.id, guard.id, b.name, b.is_active, b.fulfilment_method, b.device_id,
        to_timestamp(b.created_ms / 1000.0), to_timestamp(b.updated_ms / 1000.0)
      from guard, json_to_recordset($5::json)
        as b (id uuid, name text, is_active boolean, fulfilment_method text, device_id text,
          created_ms bigint, updated_ms bigint)
      on conflict (company_id, id) do update set name = excluded.name, is_active = excluded.is_active,
        fulfilment_method = excluded.fulfilment_method, device_id = excluded.device_id,
        updated_at = excluded.updated_at),
    lines_gone as (
      delete from basket_line l
      using guard, json_to_recordset($6::json) as g (basket_id uuid, product_id bigint, unit text)
      where l.company_id = guard.id and l.basket_id = g.basket_id and l.product_id = g.product_id and l.unit = g.unit),
    lines_written as (
      insert into basket_line (company_id, basket_id, product_id, unit, quantity, price_when_added, note,
        login_id, device_id, device_system)
      select guard.id, n.basket_id, n.product_id, n.unit, n.quantity, n.price_when_added, n.note,
        n.login_id, n.device_id, n.device_system
      from guard, json_to_recordset($7::json)
        as n (basket_id uuid, product_id bigint, unit text, quantity bigint, price_when_added bigint, note text,
          login_id bigint, device_id text, device_system text)
      on conflict (company_id, basket_id, product_id, unit) do update set quantity = excluded.quantity,
        price_when_added = excluded.price_when_added, note = excluded.note, login_id = excluded.login_id,
        device_id = excluded.device_id, device_system = excluded.device_system)
    select baskets_version as version from guard`

/**
 * The one statement that writes what differs between two states, and only if nobody wrote in between: the company's
 * version is the guard. It gives a row with the new version, or none.
 */
export function basketWriteStatement({ companyId, before, after, client }: BasketWrite): CompiledQuery {
  const changes = changesOf(before.baskets, after)
  return CompiledQuery.raw(writeSql, [
    companyId,
    before.version,
    JSON.stringify(clientRows(client)),
    changes.gone,
    JSON.stringify(changes.baskets),
    JSON.stringify(changes.linesGone),
    JSON.stringify(changes.lines),
  ])
}

/** Gives the new version, or undefined when the write came too late and changed nothing. */
export async function writeBaskets(db: Kysely<Database>, write: BasketWrite): Promise<number | undefined> {
  const { rows } = await db.executeQuery<{ version: number }>(basketWriteStatement(write))
  return rows[0]?.version
}

function clientRows(client: BasketWrite['client']) {
  if (client === null) return []
  const { clientId, loginId, lastN, problems } = client
  return [{ client_id: clientId, login_id: loginId, last_n: lastN, problems }]
}

function changesOf(before: Baskets, after: Baskets) {
  const beforeById = new Map(before.map((basket) => [basket.id, basket]))
  const afterIds = new Set(after.map(({ id }) => id))
  const changed = after.filter((basket) => beforeById.get(basket.id) !== basket)
  return {
    gone: before.map(({ id }) => id).filter((id) => !afterIds.has(id)),
    baskets: changed.map((basket) => ({
      id: basket.id,
      name: basket.name,
      is_active: basket.isActive,
      fulfilment_method: basket.fulfilmentMethod,
      device_id: basket.deviceId,
      created_ms: basket.createdAtMs,
      updated_ms: basket.updatedAtMs,
    })),
    linesGone: changed.flatMap((basket) => linesGone(basket, beforeById.get(basket.id))),
    lines: changed.flatMap((basket) => linesWritten(basket, beforeById.get(basket.id))),
  }
}

const keyOf = (line: BasketLine): string => `${line.productId}/${line.unit}`

function linesGone(basket: Basket, old: Basket | undefined) {
  if (!old || old.lines === basket.lines) return []
  const kept = new Set(basket.lines.map(keyOf))
  return old.lines
    .filter((line) => !kept.has(keyOf(line)))
    .map((line) => ({ basket_id: basket.id, product_id: line.productId, unit: line.unit }))
}

/** The lines that are new or changed: one keeps its object while it stays as it is. */
function linesWritten(basket: Basket, old: Basket | undefined) {
  const known = new Set(old?.lines)
  return basket.lines
    .filter((line) => !known.has(line))
    .map((line) => ({
      basket_id: basket.id,
      product_id: line.productId,
      unit: line.unit,
      quantity: line.quantity,
      price_when_added: line.priceWhenAdded,
      note: line.note,
      login_id: line.changedBy?.origin?.loginId ?? null,
      device_id: line.changedBy?.origin?.deviceId ?? null,
      device_system: line.changedBy?.deviceSystem ?? null,
    }))
}
