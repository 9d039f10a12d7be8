import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'

export interface Clock {
  readonly nowMs: () => number
}

/** Times from other servers may be this far ahead. A later one is from before the clock was set back. */
export const maxSkewMs = 5000

const syncIntervalMs = 10_000

/**
 * The clock of the database, so that all servers and commands agree, and a clock that is wrong or set back on
 * this machine decides nothing. Between two readings, time passes by this process's monotonic clock.
 */
export async function openDatabaseClock(
  db: Kysely<Database>,
): Promise<Clock & { readonly stop: () => void }> {
  let startedAtMs = await readStart(db)
  const timer = setInterval(() => {
    void readStart(db).then(
      (ms) => {
        startedAtMs = ms
      },
      // Without the database, time passes as before.
      () => {},
    )
  }, syncIntervalMs)
  timer.unref()
  return {
    nowMs: () => Math.round(startedAtMs + performance.now()),
    stop: () => clearInterval(timer),
  }
}

/** When the monotonic clock of this process was zero, by the database clock. */
async function readStart(db: Kysely<Database>): Promise<number> {
  const askedAt = performance.now()
  const nowMs = await readNowMs(db)
  return nowMs - (askedAt + performance.now()) / 2
}

/**
 * The time of the database now. After its clock was set, `nowMs` of two servers may differ until both have read it again,
 * so limits that they count together use this.
 */
export async function readNowMs(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ readonly ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
  const [now] = rows
  if (!now) throw new Error('The database has no time')
  return now.ms
}
