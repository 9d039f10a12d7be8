import type { BasketProduct } from '@provender/domain/basket/context'
import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { vi } from 'vitest'
import type { StoredTexts } from '../stored-texts.ts'
import { createBasketServer } from './basket-server.fixture.ts'
import {
  type BasketAnswer,
  type BasketStoreOptions,
  type BasketTabs,
  createBasketStore,
  type TabMessage,
} from './basket-store.ts'
import type { NamedProblem } from './lost-lines.ts'
import type { SentOperations } from './sent-operations.ts'
import { createOperationStore } from './unsent-operations.ts'

export const limitsFor = (maxQuantity: number) => ({
  maxBasketItemPcsQuantity: maxQuantity,
  maxBasketItemBoxQuantity: maxQuantity,
  maxBasketItemKgQuantity: maxQuantity,
})
export const productWithBoxOf = (piecesPerBox: number): BasketProduct => ({
  units: { secondUnit: 'box', piecesPerBox, sellAs: '3', defaultUnit: '2', weightGrams: 0 },
  sellable: Infinity,
  netPrice: () => 1_000_000 as UnitPrice,
})
const product = productWithBoxOf(12)

const quantityOf = (units: number) => (units * 1000) as Quantity
const line = (productId: number, units: number) => ({
  basketId: null,
  productId: productId as ProductId,
  unit: '1' as const,
  quantity: quantityOf(units),
  price: 100 as UnitPrice,
})
export const add = (productId: number, units = 1): BasketOperation => ({
  type: 'add',
  ...line(productId, units),
})
export const remove = (productId: number, units = 1): BasketOperation => ({
  type: 'remove',
  ...line(productId, units),
})
export const set = (productId: number, units: number): BasketOperation => ({
  type: 'setQuantity',
  ...line(productId, units),
})
export const create = (name: string): BasketOperation => ({
  type: 'create',
  basketId: name as BasketId,
  name,
})

interface Request {
  readonly sent: SentOperations
  readonly answer: () => Promise<void>
  readonly reach: () => { readonly arrive: () => Promise<void>; readonly lose: () => Promise<void> }
  readonly lose: () => Promise<void>
}

export const unreachable = new Error('unreachable')
export const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0)
}

/** The storage of a browser, in memory. Like IndexedDB, it runs writes and reads in the order of their calls. */
export function createDevice() {
  const texts = new Map<string, string>()
  const device: StoredTexts = {
    read: async (prefix) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    write: async (key, text) => {
      if (text === undefined) texts.delete(key)
      else texts.set(key, text)
    },
    removeSame: async (key, text) => {
      if (texts.get(key) === text) texts.delete(key)
    },
    removeAll: async (prefix) => {
      for (const key of texts.keys()) if (key.startsWith(prefix)) texts.delete(key)
    },
  }
  return { ...device, size: () => texts.size }
}

export function createTabMessages() {
  const listeners = new Set<(message: TabMessage) => void>()
  return (life: { readonly isOver: boolean }): BasketTabs => {
    let own: ((message: TabMessage) => void) | undefined
    return {
      tell: (message) => {
        if (!life.isOver)
          for (const listener of listeners) if (listener !== own) listener(structuredClone(message))
      },
      listen: (onMessage) => {
        own = (message) => (life.isOver ? undefined : onMessage(message))
        listeners.add(own)
      },
    }
  }
}

export function createServer(
  maxQuantity = 10,
  productOf: (id: ProductId) => BasketProduct | undefined = () => product,
) {
  return createBasketServer(productOf, limitsFor(maxQuantity))
}

let clients = 0

interface Tab {
  readonly maxQuantity?: number
  readonly server?: ReturnType<typeof createServer>
  readonly device?: StoredTexts
  readonly userKey?: string
}

export function setUp({
  maxQuantity = 10,
  server = createServer(maxQuantity),
  device = createDevice(),
  userKey = 'deniz',
}: Tab = {}) {
  const requests: Request[] = []
  const handedOver: SentOperations[] = []
  const problems: NamedProblem[] = []
  const failures: unknown[] = []
  const refusals: unknown[] = []
  const unstored = { count: 0 }
  const send = (sent: SentOperations): Promise<BasketAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<BasketAnswer>()
    const reach = () => {
      let outcome: { readonly answer: BasketAnswer } | { readonly refusal: unknown }
      try {
        outcome = { answer: server.apply(sent) }
      } catch (refusal) {
        outcome = { refusal }
      }
      return {
        arrive: () => {
          if ('answer' in outcome) resolve(outcome.answer)
          else reject(outcome.refusal)
          return settled()
        },
        lose: () => {
          reject(unreachable)
          return settled()
        },
      }
    }
    requests.push({
      sent,
      reach,
      answer: () => reach().arrive(),
      lose: () => {
        reject(unreachable)
        return settled()
      },
    })
    return promise
  }
  const { store } = openTabStore({
    texts: device,
    send,
    maxQuantity,
    owner: userKey,
    sendLast: (sent) => handedOver.push(sent),
    onUnstored: () => (unstored.count += 1),
    onProblems: (reported) => problems.push(...reported),
    onUnreachable: (error) => failures.push(error),
    onRefused: (error) => refusals.push(error),
  })
  return { server, device, store, requests, handedOver, problems, failures, refusals, unstored }
}

type TabOptions = Pick<BasketStoreOptions, 'send'> &
  Partial<
    Pick<
      BasketStoreOptions,
      | 'tabs'
      | 'isReachable'
      | 'sendLast'
      | 'onNoQuantityLimits'
      | 'onProblems'
      | 'onUnreachable'
      | 'onRefused'
    >
  > & {
    readonly texts: StoredTexts
    readonly maxQuantity?: number
    readonly owner?: string
    readonly hasQuantityLimits?: boolean
    readonly productOf?: (id: ProductId) => BasketProduct | undefined
    readonly onUnstored?: () => void
  }

export function openTabStore({
  texts,
  send,
  maxQuantity = 10_000,
  owner = 'deniz',
  hasQuantityLimits = true,
  productOf,
  ...more
}: TabOptions) {
  const quantityLimits = limitsFor(maxQuantity)
  const ignore = () => {}
  const store = createBasketStore({
    operationStore: createOperationStore({
      texts,
      owner,
      nowMs: () => Date.now(),
      onNotStored: more.onUnstored ?? ignore,
    }),
    tabs: more.tabs,
    isReachable: more.isReachable ?? (() => true),
    clientId: `00000000-0000-4000-8000-${String((clients += 1)).padStart(12, '0')}`,
    quantityLimits: () => quantityLimits,
    hasQuantityLimits: () => hasQuantityLimits,
    onNoQuantityLimits: more.onNoQuantityLimits ?? ignore,
    loadProduct: async (id) => productOf?.(id),
    defaultName: (n) => `Basket ${n}`,
    nowMs: () => Date.now(),
    send,
    sendLast: more.sendLast ?? ((sent) => void send(sent).catch(ignore)),
    failureOf: (error) => {
      if (error === unreachable) return 'transient'
      if (error === 'CARD_NUMBER') return 'faulty'
      return error === 'OPERATIONS_MISSING' ? 'missing' : 'refused'
    },
    onProblems: more.onProblems ?? ignore,
    onUnreachable: more.onUnreachable ?? ignore,
    onRefused: more.onRefused ?? ignore,
  })
  if (!productOf) for (const id of [1, 2, 3, 4]) store.registerProduct(id as ProductId, product)
  return { store }
}
