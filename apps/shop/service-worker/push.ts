import { RegisterPush } from '../src/features/push/push.documents.ts'

declare const self: ServiceWorkerGlobalScope

/** What the server sends (docs/product-rules.md#notifications). The signature proves that it is from the server. */
interface Told {
  readonly title: string
  readonly body: string
  readonly tag: string
  /** A path of the shop. */
  readonly path: string
}

/** Shows what the server pushes to this browser, and opens what it is about. */
export function takePushMessages(): void {
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
    // The same one again takes its own place.
    tag,
    icon: '/icons/icon-192.png',
    data: { path },
  })
}

/** A browser wants to see something for every message; of one that cannot be read it shows the way to the list. */
function read(data: PushMessageData | null): Told {
  const told = parsed(data)
  const text = (name: string): string => (typeof told[name] === 'string' ? told[name] : '')
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
    const found: unknown = data?.json()
    return typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>) : {}
  } catch {
    // No JSON: no message of ours.
    return {}
  }
}

/** Of this shop, whatever it says. */
function pathIn(data: unknown): string {
  const path = (data as { readonly path?: unknown } | null | undefined)?.path
  const isOwn = typeof path === 'string' && /^\/(?![/\\])/.test(path)
  return isOwn ? path : '/account/notifications'
}

/** A window that shows it already comes to the front. No other one is led away from what somebody is at in it. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => shows(new URL(url).pathname, path))
  if (there) await there.focus()
  else await self.clients.openWindow(path)
}

/** The address of a product has its name in front of its number. */
function shows(pathname: string, path: string): boolean {
  const productId = /^\/product\/(\d+)$/.exec(path)?.[1]
  if (pathname === path || productId === undefined) return pathname === path
  return pathname.startsWith('/product/') && pathname.endsWith(`-${productId}`)
}

/** The browser has another address at its push service: the server is told without anybody opening the shop. */
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

/** Without the old one there is no key to do it with: the next visit does it. */
async function subscribedLike(old: PushSubscription | null): Promise<PushSubscription | null> {
  const { pushManager } = self.registration
  const current = await pushManager.getSubscription()
  return current ?? (old ? await pushManager.subscribe(old.options) : null)
}
