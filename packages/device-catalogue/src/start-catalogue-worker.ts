import type { AnsweredPaste, PasteRequest } from '@provender/catalogue/answer-paste'
import type { AnsweredProducts } from '@provender/catalogue/answer-products'
import type { ProductsRequest } from '@provender/catalogue/product-query'
import type { Language } from '@provender/domain/languages'
import type { FavouriteState } from '@provender/domain/product/favourite-state'
import type { RemindersAnswer, ProductOnDevice } from './catalogue-holder.ts'
import type { Answer, DeviceSession, FromWorker, ToWorker } from './device-messages.ts'
import type { DeviceState } from './loaded-catalogue.ts'

/** After this long, the caller queries the server instead. */
const timeoutMs = 5000

/** The catalogue on this device. An undefined result means: query the server. */
export interface Device {
  readonly state: () => DeviceState | undefined
  readonly products: (request: ProductsRequest) => Promise<AnsweredProducts | undefined>
  readonly product: (id: string) => Promise<ProductOnDevice | undefined>
  readonly paste: (request: PasteRequest) => Promise<AnsweredPaste | undefined>
  readonly reminders: () => Promise<RemindersAnswer | undefined>
  readonly setFavourite: (productId: string, state: FavouriteState) => void
  /** The user has signed in or out, or has a new token. The next request has it, and newer data is loaded. */
  readonly setSession: (session: DeviceSession) => void
  readonly refresh: () => void
  readonly deleteCatalogue: () => Promise<void>
}

interface CatalogueWorkerOptions {
  /** Runs `serveCatalogue` on the port that it receives. */
  readonly worker: Worker
  readonly start: Omit<Extract<ToWorker, { readonly kind: 'start' }>, 'kind'>
  readonly language: () => Language
  readonly onState: (state: DeviceState) => void
  readonly onAnswer: () => void
}

/** Starts the catalogue in a worker, for as long as the tab lives. */
export function startCatalogueWorker(options: CatalogueWorkerOptions): Device {
  const { port1, port2 } = new MessageChannel()
  options.worker.postMessage(null, [port2])
  return linkDevice(port1, options)
}

function linkDevice(
  port: MessagePort,
  { start, language, onState, onAnswer }: Omit<CatalogueWorkerOptions, 'worker'>,
): Device {
  const waiting = new Map<number, (answer: Answer) => void>()
  const send = (message: ToWorker) => port.postMessage(message)
  let state: DeviceState | undefined
  let lastN = 0
  port.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'state') {
      state = data.state
      return onState(data.state)
    }
    onAnswer()
    waiting.get(data.n)?.(data.answer)
    waiting.delete(data.n)
  })
  port.start()
  const answered = (message: (n: number) => ToWorker): Promise<Answer> =>
    new Promise((resolve) => {
      const n = (lastN += 1)
      waiting.set(n, resolve)
      setTimeout(() => {
        waiting.delete(n)
        resolve({})
      }, timeoutMs)
      send(message(n))
    })
  const answeredIfReady = async (message: (n: number) => ToWorker): Promise<Answer> =>
    state?.isReady ? await answered(message) : {}
  send({ kind: 'start', ...start })
  return {
    state: () => state,
    products: async (request) =>
      (await answeredIfReady((n) => ({ kind: 'products', n, request, language: language() }))).products,
    product: async (id) =>
      (await answeredIfReady((n) => ({ kind: 'product', n, id, language: language() }))).product,
    paste: async (request) => (await answeredIfReady((n) => ({ kind: 'paste', n, request }))).paste,
    reminders: async () => (await answeredIfReady((n) => ({ kind: 'reminders', n }))).reminders,
    setFavourite: (productId, state) => send({ kind: 'setFavourite', productId, state }),
    setSession: (session) => send({ kind: 'setSession', session }),
    refresh: () => send({ kind: 'refresh' }),
    deleteCatalogue: async () => {
      await answered((n) => ({ kind: 'delete', n }))
    },
  }
}
