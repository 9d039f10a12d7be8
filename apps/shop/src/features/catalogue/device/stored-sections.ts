import * as v from 'valibot'

/** A part of the catalogue as it lies on the device. */
export interface StoredSection {
  readonly text: string
  /** Whose it is; empty for what anybody of the same audience may see. */
  readonly owner: string
  /** What the server called it; empty where it gave no name. */
  readonly etag: string
  /** When the server last said that it holds; for the lists, when they were fetched whole. */
  readonly atMs: number
  /** The shop that wrote it. */
  readonly build: string
}

/** What is opened at the start. */
export const mainSections = ['current', 'lists', 'prices', 'stock', 'marks'] as const
export type MainSection = (typeof mainSections)[number]
/** A chunk of details bears its checksum: equal names have equal contents. */
export type DetailsSection = `details-${string}`
type PartName = MainSection | DetailsSection

/** What a device keeps of the catalogue between visits. Beside the baskets, and nothing to do with them. */
export interface SectionStore {
  /** Whatever is not a part of ours is as if it were not there. */
  readonly read: <Name extends PartName>(names: readonly Name[]) => Promise<ReadonlyMap<Name, StoredSection>>
  readonly names: () => Promise<readonly string[]>
  /** All or nothing; undefined removes. */
  readonly write: (parts: ReadonlyMap<string, StoredSection | undefined>) => Promise<void>
}

const keptSchema = v.object({
  text: v.string(),
  owner: v.string(),
  etag: v.string(),
  atMs: v.number(),
  build: v.string(),
})

export const catalogueDatabase = 'provender-catalogue'
const parts = 'parts'

/** The store in IndexedDB: one record a part, which is an order of magnitude faster than one a product. */
export async function openSectionStore(): Promise<SectionStore> {
  const db = await opened()
  return {
    read: async (names) => {
      const store = db.transaction(parts).objectStore(parts)
      const found = await Promise.all(
        names.map(async (name) => [name, v.safeParse(keptSchema, await asked(store.get(name)))] as const),
      )
      return new Map(found.flatMap(([name, kept]) => (kept.success ? [[name, kept.output]] : [])))
    },
    names: async () => (await asked(db.transaction(parts).objectStore(parts).getAllKeys())).map(String),
    write: async (written) => {
      const writing = db.transaction(parts, 'readwrite')
      const store = writing.objectStore(parts)
      for (const [name, part] of written)
        if (part) store.put(part, name)
        else store.delete(name)
      await new Promise<void>((resolve, reject) => {
        writing.addEventListener('complete', () => resolve())
        writing.addEventListener('abort', () =>
          reject(writing.error ?? new Error('The store did not take the parts')),
        )
      })
    },
  }
}

async function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(catalogueDatabase, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(parts))
  const db = await asked(opening)
  // A newer shop in another window comes first; it fetches what it needs.
  db.addEventListener('versionchange', () => db.close())
  return db
}

async function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
  return await new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store does not answer')))
  })
}
