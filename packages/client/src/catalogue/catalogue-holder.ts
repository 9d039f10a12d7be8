import {
  type AnsweredPaste,
  answerPaste,
  type PasteRequest,
  joinAnswers,
} from '@provender/catalogue/answer-paste'
import { type AnsweredProduct, answerProduct } from '@provender/catalogue/answer-product'
import { type AnsweredProducts, answerProducts } from '@provender/catalogue/answer-products'
import { answerReminders } from '@provender/catalogue/answer-reminders'
import { withPrices } from '@provender/catalogue/company-prices'
import type { DeviceCatalogue } from '@provender/catalogue/device'
import type { PriceOverlay } from '@provender/catalogue/overlays'
import { type ProductsRequest, isAcceptedByServer } from '@provender/catalogue/product-query'
import { checksumIn } from '@provender/catalogue/section'
import type { ProductId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import { type Current, isStoreOutdated, mustBeDeleted, parseCurrent } from './current.ts'
import type { FallibleStore } from './fallible-store.ts'
import { loadDetails } from './loaded-details.ts'
import { type LoadedLists, loadLists, listsFor } from './loaded-lists.ts'
import {
  type LoadedOverlays,
  noOverlays,
  openOverlays,
  renewOverlays,
  withFavouriteState,
} from './loaded-overlays.ts'
import type { RequestSection } from './request-section.ts'
import { runCooperatively } from './run-cooperatively.ts'
import { type MainSection, mainSections, type StoredSection } from './section-store.ts'

export type RemindersAnswer = ReturnType<typeof answerReminders>

/** The state of the catalogue on the device, for its page. */
export interface DeviceState {
  readonly isReady: boolean
  /** True if it outlives the tab. */
  readonly isPersistent: boolean
  /** True if the long texts of all products are on the device. */
  readonly hasDetails: boolean
  readonly version: number | undefined
  /** When the server last confirmed them. */
  readonly pricesAtMs: number | undefined
  readonly stockAtMs: number | undefined
}

export interface CatalogueHolder {
  /** Opens the data that the device has stored for this owner. */
  readonly open: () => Promise<void>
  /** Updates lists, prices, stock, favourites and reminders, as far as the server can be reached. */
  readonly refresh: () => Promise<void>
  /** True if the server will have a newer version in a few seconds. */
  readonly isBehind: () => boolean
  /** Loads the long texts of products, one chunk after the other. */
  readonly renewDetails: () => Promise<void>
  /** The result of the API's `products`. Undefined: not ready, so query the server. */
  readonly products: (request: ProductsRequest, language: Language) => AnsweredProducts | undefined
  /** The result of the API's `product`. Undefined: not ready, or no such product, so query the server. */
  readonly product: (id: string, language: Language) => ProductOnDevice | undefined
  /**
   * The result of the API's `matchPaste`, in one piece: rendering it in parts would slow down the
   * matching. Other messages are answered in between. Undefined: not ready, so query the server.
   */
  readonly paste: (request: PasteRequest) => Promise<AnsweredPaste | undefined>
  /** The result of the API's `stockReminders`. Undefined: not ready, so query the server. */
  readonly reminders: () => RemindersAnswer | undefined
  readonly setFavourite: (productId: string, state: FavouriteState) => Promise<void>
  /** Deletes the catalogue from the device. */
  readonly delete: () => Promise<void>
}

export interface ProductOnDevice {
  readonly product: AnsweredProduct
  /** False while its long texts are not on the device. */
  readonly isComplete: boolean
}

/** The favourite and reminder state that a user sets on a product. */
export interface FavouriteState {
  readonly isFavorites?: boolean
  readonly stockReminderActive?: boolean
}

interface HolderOptions {
  readonly store: FallibleStore
  readonly requestSection: RequestSection
  /** `sectionOwner` of the user; empty for a visitor. Sections of another owner are dropped unread. */
  readonly owner: string
  readonly build: string
  readonly nowMs: () => number
  /** Runs work while no other tab does the same. */
  readonly runExclusive: (what: 'catalogue' | 'details', work: () => Promise<void>) => Promise<void>
  readonly onState: (state: DeviceState) => void
}

/** The catalogue of this device: opens from the store, syncs with the server, and answers queries in the meantime. */
export function createCatalogueHolder(options: HolderOptions): CatalogueHolder {
  const { store, requestSection, owner, build, nowMs } = options
  const details = loadDetails()
  let current: Current | undefined
  /** The text of `current` in the store. */
  let currentText = ''
  let lists: LoadedLists | undefined
  let overlays: LoadedOverlays = noOverlays
  let device: DeviceCatalogue | undefined
  /** The prices that the device's catalogue was made with. */
  let pricesIn: PriceOverlay | undefined
  let isDeleted = false
  let refreshing: Promise<void> | undefined
  let needsRefresh = false
  /** Counts changes of favourites and reminders. */
  let changes = 0

  const label = (): Omit<StoredSection, 'text' | 'etag'> => ({ owner, build, atMs: nowMs() })
  const isOurs = ({ audience }: Current) => (audience === 'visitor') === (owner === '')

  /** Loads the store, which another tab may have updated. */
  async function loadStored(): Promise<void> {
    const stored = await store.read(mainSections)
    const storedCurrent = stored.get('current')
    const known = storedCurrent && parseCurrent(storedCurrent.text)
    const storedLists = stored.get('lists')
    const now = { nowMs: nowMs(), build }
    if (!known || !isOurs(known) || isStoreOutdated(storedLists, known, now)) return await clearStore()
    currentText = storedCurrent.text
    if (storedLists && lists && checksumIn(storedLists.text) === lists.checksum)
      lists = { ...lists, section: storedLists }
    else if (storedLists) lists = loadLists(storedLists) ?? lists
    if (lists) current = known
    const opened = openOverlays(stored, owner)
    overlays = {
      prices: opened.prices ?? overlays.prices,
      stock: opened.stock ?? overlays.stock,
      marks: opened.marks ?? overlays.marks,
    }
    const unread = [...stored].filter(([name, part]) => !isReadable(name, part))
    if (unread.length > 0) await store.write(new Map(unread.map(([name]) => [name, undefined])))
  }

  function isReadable(name: MainSection, part: StoredSection): boolean {
    if (name === 'current' || name === 'lists') return lists !== undefined
    return part.owner === owner && overlays[name] !== undefined
  }

  function ready(): void {
    const { prices, stock, marks } = overlays
    if (!isDeleted && current && lists && prices && stock && marks) {
      const isSame = device?.catalogue.ordinalOf === lists.catalogue.ordinalOf && pricesIn === prices.overlay
      const catalogue = isSame && device ? device.catalogue : withPrices(lists.catalogue, prices.overlay)
      pricesIn = prices.overlay
      device = { catalogue, stock: stock.overlay, favourites: marks.overlay, settings: current.settings }
    }
    reportState()
  }

  function reportState(): void {
    options.onState({
      isReady: device !== undefined,
      isPersistent: store.isPersistent(),
      hasDetails: current !== undefined && details.hasAll(current.details),
      version: device?.catalogue.version,
      pricesAtMs: overlays.prices?.section.atMs,
      stockAtMs: overlays.stock?.section.atMs,
    })
  }

  async function syncWithServer(): Promise<void> {
    const changesBefore = changes
    const answer = await requestSection('/catalogue/current', '')
    if (answer.kind === 'refused') return await discard()
    const next = answer.kind === 'text' ? parseCurrent(answer.text) : undefined
    if (answer.kind !== 'text' || !next || isDeleted) return
    if (!isOurs(next)) return await discard()
    // Another user has since signed in in another tab, so the store now belongs to them.
    if (next.owner !== owner) return clear()
    const isInStore = (await store.read(['current'])).get('current')?.text === currentText
    if (!isInStore) await loadStored()
    const forced = current?.forcedDatabaseUpdateDate ?? null
    if (lists && mustBeDeleted({ ...lists.section, forced }, next, { nowMs: nowMs(), build })) await discard()
    const before = isInStore ? { lists, overlays } : { lists: undefined, overlays: noOverlays }
    // A device without lists fetches them first, because they take longest to decode, and the rest meanwhile.
    let renewing: Promise<LoadedOverlays> | undefined
    const renew = () => (renewing ??= renewOverlays(overlays, { requestSection, label }))
    const coming = listsFor(next, lists, { requestSection, build, nowMs, onReceived: () => void renew() })
    if (lists) void renew()
    const nextLists = await coming
    const nextOverlays = await renew()
    if (isDeleted) return
    lists = nextLists ?? lists
    // The answer may be older than a change that was made meanwhile.
    const marks = changes === changesBefore ? nextOverlays.marks : overlays.marks
    overlays = { ...nextOverlays, marks }
    if (!lists) return
    current = next
    ready()
    await storeChanges(answer.text, before)
    reportState()
  }

  /** Writes what differs from the store. */
  async function storeChanges(
    text: string,
    before: { readonly lists: LoadedLists | undefined; readonly overlays: LoadedOverlays },
  ): Promise<void> {
    const { prices, stock, marks } = overlays
    const changed = new Map<MainSection, StoredSection | undefined>([
      ['current', { ...label(), owner: '', text, etag: '' }],
    ])
    if (lists !== before.lists) changed.set('lists', lists?.section)
    if (prices !== before.overlays.prices) changed.set('prices', prices?.section)
    if (stock !== before.overlays.stock) changed.set('stock', stock?.section)
    if (marks !== before.overlays.marks) changed.set('marks', marks?.section)
    await store.write(changed)
    currentText = text
  }

  function clear(): void {
    current = undefined
    currentText = ''
    lists = undefined
    overlays = noOverlays
    device = undefined
    details.clear()
    ready()
  }

  async function discard(): Promise<void> {
    clear()
    await clearStore()
  }

  async function clearStore(): Promise<void> {
    const names = await store.names()
    if (names.length > 0) await store.write(new Map(names.map((name) => [name, undefined])))
  }

  const answerContext = (language: Language) => ({ language, nowMs: nowMs() })

  return {
    open: async () => {
      await loadStored()
      ready()
    },
    refresh: async () => {
      // The refresh in progress may have queried the server before the change.
      if (refreshing) needsRefresh = true
      refreshing ??= options
        .runExclusive('catalogue', async () => {
          do {
            needsRefresh = false
            await syncWithServer()
          } while (needsRefresh)
        })
        .finally(() => {
          refreshing = undefined
        })
      await refreshing
    },
    isBehind: () => current?.isBehind ?? false,
    renewDetails: () =>
      options.runExclusive('details', async () => {
        const chunks = current?.details
        if (!chunks) return
        await details.renew(chunks, {
          store,
          requestSection,
          label,
          areCurrent: () => current?.details === chunks,
        })
        reportState()
      }),
    products: (request, language) =>
      device && isAcceptedByServer(request)
        ? answerProducts(device, request, answerContext(language))
        : undefined,
    product: (id, language) => {
      if (!device) return undefined
      const known = Number(id) as ProductId
      const own = details.of(known)
      const product = answerProduct(device, { id: known, details: own }, answerContext(language))
      return product && { product, isComplete: own !== undefined }
    },
    paste: async (request) =>
      device && joinAnswers(await runCooperatively(answerPaste(device, request, nowMs()), nowMs)),
    reminders: () => device && answerReminders(device, nowMs()),
    setFavourite: async (productId, state) => {
      if (!overlays.marks) return
      changes += 1
      const updated = withFavouriteState(overlays.marks, Number(productId) as ProductId, state)
      overlays = { ...overlays, marks: updated }
      ready()
      await store.write(new Map([['marks', updated.section]]))
    },
    delete: async () => {
      isDeleted = true
      await discard()
    },
  }
}
