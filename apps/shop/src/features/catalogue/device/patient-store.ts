import type { SectionStore } from './stored-sections.ts'

/** A store that may fail at any time. */
export interface PatientStore extends SectionStore {
  /** False when it did not take what was written last: the catalogue lasts as long as the window. */
  readonly isKeeping: () => boolean
}

/**
 * The device goes on without its store: private windows of some browsers have none, a full disk takes no more, and a browser may
 * close it whenever it likes. What was not read is fetched, what was not written is gone with the window.
 */
export function patientStore(opening: Promise<SectionStore>): PatientStore {
  let isKeeping = true
  const attempt = async <Value>(work: (store: SectionStore) => Promise<Value>, otherwise: Value) => {
    try {
      return await work(await opening)
    } catch {
      // Whatever the store has to say, the answer is the same.
      isKeeping = false
      return otherwise
    }
  }
  return {
    isKeeping: () => isKeeping,
    read: (names) => attempt((store) => store.read(names), new Map()),
    names: () => attempt((store) => store.names(), []),
    write: (parts) =>
      attempt(async (store) => {
        await store.write(parts)
        isKeeping = true
      }, undefined),
  }
}
