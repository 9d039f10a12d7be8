import { ExpirationPlugin } from 'workbox-expiration'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { betweenUses } from '../src/kernel/offline/between-uses.ts'
import { takePushMessages } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** The build writes it in: the files of the shop, and the page it starts from without a server. */
declare const filesOfShop: readonly { readonly url: string; readonly revision: string | null }[]
declare const offlinePage: string

/** A server that takes longer is as good as none: the cellar has one bar of signal. */
const patienceMs = 6000

/** How long each of some hundred files waits at most: to keep them takes the processor, and whoever presses or types needs it for her page. */
const fileWaitsAtMostMs = 500

const keeping = betweenUses(fileWaitsAtMostMs)
addPlugins([
  {
    requestWillFetch: async ({ request, event }) => {
      if (event?.type === 'install') await keeping.wait()
      return request
    },
  },
])
cleanupOutdatedCaches()
precacheAndRoute([...filesOfShop])
preloadNavigations()

registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      const page = await fromServer(request, (event as FetchEvent).preloadResponse)
      return page ?? (await matchPrecache(offlinePage)) ?? Response.error()
    },
    // Files to keep: none is kept here, and a page in its place would be kept as one.
    { denylist: [/^\/documents\//] },
  ),
)

const keepPictures = new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [keepPictures] }),
)
// Their addresses name their contents.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(?:wasm|woff2)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'rarely-needed', plugins: [new ExpirationPlugin({ maxEntries: 20 })] }),
)

takePushMessages()

self.addEventListener('message', ({ data }) => {
  if (data === 'used') keeping.used()
  // The person agreed to the new version.
  if (data === 'take over') void self.skipWaiting()
})

/** Undefined when there is no server behind the network, as a proxy says it with 502 and 504. */
async function fromServer(request: Request, preloaded: Promise<unknown>): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(patienceMs)
  const tooLate = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined)),
  )
  const asked = (async () => {
    const early = (await preloaded) as Response | undefined
    return early ?? (await fetch(request))
  })()
  try {
    const page = await Promise.race([asked, tooLate])
    return page?.status === 502 || page?.status === 504 ? undefined : page
  } catch {
    // No network: that is the answer.
    return undefined
  }
}
