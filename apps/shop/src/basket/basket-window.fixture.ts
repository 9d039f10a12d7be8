import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketId, ProductId } from '@provender/domain/ids'
import type { Quantity, UnitPrice } from '@provender/domain/money/money'
import { vi } from 'vitest'
import { makeBasketServer } from './basket-server.fixture.ts'
import { type BasketAnswer, createBasketStore, type ToldProblem } from './basket-store.ts'
import { createOperationStore } from './left-operations.ts'
import type { SentOperations } from './sent-operations.ts'

const capsOf = (most: number) => ({
  maxBasketItemPcsQuantity: most,
  maxBasketItemBoxQuantity: most,
  maxBasketItemKgQuantity: most,
})
const product = {
  units: { unit2: 'box', unitRate1: 12, allowSales: '3', defaultUnit: '2', weightGrams: 0 },
  sellable: Infinity,
  isPriced: () => true,
} as const

const of = (units: number) => (units * 1000) as Quantity
const line = (productId: number, units: number) => ({
  basketId: null,
  productId: productId as ProductId,
  unit: '1' as const,
  quantity: of(units),
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

/** One request on its way: the test says when and how it ends. */
interface Request {
  readonly sent: SentOperations
  /** The server gets it and its answer arrives. */
  readonly answer: () => Promise<void>
  /** The server gets it; the answer is held back until `arrive`. */
  readonly reach: () => { readonly arrive: () => Promise<void>; readonly lose: () => Promise<void> }
  /** It never reaches the server. */
  readonly lose: () => Promise<void>
}

export const unreachable = new Error('unreachable')
const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0)
}

/** The storage of a browser, in memory. */
export function makeDevice() {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

export function makeServer(most = 10) {
  return makeBasketServer(() => product, capsOf(most))
}

let clients = 0

interface Window {
  readonly most?: number
  readonly server?: ReturnType<typeof makeServer>
  readonly device?: ReturnType<typeof makeDevice>
  readonly login?: string
}

/** A window with its store, between it and the server a network that the test plays. */
export function setUp({
  most = 10,
  server = makeServer(most),
  device = makeDevice(),
  login = 'deniz',
}: Window = {}) {
  const caps = capsOf(most)
  const requests: Request[] = []
  const handedOver: SentOperations[] = []
  const problems: ToldProblem[] = []
  const failures: unknown[] = []
  const refusals: unknown[] = []
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
  const store = createBasketStore({
    kept: createOperationStore({ storage: device, login, nowMs: () => Date.now() }),
    newClientId: () => `client ${(clients += 1)}`,
    caps: () => caps,
    defaultName: (n) => `Basket ${n}`,
    nowMs: () => 0,
    send,
    sendLast: (sent) => handedOver.push(sent),
    failureOf: (error) =>
      error === unreachable ? 'passing' : error === 'OPERATIONS_MISSING' ? 'missing' : 'refused',
    onProblems: (told) => problems.push(...told),
    onUnreachable: (error) => failures.push(error),
    onRefused: (error) => refusals.push(error),
  })
  for (const id of [1, 2, 3]) store.know(id as ProductId, product)
  return { server, device, store, requests, handedOver, problems, failures, refusals }
}
