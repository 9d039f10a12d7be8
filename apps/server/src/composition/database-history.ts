import type { ConnectedPool } from '@provender/db/connect-pool'
import { currentHistory } from '@provender/db/schema-state'
import { pollTimeouts } from '@provender/db/session'
import type { Database } from '@provender/db/tables'
import { untilLocked } from '@provender/db/until-locked'
import { type Kysely, sql } from 'kysely'

/**
 * What the database says about itself. A restore and a failover begin a new history, which may lack the last writes of the one before.
 * Servers and devices then hold versions that are not in the database.
 */
export interface DatabaseState {
  readonly catalogue: number
  readonly settings: number
  readonly history: string
  /** The history for which versions were last raised, and how often they were. */
  readonly recorded_history: string
  readonly epoch: number
  readonly read_only: string
}

export async function readDatabaseState(db: Kysely<Database>): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select (select n from version where name = 'catalogue') as catalogue,
      (select n from version where name = 'settings') as settings,
      -- A standby has that of its primary, which records it.
      case when pg_is_in_recovery() then history else ${currentHistory} end as history,
      history as recorded_history, epoch, current_setting('transaction_read_only') as read_only
    from schema`.execute(db)
  const [state] = rows
  if (!state) throw new Error('The database has no row in the table schema')
  return state
}

/** More than anybody has written in the history that was lost. */
const jump = 1_000_000

/**
 * Raises all versions above those that devices may have from the history before, and marks all products as changed. Of several servers
 * one does so, and begins again when others hold the rows.
 */
export async function beginHistory(
  { runLong }: Pick<ConnectedPool, 'runLong'>,
  { history, epoch }: Pick<DatabaseState, 'history' | 'epoch'>,
  ending?: AbortSignal,
): Promise<void> {
  const begin = (db: Kysely<Database>) =>
    db.transaction().execute(async (tx) => {
      const { numAffectedRows = 0n } = await sql`
        update schema set history = ${history}, epoch = epoch + 1,
          -- It may lack rows of files that are there.
          file_places = (select coalesce(jsonb_object_agg(key, value || jsonb_build_object('since', now())), '{}')
            from jsonb_each(file_places) where jsonb_typeof(value) = 'object')
        where epoch = ${epoch}`.execute(tx)
      if (numAffectedRows === 0n) return
      await sql`update version set n = n + ${jump}`.execute(tx)
      await sql`update product set catalogue_version = (select n from version where name = 'catalogue')`.execute(
        tx,
      )
      await sql`update company set baskets_version = baskets_version + ${jump}`.execute(tx)
      await sql`update company_orders set version = version + ${jump}`.execute(tx)
    })
  await untilLocked(() => runLong(pollTimeouts, begin), { ending })
}

/** For the start, before anything is loaded. */
export async function beginOtherHistory(
  database: Pick<ConnectedPool, 'db' | 'runLong'>,
  ending?: AbortSignal,
): Promise<void> {
  const state = await readDatabaseState(database.db)
  if (state.history !== state.recorded_history) await beginHistory(database, state, ending)
}
