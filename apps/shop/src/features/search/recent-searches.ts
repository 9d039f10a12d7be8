/** Kept at most (the oldest go first). */
const keptAtMost = 8

/** The same words however they are written count once; the latest stands first. */
function withSearch(recent: readonly string[], text: string): readonly string[] {
  return [text, ...withoutSearch(recent, text)].slice(0, keptAtMost)
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

interface Keeping {
  /** Whose searches: another login on this device sees none of them. */
  readonly owner: string
  /** Undefined for as long as nothing may be kept. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
}

/** What was searched for lately: kept on the device where that is agreed to, else until the window closes. */
export function makeRecentSearches({ owner, storage }: Keeping): RecentSearches {
  const key = keyOf(owner)
  const listeners = new Set<() => void>()
  let recent = parseSearches(storage()?.getItem(key) ?? null)
  const keep = (next: readonly string[]) => {
    recent = next
    try {
      if (recent.length > 0) storage()?.setItem(key, JSON.stringify(recent))
      else storage()?.removeItem(key)
    } catch {
      // The device is full: what is not kept is forgotten with the window.
    }
    for (const tell of listeners) tell()
  }
  return {
    list: () => recent,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    add: (text) => {
      if (text !== '') keep(withSearch(recent, text))
    },
    remove: (text) => keep(withoutSearch(recent, text)),
  }
}

const keyOf = (owner: string): string => `searches:${owner}`

/** Nothing of what somebody searched for stays on the device. */
export function forgetSearches(owner: string, storage: Pick<Storage, 'removeItem'> | undefined): void {
  storage?.removeItem(keyOf(owner))
}

function parseSearches(text: string | null): readonly string[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter((each) => typeof each === 'string').slice(0, keptAtMost) : []
  } catch {
    // Something else wrote there: nothing to go by.
    return []
  }
}
