import { mustBeDeleted, parseCurrent } from './current.ts'
import { type LoadedCatalogue, noContents } from './loaded-catalogue.ts'
import { listsFor } from './loaded-lists.ts'
import { type LoadedOverlays, renewOverlays } from './loaded-overlays.ts'
import type { RequestSection } from './request-section.ts'

export interface SyncOptions {
  readonly requestSection: RequestSection
  readonly owner: string
  readonly build: string
  readonly nowMs: () => number
}

export async function syncCatalogue(loaded: LoadedCatalogue, options: SyncOptions): Promise<void> {
  const { requestSection, owner, build, nowMs } = options
  const changesBefore = loaded.changeCount()
  const answer = await requestSection('/catalogue/current', '')
  if (answer.kind === 'refused') return await loaded.discard()
  const next = answer.kind === 'text' ? parseCurrent(answer.text) : undefined
  if (answer.kind !== 'text' || !next || loaded.isDeleted()) return
  if (!loaded.isOurs(next)) return await loaded.discard()
  // Another user has since signed in in another tab, so the store now belongs to them.
  if (next.owner !== owner) return loaded.clear()
  const isInStore = await loaded.isInStore()
  if (!isInStore) await loaded.loadStored()
  const { current, lists } = loaded.contents()
  const forced = current?.forcedDatabaseUpdateDate ?? null
  if (lists && mustBeDeleted({ ...lists.section, forced }, next, { nowMs: nowMs(), build }))
    await loaded.discard()
  const before = isInStore ? loaded.contents() : noContents
  // A device without lists fetches them first, because they take longest to decode, and the rest meanwhile.
  let renewing: Promise<LoadedOverlays> | undefined
  const renew = () =>
    (renewing ??= renewOverlays(loaded.contents().overlays, { requestSection, label: loaded.label }))
  const kept = loaded.contents().lists
  const coming = listsFor(next, kept, { requestSection, build, nowMs, onReceived: () => void renew() })
  if (kept) void renew()
  const received = await coming
  const nextOverlays = await renew()
  if (loaded.isDeleted()) return
  const nextLists = received ?? loaded.contents().lists
  // The answer may be older than a change that was made meanwhile.
  const isUnchanged = loaded.changeCount() === changesBefore
  const favourites = isUnchanged ? nextOverlays.marks : loaded.contents().overlays.marks
  loaded.replace({
    current: nextLists ? next : loaded.contents().current,
    lists: nextLists,
    overlays: { ...nextOverlays, marks: favourites },
  })
  if (!nextLists) return
  await loaded.save(answer.text, before)
  loaded.reportState()
}
