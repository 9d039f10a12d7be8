import { RegisterPush } from '../src/features/push/push.documents.ts'

declare const self: ServiceWorkerGlobalScope

/** A push message from the server (docs/product-rules.md#notifications). Its signature proves where it comes from. */
interface PushMessage {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
}

export function handlePushMessages(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(pathIn(event.notification.data)))
  })
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)))
}

async function show(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, path } = read(data)
  await self.registration.showNotification(title, {
    body,
    // A new message with the same tag replaces the old one.
    tag,
    icon: '/icons/icon-192.png',
    data: { path },
  })
}

/**
 * Browsers require a notification for every message. If a message cannot be read, the notification opens the
 * list of notifications.
 */
function read(data: PushMessageData | null): PushMessage {
  const message = parsed(data)
  const text = (name: string): string => (typeof message[name] === 'string' ? message[name] : '')
  const productId = text('product_id')
  return {
    title: text('title') || self.location.host,
    body: text('body'),
    tag: text('tag') || 'notification',
    path: /^\d{1,16}$/.test(productId) ? `/product/${productId}` : pathIn({ path: text('path') }),
  }
}

function parsed(data: PushMessageData | null): Readonly<Record<string, unknown>> {
  try {
    const payload: unknown = data?.json()
    return typeof payload === 'object' && payload !== null
      ? (payload as Readonly<Record<string, unknown>>)
      : {}
  } catch {
    // Invalid JSON is not a message from our server.
    return {}
  }
}

function pathIn(data: unknown): string {
  const path = (data as { readonly path?: unknown } | null | undefined)?.path
  const isOwn = typeof path === 'string' && /^\/(?![/\\])/.test(path)
  return isOwn ? path : '/account/notifications'
}

/** Focuses a tab that already shows the page, or else opens a new one. Never navigates a tab in use. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const openWindow = windows.find(({ url }) => shows(new URL(url).pathname, path))
  if (openWindow) await openWindow.focus()
  else await self.clients.openWindow(path)
}

/** The address of a product page has the product's name before its id. */
function shows(pathname: string, path: string): boolean {
  const productId = /^\/product\/(\d+)$/.exec(path)?.[1]
  if (pathname === path || productId === undefined) return pathname === path
  return pathname.startsWith('/product/') && pathname.endsWith(`-${productId}`)
}

/** The push service has changed the browser's subscription. Registers the new one without a visit to the shop. */
async function subscribeAnew(event: Event): Promise<void> {
  const { oldSubscription, newSubscription } = event as Event & {
    readonly oldSubscription?: PushSubscription | null
    readonly newSubscription?: PushSubscription | null
  }
  const subscription = newSubscription ?? (await subscribedLike(oldSubscription ?? null))
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  if (endpoint === undefined) return
  await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      DeviceType: 'WEB',
      DeviceId: '',
    },
    body: JSON.stringify({ query: RegisterPush.text, variables: { endpoint, ...keys } }),
  })
}

/** Without the old subscription there is no server key, so the next visit subscribes again. */
async function subscribedLike(old: PushSubscription | null): Promise<PushSubscription | null> {
  const { pushManager } = self.registration
  const current = await pushManager.getSubscription()
  return current ?? (old ? await pushManager.subscribe(old.options) : null)
}
