import { type AnsweredProducts, answerProducts } from '@provender/catalogue/answer-products'
import type { DeviceCatalogue } from '@provender/catalogue/device'
import type { PriceOverlay } from '@provender/catalogue/overlays'
import { withPrices } from '@provender/catalogue/own-prices'
import { checksumIn } from '@provender/catalogue/part'
import { type AskedProducts, isTakenByServer } from '@provender/catalogue/product-query'
import type { ProductId } from '@provender/domain/ids'
import type { Language } from '@provender/domain/languages'
import type { AskPart } from './ask-parts.ts'
import { type Current, isToBeForgotten, parseCurrent } from './current.ts'
import { type HeldLists, listsFor, openLists } from './held-lists.ts'
import { type HeldOverlays, noOverlays, openOverlays, renewOverlays, withMark } from './held-overlays.ts'
import type { KeptPart, PartName, PartStore } from './kept-parts.ts'

/** What a page may know of the catalogue on the device. */
export interface DeviceState {
  /** It answers. */
  readonly isReady: boolean
  readonly version: number | undefined
  /** When the server last said that these hold. */
  readonly pricesAtMs: number | undefined
  readonly stockAtMs: number | undefined
}

export interface CatalogueHolder {
  /** Opens what the device kept, for this owner alone. */
  readonly open: () => Promise<void>
  /** Brings everything up to date, as far as the server can be reached. */
  readonly refresh: () => Promise<void>
  /** What the API's `products` answers; undefined: not ready, ask the server. */
  readonly answer: (asked: AskedProducts, language: Language) => AnsweredProducts | undefined
  readonly mark: (productId: string, marks: ProductMarks) => Promise<void>
  /** Nothing of the catalogue stays on the device. */
  readonly forget: () => Promise<void>
}

export interface ProductMarks {
  readonly isFavorites?: boolean
  readonly stockReminderActive?: boolean
}

interface HolderParts {
  readonly store: PartStore
  readonly ask: AskPart
  /** One text a login; empty for a visitor. What is another's is dropped unread. */
  readonly owner: string
  readonly build: string
  readonly nowMs: () => number
  /** Runs while no other window does the same. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly tell: (state: DeviceState) => void
}

const nothing: ReadonlyMap<PartName, undefined> = new Map(
  (['current', 'lists', 'prices', 'stock', 'marks'] as const).map((name) => [name, undefined]),
)

/** The catalogue of this device: from the store at once, kept up with the server, answering all the while. */
export function createCatalogueHolder(parts: HolderParts): CatalogueHolder {
  const { store, ask, owner, build, nowMs } = parts
  let current: Current | undefined
  let lists: HeldLists | undefined
  let overlays: HeldOverlays = noOverlays
  let device: DeviceCatalogue | undefined
  /** The prices that the device's catalogue was made with. */
  let pricesIn: PriceOverlay | undefined
  let isForgotten = false
  let refreshing: Promise<void> | undefined

  const label = (): Omit<KeptPart, 'text' | 'etag'> => ({ owner, build, atMs: nowMs() })
  const isOurs = ({ audience }: Current) => (audience === 'visitor') === (owner === '')

  /** Takes over what lies in the store, which another window may have brought further. */
  async function adopt(): Promise<void> {
    const kept = await store.read()
    const keptCurrent = kept.get('current')
    const known = keptCurrent && parseCurrent(keptCurrent.text)
    const keptLists = kept.get('lists')
    if (known && keptLists && isOurs(known)) {
      current ??= known
      if (lists === undefined || checksumIn(keptLists.text) !== lists.checksum)
        lists = openLists(keptLists) ?? lists
    }
    const opened = openOverlays(kept, owner)
    overlays = {
      prices: opened.prices ?? overlays.prices,
      stock: opened.stock ?? overlays.stock,
      marks: opened.marks ?? overlays.marks,
    }
    await store.write(
      new Map([...kept].flatMap(([name, part]) => (isReadable(name, part) ? [] : [[name, undefined]]))),
    )
  }

  function isReadable(name: PartName, part: KeptPart): boolean {
    if (name === 'current' || name === 'lists') return current !== undefined && lists !== undefined
    return part.owner === owner && overlays[name] !== undefined
  }

  function ready(): void {
    const { prices, stock, marks } = overlays
    if (!isForgotten && current && lists && prices && stock && marks) {
      const isSame = device?.catalogue.ordinalOf === lists.engine.ordinalOf && pricesIn === prices.overlay
      const catalogue = isSame && device ? device.catalogue : withPrices(lists.engine, prices.overlay)
      pricesIn = prices.overlay
      device = { catalogue, stock: stock.overlay, marks: marks.overlay, settings: current.settings }
    }
    parts.tell({
      isReady: device !== undefined,
      version: device?.catalogue.version,
      pricesAtMs: prices?.kept.atMs,
      stockAtMs: stock?.kept.atMs,
    })
  }

  async function bringUpToDate(): Promise<void> {
    const answer = await ask('/catalogue/current', '')
    if (answer.kind === 'refused') return await drop()
    const next = answer.kind === 'text' ? parseCurrent(answer.text) : undefined
    if (!next || isForgotten) return
    if (!isOurs(next)) return await drop()
    await adopt()
    if (lists && isToBeForgotten(lists.kept, next, { nowMs: nowMs(), build })) await drop()
    lists = (await listsFor(next, lists, { ask, build, nowMs })) ?? lists
    overlays = await renewOverlays(overlays, { ask, label })
    if (isForgotten || !lists) return
    current = next
    ready()
    await keep(answer.kind === 'text' ? answer.text : '')
  }

  async function keep(currentText: string): Promise<void> {
    if (!lists) return
    const { prices, stock, marks } = overlays
    await store.write(
      new Map<PartName, KeptPart | undefined>([
        ['current', { ...label(), owner: '', text: currentText, etag: '' }],
        ['lists', lists.kept],
        ['prices', prices?.kept],
        ['stock', stock?.kept],
        ['marks', marks?.kept],
      ]),
    )
  }

  async function drop(): Promise<void> {
    current = undefined
    lists = undefined
    overlays = noOverlays
    device = undefined
    await store.write(nothing)
    ready()
  }

  return {
    open: async () => {
      await adopt()
      ready()
    },
    refresh: () =>
      (refreshing ??= parts.alone(bringUpToDate).finally(() => {
        refreshing = undefined
      })),
    answer: (asked, language) =>
      device && isTakenByServer(asked)
        ? answerProducts(device, asked, { language, nowMs: nowMs() })
        : undefined,
    mark: async (productId, marks) => {
      if (!overlays.marks) return
      const held = withMark(overlays.marks, Number(productId) as ProductId, marks)
      overlays = { ...overlays, marks: held }
      ready()
      await store.write(new Map([['marks', held.kept]]))
    },
    forget: async () => {
      isForgotten = true
      await drop()
    },
  }
}
