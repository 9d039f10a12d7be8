import type { Catalogue } from '@provender/catalogue/catalogue'
import type { CatalogueSnapshot } from '@provender/catalogue/catalogue-snapshot'
import { applyDelta } from '@provender/catalogue/delta'
import { comingLists, type OpenedLists, openLists } from '@provender/catalogue/open-lists'
import { patchCatalogue } from '@provender/catalogue/patch'
import { checksumIn } from '@provender/catalogue/section'
import type { AskPart } from './ask-parts.ts'
import type { Current } from './current.ts'
import type { KeptPart } from './kept-parts.ts'

/** The catalogue of the device, ready for queries, without prices. */
export interface HeldLists {
  readonly portable: CatalogueSnapshot
  readonly engine: Catalogue
  readonly checksum: string | undefined
  /** As it lies in the store; its time and its build are those of the whole one it came from. */
  readonly kept: KeptPart
}

/** Undefined for what is damaged, foreign or of another format. */
export function holdLists(kept: KeptPart, open: Open = openLists): HeldLists | undefined {
  const opened = open(kept.text)
  return opened && { ...opened, checksum: checksumIn(kept.text), kept }
}

type Open = (text: string) => OpenedLists | undefined

interface Asking {
  readonly ask: AskPart
  readonly build: string
  readonly nowMs: () => number
  /** The lists are here, and are about to be read: the line is free. */
  readonly onHere: () => void
}

/** The lists that the server says there are: those held, brought up to date, or fetched whole. Undefined: none to be had now. */
export async function listsFor(
  current: Current,
  held: HeldLists | undefined,
  { ask, build, nowMs, onHere }: Asking,
): Promise<HeldLists | undefined> {
  if (held?.checksum === current.lists.checksum) return held
  const updated = held && (await updatedBy(current, held, ask))
  if (updated) return updated
  const coming = comingLists()
  const whole = await ask(current.lists.path, '', coming.take)
  onHere()
  if (whole.kind !== 'text') return undefined
  return holdLists({ text: whole.text, owner: '', etag: '', atMs: nowMs(), build }, coming.open)
}

async function updatedBy(current: Current, held: HeldLists, ask: AskPart): Promise<HeldLists | undefined> {
  const { version, audience } = held.portable
  if (version >= current.version || audience !== current.audience) return undefined
  const delta = await ask(`/catalogue/delta?from=${version}`, '')
  const applied = delta.kind === 'text' ? applyDelta(held.portable, delta.text) : undefined
  if (!applied?.ok) return undefined
  const { catalogue, lists, change } = applied.value
  return {
    portable: catalogue,
    engine: patchCatalogue(held.engine, change),
    checksum: checksumIn(lists),
    kept: { ...held.kept, text: lists },
  }
}
