import type { Database } from '@provender/db/tables'
import type { Kysely } from 'kysely'

/**
 * Allocates the next version number. The row stays locked until the transaction ends, so that numbers appear in the order
 * of the commits. Running servers poll twice a second.
 */
export async function nextVersion(
  tx: Kysely<Database>,
  name: 'catalogue' | 'settings' | 'imports',
): Promise<number> {
  const { n } = await tx
    .updateTable('version')
    .set((eb) => ({ n: eb('n', '+', 1) }))
    .where('name', '=', name)
    .returning('n')
    .executeTakeFirstOrThrow()
  return n
}
