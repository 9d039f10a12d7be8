import { platform } from '@provender/platform/current'

/** What this window keeps through a reload; undefined when there is nothing, or nothing that can be read. */
export function readStored(key: string): unknown {
  const text = platform().storage.window()?.getItem(key) ?? null
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Only we write here; what is no JSON is not ours.
    return undefined
  }
}

/** Keeps a value through a reload of this window; undefined removes it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) platform().storage.window()?.removeItem(key)
    else platform().storage.window()?.setItem(key, JSON.stringify(value))
  } catch {
    // The browser's storage is full: ordering goes on, only a reload would forget.
  }
}

/** Nothing of who used this window stays in it. */
export function deleteStored(): void {
  platform().storage.window()?.clear()
}
