import type { Catalogue } from '@provender/catalogue/catalogue'
import type { CatalogueSnapshot } from '@provender/catalogue/catalogue-snapshot'
import { applyDelta } from '@provender/catalogue/delta'
import { createListsParser, type OpenedLists, openLists } from '@provender/catalogue/open-lists'
import { patchCatalogue } from '@provender/catalogue/patch'
import { checksumIn } from '@provender/catalogue/section'
import type { Current } from './current.ts'
import type { RequestSection } from './request-section.ts'
import type { StoredSection } from './section-store.ts'

export interface LoadedLists {
  readonly snapshot: CatalogueSnapshot
  readonly catalogue: Catalogue
  readonly checksum: string | undefined
  /** As it is in the store; time and build are those of the full snapshot that it came from. */
  readonly section: StoredSection
}

/** Undefined for a damaged text, and for one of another format. */
export function loadLists(section: StoredSection, open: Open = openLists): LoadedLists | undefined {
  const opened = open(section.text)
  return opened && { ...opened, checksum: checksumIn(section.text), section }
}

type Open = (text: string) => OpenedLists | undefined

interface ListOptions {
  readonly requestSection: RequestSection
  readonly build: string
  readonly nowMs: () => number
  /** The lists have arrived and are about to be decoded: the connection is free. */
  readonly onReceived: () => void
}

/** The lists that the server names: the loaded ones, updated by a delta, or a complete copy. Undefined if none are available now. */
export async function listsFor(
  current: Current,
  loaded: LoadedLists | undefined,
  { requestSection, build, nowMs, onReceived }: ListOptions,
): Promise<LoadedLists | undefined> {
  if (loaded?.checksum === current.lists.checksum) return loaded
  const updated = loaded && (await updatedBy(current, loaded, requestSection))
  if (updated) return updated
  const coming = createListsParser()
  const fullSnapshot = await requestSection(current.lists.path, '', coming.append)
  onReceived()
  if (fullSnapshot.kind !== 'text') return undefined
  return loadLists({ text: fullSnapshot.text, owner: '', etag: '', atMs: nowMs(), build }, coming.open)
}

async function updatedBy(
  current: Current,
  loaded: LoadedLists,
  requestSection: RequestSection,
): Promise<LoadedLists | undefined> {
  const { version, audience } = loaded.snapshot
  if (version >= current.version || audience !== current.audience) return undefined
  const delta = await requestSection(`/catalogue/delta?from=${version}`, '')
  const applied = delta.kind === 'text' ? applyDelta(loaded.snapshot, delta.text) : undefined
  if (!applied?.ok) return undefined
  const { catalogue, lists, change } = applied.value
  return {
    snapshot: catalogue,
    catalogue: patchCatalogue(loaded.catalogue, change),
    checksum: checksumIn(lists),
    section: { ...loaded.section, text: lists },
  }
}
