import { sql } from 'kysely'

/**
 * An expression for the row of an earlier write that is found by its key. It makes the transaction that reads it wait, when it
 * commits, until the synchronous standbys have everything before it. Otherwise a repeat could confirm a write that no standby has:
 * after a crash the primary shows commits that were still waiting. Costs nothing if no standby is named.
 */
export const waitForStandbys = sql<string | null>`case when current_setting('synchronous_standby_names') <> ''
  then pg_logical_emit_message(true, 'provender'::text, 'repeat'::text)::text end`
