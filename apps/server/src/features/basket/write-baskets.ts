import type { Basket, BasketLine, Baskets } from '@provender/domain/basket/basket'
import type { CompanyId } from '@provender/domain/ids'
import { CompiledQuery } from 'kysely'
import type { BasketState, StoredQueue } from './store.ts'

export interface BasketWrite {
  readonly companyId: CompanyId
  readonly before: Pick<BasketState, 'version' | 'baskets'>
  readonly after: Baskets
  /** Null for a write without a queue. */
  readonly client: (StoredQueue & { readonly clientId: string }) | null
}

type Changes = ReturnType<typeof changesOf>

/** A part of a write: its values, and the statements that use them as a parameter. */
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
      from guard join json_to_recordset(${rows}::json)
        as c (company_id bigint, client_id uuid, login_id bigint, last_n bigint, problems json) on c.company_id = guard.id
      on conflict (client_id) do update set last_n = excluded.last_n, problems = excluded.problems)`,
  },
  {
    valueOf: ({ removed }) => removed,
    sql: (rows) => `
    removed as (
      delete from basket using guard join json_to_recordset(${rows}::json) as g (company_id bigint, id uuid)
        on g.company_id = guard.id
      where basket.company_id = guard.id and basket.id = g.id
      returning basket.company_id, basket.id, basket.name),
    remembered as (
      insert into basket_deleted (company_id, id, name) select company_id, id, name from removed
      on conflict (company_id, id) do update set name = excluded.name, deleted_at = excluded.deleted_at)`,
  },
  {
    valueOf: ({ baskets }) => baskets,
    sql: (rows) => `
    written as (
      insert into basket (id, company_id, name, is_active, fulfilment_method, device_id, created_at, updated_at)
      select b.id, guard.id, b.name, b.is_active, b.fulfilment_method, b.device_id,
        to_timestamp(b.created_ms / 1000.0), to_timestamp(b.updated_ms / 1000.0)
      from guard join json_to_recordset(${rows}::json)
        as b (company_id bigint, id uuid, name text, is_active boolean, fulfilment_method text, device_id text,
          created_ms bigint, updated_ms bigint) on b.company_id = guard.id
      on conflict (company_id, id) do update set name = excluded.name, is_active = excluded.is_active,
        fulfilment_method = excluded.fulfilment_method, device_id = excluded.device_id,
        updated_at = excluded.updated_at)`,
  },
  {
    valueOf: ({ removedLines }) => removedLines,
    sql: (rows) => `
    removed_lines as (
      delete from basket_line l
      using guard join json_to_recordset(${rows}::json)
        as g (company_id bigint, basket_id uuid, product_id bigint, unit text) on g.company_id = guard.id
      where l.company_id = guard.id and l.basket_id = g.basket_id and l.product_id = g.product_id and l.unit = g.unit)`,
  },
  {
    valueOf: ({ lines }) => lines,
    sql: (rows) => `
    written_lines as (
      insert into basket_line (company_id, basket_id, product_id, unit, quantity, price_when_added,
        pieces_per_box, note, substitution_wish, login_id, device_id, device_system)
      select guard.id, n.basket_id, n.product_id, n.unit, n.quantity, n.price_when_added, n.pieces_per_box, n.note,
        n.substitution_wish, n.login_id, n.device_id, n.device_system
      from guard join json_to_recordset(${rows}::json)
        as n (company_id bigint, basket_id uuid, product_id bigint, unit text, quantity bigint, price_when_added bigint,
          pieces_per_box int, note text, substitution_wish text, login_id bigint, device_id text, device_system text) on n.company_id = guard.id
      on conflict (company_id, basket_id, product_id, unit) do update set quantity = excluded.quantity,
        price_when_added = excluded.price_when_added, pieces_per_box = excluded.pieces_per_box, note = excluded.note,
        substitution_wish = excluded.substitution_wish, login_id = excluded.login_id,
        device_id = excluded.device_id, device_system = excluded.device_system)`,
  },
]

/** Restricts a statement to companies and versions, its first two parameters. */
interface Guard {
  readonly sql: string
  readonly valuesOf: (writes: readonly BasketWrite[]) => readonly [companies: unknown, versions: unknown]
}

/** Waits for other writers of the company. */
const waitingGuard: Guard = {
  sql: `
    with guard as (
      update company set baskets_version = baskets_version + 1
      where id = $1 and baskets_version = $2
      returning id, baskets_version)`,
  valuesOf: ([write]) => [write?.companyId, write?.before.version],
}

/** Skips companies that somebody else is writing. */
const skippingGuard: Guard = {
  sql: `
    with free as (
      select company.id
      from unnest($1::bigint[], $2::bigint[]) as requested (company_id, version)
      join company on company.id = requested.company_id and company.baskets_version = requested.version
      for no key update of company skip locked),
    guard as (
      update company set baskets_version = baskets_version + 1 from free
      where company.id = free.id
      returning company.id, baskets_version)`,
  valuesOf: (writes) => [
    writes.map(({ companyId }) => companyId),
    writes.map(({ before }) => before.version),
  ],
}

const knownTexts = new Map<string, string>()

/** The statement with these parts. It is cached, because building it takes nearly as long as sending it. */
function textWith(guard: Guard, partsToWrite: readonly Part[]): string {
  const key = `${guard === waitingGuard} ${partsToWrite.map((part) => parts.indexOf(part)).join()}`
  const cached = knownTexts.get(key)
  if (cached !== undefined) return cached
  const text = `${guard.sql}${partsToWrite.map(({ sql }, index) => `,${sql(`$${index + 3}`)}`).join('')}
    select id as company_id, baskets_version as version from guard`
  knownTexts.set(key, text)
  return text
}

/**
 * The statement that writes the differences between two states of a company's baskets, if nobody wrote in
 * between: the company's version is the guard. Unchanged parts are left out, because Postgres prepares to
 * write to every table in a statement. Returns a row with the new version, or none.
 */
export function basketWriteStatement(write: BasketWrite): CompiledQuery {
  return statementOf(waitingGuard, [write])
}

/** The same for several companies. A company that was not written, or that somebody else is writing, has no row. */
export function basketWritesStatement(writes: readonly BasketWrite[]): CompiledQuery {
  return statementOf(skippingGuard, writes)
}

function statementOf(guard: Guard, writes: readonly BasketWrite[]): CompiledQuery {
  const changes = writes.map((write) => changesOf(write))
  const changedParts = parts
    .map((part) => ({ part, rows: changes.flatMap((each) => part.valueOf(each)) }))
    .filter(({ rows }) => rows.length > 0)
  const text = textWith(
    guard,
    changedParts.map(({ part }) => part),
  )
  return CompiledQuery.raw(text, [
    ...guard.valuesOf(writes),
    ...changedParts.map(({ rows }) => JSON.stringify(rows)),
  ])
}

function clientRows({ companyId, client }: BasketWrite) {
  if (client === null) return []
  const { clientId, userId, lastN, problems } = client
  return [{ company_id: companyId, client_id: clientId, login_id: userId, last_n: lastN, problems }]
}

function changesOf(write: BasketWrite) {
  const { companyId, after } = write
  const before = write.before.baskets
  const beforeById = new Map(before.map((basket) => [basket.id, basket]))
  const afterIds = new Set(after.map(({ id }) => id))
  const changed = after.filter((basket) => beforeById.get(basket.id) !== basket)
  return {
    client: clientRows(write),
    removed: before.filter(({ id }) => !afterIds.has(id)).map(({ id }) => ({ company_id: companyId, id })),
    baskets: changed.map((basket) => ({
      company_id: companyId,
      id: basket.id,
      name: basket.name,
      is_active: basket.isActive,
      fulfilment_method: basket.fulfilmentMethod,
      device_id: basket.deviceId,
      created_ms: basket.createdAtMs,
      updated_ms: basket.updatedAtMs,
    })),
    removedLines: changed.flatMap((basket) => removedLines(companyId, basket, beforeById.get(basket.id))),
    lines: changed.flatMap((basket) => writtenLines(companyId, basket, beforeById.get(basket.id))),
  }
}

const keyOf = (line: BasketLine): string => `${line.productId}/${line.unit}`

function removedLines(companyId: CompanyId, basket: Basket, old: Basket | undefined) {
  if (!old || old.lines === basket.lines) return []
  const remainingKeys = new Set(basket.lines.map(keyOf))
  return old.lines
    .filter((line) => !remainingKeys.has(keyOf(line)))
    .map((line) => ({
      company_id: companyId,
      basket_id: basket.id,
      product_id: line.productId,
      unit: line.unit,
    }))
}

/** New or changed lines. An unchanged line keeps its object. */
function writtenLines(companyId: CompanyId, basket: Basket, old: Basket | undefined) {
  const oldLines = new Set(old?.lines)
  return basket.lines
    .filter((line) => !oldLines.has(line))
    .map((line) => ({
      company_id: companyId,
      basket_id: basket.id,
      product_id: line.productId,
      unit: line.unit,
      quantity: line.quantity,
      price_when_added: line.priceWhenAdded,
      pieces_per_box: line.piecesPerBoxWhenAdded,
      note: line.note,
      substitution_wish: line.substitutionWish,
      login_id: line.changedBy?.origin?.userId ?? null,
      device_id: line.changedBy?.origin?.deviceId ?? null,
      device_system: line.changedBy?.deviceSystem ?? null,
    }))
}
