import { applyOperations, applyUnsentOperations, type QueueState } from '@provender/domain/basket/apply-queue'
import type { Basket, Baskets } from '@provender/domain/basket/basket'
import type { BasketContext, BasketProduct } from '@provender/domain/basket/context'
import type { BasketOperation, BasketProblem } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import { formatMinor, formatQuantity, formatUnitPrice } from '@provender/domain/money/decimal'
import { lineNet, type Minor, zeroMinor } from '@provender/domain/money/money'
import { operationFromWire, problemToWire } from '../operations/basket-wire.ts'
import type { BasketAnswer, ServerBaskets } from './basket-store.ts'
import type { SentOperations } from './sent-operations.ts'

type Refusal = 'OPERATIONS_MISSING' | 'BAD_INPUT' | 'CARD_NUMBER'

export interface BasketServer {
  readonly apply: (sent: SentOperations) => BasketAnswer
  readonly applyElsewhere: (operation: BasketOperation) => void
  readonly read: () => ServerBaskets
  readonly baskets: () => Baskets
  readonly refuse: (refusal: Refusal | undefined) => void
  readonly refuseProduct: (productId: number) => void
  /** Simulates a restored backup: the ledger is lost, the baskets stay. */
  readonly loseQueues: () => void
}

/** Behaves like the server: the domain's rules, a ledger by queue, and a version that rises with every write. */
export function createBasketServer(
  product: (id: ProductId) => BasketProduct | undefined,
  quantityLimits: BasketContext['quantityLimits'],
): BasketServer {
  let baskets: Baskets = []
  let version = 1
  let refusal: Refusal | undefined
  let refusedProduct: number | undefined
  const ledger = new Map<string, Omit<QueueState, 'baskets'>>()
  const deleted = new Map<BasketId, string>()
  const context: BasketContext = {
    product,
    quantityLimits,
    nowMs: 0,
    deviceId: null,
    author: null,
    defaultName: (n) => `Basket ${n}`,
    deletedName: (id) => deleted.get(id),
  }
  const become = (next: Baskets): void => {
    const nextIds = new Set(next.map(({ id }) => id))
    for (const { id, name } of baskets) if (!nextIds.has(id)) deleted.set(id, name)
    baskets = next
    version += 1
  }
  const read = (): ServerBaskets => ({
    version: String(version),
    baskets: baskets.map((basket) => basketToWire(basket, product)),
  })
  return {
    apply: ({ clientId, operations }) => {
      if (refusal) throw refusal
      if (operations.some(({ product }) => Number(product) === refusedProduct))
        throw 'CARD_NUMBER' satisfies Refusal
      const existing = ledger.get(clientId) ?? { lastN: 0, problems: [] }
      const numbered = operations.flatMap((input) => {
        const operation = operationFromWire(input)
        return operation ? [{ n: input.n, operation }] : []
      })
      const folded = applyUnsentOperations({ baskets, ...existing }, numbered, context)
      if (!folded.ok) throw folded.refusal.type satisfies Refusal
      const { lastN, problems } = folded.value
      if (lastN > existing.lastN) {
        become(folded.value.baskets)
        ledger.set(clientId, { lastN, problems })
      }
      return { ...read(), lastN, problems: problems.map(({ n, problem }) => problemOf(problem, n)) }
    },
    applyElsewhere: (operation) => {
      become(applyOperations(baskets, [{ n: 1, operation }], context).baskets)
    },
    read,
    baskets: () => baskets,
    refuse: (next) => (refusal = next),
    refuseProduct: (productId) => (refusedProduct = productId),
    loseQueues: () => ledger.clear(),
  }
}

function problemOf(problem: BasketProblem, n: number): BasketAnswer['problems'][number] {
  return {
    n,
    type: problemToWire(problem),
    product: 'productId' in problem ? String(problem.productId) : null,
    unit: 'unit' in problem ? problem.unit : null,
    quantity: problem.type === 'CAPPED' ? Number(formatQuantity(problem.quantity)) : null,
    name: 'name' in problem ? problem.name : null,
    maximum: 'maximum' in problem ? problem.maximum : null,
  }
}

/** The net total of the lines that can be ordered. */
export function totalOf(lines: Basket['lines'], productOf: BasketContext['product']): string {
  const nets = lines.map(({ productId, unit, quantity }) => {
    const product = productOf(productId)
    const price = product && product.sellable > 0 ? product.netPrice(unit) : null
    return price === null ? zeroMinor : lineNet(price, quantity)
  })
  return formatMinor(nets.reduce((sum, net) => (sum + net) as Minor, zeroMinor))
}

function basketToWire(
  { id, name, isActive, lines }: Basket,
  productOf: BasketContext['product'],
): ServerBaskets['baskets'][number] {
  return {
    id,
    name,
    isActive,
    total: totalOf(lines, productOf),
    createdAt: new Date(0).toISOString(),
    updatedAt: new Date(0).toISOString(),
    products: lines.map(
      ({ productId, unit, quantity, priceWhenAdded, piecesPerBoxWhenAdded, note, substitutionWish }) => ({
        product: String(productId),
        unit,
        quantity: Number(formatQuantity(quantity)),
        priceWhenAdded: priceWhenAdded === null ? null : formatUnitPrice(priceWhenAdded),
        piecesPerBoxWhenAdded,
        note,
        substitutionWish,
        changedBy: null,
      }),
    ),
  }
}
