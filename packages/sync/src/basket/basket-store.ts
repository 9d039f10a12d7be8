import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import { activeBasket, type Basket, type Baskets } from '@provender/domain/basket/basket'
import type { BasketContext, BasketProduct } from '@provender/domain/basket/context'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { QuantityLimits } from '@provender/domain/units/quantity-limits'
import { basketsFromWire, operationFromWire, problemToWire } from '../operations/basket-wire.ts'
import { createBasketsForLines } from './baskets-for-lines.ts'
import type { ApplyBasketOperationsMutation, BasketsQuery } from './baskets.documents.ts'
import { checkOperations } from './check-operations.ts'
import { lostLines, type NamedProblem, problemAsAnswer } from './lost-lines.ts'
import { createOperationQueue, type OperationQueueOptions } from './operation-queue.ts'
import { createOtherQueues, type QueueMessage } from './other-queues.ts'
import { createTabProducts } from './tab-products.ts'
import { totalsWithChanges } from './totals-with-changes.ts'
import { contextOfApplied, unknownProduct } from './unknown-product.ts'
import type { OperationStore } from './unsent-operations.ts'

export interface BasketView {
  readonly baskets: Baskets
  readonly active: Basket | undefined
  /** Net totals of the baskets that the server knows: as it last counted them, and what unsent changes make of them. */
  readonly totals: ReadonlyMap<BasketId, string>
  /** The server's version. It grows with every write of the company. */
  readonly version: number
  /** True while operations of this tab or of another one of this browser are unsent. */
  readonly isSaving: boolean
  /** True without a server until the unsent operations on the device have been read: baskets and lines may be missing. */
  readonly isReading: boolean
}

export type BasketAnswer = ApplyBasketOperationsMutation['applyBasketOperations']
export type ServerBaskets = BasketsQuery['basketList']

export interface BasketStore {
  readonly view: () => BasketView
  readonly quantityOf: (productId: ProductId, unit: SalesUnit) => Quantity
  /** The state that the page was rendered with, for parts that hydrate later than the rest. */
  readonly first: Pick<BasketStore, 'view' | 'quantityOf'>
  readonly subscribe: (onChange: () => void) => () => void
  /** Applies operations at once, as far as limits allow, and sends that in order. Returns the problems of those not applied as intended. */
  readonly push: (operations: readonly BasketOperation[]) => readonly BasketProblem[]
  /** Pushes what puts lines back, and reports to the user what does not come back. */
  readonly putBack: (operations: readonly BasketOperation[]) => void
  readonly registerProduct: (productId: ProductId, product: BasketProduct) => void
  readonly productOf: (productId: ProductId) => BasketProduct | undefined
  /** Uses baskets read from the server, unless this tab has newer ones or waits for an answer. */
  readonly setBaskets: (serverBaskets: ServerBaskets) => void
  readonly retry: () => void
  readonly flush: () => void
  /** Resolves when the server has every operation; rejects if it cannot be reached. */
  readonly settle: () => Promise<void>
  /** True if everything would outlive this tab now: the server or the device has it. */
  readonly isSafe: () => Promise<boolean>
  /** Discards unsent operations at the user's request, in all tabs. */
  readonly discard: () => Promise<void>
}

export type TabMessage = QueueMessage<BasketAnswer> | 'discarded'

export interface BasketTabs {
  readonly tell: (message: TabMessage) => void
  readonly listen: (onMessage: (message: TabMessage) => void) => void
}

export interface BasketStoreOptions extends Omit<
  OperationQueueOptions<BasketAnswer>,
  'onAnswer' | 'onIdle' | 'storeQueue' | 'others'
> {
  readonly operationStore: OperationStore
  /** Undefined if this tab cannot reach the other tabs of this user. */
  readonly tabs: BasketTabs | undefined
  /** False if the server is known to be out of reach. */
  readonly isReachable: () => boolean
  readonly quantityLimits: () => QuantityLimits
  /** True if the settings with the line limits are loaded. Without them nothing is added (docs/product-rules.md#baskets). */
  readonly hasQuantityLimits: () => boolean
  readonly onNoQuantityLimits: () => void
  /** A product as this device knows it, for lines that no page of this tab has shown. Undefined if it does not know it. */
  readonly loadProduct: (productId: ProductId) => Promise<BasketProduct | undefined>
  readonly defaultName: (n: number) => string
  /** The server could not apply operations as intended, and the user does not know yet. */
  readonly onProblems: (problems: readonly NamedProblem[]) => void
}

/**
 * The baskets of this tab. Operations are applied at once to the server's state by the rules of the domain, and sent afterwards.
 * The server's answer replaces the operations that it confirms; the others are applied on top again.
 */
export function createBasketStore(options: BasketStoreOptions): BasketStore {
  const products = createTabProducts({ load: options.loadProduct, onLoaded: changed })
  const listeners = new Set<() => void>()
  const deletedNames = new Map<BasketId, string>()
  const forLines = createBasketsForLines()
  let confirmed: Pick<BasketView, 'baskets' | 'totals' | 'version'> = {
    baskets: [],
    totals: new Map(),
    version: 0,
  }
  const tellTabs = (message: TabMessage) => options.tabs?.tell(message)
  const others = createOtherQueues<BasketAnswer>({
    ...options,
    store: options.operationStore,
    onAnswer: (answer) => {
      setBaskets(answer)
      if (answer.problems.length > 0) options.onProblems(answer.problems)
    },
    onChanged: changed,
    tellTabs,
  })
  const queue = createOperationQueue<BasketAnswer>({
    ...options,
    others,
    storeQueue: (stored, isFixed, answer) => {
      options.operationStore.write(stored, isFixed)
      tellTabs({ queue: stored, isFixed, answer })
    },
    onIdle: updateBusy,
    onAnswer: (answer, applied) => {
      replaceConfirmed(answer)
      const unknownProblems = answer.problems.filter(
        ({ n, type }) => !applied.get(n)?.knownProblems.has(type),
      )
      if (unknownProblems.length > 0)
        options.onProblems(
          unknownProblems.flatMap((problem) => lostLines(problem, [applied.get(problem.n)?.operation])),
        )
      const unsent = queue.unsent().map(({ operation }) => operation)
      const removals = forLines.settle(confirmed.baskets, unsent, unknownProblems.length > 0)
      if (removals.length > 0) push(removals)
    },
    onRefused: (error) => {
      changed()
      options.onRefused(error)
    },
  })
  options.tabs?.listen((message) => {
    if (message === 'discarded') return discard()
    others.receive(message)
    queue.followOthers()
  })
  let view: BasketView = viewOf()
  let first: BasketView | undefined

  function context(): BasketContext {
    return {
      product: (id) => products.neededProduct(id) ?? unknownProduct,
      quantityLimits: options.quantityLimits(),
      nowMs: options.nowMs(),
      deviceId: null,
      author: null,
      defaultName: options.defaultName,
      deletedName: (id) => deletedNames.get(id),
    }
  }

  function viewOf(): BasketView {
    const limits = context()
    const ofOthers = others.operations(confirmed.version).flatMap((stored) => {
      const operation = operationFromWire(stored)
      return operation ? [{ operation, atMs: stored.atMs }] : []
    })
    let { baskets } = confirmed
    for (const { operation } of [...ofOthers, ...queue.unsent()].toSorted(
      (one, other) => one.atMs - other.atMs,
    ))
      baskets = applyBasketOperation(baskets, operation, contextOfApplied(operation, limits)).baskets
    return {
      ...confirmed,
      baskets,
      active: activeBasket(baskets),
      totals: totalsOf(baskets),
      isSaving: isSaving(),
      isReading: !others.isRead() && !options.isReachable(),
    }
  }

  function totalsOf(baskets: Baskets): BasketView['totals'] {
    return totalsWithChanges(confirmed, baskets, products.neededProduct)
  }

  function changed(): void {
    show(viewOf())
  }

  function show(next: BasketView): void {
    view = next
    for (const listener of listeners) listener()
  }

  function discard(): void {
    queue.discard()
    changed()
  }

  function firstView(): BasketView {
    return first ?? view
  }

  function isSaving(): boolean {
    return queue.isBusy() || others.isPending()
  }

  function updateBusy(): void {
    if (isSaving() !== view.isSaving) changed()
  }

  function setBaskets(serverBaskets: ServerBaskets): void {
    // These baskets may include unanswered operations, which would then show twice. The pending answer includes everything.
    if (queue.isUncertain() || others.isUncertain() || Number(serverBaskets.version) < confirmed.version)
      return
    replaceConfirmed(serverBaskets)
    first ??= view
  }

  function replaceConfirmed({ version, baskets }: ServerBaskets): void {
    for (const { id, name } of confirmed.baskets) deletedNames.set(id, name)
    for (const { id } of baskets) deletedNames.delete(id as BasketId)
    products.forgetMissing()
    confirmed = {
      baskets: basketsFromWire(baskets),
      totals: new Map(baskets.map(({ id, total }) => [id as BasketId, total])),
      version: Number(version),
    }
    changed()
  }

  function push(operations: readonly BasketOperation[]): readonly BasketProblem[] {
    if (!options.hasQuantityLimits()) {
      options.onNoQuantityLimits()
      return []
    }
    const { baskets, possible, problems } = checkOperations(view.baskets, operations, {
      limits: context(),
      productOf: products.productOf,
    })
    if (possible.length === 0) return problems
    const applied = possible.map(({ operation }) => operation)
    forLines.remember(applied, view.active?.id)
    for (const { operation, problems: allowed } of possible) queue.push(operation, allowed.map(problemToWire))
    // Equals applying all unsent operations again.
    show({
      ...view,
      baskets,
      active: activeBasket(baskets),
      totals: totalsOf(baskets),
      isSaving: isSaving(),
    })
    return problems
  }

  return {
    view: () => view,
    quantityOf: quantityIn(() => view),
    first: { view: firstView, quantityOf: quantityIn(firstView) },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    registerProduct: products.register,
    productOf: products.productOf,
    push,
    putBack: (operations) => {
      // Somebody else removed such a line already.
      const problems = push(operations).filter(({ type }) => type !== 'LINE_NOT_FOUND')
      if (problems.length > 0)
        options.onProblems(problems.flatMap((problem) => lostLines(problemAsAnswer(problem), operations)))
    },
    setBaskets,
    retry: () => void queue.retry(),
    flush: queue.flush,
    settle: queue.settle,
    isSafe: async () => (await options.operationStore.isAllStored()) || !isSaving(),
    discard: async () => {
      discard()
      tellTabs('discarded')
      await options.operationStore.removeAll()
    },
  }
}

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
