/** Kept at most (the oldest go first). */
const keptAtMost = 8

/** The same words however they are written count once; the latest stands first. */
function withSearch(recent: readonly string[], text: string): readonly string[] {
  return [text, ...withoutSearch(recent, text)].slice(0, keptAtMost)
}

function withoutSearch(recent: readonly string[], text: string): readonly string[] {
  return recent.filter((each) => each.toLowerCase() !== text.toLowerCase())
}

/** What a person lets this device keep: an answer to the question about cookies, undefined before it. */
export type Permission = string | undefined

export interface RecentSearches {
  readonly list: () => readonly string[]
  readonly subscribe: (onChange: () => void) => () => void
  readonly add: (text: string) => void
  readonly remove: (text: string) => void
}

interface Keeping {
  /** Whose searches: another login on this device sees none of them. */
  readonly owner: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  readonly permission: () => Permission
}

/**
 * What was searched for lately. It is not needed for the shop to work: kept on the device once all cookies are accepted,
 * until the window closes before that question is answered, and not at all after 'only what is needed'.
 */
export function makeRecentSearches({ owner, storage, permission }: Keeping): RecentSearches {
  const key = keyOf(owner)
  const listeners = new Set<() => void>()
  if (permission() === 'needed') storage?.removeItem(key)
  let recent = permission() === 'all' ? parseSearches(storage?.getItem(key) ?? null) : []
  const keep = (next: readonly string[]) => {
    const may = permission()
    recent = may === 'needed' ? [] : next
    try {
      if (may === 'all' && recent.length > 0) storage?.setItem(key, JSON.stringify(recent))
      else storage?.removeItem(key)
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
