import type { ConnectedPool } from '@provender/db/connect-pool'
import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'
import { nextVersion } from '../../kernel/next-version.ts'

/**
 * Changes settings or content in one transaction. `change` returns whether anything is different; if so,
 * every running server reads them again. Returns the result of `change`.
 */
export async function changeSettings(
  { db }: Pick<ConnectedPool, 'db'>,
  change: (tx: Kysely<Database>) => Promise<boolean>,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const changed = await change(tx)
    if (changed) await nextVersion(tx, 'settings')
    return changed
  })
}
