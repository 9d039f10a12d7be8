import * as v from 'valibot'

export interface StoredSection {
  readonly text: string
  /** The user that it belongs to. Empty for data that is the same for the whole audience. */
  readonly owner: string
  /** The server's name for it. Empty if it gave none. */
  readonly etag: string
  /** When the server last confirmed it; for the lists, when they were fetched whole. */
  readonly atMs: number
  readonly build: string
}

export const mainSections = ['current', 'lists', 'prices', 'stock', 'marks'] as const
export type MainSection = (typeof mainSections)[number]
/** A chunk of details is named by its checksum: equal names have equal contents. */
export type DetailsSection = `details-${string}`
export type SectionName = MainSection | DetailsSection

export interface SectionStore {
  /** Leaves out invalid entries. */
  readonly read: <Name extends SectionName>(
    names: readonly Name[],
  ) => Promise<ReadonlyMap<Name, StoredSection>>
  readonly names: () => Promise<readonly string[]>
  /** All or nothing; undefined removes. */
  readonly write: (sections: ReadonlyMap<string, StoredSection | undefined>) => Promise<void>
}

export const storedSectionSchema: v.GenericSchema<unknown, StoredSection> = v.object({
  text: v.string(),
  owner: v.string(),
  etag: v.string(),
  atMs: v.number(),
  build: v.string(),
})
