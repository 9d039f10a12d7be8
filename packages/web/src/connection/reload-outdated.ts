import { platform } from '@provender/platform/current'
import { readStored, writeStored } from '../storage/tab-storage.ts'
import { isReachable } from './connection.ts'

const key = 'reloaded-for-script'
/** A script that is still missing after the reload must not reload the tab for ever. */
const againAfterMs = 60_000

/** The messages of browsers and Vite about a script or style sheet that could not be loaded. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i

/** True if a file of the app could not be loaded: after an update the files of the older version are gone. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message)
}

/** Loads the current version of the page, once, if the server answers. */
export async function reloadOutdated(nowMs: number): Promise<void> {
  if (!(await isReachable())) return
  const lastMs = readStored(key)
  if (typeof lastMs === 'number' && nowMs - lastMs < againAfterMs) return
  writeStored(key, nowMs)
  // Without a store, the tab would not know that it has reloaded.
  if (readStored(key) === nowMs) platform().navigation.reload()
}
