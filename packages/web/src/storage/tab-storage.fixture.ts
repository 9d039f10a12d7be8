import { platform, setPlatform } from '@provender/platform/current'

/** Gives this tab an empty storage in memory, and returns what it stores. Tests set the platform back. */
export function openTabStorage(): Map<string, string> {
  const web = platform()
  const stored = new Map<string, string>()
  const tab = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  setPlatform({ ...web, storage: { ...web.storage, tab: () => tab as Partial<Storage> as Storage } })
  return stored
}
