import { expect, type Page, type Request } from '@playwright/test'

interface PageTraffic {
  readonly pending: Set<Request>
  idleSinceMs: number
}

const trafficByPage = new WeakMap<Page, PageTraffic>()
const idleDelayMs = 500

/** Tracks the requests of a page from the first one. Ignores the live channel, which is open as long as the page. */
export function watchRequests(page: Page): void {
  const traffic: PageTraffic = { pending: new Set(), idleSinceMs: performance.now() }
  const end = (request: Request): void => {
    traffic.pending.delete(request)
    traffic.idleSinceMs = performance.now()
  }
  trafficByPage.set(page, traffic)
  page.on('request', (request) => {
    if (request.headers()['accept'] !== 'text/event-stream') traffic.pending.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until the page has been without requests for half a second. */
export async function waitUntilIdle(page: Page): Promise<void> {
  const traffic = trafficOf(page)
  const idleMs = (): number => (traffic.pending.size > 0 ? 0 : performance.now() - traffic.idleSinceMs)
  await expect.poll(idleMs).toBeGreaterThan(idleDelayMs)
}

export async function waitForResponses(page: Page): Promise<void> {
  const { pending } = trafficOf(page)
  await expect.poll(() => pending.size, { intervals: [10] }).toBe(0)
}

function trafficOf(page: Page): PageTraffic {
  const traffic = trafficByPage.get(page)
  if (!traffic) throw new Error('Nobody followed the requests of this page')
  return traffic
}
