import { publishedProducts } from '@provender/catalogue/audience'
import { type BitSet, emptyBitSet, intersection, setBit } from '@provender/catalogue/bit-set'
import { buildCatalogue, type Catalogue, findProduct } from '@provender/catalogue/catalogue'
import { patchCooperatively } from '@provender/catalogue/patch'
import type { ConnectedPool } from '@provender/db/connect-pool'
import { noTimeouts, pollTimeouts } from '@provender/db/session'
import type { ProductId } from '@provender/domain/ids'
import { sellable, type StockPolicy, stockState } from '@provender/domain/stock/stock'
import type { Clock } from '../../kernel/clock.ts'
import type { Channel } from '../../kernel/identity/catalogue-viewer.ts'
import type { Wholesaler } from '../../kernel/wholesaler.ts'
import type { WriteGate } from '../../kernel/write-gate.ts'
import { yieldToRequests } from '../../kernel/yield-to-requests.ts'
import { answerReminders } from './answer-reminders.ts'
import { type Changelog, openChangelog } from './changelog.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { openStockLevels, type StockLevels } from './stock-levels.ts'

export interface CatalogueService {
  readonly current: () => Catalogue
  readonly changedSince: Changelog['since']
  readonly stock: StockLevels
  /** Products that are visible on a channel; without those out of stock if they are hidden. */
  readonly visible: (channel: Channel, showOutOfStockItems: boolean) => BitSet
  readonly inStock: () => BitSet
  readonly sellable: (id: ProductId, policy: StockPolicy) => number
  /** Loads changes of others if the database is past this version. */
  readonly syncTo: (version: number) => Promise<void>
  /** Drops everything and loads it again, because the database was set back. Devices then replace all they have. */
  readonly reload: () => Promise<void>
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    readonly catalogue: CatalogueService
  }
}

interface CatalogueOptions {
  readonly wholesaler: Pick<Wholesaler, 'current'>
  readonly clock: Clock
  /** While it is closed, customers are not told what is back in stock. */
  readonly writeGate?: Pick<WriteGate, 'isClosed'>
}

/** Reads the whole catalogue without a timeout: a server on a busy machine should start late rather than not at all. */
export async function openCatalogue(
  { db, runLong }: Pick<ConnectedPool, 'db' | 'runLong'>,
  { wholesaler, clock, writeGate }: CatalogueOptions,
): Promise<CatalogueService> {
  const { changed, privatePrices, versions, ...loaded } = await runLong(noTimeouts, (own) =>
    loadCatalogue(own, 0),
  )
  let catalogue = buildCatalogue({ ...loaded, products: changed, priceLists: privatePrices })
  const stock = await openStockLevels(db, (id, before, after) => {
    const minStock = findProduct(catalogue, id)?.minStock ?? 0
    const { stockCountVisibilityLimit: limit } = wholesaler.current().config
    return (
      stockState(before, minStock) !== stockState(after, minStock) ||
      (before.onHand !== after.onHand && Math.min(before.onHand, after.onHand) <= limit)
    )
  })
  const inStock = inStockBits(() => catalogue, stock)
  let changes = openChangelog({ version: loaded.version, versions })
  const reload = async (): Promise<void> => {
    const before = catalogue
    const change = await runLong(pollTimeouts, (own) => loadCatalogue(own, 0))
    const { version } = change
    const loaded = new Set(change.changed.map(({ id }) => id))
    const deleted = idsMissing(before, loaded)
    await stock.reload()
    catalogue = await yieldToRequests(patchCooperatively(before, { ...change, deleted }))
    changes = openChangelog({
      version,
      versions: new Map([...loaded, ...deleted].map((id) => [id, version])),
    })
  }
  const loadChanges = async (): Promise<void> => {
    const before = catalogue
    const change = await loadCatalogue(db, before.version)
    if (change.version <= before.version) return
    catalogue = await yieldToRequests(patchCooperatively(before, change))
    changes.note(before, change)
    // One of them may have been deleted, hidden or without a price until now.
    stock.checkRestocked(change.changed.map(({ id }) => id))
  }
  // One at a time: after a failover, every order that is refused needs the whole catalogue.
  const loads: { running: Promise<void> | undefined } = { running: undefined }
  const load = async (work: () => Promise<void>): Promise<void> => {
    loads.running = work().finally(() => {
      loads.running = undefined
    })
    await loads.running
  }
  return {
    current: () => catalogue,
    changedSince: (version, maxProducts) => changes.since(version, maxProducts),
    stock,
    inStock,
    visible: (channel, showOutOfStockItems) => {
      const published = publishedProducts(catalogue, channel)
      return showOutOfStockItems ? published : intersection(published, inStock())
    },
    sellable: (id, policy) => sellable(stock.of(id), policy),
    reload: async () => {
      while (loads.running) await loads.running.catch(() => {})
      await load(reload)
    },
    syncTo: async (version) => {
      // One load may have failed for another's reason. If the next fails too, no order repeats it.
      if (loads.running) await loads.running.catch(() => {})
      while (loads.running) await loads.running
      if (version > catalogue.version) await load(loadChanges)
      await stock.sync()
      if (writeGate?.isClosed()) return
      await stock.notifyRestocked((ids) => answerReminders({ db, catalogue, wholesaler, clock }, ids))
    },
  }
}

function idsMissing({ products }: Catalogue, loaded: ReadonlySet<ProductId>): readonly ProductId[] {
  return products.flatMap((product) => (product && !loaded.has(product.id) ? [product.id] : []))
}

/** The products in stock, computed again when the catalogue or the stock changes. */
function inStockBits(current: () => Catalogue, stock: StockLevels): () => BitSet {
  let madeFrom: readonly [Catalogue, number] | undefined
  let bits: BitSet = new Uint32Array(0)
  return () => {
    const catalogue = current()
    if (madeFrom?.[0] === catalogue && madeFrom[1] === stock.shownVersion()) return bits
    bits = emptyBitSet(catalogue.products.length)
    for (let ordinal = 0; ordinal < catalogue.products.length; ordinal += 1) {
      const product = catalogue.products[ordinal]
      if (product && stockState(stock.of(product.id), product.minStock) !== 'out') setBit(bits, ordinal)
    }
    madeFrom = [catalogue, stock.shownVersion()]
    return bits
  }
}
