import { platform } from '@provender/platform/current'

const ownerKey = 'owner'
/** When somebody last logged out in this browser. Needs no consent (needed-key.ts). */
export const logoutKey = 'needed:logout'

export function readStored(key: string): unknown {
  const text = platform().storage.tab()?.getItem(key) ?? null
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Only this app writes here, so invalid JSON is not ours.
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
 * Called when a tab starts, before anything stored is read. Deletes what was left before a logout in any tab, or by another
 * user, whose session may have ended in another tab. What a visitor typed becomes the user's. A visitor finds it changed by
 * nothing, because the user may sign in again: a page for visitors stores texts by user.
 */
export function claimStored(userKey: string): void {
  const lastLogout = platform().storage.device()?.getItem(logoutKey) ?? undefined
  if (lastLogout !== readStored(logoutKey)) deleteStored()
  const owner = readStored(ownerKey)
  if (owner && userKey && owner !== userKey) deleteStored()
  writeStored(ownerKey, userKey || owner)
  writeStored(logoutKey, lastLogout)
}

export function deleteStored(): void {
  platform().storage.tab()?.clear()
}
