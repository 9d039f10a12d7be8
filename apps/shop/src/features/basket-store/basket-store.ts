import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import { activeBasket, type Basket, type Baskets } from '@provender/domain/basket/basket'
import type { BasketContext, BasketProduct } from '@provender/domain/basket/context'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { QuantityLimits } from '@provender/domain/units/quantity-limits'
import type { ApplyBasketOperationsMutation, BasketsQuery } from './baskets.documents.ts'
import { createEarlierOperations } from './earlier-operations.ts'
import { createOperationQueue, type OperationQueueParts } from './operation-queue.ts'
import type { OperationStore } from './unsent-operations.ts'
import { basketsFromWire, problemToWire } from './wire.ts'

/** What a person sees of her company's baskets: what the server has, and on top of it what she did since. */
export interface BasketView {
  readonly baskets: Baskets
  readonly active: Basket | undefined
  /** Net totals as the server last counted them, by basket; never guessed here. */
  readonly totals: ReadonlyMap<BasketId, string>
  /** Of what the server has: it grows with every write of anybody in the company. */
  readonly version: number
  /** Operations wait for the server, of this window or of one before it. */
  readonly isSaving: boolean
}

export type BasketAnswer = ApplyBasketOperationsMutation['applyBasketOperations']
export type ToldProblem = BasketAnswer['problems'][number]
/** The baskets as the server had them at one version. */
export type BasketReading = BasketsQuery['basketList']

export interface BasketStore {
  readonly view: () => BasketView
  /** In the active basket. */
  readonly quantityOf: (productId: ProductId, unit: SalesUnit) => Quantity
  /** As the page was made: what comes alive later than the rest must find what the server has drawn. */
  readonly first: Pick<BasketStore, 'view' | 'quantityOf'>
  readonly subscribe: (onChange: () => void) => () => void
  /** Applies operations at once and sends them in order. Gives what could not be applied as it was meant. */
  readonly push: (operations: readonly BasketOperation[]) => readonly BasketProblem[]
  /** Tells the rules about a product before it is added. */
  readonly know: (productId: ProductId, product: BasketProduct) => void
  /** Takes over what was read, unless what is here is newer, or on its way. */
  readonly take: (reading: BasketReading) => void
  /** Tries at once what waits for a retry, and what windows that are gone have left. */
  readonly retry: () => void
  /** Hands everything over now, because the window is going away. */
  readonly flush: () => void
  /** Resolves when the server has everything that was pushed; rejects when it cannot be reached. */
  readonly settle: () => Promise<void>
  /** Would all of it outlive this window now? False where neither the server nor the device has it. */
  readonly isSafe: () => Promise<boolean>
  /** Drops what the server does not have, because the person said so. */
  readonly drop: () => Promise<void>
}

export interface BasketStoreParts extends Omit<
  OperationQueueParts<BasketAnswer>,
  'onAnswer' | 'onIdle' | 'onCollected' | 'keep' | 'earlier'
> {
  /** Where operations outlive this window until the server has them. */
  readonly kept: OperationStore
  readonly caps: () => QuantityLimits
  /** Are the settings loaded, which have the line limits? Without them nothing is added (docs/product-rules.md#baskets). */
  readonly hasCaps: () => boolean
  readonly onNoCaps: () => void
  readonly defaultName: (n: number) => string
  readonly nowMs: () => number
  /** The server applied operations otherwise than they were meant, and nobody has been told yet. */
  readonly onProblems: (problems: readonly ToldProblem[]) => void
}

/**
 * The baskets of this window: the rules of the domain applied at once to what the server has, and the same operations sent
 * after. The server's answer replaces what it answers; what it has not seen is applied on top again.
 */
export function createBasketStore(parts: BasketStoreParts): BasketStore {
  const known = new Map<ProductId, BasketProduct>()
  const listeners = new Set<() => void>()
  /** What baskets were called that somebody deleted while this window was open. */
  const gone = new Map<BasketId, string>()
  let confirmed: Pick<BasketView, 'baskets' | 'totals' | 'version'> = {
    baskets: [],
    totals: new Map(),
    version: 0,
  }
  const earlier = createEarlierOperations<BasketAnswer>({
    ...parts,
    store: parts.kept,
    onAnswer: (answer) => {
      take(answer)
      if (answer.problems.length > 0) parts.onProblems(answer.problems)
    },
  })
  const queue = createOperationQueue<BasketAnswer>({
    ...parts,
    earlier,
    keep: parts.kept.keep,
    onIdle: followBusy,
    onCollected: followBusy,
    onAnswer: (answer, told) => {
      become(answer)
      const news = answer.problems.filter(({ n, type }) => !told.get(n)?.has(type))
      if (news.length > 0) parts.onProblems(news)
    },
    onRefused: (error) => {
      changed()
      parts.onRefused(error)
    },
  })
  let shown: BasketView = viewOf()
  let first: BasketView | undefined

  function context(): BasketContext {
    return {
      product: (id) => known.get(id),
      caps: parts.caps(),
      nowMs: parts.nowMs(),
      deviceId: null,
      author: null,
      defaultName: parts.defaultName,
      deletedName: (id) => gone.get(id),
    }
  }

  function viewOf(): BasketView {
    const waiting = queue.waiting()
    const { baskets } = applyAll(confirmed.baskets, waiting, context)
    return { ...confirmed, baskets, active: activeBasket(baskets), isSaving: queue.isBusy() }
  }

  function changed(): void {
    show(viewOf())
  }

  function show(view: BasketView): void {
    shown = view
    for (const listener of listeners) listener()
  }

  function firstView(): BasketView {
    return first ?? shown
  }

  function followBusy(): void {
    if (queue.isBusy() !== shown.isSaving) changed()
  }

  function take(reading: BasketReading): void {
    // While something is unanswered, the reading may have it already, and would show it twice. The answer brings it all.
    if (queue.isUncertain() || Number(reading.version) < confirmed.version) return
    become(reading)
    first ??= shown
  }

  function become({ version, baskets }: BasketReading): void {
    for (const { id, name } of confirmed.baskets) gone.set(id, name)
    for (const { id } of baskets) gone.delete(id as BasketId)
    confirmed = {
      baskets: basketsFromWire(baskets),
      totals: new Map(baskets.map(({ id, total }) => [id as BasketId, total])),
      version: Number(version),
    }
    changed()
  }

  return {
    view: () => shown,
    quantityOf: quantityIn(() => shown),
    first: { view: firstView, quantityOf: quantityIn(firstView) },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    know: (productId, product) => known.set(productId, product),
    push: (operations) => {
      if (!parts.hasCaps()) {
        parts.onNoCaps()
        return []
      }
      const problems: BasketProblem[] = []
      let { baskets } = shown
      for (const given of operations) {
        const operation = inActive(given, baskets)
        const applied = applyBasketOperation(baskets, operation, context())
        baskets = applied.baskets
        problems.push(...applied.problems)
        queue.push(operation, applied.problems.map(problemToWire))
      }
      // The same as applying all that waits once more.
      show({ ...shown, baskets, active: activeBasket(baskets), isSaving: queue.isBusy() })
      return problems
    },
    take,
    retry: () => void queue.retry(),
    flush: queue.flush,
    settle: queue.settle,
    isSafe: async () => (await parts.kept.isAllKept()) || !queue.isBusy(),
    drop: async () => {
      queue.drop()
      changed()
      await parts.kept.dropAll()
    },
  }
}

/** What is meant for the active basket goes into the one that the person sees as such, whatever others activate meanwhile. */
function inActive(operation: BasketOperation, baskets: Baskets): BasketOperation {
  if (operation.basketId !== null) return operation
  const basketId = activeBasket(baskets)?.id
  return basketId === undefined ? operation : { ...operation, basketId }
}

function applyAll(
  baskets: Baskets,
  operations: readonly BasketOperation[],
  context: () => BasketContext,
): { readonly baskets: Baskets } {
  if (operations.length === 0) return { baskets }
  const rules = context()
  let state = baskets
  for (const operation of operations) state = applyBasketOperation(state, operation, rules).baskets
  return { baskets: state }
}

/** Counts a basket's lines once, however many ask. */
function quantityIn(view: () => BasketView): BasketStore['quantityOf'] {
  let counted: Basket | undefined
  let quantities: ReadonlyMap<string, Quantity> = new Map()
  return (productId, unit) => {
    const { active } = view()
    if (active !== counted) {
      counted = active
      quantities = new Map(active?.lines.map((line) => [`${line.productId}/${line.unit}`, line.quantity]))
    }
    return quantities.get(`${productId}/${unit}`) ?? (0 as Quantity)
  }
}
