import type { Database } from '@provender/db/tables'
import type { Basket, BasketLine, Baskets } from '@provender/domain/basket/basket'
import type { CompanyId } from '@provender/domain/ids'
import { CompiledQuery, type Kysely } from 'kysely'
import type { BasketState, StoredQueue } from './store.ts'

export interface BasketWrite {
  readonly companyId: CompanyId
  readonly before: Pick<BasketState, 'version' | 'baskets'>
  readonly after: Baskets
  /** Null for a write that no queue asked for. */
  readonly client: (StoredQueue & { readonly clientId: string }) | null
}

type Changes = ReturnType<typeof changesOf>

/** A part of a write: what it is about, and its statements on that parameter. */
interface Part {
  readonly valueOf: (changes: Changes) => readonly unknown[]
  readonly sql: (parameter: string) => string
}

const parts: readonly Part[] = [
  {
    valueOf: ({ client }) => client,
    sql: (rows) => `
    ledger as (
      insert into basket_client (client_id, company_id, login_id, last_n, problems)
      select c.client_id, guard.id, c.login_id, c.last_n, c.problems
      from guard, json_to_recordset(${rows}::json) as c (client_id uuid, login_id bigint, last_n bigint, problems json)
      on conflict (client_id) do update set last_n = excluded.last_n, problems = excluded.problems)`,
  },
  {
    valueOf: ({ gone }) => gone,
    sql: (ids) => `
    gone as (
      delete from basket using guard, json_array_elements_text(${ids}::json) as g (id)
      where basket.company_id = guard.id and basket.id = g.id::uuid
      returning basket.id, basket.name),
    remembered as (
      insert into basket_deleted (company_id, id, name) select guard.id, gone.id, gone.name from guard, gone
      on conflict (company_id, id) do update set name = excluded.name, deleted_at = excluded.deleted_at)`,
  },
  {
    valueOf: ({ baskets }) => baskets,
    sql: (rows) => `
    written as (
      insert into basket (id, company_id, name, is_active, fulfilment_method, device_id, created_at, updated_at)
      select b.id, guard.id, b.name, b.is_active, b.fulfilment_method, b.device_id,
        to_timestamp(b.created_ms / 1000.0), to_timestamp(b.updated_ms / 1000.0)
      from guard, json_to_recordset(${rows}::json)
        as b (id uuid, name text, is_active boolean, fulfilment_method text, device_id text,
          created_ms bigint, updated_ms bigint)
      on conflict (company_id, id) do update set name = excluded.name, is_active = excluded.is_active,
        fulfilment_method = excluded.fulfilment_method, device_id = excluded.device_id,
        updated_at = excluded.updated_at)`,
  },
  {
    valueOf: ({ linesGone }) => linesGone,
    sql: (rows) => `
    lines_gone as (
      delete from basket_line l
      using guard, json_to_recordset(${rows}::json) as g (basket_id uuid, product_id bigint, unit text)
      where l.company_id = guard.id and l.basket_id = g.basket_id and l.product_id = g.product_id and l.unit = g.unit)`,
  },
  {
    valueOf: ({ lines }) => lines,
    sql: (rows) => `
    lines_written as (
      insert into basket_line (company_id, basket_id, product_id, unit, quantity, price_when_added, note,
        login_id, device_id, device_system)
      select guard.id, n.basket_id, n.product_id, n.unit, n.quantity, n.price_when_added, n.note,
        n.login_id, n.device_id, n.device_system
      from guard, json_to_recordset(${rows}::json)
        as n (basket_id uuid, product_id bigint, unit text, quantity bigint, price_when_added bigint, note text,
          login_id bigint, device_id text, device_system text)
      on conflict (company_id, basket_id, product_id, unit) do update set quantity = excluded.quantity,
        price_when_added = excluded.price_when_added, note = excluded.note, login_id = excluded.login_id,
        device_id = excluded.device_id, device_system = excluded.device_system)`,
  },
]

const knownTexts = new Map<string, string>()

/** The text with these parts, put together once: to build it each time takes nearly as long as to send it. */
function textWith(wanted: readonly Part[]): string {
  const key = wanted.map((part) => parts.indexOf(part)).join()
  const known = knownTexts.get(key)
  if (known !== undefined) return known
  const text = `
    with guard as (
      update company set baskets_version = baskets_version + 1
      where id = $1 and baskets_version = $2
      returning id, baskets_version)${wanted.map(({ sql }, at) => `,${sql(`$${at + 3}`)}`).join('')}
    select baskets_version as version from guard`
  knownTexts.set(key, text)
  return text
}

/**
 * The one statement that writes what differs between two states, and only if nobody wrote in between: the company's
 * version is the guard. What does not differ has no part in it: Postgres prepares to write to every table a statement names. It gives
 * a row with the new version, or none.
 */
export function basketWriteStatement({ companyId, before, after, client }: BasketWrite): CompiledQuery {
  const changes = changesOf({ before: before.baskets, after, client })
  const wanted = parts.filter(({ valueOf }) => valueOf(changes).length > 0)
  const values = wanted.map(({ valueOf }) => JSON.stringify(valueOf(changes)))
  return CompiledQuery.raw(textWith(wanted), [companyId, before.version, ...values])
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

function changesOf({
  before,
  after,
  client,
}: {
  readonly before: Baskets
  readonly after: Baskets
  readonly client: BasketWrite['client']
}) {
  const beforeById = new Map(before.map((basket) => [basket.id, basket]))
  const afterIds = new Set(after.map(({ id }) => id))
  const changed = after.filter((basket) => beforeById.get(basket.id) !== basket)
  return {
    client: clientRows(client),
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
