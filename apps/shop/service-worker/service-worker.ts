import { createIdlePacer } from '@provender/web/loading/idle-pacer'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as preloadNavigations } from 'workbox-navigation-preload'
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { handlePushMessages } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** The build inserts these: the files of the shop, the page to start from without a server, and where the other apps are. */
declare const filesOfApp: readonly { readonly url: string; readonly revision: string | null }[]
declare const offlinePage: string
declare const prefixesOfOtherApps: readonly string[]

/** Treat a slower server as unreachable. Users may be in a cellar with a weak signal. */
const timeoutMs = 6000

/**
 * The longest wait for each of some hundred files. Storing them takes the processor, so it pauses while the
 * user presses or types.
 */
const maxFileWaitMs = 500

const pacer = createIdlePacer(maxFileWaitMs)
addPlugins([
  {
    requestWillFetch: async ({ request, event }) => {
      if (event?.type === 'install') await pacer.waitUntilIdle()
      return request
    },
  },
])
cleanupOutdatedCaches()
precacheAndRoute([...filesOfApp])
preloadNavigations()

registerRoute(
  new NavigationRoute(
    async ({ request, event }) => {
      const page = await fromServer(request, (event as FetchEvent).preloadResponse)
      return page ?? (await matchPrecache(offlinePage)) ?? Response.error()
    },
    // Downloads are not stored here: the offline page would be saved in place of the file. Other apps start themselves.
    {
      denylist: [
        /^\/documents\//,
        ...prefixesOfOtherApps.map((prefix) => new RegExp(`^${prefix}(?:[/?]|$)`)),
      ],
    },
  ),
)

const pictureExpiration = new ExpirationPlugin({ maxEntries: 500, purgeOnQuotaError: true })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [pictureExpiration] }),
)
// Their file names change with their contents.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/.*\.(?:wasm|woff2)$/.test(url.pathname),
  new CacheFirst({ cacheName: 'rarely-needed', plugins: [new ExpirationPlugin({ maxEntries: 20 })] }),
)

handlePushMessages()

self.addEventListener('message', ({ data }) => {
  if (data === 'used') pacer.recordUse()
  // The user agreed to the new version.
  if (data === 'take over') void self.skipWaiting()
})

/** Undefined if the server is unreachable: no network, too slow, or a 502 or 504 from a proxy. */
async function fromServer(request: Request, preloaded: Promise<unknown>): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(timeoutMs)
  const tooLate = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined)),
  )
  const response = (async () => {
    const early = (await preloaded) as Response | undefined
    return early ?? (await fetch(request))
  })()
  try {
    const page = await Promise.race([response, tooLate])
    return page?.status === 502 || page?.status === 504 ? undefined : page
  } catch {
    // No network means unreachable.
    return undefined
  }
}
