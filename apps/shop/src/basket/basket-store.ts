import { applyBasketOperation } from '@provender/domain/basket/apply-operation'
import { activeBasket, type Basket, type Baskets, findLine } from '@provender/domain/basket/basket'
import type { BasketContext, BasketProduct } from '@provender/domain/basket/context'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { QuantityCaps } from '@provender/domain/units/quantity-rule'
import type { ApplyBasketOperationsMutation, BasketFieldsFragment } from './baskets.documents.ts'
import { gathered } from './gather.ts'
import { basketsFromWire, operationToWire } from './wire.ts'

/** What a person sees of her company's baskets: what the server has, and on top of it what she did since. */
export interface BasketView {
  readonly baskets: Baskets
  readonly active: Basket | undefined
  /** Net totals as the server last counted them, by basket; never guessed here. */
  readonly totals: ReadonlyMap<BasketId, string>
  /** Operations wait for the server. */
  readonly isSaving: boolean
}

export type ToldProblem = ApplyBasketOperationsMutation['applyBasketOperations']['problems'][number]

export interface BasketStore {
  readonly view: () => BasketView
  readonly quantityOf: (productId: ProductId, unit: SalesUnit) => Quantity
  readonly subscribe: (onChange: () => void) => () => void
  /** Applies operations at once and sends them in order. Gives what could not be applied as it was meant. */
  readonly push: (operations: readonly BasketOperation[]) => readonly BasketProblem[]
  /** Tells the rules about a product before it is added. */
  readonly know: (productId: ProductId, product: BasketProduct) => void
  /** Takes over what the server says now. */
  readonly take: (baskets: readonly BasketFieldsFragment[]) => void
  /** Resolves when the server has everything that was pushed; rejects when it cannot be reached. */
  readonly settle: () => Promise<void>
}

export interface BasketStoreParts {
  readonly clientId: string
  readonly caps: () => QuantityCaps
  readonly defaultName: (n: number) => string
  readonly nowMs: () => number
  /** Sends operations n and on; rejects when the API cannot be reached or is busy. */
  readonly send: (
    clientId: string,
    operations: readonly ReturnType<typeof operationToWire>[],
  ) => Promise<ApplyBasketOperationsMutation['applyBasketOperations']>
  /** Can this failure pass by itself? */
  readonly isPassing: (error: unknown) => boolean
  /** The server applied operations otherwise than they were meant. */
  readonly onProblems: (problems: readonly ToldProblem[]) => void
  /** Operations were refused and are dropped; what the server has is to be read again. */
  readonly onRefused: (error: unknown) => void
}

/** Quick presses on one line go out together (decisions, "Routes": 300 ms). */
const gatherMs = 300
const retryAfterMs = [1000, 2000, 5000, 10_000]

/**
 * The baskets of this window: the rules of the domain applied at once to what the server has, and the same operations sent
 * after. The server's answer replaces what it answers; what it has not seen is applied on top again.
 */
export function createBasketStore(parts: BasketStoreParts): BasketStore {
  const known = new Map<ProductId, BasketProduct>()
  const listeners = new Set<() => void>()
  let confirmed: Baskets = []
  let totals: ReadonlyMap<BasketId, string> = new Map()
  let waiting: readonly BasketOperation[] = []
  let sentUntil = 0
  let inFlight = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let idle: { readonly resolve: () => void; readonly reject: (error: unknown) => void }[] = []
  let shown: BasketView = viewOf()

  function context(): BasketContext {
    return {
      product: (id) => known.get(id),
      caps: parts.caps(),
      nowMs: parts.nowMs(),
      deviceId: null,
      defaultName: parts.defaultName,
    }
  }

  function viewOf(): BasketView {
    let baskets = confirmed
    for (const operation of waiting) baskets = applyBasketOperation(baskets, operation, context()).baskets
    return { baskets, active: activeBasket(baskets), totals, isSaving: waiting.length > 0 }
  }

  function changed(): void {
    shown = viewOf()
    for (const listener of listeners) listener()
  }

  function plan(afterMs: number): void {
    if (inFlight > 0) return
    clearTimeout(timer)
    timer = setTimeout(() => void send(), afterMs)
  }

  async function send(): Promise<void> {
    if (inFlight > 0 || waiting.length === 0) return
    const operations = waiting.slice(0, 100)
    inFlight = operations.length
    try {
      const answer = await parts.send(
        parts.clientId,
        operations.map((operation, at) => operationToWire(operation, sentUntil + 1 + at)),
      )
      failures = 0
      sentUntil += operations.length
      accept(operations.length, answer.baskets)
      if (answer.problems.length > 0) parts.onProblems(answer.problems)
    } catch (error) {
      fail(error, operations.length)
    } finally {
      inFlight = 0
    }
    if (waiting.length > 0) plan(failures > 0 ? (retryAfterMs[failures - 1] ?? 10_000) : 0)
    else settled()
  }

  function accept(count: number, baskets: readonly BasketFieldsFragment[]): void {
    waiting = waiting.slice(count)
    confirmed = basketsFromWire(baskets)
    totals = totalsOf(baskets)
    changed()
  }

  function fail(error: unknown, count: number): void {
    if (parts.isPassing(error)) {
      failures += 1
      for (const { reject } of idle) reject(error)
      idle = []
      return
    }
    sentUntil += count
    waiting = waiting.slice(count)
    changed()
    parts.onRefused(error)
  }

  function settled(): void {
    for (const { resolve } of idle) resolve()
    idle = []
  }

  return {
    view: () => shown,
    quantityOf: (productId, unit) => findLine(shown.active, productId, unit)?.quantity ?? (0 as Quantity),
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    know: (productId, product) => known.set(productId, product),
    push: (operations) => {
      const problems: BasketProblem[] = []
      let baskets = shown.baskets
      for (const operation of operations) {
        const applied = applyBasketOperation(baskets, operation, context())
        baskets = applied.baskets
        problems.push(...applied.problems)
        waiting = gathered(waiting, operation, inFlight)
      }
      changed()
      plan(gatherMs)
      return problems
    },
    take: (baskets) => {
      if (inFlight > 0) return
      confirmed = basketsFromWire(baskets)
      totals = totalsOf(baskets)
      changed()
    },
    settle: () => {
      if (waiting.length === 0) return Promise.resolve()
      clearTimeout(timer)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      idle.push({ resolve, reject })
      void send()
      return promise
    },
  }
}

function totalsOf(baskets: readonly BasketFieldsFragment[]): ReadonlyMap<BasketId, string> {
  return new Map(baskets.map(({ id, total }) => [id as BasketId, total]))
}
