import { platform } from '@provender/platform/current'

const ownerKey = 'owner'

export function readStored(key: string): unknown {
  const text = platform().storage.tab()?.getItem(key) ?? null
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Only the shop writes here, so invalid JSON is not ours.
    return undefined
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) platform().storage.tab()?.removeItem(key)
    else platform().storage.tab()?.setItem(key, JSON.stringify(value))
  } catch {
    // The browser's storage is full. Everything still works, but a reload loses the value.
  }
}

/**
 * Called when a tab starts, before anything stored is read. Deletes what another user has left: their session may have ended
 * in another tab. A visitor (empty) changes nothing, because the user may sign in again: a page for visitors stores
 * texts by user.
 */
export function claimStored(userKey: string): void {
  if (userKey === '') return
  const owner = readStored(ownerKey)
  if (owner === userKey) return
  if (owner !== undefined) deleteStored()
  writeStored(ownerKey, userKey)
}

export function deleteStored(): void {
  platform().storage.tab()?.clear()
}
