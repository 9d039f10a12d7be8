import { Preferences } from '@capacitor/preferences'
import type { AppSession } from '@provender/platform/platform'
import { settleWithin } from '@provender/platform/settle-within'
import { preserveOpenedLinks } from './app-links.ts'
import { deleteSharedFiles } from './save-file.ts'

const key = 'server'
const deleteWithinMs = 2000

export async function readChosenServer(): Promise<string | undefined> {
  return (await Preferences.get({ key })).value ?? undefined
}

export async function chooseServer(serverUrl: string): Promise<void> {
  await Preferences.set({ key, value: serverUrl })
  location.replace('/')
}

/**
 * Ends the session and starts the app without a server. The token stays until the user chooses the same server again: it
 * is revoked then.
 */
export async function leaveServer(session: AppSession): Promise<void> {
  await settleWithin(deleteWithinMs, async () => {
    if (session.token() !== undefined) await session.endLater()
  })
  await settleWithin(deleteWithinMs, deleteSharedFiles)
  // Unsent changes of the basket go too: another server must not get them.
  await Preferences.clear()
  location.replace('/')
}

/** Deletes what the pages of the last server have stored. No page may have a database open. */
export async function deleteStoredPages(): Promise<void> {
  localStorage.clear()
  preserveOpenedLinks(() => sessionStorage.clear())
  await settleWithin(deleteWithinMs, deleteDatabases)
}

async function deleteDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name)
}
