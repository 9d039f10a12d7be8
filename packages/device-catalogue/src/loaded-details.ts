import type { ProductDetail } from '@provender/catalogue/catalogue-snapshot'
import { checksumIn } from '@provender/catalogue/section'
import { decodeDetails } from '@provender/catalogue/snapshot'
import type { ProductId } from '@provender/domain/ids'
import type { Current } from './current.ts'
import type { RequestSection } from './request-section.ts'
import type { DetailsSection, StoredSection, SectionStore } from './section-store.ts'

type Chunk = Current['details'][number]

export interface LoadedDetails {
  readonly of: (id: ProductId) => ProductDetail | undefined
  readonly hasAll: (chunks: readonly Chunk[]) => boolean
  /** Loads chunks one by one from the store or the server, while they are wanted and available. */
  readonly renew: (chunks: readonly Chunk[], options: RenewOptions) => Promise<void>
  readonly clear: () => void
}

interface RenewOptions {
  readonly store: SectionStore
  readonly requestSection: RequestSection
  readonly label: () => Omit<StoredSection, 'text' | 'etag'>
  /** True while the server still names these chunks. */
  readonly areCurrent: () => boolean
}

/** A chunk is identified by its checksum: a changed chunk is a new one, and the others stay. */
export function loadDetails(): LoadedDetails {
  const loadedChunks = new Set<string>()
  const details = new Map<ProductId, ProductDetail>()
  const addDetails = (rows: readonly ProductDetail[]) => {
    for (const row of rows) details.set(row.id, row)
  }
  return {
    of: (id) => details.get(id),
    hasAll: (chunks) => chunks.every(({ checksum }) => loadedChunks.has(checksum)),
    clear: () => {
      loadedChunks.clear()
      details.clear()
    },
    renew: async (chunks, options) => {
      for (const chunk of chunks) {
        if (!options.areCurrent()) return
        if (loadedChunks.has(chunk.checksum)) continue
        const rows = await chunkRows(chunk, options)
        if (rows === 'unreachable' || !options.areCurrent()) return
        if (rows === 'damaged') continue
        addDetails(rows)
        loadedChunks.add(chunk.checksum)
      }
      await removeOthers(chunks, options)
    },
  }
}

const nameOf = ({ checksum }: Chunk): DetailsSection => `details-${checksum}`

async function chunkRows(
  chunk: Chunk,
  { store, requestSection, label, areCurrent }: RenewOptions,
): Promise<readonly ProductDetail[] | 'damaged' | 'unreachable'> {
  const name = nameOf(chunk)
  const stored = (await store.read([name])).get(name)
  const storedRows = stored && rowsIn(stored.text, chunk)
  if (storedRows) return storedRows
  const answer = await requestSection(chunk.path, '')
  if (answer.kind !== 'text' || !areCurrent()) return 'unreachable'
  const rows = rowsIn(answer.text, chunk)
  if (!rows) return 'damaged'
  await store.write(new Map([[name, { ...label(), owner: '', etag: '', text: answer.text }]]))
  return rows
}

/** Undefined for a damaged text, and for one that the server did not name. */
function rowsIn(text: string, { checksum }: Chunk): readonly ProductDetail[] | undefined {
  if (checksumIn(text) !== checksum) return undefined
  const decoded = decodeDetails(text)
  return decoded.ok ? decoded.value : undefined
}

async function removeOthers(chunks: readonly Chunk[], { store }: RenewOptions): Promise<void> {
  const currentNames = new Set<string>(chunks.map(nameOf))
  const old = (await store.names()).filter((name) => name.startsWith('details-') && !currentNames.has(name))
  if (old.length > 0) await store.write(new Map(old.map((name) => [name, undefined])))
}
