import { afterEach, expect, test, vi } from 'vitest'
import { webPlatform } from './web-platform.ts'

afterEach(() => void vi.unstubAllGlobals())

test('creating the web platform touches nothing, so that a server can render with it', () => {
  expect(webPlatform.lifecycle.isInteractive()).toBe(false)
  expect(webPlatform.storage.device()).toBeUndefined()
  expect(webPlatform.storage.tab()).toBeUndefined()
})

test('storage is undefined if the browser refuses it', () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(webPlatform.storage.device()).toBeUndefined()
})

test('a cookie is read back as it was set, whatever its characters', () => {
  const jar = { cookie: '' }
  vi.stubGlobal('document', jar)
  vi.stubGlobal('location', { protocol: 'https:' })
  webPlatform.cookies.set('lang', 'a; b=ç')
  expect(jar.cookie).toBe(
    `lang=${encodeURIComponent('a; b=ç')}; path=/; max-age=31536000; samesite=lax; secure`,
  )
  jar.cookie = `device-id=1; ${jar.cookie.split(';')[0]}`
  expect(webPlatform.cookies.get('lang')).toBe('a; b=ç')
  expect(webPlatform.cookies.get('id')).toBeUndefined()
})

test('push is not supported by a browser without a push service, and leaving it does nothing', async () => {
  vi.stubGlobal('window', { Notification: {} })
  vi.stubGlobal('navigator', {})
  expect(webPlatform.push.isSupported()).toBe(false)
  await webPlatform.push.leave()
})

test('a push subscription is kept for the same key of the server and replaced for another', async () => {
  const made: string[] = []
  const subscriptionFor = (key: string) => ({
    options: { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)) },
    expirationTime: null,
    toJSON: () => ({ endpoint: `https://push.example/${key}`, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => void made.push(`left ${key}`),
  })
  let current: ReturnType<typeof subscriptionFor> | null = null
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      made.push(`subscribed ${applicationServerKey}`)
      return (current = subscriptionFor(applicationServerKey))
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => registration, ready: Promise.resolve(registration) },
  })
  const { subscribe } = webPlatform.push
  expect(await subscribe('b25l')).toEqual({
    kind: 'BROWSER',
    endpoint: 'https://push.example/b25l',
    p256dh: 'p',
    auth: 'a',
  })
  await subscribe('b25l')
  await subscribe('dHdv')
  expect(made).toEqual(['subscribed b25l', 'left b25l', 'subscribed dHdv'])
})
