/** The storage of this window; undefined on the server, and where the browser does not allow it. */
function storage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage
  } catch {
    // Reading the property itself is refused where storage is switched off: then nothing outlives the page.
    return undefined
  }
}

/** What this window keeps through a reload; undefined when there is nothing, or nothing that can be read. */
export function readStored(key: string): unknown {
  const text = storage()?.getItem(key) ?? null
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
    if (value === undefined) storage()?.removeItem(key)
    else storage()?.setItem(key, JSON.stringify(value))
  } catch {
    // The browser's storage is full: ordering goes on, only a reload would forget.
  }
}

/** Nothing of who used this window stays in it. */
export function deleteStored(): void {
  storage()?.clear()
}
