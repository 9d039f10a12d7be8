import { type BrowserContext, expect, type Page } from '@playwright/test'
import { open } from '../harness/open.ts'
import { test } from '../harness/with-window.ts'
import { logIn } from '../screens/login-screen.ts'
import { butter } from '../screens/shop-screen.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Fakes a push service, because browsers under test have none. The shop's code, worker and server are real; only `subscribe` returns a
 * subscription without contacting a service.
 */
async function withPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const key = 'test-subscription'
    const encoded = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    const present = () => {
      const stored = localStorage.getItem(key)
      if (stored === null) return null
      const { applicationServerKey, ...json } = JSON.parse(stored)
      const padded = applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')
      const bytes = Uint8Array.from(atob(padded), (char) => char.charCodeAt(0))
      return {
        options: { applicationServerKey: bytes.buffer },
        expirationTime: null,
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem(key)
          return true
        },
      } as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => present()
    PushManager.prototype.subscribe = async (options) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])
      const p256dh = encoded(await crypto.subtle.exportKey('raw', pair.publicKey))
      const auth = encoded(crypto.getRandomValues(new Uint8Array(16)).buffer)
      const { applicationServerKey } = options!
      const endpoint = `https://push.example/${auth}`
      localStorage.setItem(key, JSON.stringify({ applicationServerKey, endpoint, keys: { p256dh, auth } }))
      return present()!
    }
    // The browser's own permission prompt cannot be pressed here, so grant it.
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('test-permission') ?? 'default',
    })
    Notification.requestPermission = async () => {
      localStorage.setItem('test-permission', 'granted')
      return 'granted'
    }
  })
}

const question = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const tokenIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'fcm_token')?.value

test('after the cookie prompt, a user is asked about notifications, allows them, turns them off and on, and signs out', async ({
  browser,
  provender,
}) => {
  const context = await browser.newContext({ baseURL: provender.address })
  await withPushService(context)
  const page = await context.newPage()
  await open(page, '/login')
  await page.getByRole('button', { name: 'Necessary only' }).click()
  await expect(question(page)).toHaveCount(0)
  await logIn(page, 'rival')
  await expect(question(page)).toContainText('your order is on its way')
  await question(page).getByRole('button', { name: 'Allow' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => tokenIn(page)).toMatch(/^[\da-f-]{36}$/)
  const token = await tokenIn(page)

  await open(page, '/account/settings/preferences')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect.poll(() => tokenIn(page)).toBeUndefined()
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible()
  await expect.poll(() => tokenIn(page)).toMatch(/^[\da-f-]{36}$/)
  expect(await tokenIn(page)).not.toBe(token)

  await open(page, '/account')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => tokenIn(page)).toBeUndefined()
  expect(await page.evaluate(() => localStorage.getItem('test-subscription'))).toBeNull()
  await context.close()
})

test('a push message is shown once even if delivered repeatedly, and opens its product, signed in or not', async ({
  browser,
  provender,
}) => {
  const context = await browser.newContext({ baseURL: provender.address, permissions: ['notifications'] })
  const page = await context.newPage()
  await open(page, '/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    return (await navigator.serviceWorker.ready).scope
  })
  const deliver = await pushesTo(page)
  // Deliver repeatedly: developer tools may lose a message at the wrong moment, and duplicates are shown once.
  const isShown = (data: string, all: readonly (readonly string[])[]) =>
    expect(async () => {
      await deliver(data)
      expect(await shown(page)).toEqual(new Set(all))
    }).toPass()
  const message = { title: 'Back in stock', body: butter.name, product_id: butter.id, tag: 'notification-7' }
  const butterBack = ['Back in stock', butter.name]
  await deliver(JSON.stringify(message))
  await isShown(JSON.stringify(message), [butterBack])
  const unreadable = [new URL(page.url()).host, '']
  await isShown('what nobody can read', [butterBack, unreadable])

  expect(await pressed(page, 'notification-7')).toEqual({ opened: `/product/${butter.id}` })
  expect(await shown(page)).toEqual(new Set([unreadable]))
  await open(page, `/product/${butter.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(butter.name)
  await expect(page).toHaveURL(new RegExp(`-${butter.id}$`))

  await isShown(JSON.stringify(message), [butterBack, unreadable])
  expect(await pressed(page, 'notification-7')).toEqual({ focused: new URL(page.url()).pathname })
  await context.close()
})

/** Returns a function that delivers a push message as a browser does. */
async function pushesTo(page: Page): Promise<(data: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return async (data) => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

async function shown(page: Page): Promise<ReadonlySet<readonly string[]>> {
  const all = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => [title, body])
  })
  return new Set(all)
}

/** Clicks a notification. A worker may open a tab only after a real click, so this records the tab that it would open or focus. */
async function pressed(page: Page, tag: string): Promise<object> {
  const [worker] = page.context().serviceWorkers()
  return await worker!.evaluate(async (tagToFind) => {
    const scope = globalThis as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications({ tag: tagToFind })
    const { promise, resolve } = Promise.withResolvers<object>()
    scope.clients.openWindow = async (url) => {
      resolve({ opened: url })
      return null
    }
    scope.WindowClient.prototype.focus = async function focus() {
      resolve({ focused: new URL(this.url).pathname })
      return this
    }
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    return await promise
  }, tag)
}

interface ShownWindow {
  readonly url: string
  focus: (this: ShownWindow) => Promise<ShownWindow>
}

/** The part of a worker's scope that the click needs; the types here are those of pages. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow: (url: string) => Promise<null> }
  readonly WindowClient: { readonly prototype: ShownWindow }
  readonly NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
}
