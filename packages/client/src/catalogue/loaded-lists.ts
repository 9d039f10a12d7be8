import type { Catalogue } from '@provender/catalogue/catalogue'
import type { CatalogueSnapshot } from '@provender/catalogue/catalogue-snapshot'
import { applyDelta } from '@provender/catalogue/delta'
import { createListsParser, type OpenedLists, openLists } from '@provender/catalogue/open-lists'
import { patchCatalogue } from '@provender/catalogue/patch'
import { checksumIn } from '@provender/catalogue/section'
import type { Current } from './current.ts'
import type { RequestSection } from './request-section.ts'
import type { StoredSection } from './section-store.ts'

/** The catalogue of the device, ready for queries, without prices. */
export interface LoadedLists {
  readonly snapshot: CatalogueSnapshot
  readonly catalogue: Catalogue
  readonly checksum: string | undefined
  /** As it is in the store; time and build are those of the full snapshot that it came from. */
  readonly kept: StoredSection
}

/** Undefined for a damaged text, and for one of another format. */
export function loadLists(kept: StoredSection, open: Open = openLists): LoadedLists | undefined {
  const opened = open(kept.text)
  return opened && { ...opened, checksum: checksumIn(kept.text), kept }
}

type Open = (text: string) => OpenedLists | undefined

interface Asking {
  readonly ask: RequestSection
  readonly build: string
  readonly nowMs: () => number
  /** The lists have arrived and are about to be decoded: the connection is free. */
  readonly onHere: () => void
}

/** The lists that the server names: those held, updated by a delta, or fetched whole. Undefined if none can be had now. */
export async function listsFor(
  current: Current,
  held: LoadedLists | undefined,
  { ask, build, nowMs, onHere }: Asking,
): Promise<LoadedLists | undefined> {
  if (held?.checksum === current.lists.checksum) return held
  const updated = held && (await updatedBy(current, held, ask))
  if (updated) return updated
  const coming = createListsParser()
  const whole = await ask(current.lists.path, '', coming.take)
  onHere()
  if (whole.kind !== 'text') return undefined
  return loadLists({ text: whole.text, owner: '', etag: '', atMs: nowMs(), build }, coming.open)
}

async function updatedBy(
  current: Current,
  held: LoadedLists,
  ask: RequestSection,
): Promise<LoadedLists | undefined> {
  const { version, audience } = held.snapshot
  if (version >= current.version || audience !== current.audience) return undefined
  const delta = await ask(`/catalogue/delta?from=${version}`, '')
  const applied = delta.kind === 'text' ? applyDelta(held.snapshot, delta.text) : undefined
  if (!applied?.ok) return undefined
  const { catalogue, lists, change } = applied.value
  return {
    snapshot: catalogue,
    catalogue: patchCatalogue(held.catalogue, change),
    checksum: checksumIn(lists),
    kept: { ...held.kept, text: lists },
  }
}
