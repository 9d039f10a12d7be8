import { productAddress } from '@provender/catalogue/product-path'
import { sectionOwner } from '@provender/catalogue/section-owner'
import type { DeviceSession } from '@provender/device-catalogue/device-messages'
import type { DeviceState } from '@provender/device-catalogue/loaded-catalogue'
import { type Device, startCatalogueWorker } from '@provender/device-catalogue/start-catalogue-worker'
import { type Language, languages } from '@provender/domain/languages'
import { platform } from '@provender/platform/current'
import { describeDevice, serverUrl, storedDeviceId } from '@provender/web/api/server'
import { localMoment, shortDate } from '@provender/web/format/dates'
import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { sessionOf, shellOf } from '../../../kernel/session/shop-queries.ts'
import { setDeviceAge } from './device-age.ts'
import { confirmedAt } from './device-first-query.ts'
import { linkDevice, linkedDevice } from './device-link.ts'

/** The refresh interval of prices and stock while a page stays open. */
const refreshIntervalMs = 300_000

type Router = RegisteredRouter

export function startDevice(router: Router): void {
  if (linkedDevice()) return
  const { queryClient } = router.options.context
  const { warehouseTimezone } = shellOf(queryClient)
  const session = deviceSession(queryClient)
  const loadPagesOnce = runOnce(
    () => confirmedAt() !== undefined,
    () => void loadPages(router, device),
  )
  const device = startCatalogueWorker({
    worker: new Worker(new URL('./catalogue-worker.ts', import.meta.url), { type: 'module' }),
    start: {
      server: { baseUrl: serverUrl(''), device: describeDevice(storedDeviceId() || 'new') },
      session,
    },
    language,
    onState: (state) => {
      setDeviceAge({
        age: () => (state.isReady ? ageText(state, warehouseTimezone) : undefined),
        isPersistent: state.isPersistent,
      })
      loadPagesOnce()
    },
    onAnswer: beginFrameSoon,
  })
  linkDevice(device)
  if (session.isWalled) return
  refreshCatalogue = device.refresh
  refreshWhenUseful(refreshCatalogue)
}

export function renewDeviceSession(queryClient: QueryClient): void {
  if (platform().app) linkedDevice()?.setSession(deviceSession(queryClient))
}

function deviceSession(queryClient: QueryClient): DeviceSession {
  const user = sessionOf(queryClient)?.user
  return {
    owner: sectionOwner(user && { uid: user.firebaseUserUID, userCode: user.userCode }),
    isWalled: shellOf(queryClient).loginWall && user === undefined,
    token: platform().app?.session.token(),
  }
}

let refreshCatalogue: () => void = () => {}

/** Refreshes the device because a newer catalogue, prices or stock exist. Combines calls that come during a refresh. */
export function refreshDevice(): void {
  refreshCatalogue()
}

function runOnce(makesSense: () => boolean, action: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone || !makesSense()) return
    isDone = true
    action()
  }
}

/** Preloads the scripts of the pages that the device can fill, so that they open at once and without a connection. */
async function loadPages(router: Router, device: Device): Promise<void> {
  const [product] = (await device.products({ pageSize: 1 }))?.products ?? []
  await router.preloadRoute({ to: '/shop' })
  await router.preloadRoute({ to: '/categories' })
  if (!product) return
  const address = productAddress(product.name, product.id)
  await router.preloadRoute({ to: '/product/$address', params: { address } })
}

/** The older of the two times, in the time zone of the warehouse; with its date unless it is today. */
function ageText({ pricesAtMs, stockAtMs }: DeviceState, timeZone: string): string | undefined {
  if (pricesAtMs === undefined || stockAtMs === undefined) return undefined
  const at = localMoment(new Date(Math.min(pricesAtMs, stockAtMs)).toISOString(), timeZone)
  const now = localMoment(new Date().toISOString(), timeZone)
  return at.date === now.date ? at.time : `${shortDate(at.date, language())}, ${at.time}`
}

function language(): Language {
  return languages.find((each) => each === document.documentElement.lang) ?? 'en'
}

/**
 * An answer is about to be rendered. A frame requested only then waits for the next screen
 * refresh; one requested now paints as soon as rendering is done.
 */
function beginFrameSoon(): void {
  requestAnimationFrame(() => {})
}

function refreshWhenUseful(refresh: () => void): void {
  let isVisible = true
  const whenSeen = () => {
    if (isVisible) refresh()
  }
  platform().lifecycle.followVisibility((visibility) => {
    const wasVisible = isVisible
    isVisible = visibility === 'visible'
    if (!wasVisible) whenSeen()
  })
  addEventListener('online', whenSeen)
  setInterval(whenSeen, refreshIntervalMs)
}
