import type { ConnectedPool } from '@provender/db/connect-pool'
import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { highestKeptNumbers } from '../features/ledger/kept-documents.ts'
import type { FileStores } from '../kernel/files/file-store.ts'
import { beginHistory, readDatabaseState } from './database-history.ts'

/** Kinds of jobs that are done once, however often they are begun: the gateway, the files and the deleted rows say what is done already. */
export const repeatableJobs = [
  'DELETE_LOGIN',
  'FORGET_CARD',
  'GATEWAY_EVENT',
  'KEEP_DOCUMENT',
  'SETTLE_INVOICE',
  'SETTLE_PAYMENT',
] as const

interface SkippedNumbers {
  readonly series: 'INVOICE' | 'CREDIT_NOTE' | 'ORDER'
  readonly first: string
  readonly last: string
}

export interface SettledRestore {
  readonly heldMessages: number
  readonly skipped: readonly SkippedNumbers[]
}

/**
 * For a database that was set back to a moment, before servers use it. What was written later is lost, but not what it caused outside: its
 * e-mails may have been sent, its numbers given, its cards charged. So messages that wait are given up, for staff to look at; no number of
 * the lost time is given again, because each series leaves out very many; and payments are compared from that moment on. Servers and
 * devices drop what they hold.
 */
export async function settleRestore(
  { db, runLong }: Pick<ConnectedPool, 'db' | 'runLong'>,
  files: Pick<FileStores, 'all'>,
  lostFromMs: number,
): Promise<SettledRestore> {
  const kept = await highestKeptNumbers(files)
  const settled = await db.transaction().execute(async (tx) => {
    const heldMessages = await holdMessages(tx)
    const skipped = await skipNumbers(tx, kept)
    await sql`insert into restore (lost_from, skipped, held_messages)
      values (to_timestamp(${lostFromMs / 1000}), ${JSON.stringify(skipped)}, ${heldMessages})`.execute(tx)
    return { heldMessages, skipped }
  })
  await beginHistory({ runLong }, await readDatabaseState(db))
  return settled
}

async function holdMessages(tx: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    with held as (
      update job set given_up_at = now(), attempts = attempts + 1
      where done_at is null and given_up_at is null and kind <> all(${repeatableJobs}::text[])
      returning id, attempts)
    insert into job_attempt (job_id, n, ended_at, error)
    select id, attempts, now(), 'Held after a restore: it may have been sent already' from held
    returning job_id`.execute(tx)
  return rows.length
}

/** A wholesaler with 500 orders a day gives at least as many numbers in twenty days. The last documents may not be kept yet. */
const nextNumber = sql`(given / 10000 + 2) * 10000`

async function skipNumbers(
  tx: Kysely<Database>,
  kept: Awaited<ReturnType<typeof highestKeptNumbers>>,
): Promise<readonly SkippedNumbers[]> {
  // Each invoice of the lost time has an order.
  const orders = await sql<SkippedNumbers>`
    select 'ORDER' as series, (last + 1)::text as first, setval('order_number', ${nextNumber})::text as last
    from (
      select order_number.last_value as last,
        order_number.last_value + greatest(0, ${kept.INVOICE}::bigint - document_series.last_number) as given
      from order_number, document_series where document_series.kind = 'INVOICE') as numbers`.execute(tx)
  const documents = await sql<SkippedNumbers>`
    with before as (
      select kind, last_number as last, greatest(last_number, (${JSON.stringify(kept)}::jsonb->>kind)::bigint) as given
      from document_series for update)
    update document_series as series set last_number = ${nextNumber} from before where series.kind = before.kind
    returning series.kind as series, prefix || (last + 1) as first, prefix || last_number as last`.execute(tx)
  return [...documents.rows, ...orders.rows]
}
