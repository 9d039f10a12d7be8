import { createHash } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import {
  type AccessMode,
  type IsolationLevel,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'
import pg from 'pg'
import { inSpan, isTraced, type SpanAttributes } from './tracing/in-span.ts'

// The server has some sixty statements. One that is generated from input would produce new ones without
// limit, and every connection keeps what it has prepared.
const maxTexts = 300

/** Slower statements are reported. */
const slowMs = 200

export interface SlowStatement {
  /** The text without its values. */
  readonly statement: string
  readonly ms: number
  readonly rows: number
}

interface StatementReports {
  /** The database leaves a statement without an answer. */
  readonly onUnanswered?: () => void
  readonly onSlow?: (slow: SlowStatement) => void
}

/**
 * Kysely on a pool, with each statement prepared once per connection: planning a basket write takes Postgres
 * three times as long as running it. The owner of the pool closes it.
 */
export function preparingDb(pool: pg.Pool, reports: StatementReports = {}): Kysely<Database> {
  const names = createNames()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    const cached = clients.get(client)
    if (cached) return cached
    const preparing = preparingClient(client, names, reports)
    clients.set(client, preparing)
    return preparing
  }
  const { options } = pool
  return new RepeatingDb({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options } }),
  })
}

/** Runs a transaction that met a migrated table once more from its beginning. */
class RepeatingDb extends Kysely<Database> {
  override transaction(): TransactionBuilder<Database> {
    return repeatingBuilder(super.transaction())
  }
}

function repeatingBuilder(builder: TransactionBuilder<Database>): TransactionBuilder<Database> {
  const execute = builder.execute.bind(builder)
  const setIsolationLevel = builder.setIsolationLevel.bind(builder)
  const setAccessMode = builder.setAccessMode.bind(builder)
  return Object.assign(builder, {
    execute: <T>(work: (tx: Transaction<Database>) => Promise<T>) => repeatIfStale(() => execute(work)),
    setIsolationLevel: (level: IsolationLevel) => repeatingBuilder(setIsolationLevel(level)),
    setAccessMode: (mode: AccessMode) => repeatingBuilder(setAccessMode(mode)),
  })
}

/** A transaction of its own cannot go on after a stale plan, but nothing of it was written. */
export async function repeatIfStale<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (!isStale(error)) throw error
    return await transaction()
  }
}

interface Names {
  /** Undefined if there are too many already. */
  readonly of: (text: string) => string | undefined
  /** Makes every connection prepare every statement again before its next use: a migration may have changed several tables. */
  readonly renew: () => void
}

function createNames(): Names {
  const names = new Map<string, string>()
  let edition = 1
  const give = (text: string): string => {
    // Derived from the text, so that instances sharing a connection use the same name for it.
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const name = `${hash}.${edition}`
    names.set(text, name)
    return name
  }
  return {
    of: (text) => names.get(text) ?? (names.size < maxTexts ? give(text) : undefined),
    renew: () => {
      edition += 1
      names.clear()
    },
  }
}

function preparingClient(
  client: pg.PoolClient,
  names: Names,
  { onUnanswered, onSlow }: StatementReports,
): PostgresPoolClient {
  const answered = async (query: pg.QueryConfig): Promise<pg.QueryResult> =>
    isTraced()
      ? await inSpan(shortName(query.text), spanOf(query), () => measured(query))
      : await measured(query)
  const measured = async (query: pg.QueryConfig): Promise<pg.QueryResult> => {
    const startedAtMs = performance.now()
    try {
      const result = await client.query(query)
      const ms = Math.round(performance.now() - startedAtMs)
      if (ms > slowMs) onSlow?.({ statement: shortText(query.text), ms, rows: result.rowCount ?? 0 })
      return result
    } catch (error) {
      if (isUnanswered(error)) {
        onUnanswered?.()
        // Whatever comes next on this connection, such as a rollback, would wait too.
        if (client instanceof pg.Client) void client.end()
      }
      throw error
    }
  }
  const run = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const name = values.length === 0 ? undefined : names.of(text)
    const plain = { text, values: [...values] }
    if (name === undefined) return await answered(plain)
    try {
      return await answered({ ...plain, name })
    } catch (error) {
      if (!isStale(error)) throw error
      // Others may have met it at the same time.
      if (names.of(text) === name) names.renew()
      return await client.query(plain).catch((second: unknown) => {
        throw isInFailedTransaction(second) ? error : second
      })
    }
  }
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(statement: unknown, values: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new Error('Nothing is read through a cursor')
    return run(statement, values)
  }
  return { query, release: (destroy) => client.release(destroy) }
}

function spanOf({ name }: pg.QueryConfig): SpanAttributes {
  return { 'db.system.name': 'postgresql', ...(name === undefined ? {} : { 'provender.statement': name }) }
}

/** What it does and to which table first, such as `insert order`. */
function shortName(text: string): string {
  const [verb = 'statement'] =
    /\b(?:insert|update|delete|select|begin|commit|rollback|set)\b/i.exec(text) ?? []
  const [, table = ''] = /\b(?:into|from|update)\s+"?(\w+)/i.exec(text) ?? []
  return `${verb} ${table}`.trimEnd().toLowerCase()
}

function shortText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300)
}

/** A newer version of Provender has migrated a table meanwhile. */
function isStale(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && /cached plan/.test(error.message)
}

function isInFailedTransaction(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '25P02'
}

/** The database left a statement without an answer. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
