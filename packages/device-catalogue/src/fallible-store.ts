import type { SectionStore } from './section-store.ts'

export interface FallibleStore extends SectionStore {
  /** False if the last write failed: the catalogue lasts as long as the tab. */
  readonly isPersistent: () => boolean
}

/**
 * Tolerates a missing store: some browsers have none in private tabs, a disk may be full, and a browser
 * may close the store at any time. Data that cannot be read is fetched. Data that cannot be written is lost
 * with the tab.
 */
export function tolerateStoreFailures(opening: Promise<SectionStore>): FallibleStore {
  let isPersistent = true
  const attempt = async <Value>(work: (store: SectionStore) => Promise<Value>, otherwise: Value) => {
    try {
      return await work(await opening)
    } catch {
      // Every failure has the same consequence.
      isPersistent = false
      return otherwise
    }
  }
  return {
    isPersistent: () => isPersistent,
    read: (names) => attempt((store) => store.read(names), new Map()),
    names: () => attempt((store) => store.names(), []),
    write: (sections) =>
      attempt(async (store) => {
        await store.write(sections)
        isPersistent = true
      }, undefined),
  }
}
