import { vi } from 'vitest'

export interface FakeStorage {
  readonly texts: Map<string, string>
  /** From now on, nothing more can be stored. */
  readonly fill: () => void
}

export function stubStorage(name: 'localStorage' | 'sessionStorage'): FakeStorage {
  const texts = new Map<string, string>()
  let isFull = false
  vi.stubGlobal(name, {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => texts.delete(key),
    clear: () => texts.clear(),
  })
  return { texts, fill: () => void (isFull = true) }
}
