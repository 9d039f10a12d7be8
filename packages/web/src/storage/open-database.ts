import { finishWithin } from '@provender/platform/finish-within'
import { type DBSchema, type IDBPDatabase, openDB, type OpenDBCallbacks } from 'idb'

/** A browser may fail to answer: its database is damaged, or another tab holds it. */
const openWithinMs = 5000

/**
 * Opens a database of this device. Rejects if the browser allows none, or does not open it in time. One that opens later is
 * closed, so that nothing is done in it after its caller has given up.
 */
export async function openDatabase<Schema extends DBSchema>(
  name: string,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(name, 1, callbacks)
  try {
    return await finishWithin(openWithinMs, () => opening)
  } catch (error) {
    void opening.then(
      (db) => db.close(),
      () => undefined,
    )
    throw error
  }
}
