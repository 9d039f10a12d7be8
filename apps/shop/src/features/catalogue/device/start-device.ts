import { productPath } from '@provender/catalogue/product-path'
import { sectionOwner } from '@provender/catalogue/section-owner'
import { type Language, languages } from '@provender/domain/languages'
import type { RegisteredRouter } from '@tanstack/react-router'
import { build, storedDeviceId } from '../../../kernel/api/device.ts'
import { sessionOf, shellOf } from '../../../kernel/app/shop-queries.ts'
import { localMoment, shortDate } from '../../../kernel/format/dates.ts'
import type { DeviceState } from './catalogue-holder.ts'
import { tellDeviceAge } from './device-age.ts'
import { confirmedAt } from './device-first.ts'
import { type Device, linkDevice, linkedDevice } from './device-link.ts'
import type { Answer, FromWorker, ToWorker } from './device-messages.ts'

/** How long a page that stays open lets prices and stock grow old. */
const refreshEveryMs = 300_000
/** An answer that takes longer is no help: the server is asked instead. */
const patienceMs = 5000

type Router = RegisteredRouter

/** Starts the worker that holds the catalogue and links it to the page, for as long as the window lives; only the first time. */
export function startDevice(router: Router): void {
  if (linkedDevice()) return
  const { queryClient } = router.options.context
  const worker = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' })
  const { port1: port, port2 } = new MessageChannel()
  const send = (message: ToWorker) => port.postMessage(message)
  const { loginWall, warehouseTimezone } = shellOf(queryClient)
  const device = linkTo(port, {
    send,
    ageOf: (state) => ageText(state, warehouseTimezone),
    onState: once(
      () => confirmedAt() !== undefined,
      () => void loadPages(router, device),
    ),
  })
  worker.postMessage(null, [port2])
  const user = sessionOf(queryClient)?.user
  const isWalled = loginWall && user === undefined
  send({
    kind: 'start',
    owner: sectionOwner(user && { uid: user.firebaseUserUID, email: user.email }),
    deviceId: storedDeviceId() || 'new',
    build,
    isWalled,
  })
  linkDevice(device)
  if (isWalled) return
  look = () => send({ kind: 'refresh' })
  refreshWhenUseful(look)
}

let look: () => void = () => {}

/** A newer catalogue, other prices or other stock are there: the device asks the server now, once for all that say so meanwhile. */
export function lookForNewer(): void {
  look()
}

/** Does something the first time that it makes sense. */
function once(makesSense: () => boolean, act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone || !makesSense()) return
    isDone = true
    act()
  }
}

/** The scripts of the pages that the device can fill, so that they open without a connection and at once. */
async function loadPages(router: Router, device: Device): Promise<void> {
  const [product] = (await device.products({ pageSize: 1 }))?.products ?? []
  const pages = ['/shop', '/categories', ...(product ? [productPath(product.description2, product.id)] : [])]
  for (const href of pages) await router.preloadRoute({ href } as never)
}

/** The older of the two, as a time at the wholesaler's; with its day when that is another. */
function ageText({ pricesAtMs, stockAtMs }: DeviceState, timeZone: string): string | undefined {
  if (pricesAtMs === undefined || stockAtMs === undefined) return undefined
  const at = localMoment(new Date(Math.min(pricesAtMs, stockAtMs)).toISOString(), timeZone)
  const now = localMoment(new Date().toISOString(), timeZone)
  return at.date === now.date ? at.time : `${shortDate(at.date, language())}, ${at.time}`
}

function language(): Language {
  return languages.find((each) => each === document.documentElement.lang) ?? 'en'
}

interface Linking {
  readonly send: (message: ToWorker) => void
  readonly ageOf: (state: DeviceState) => string | undefined
  readonly onState: () => void
}

function linkTo(port: MessagePort, { send, ageOf, onState }: Linking): Device {
  const waiting = new Map<number, (answer: Answer) => void>()
  let state: DeviceState | undefined
  let n = 0
  port.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'state') {
      state = data.state
      const { isReady, isKept } = data.state
      tellDeviceAge({ age: () => (isReady ? ageOf(data.state) : undefined), isKept })
      return onState()
    }
    beginFrameSoon()
    waiting.get(data.n)?.(data.answer)
    waiting.delete(data.n)
  })
  port.start()
  const answered = (message: (n: number) => ToWorker): Promise<Answer> =>
    new Promise((resolve) => {
      const own = (n += 1)
      waiting.set(own, resolve)
      setTimeout(() => {
        waiting.delete(own)
        resolve({})
      }, patienceMs)
      send(message(own))
    })
  const answeredIfReady = async (message: (n: number) => ToWorker): Promise<Answer> =>
    state?.isReady ? await answered(message) : {}
  return {
    state: () => state,
    products: async (asked) =>
      (await answeredIfReady((number) => ({ kind: 'products', n: number, asked, language: language() })))
        .products,
    product: async (id) =>
      (await answeredIfReady((number) => ({ kind: 'product', n: number, id, language: language() }))).product,
    paste: async (asked) => (await answeredIfReady((number) => ({ kind: 'paste', n: number, asked }))).paste,
    reminders: async () => (await answeredIfReady((number) => ({ kind: 'reminders', n: number }))).reminders,
    mark: (productId, marks) => send({ kind: 'mark', productId, marks }),
    forget: async () => {
      await answered((number) => ({ kind: 'forget', n: number }))
    },
  }
}

/**
 * An answer is about to be drawn. A frame that is asked for only then begins with the next beat of the screen; one that was asked
 * for before waits until it is drawn, and paints it at once.
 */
function beginFrameSoon(): void {
  requestAnimationFrame(() => {})
}

/** When the window comes to the front, the network is back, or a while has passed. */
function refreshWhenUseful(refresh: () => void): void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  document.addEventListener('visibilitychange', whenSeen)
  addEventListener('online', whenSeen)
  setInterval(whenSeen, refreshEveryMs)
}
