import type { Database } from '@provender/db/tables'
import type { Result } from '@provender/domain/result'
import type { Kysely } from 'kysely'
import { repeatIfStale } from './prepared-statements.ts'

type Work<Value, Refusal> = (tx: Kysely<Database>) => Promise<Result<Value, Refusal>>

/** Runs a transaction. A value commits it; a refusal or an error rolls it back. */
export async function inTransaction<Value, Refusal>(
  db: Kysely<Database>,
  work: Work<Value, Refusal>,
): Promise<Result<Value, Refusal>> {
  return await repeatIfStale(() => runOnce(db, work))
}

async function runOnce<Value, Refusal>(
  db: Kysely<Database>,
  work: Work<Value, Refusal>,
): Promise<Result<Value, Refusal>> {
  const tx = await db.startTransaction().execute()
  try {
    const result = await work(tx)
    await (result.ok ? tx.commit() : tx.rollback()).execute()
    return result
  } catch (error) {
    // After a lost connection there is nothing to roll back, and the first error is the one to report.
    await tx
      .rollback()
      .execute()
      .catch(() => undefined)
    throw error
  }
}
