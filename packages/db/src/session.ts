import type pg from 'pg'

/** Schema of all tables of Provender. `public` stays unused, so that an external database may hold other data. */
export const applicationSchema = 'provender'

/** Schema for graphile-worker, so that jobs are dropped together with the tables. */
export const jobsSchema = 'provender_jobs'

/** Milliseconds; 0 means no limit. */
export type Timeouts = {
  readonly statementMs: number
  readonly lockMs: number
  readonly idleInTransactionMs: number
}

/** The timeouts of a request: it fails instead of delaying the next one (docs/promises.md#overload). */
export const requestTimeouts: Timeouts = { statementMs: 5_000, lockMs: 2_000, idleInTransactionMs: 10_000 }

export const noTimeouts: Timeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }

/** `required` everywhere except on a throwaway cluster for tests. */
export type Durability = 'required' | 'relaxed'

export type ServerDetails = {
  readonly server_version: string
  readonly server_version_num: string
  readonly fsync: string
  readonly full_page_writes: string
  readonly synchronous_commit: string
}

const durableSettings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/**
 * Prepares a connection before its first use, in one round trip (search path, UTC, ISO dates, timeouts), and refuses it if `checkServer`
 * does. Checks every new connection, not only the first: settings can be changed for a role or database, and a fail-over can put another
 * server behind the same address.
 */
export async function prepareSession(
  client: pg.ClientBase,
  options: { readonly timeouts: Timeouts; readonly durability: Durability },
): Promise<void> {
  const { timeouts, durability } = options
  const { rows } = await client.query<ServerDetails>(
    `select set_config('search_path', $1, false), set_config('timezone', 'UTC', false),
            set_config('datestyle', 'ISO, YMD', false), set_config('statement_timeout', $2, false),
            set_config('lock_timeout', $3, false), set_config('idle_in_transaction_session_timeout', $4, false),
            current_setting('server_version') as server_version,
            current_setting('server_version_num') as server_version_num, current_setting('fsync') as fsync,
            current_setting('full_page_writes') as full_page_writes,
            current_setting('synchronous_commit') as synchronous_commit`,
    [
      `${applicationSchema}, public`,
      String(timeouts.statementMs),
      String(timeouts.lockMs),
      String(timeouts.idleInTransactionMs),
    ],
  )
  const refusal =
    rows[0] === undefined
      ? 'The database did not report its version and settings.'
      : checkServer(rows[0], durability)
  if (refusal !== undefined) throw new Error(refusal)
}

/**
 * Why Provender cannot use a server, as a message for the operator; `undefined` if it can. It needs PostgreSQL 15 that keeps every
 * confirmed commit: an accepted order is never lost (docs/promises.md#no-lost-orders).
 */
export function checkServer(facts: ServerDetails, durability: Durability): string | undefined {
  if (Number(facts.server_version_num) < 150_000) {
    return `Provender needs PostgreSQL 15 or newer; this server is ${facts.server_version}.`
  }
  const off =
    durability === 'required' ? durableSettings.find((setting) => facts[setting] === 'off') : undefined
  if (off === undefined) return undefined
  return (
    `PostgreSQL runs with ${off} = off, so a crash could lose orders that were already accepted. ` +
    `Set ${off} = on for this server, database and role, and start again.`
  )
}
