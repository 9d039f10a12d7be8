import { withPrices } from '@provender/catalogue/company-prices'
import type { DeviceCatalogue } from '@provender/catalogue/device'
import type { PriceOverlay } from '@provender/catalogue/overlays'
import { checksumIn } from '@provender/catalogue/section'
import type { ProductId } from '@provender/domain/ids'
import type { FavouriteState } from '@provender/domain/product/favourite-state'
import { type Current, isStoreOutdated, parseCurrent } from './current.ts'
import type { FallibleStore } from './fallible-store.ts'
import { type LoadedDetails, loadDetails } from './loaded-details.ts'
import { type LoadedLists, loadLists } from './loaded-lists.ts'
import { type LoadedOverlays, noOverlays, openOverlays, withFavouriteState } from './loaded-overlays.ts'
import { type MainSection, mainSections, type StoredSection } from './section-store.ts'

export interface DeviceState {
  readonly isReady: boolean
  readonly isPersistent: boolean
  readonly hasDetails: boolean
  readonly version: number | undefined
  readonly pricesAtMs: number | undefined
  readonly stockAtMs: number | undefined
}

export interface CatalogueContents {
  readonly current: Current | undefined
  readonly lists: LoadedLists | undefined
  readonly overlays: LoadedOverlays
}

export const noContents: CatalogueContents = { current: undefined, lists: undefined, overlays: noOverlays }

export interface LoadedCatalogueOptions {
  readonly store: FallibleStore
  /** `sectionOwner` of the user; empty for a visitor. Sections of another owner are dropped unread. */
  readonly owner: string
  readonly build: string
  readonly nowMs: () => number
  readonly onState: (state: DeviceState) => void
}

export interface LoadedCatalogue {
  readonly contents: () => CatalogueContents
  /** Undefined until everything that an answer needs is loaded. */
  readonly device: () => DeviceCatalogue | undefined
  readonly details: LoadedDetails
  /** Counts changes of favourites and reminders. */
  readonly changeCount: () => number
  readonly isDeleted: () => boolean
  readonly isOurs: (current: Current) => boolean
  readonly label: () => Omit<StoredSection, 'text' | 'etag'>
  /** False if another tab has stored something else since. */
  readonly isInStore: () => Promise<boolean>
  readonly loadStored: () => Promise<void>
  readonly replace: (contents: CatalogueContents) => void
  /** Writes what differs from `before`, which the store has. `currentText` is the text of `current`. */
  readonly save: (currentText: string, before: CatalogueContents) => Promise<void>
  readonly setFavourite: (productId: ProductId, state: FavouriteState) => Promise<void>
  readonly reportState: () => void
  readonly clear: () => void
  readonly discard: () => Promise<void>
  readonly delete: () => Promise<void>
}

export function createLoadedCatalogue(options: LoadedCatalogueOptions): LoadedCatalogue {
  const { store, owner, build, nowMs } = options
  const details = loadDetails()
  let contents = noContents
  let storedText = ''
  let device: DeviceCatalogue | undefined
  let pricesIn: PriceOverlay | undefined
  let isDeleted = false
  let changeCount = 0

  const label = () => ({ owner, build, atMs: nowMs() })
  const isOurs = ({ audience }: Current) => (audience === 'visitor') === (owner === '')

  function reportState(): void {
    const { current, overlays } = contents
    options.onState({
      isReady: device !== undefined,
      isPersistent: store.isPersistent(),
      hasDetails: current !== undefined && details.hasAll(current.details),
      version: device?.catalogue.version,
      pricesAtMs: overlays.prices?.section.atMs,
      stockAtMs: overlays.stock?.section.atMs,
    })
  }

  function replace(next: CatalogueContents): void {
    contents = next
    const { current, lists, overlays } = next
    const { prices, stock, marks: favourites } = overlays
    if (!isDeleted && current && lists && prices && stock && favourites) {
      const isSame = device?.catalogue.ordinalOf === lists.catalogue.ordinalOf && pricesIn === prices.overlay
      const catalogue = isSame && device ? device.catalogue : withPrices(lists.catalogue, prices.overlay)
      pricesIn = prices.overlay
      device = { catalogue, stock: stock.overlay, favourites: favourites.overlay, settings: current.settings }
    }
    reportState()
  }

  async function loadStored(): Promise<void> {
    const stored = await store.read(mainSections)
    const currentSection = stored.get('current')
    const current = currentSection && parseCurrent(currentSection.text)
    const listsSection = stored.get('lists')
    const now = { nowMs: nowMs(), build }
    if (!current || !isOurs(current) || isStoreOutdated(listsSection, current, now)) return await clearStore()
    storedText = currentSection.text
    const lists = storedLists(listsSection, contents.lists)
    const opened = openOverlays(stored, owner)
    const { prices, stock, marks: favourites } = contents.overlays
    const overlays = {
      prices: opened.prices ?? prices,
      stock: opened.stock ?? stock,
      marks: opened.marks ?? favourites,
    }
    contents = { current: lists ? current : contents.current, lists, overlays }
    const unread = [...stored].filter(([name, section]) => !isReadable(name, section))
    if (unread.length > 0) await store.write(new Map(unread.map(([name]) => [name, undefined])))
  }

  function isReadable(name: MainSection, section: StoredSection): boolean {
    const { lists, overlays } = contents
    if (name === 'current' || name === 'lists') return lists !== undefined
    return section.owner === owner && overlays[name] !== undefined
  }

  async function save(currentText: string, before: CatalogueContents): Promise<void> {
    const { lists, overlays } = contents
    const { prices, stock, marks: favourites } = overlays
    const changed = new Map<MainSection, StoredSection | undefined>([
      ['current', { ...label(), owner: '', text: currentText, etag: '' }],
    ])
    if (lists !== before.lists) changed.set('lists', lists?.section)
    if (prices !== before.overlays.prices) changed.set('prices', prices?.section)
    if (stock !== before.overlays.stock) changed.set('stock', stock?.section)
    if (favourites !== before.overlays.marks) changed.set('marks', favourites?.section)
    await store.write(changed)
    storedText = currentText
  }

  function clear(): void {
    storedText = ''
    device = undefined
    details.clear()
    replace(noContents)
  }

  async function clearStore(): Promise<void> {
    const names = await store.names()
    if (names.length > 0) await store.write(new Map(names.map((name) => [name, undefined])))
  }

  async function discard(): Promise<void> {
    clear()
    await clearStore()
  }

  return {
    contents: () => contents,
    device: () => device,
    details,
    changeCount: () => changeCount,
    isDeleted: () => isDeleted,
    isOurs,
    label,
    isInStore: async () => (await store.read(['current'])).get('current')?.text === storedText,
    loadStored,
    replace,
    save,
    setFavourite: async (productId, state) => {
      const { marks: favourites } = contents.overlays
      if (!favourites) return
      changeCount += 1
      const updated = withFavouriteState(favourites, productId, state)
      replace({ ...contents, overlays: { ...contents.overlays, marks: updated } })
      await store.write(new Map([['marks', updated.section]]))
    },
    reportState,
    clear,
    discard,
    delete: async () => {
      isDeleted = true
      await discard()
    },
  }
}

/** Does not decode lists again that the tab has already. */
function storedLists(
  section: StoredSection | undefined,
  loaded: LoadedLists | undefined,
): LoadedLists | undefined {
  if (!section) return loaded
  if (loaded && checksumIn(section.text) === loaded.checksum) return { ...loaded, section }
  return loadLists(section) ?? loaded
}
