/** The oldest searches are dropped. */
const maxRecent = 8

function withSearch(recent: readonly string[], text: string): readonly string[] {
  return [text, ...withoutSearch(recent, text)].slice(0, maxRecent)
}

function withoutSearch(recent: readonly string[], text: string): readonly string[] {
  return recent.filter((each) => each.toLowerCase() !== text.toLowerCase())
}

export interface RecentSearches {
  readonly list: () => readonly string[]
  readonly subscribe: (onChange: () => void) => () => void
  readonly add: (text: string) => void
  readonly remove: (text: string) => void
}

interface RecentSearchOptions {
  readonly owner: string
  /** Undefined while the user has not consented to storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
}

/** Recent searches: stored on the device with the user's consent, else lost when the tab closes. */
export function createRecentSearches({ owner, storage }: RecentSearchOptions): RecentSearches {
  const key = keyOf(owner)
  const listeners = new Set<() => void>()
  let recent = parseSearches(storage()?.getItem(key) ?? null)
  const store = (next: readonly string[]) => {
    recent = next
    try {
      if (recent.length > 0) storage()?.setItem(key, JSON.stringify(recent))
      else storage()?.removeItem(key)
    } catch {
      // Storage is full: unsaved searches are lost with the tab.
    }
    for (const listener of listeners) listener()
  }
  return {
    list: () => recent,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    add: (text) => {
      if (text !== '') store(withSearch(recent, text))
    },
    remove: (text) => store(withoutSearch(recent, text)),
  }
}

const keyOf = (owner: string): string => `searches:${owner}`

export function deleteRecentSearches(owner: string, storage: Pick<Storage, 'removeItem'> | undefined): void {
  storage?.removeItem(keyOf(owner))
}

function parseSearches(text: string | null): readonly string[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string').slice(0, maxRecent) : []
  } catch {
    // The stored text is not ours.
    return []
  }
}
