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

/** The timeouts of work that a server repeats: on a silent line it fails, is noticed and begins again. */
export const pollTimeouts: Timeouts = { statementMs: 60_000, lockMs: 2_000, idleInTransactionMs: 60_000 }

export const noTimeouts: Timeouts = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }

/**
 * Where a confirmed commit must be: on the `disk` of the database; also on a synchronous `standby`; or in storage below PostgreSQL, which
 * the `engine` keeps. `read-only`: this process commits nothing, and the database refuses its writes. `relaxed` is for throwaway
 * clusters of tests.
 */
export type Durability = 'disk' | 'standby' | 'engine' | 'read-only' | 'relaxed'

export type ServerDetails = {
  readonly server_version: string
  readonly server_version_num: string
  readonly fsync: string
  readonly full_page_writes: string
  readonly synchronous_commit: string
  readonly synchronous_standby_names: string
  /** True for a standby, which takes no writes. */
  readonly is_standby: boolean
}

const diskSettings = ['fsync', 'full_page_writes'] as const

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
            set_config('default_transaction_read_only', coalesce($5, current_setting('default_transaction_read_only')), false),
            current_setting('server_version') as server_version,
            current_setting('server_version_num') as server_version_num, current_setting('fsync') as fsync,
            current_setting('full_page_writes') as full_page_writes,
            current_setting('synchronous_commit') as synchronous_commit,
            current_setting('synchronous_standby_names') as synchronous_standby_names,
            pg_is_in_recovery() as is_standby`,
    [
      `${applicationSchema}, public`,
      String(timeouts.statementMs),
      String(timeouts.lockMs),
      String(timeouts.idleInTransactionMs),
      durability === 'read-only' ? 'on' : null,
    ],
  )
  const refusal =
    rows[0] === undefined
      ? 'The database did not report its version and settings.'
      : checkServer(rows[0], durability)
  if (refusal === undefined) return
  // A failover leads to a server that becomes the primary a moment later, so whoever asks may try again.
  throw Object.assign(new Error(refusal), rows[0]?.is_standby ? { code: readOnlyServer } : {})
}

/** PostgreSQL's own code for a write that a standby refuses. */
const readOnlyServer = '25006'

/**
 * Why Provender cannot use a server, as a message for the operator with every reason; `undefined` if it can. It needs PostgreSQL 15 that
 * keeps every confirmed commit: an accepted order is never lost (docs/promises.md#no-lost-orders).
 */
export function checkServer(facts: ServerDetails, durability: Durability): string | undefined {
  const reasons: string[] = []
  if (Number(facts.server_version_num) < 150_000)
    reasons.push(`Provender needs PostgreSQL 15 or newer; this server is ${facts.server_version}.`)
  if (durability === 'read-only') return reasons[0]
  if (facts.is_standby)
    reasons.push('This PostgreSQL is a standby, which takes no writes. DATABASE_URL must name the primary.')
  if (durability !== 'relaxed') reasons.push(...durabilityRefusals(facts, durability))
  return reasons.length === 0 ? undefined : reasons.join(' ')
}

function durabilityRefusals(facts: ServerDetails, durability: Durability): readonly string[] {
  const refusals: string[] = []
  if (durability !== 'engine')
    for (const setting of diskSettings)
      if (facts[setting] === 'off') refusals.push(refusalOfSetting(setting, 'off'))
  const { synchronous_commit: commit } = facts
  // The other values confirm a commit before the disk of this server, or of its standbys, has it.
  if (commit !== 'on' && commit !== 'remote_apply')
    refusals.push(refusalOfSetting('synchronous_commit', commit))
  if (durability === 'standby' && facts.synchronous_standby_names === '')
    refusals.push(
      'DATABASE_DURABILITY=standby demands a synchronous standby, and PostgreSQL names none. Set synchronous_standby_names, ' +
        'and start again.',
    )
  return refusals
}

function refusalOfSetting(setting: string, value: string): string {
  return (
    `PostgreSQL runs with ${setting} = ${value}, so a crash could lose orders that were already accepted. ` +
    `Set ${setting} = on for this server, database and role, and start again.`
  )
}
