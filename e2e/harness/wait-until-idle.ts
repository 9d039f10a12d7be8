import { expect, type Page, type Request } from '@playwright/test'

interface Watched {
  readonly underWay: Set<Request>
  /** Since when no request is in progress. */
  quietSinceMs: number
}

const watched = new WeakMap<Page, Watched>()
const quietMs = 500

/** Tracks the requests of a page from the first one. Ignores the live channel, which is open as long as the page. */
export function watchRequests(page: Page): void {
  const traffic: Watched = { underWay: new Set(), quietSinceMs: performance.now() }
  const end = (request: Request): void => {
    traffic.underWay.delete(request)
    traffic.quietSinceMs = performance.now()
  }
  watched.set(page, traffic)
  page.on('request', (request) => {
    if (request.headers()['accept'] !== 'text/event-stream') traffic.underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Waits until the page has been without requests for half a second. */
export async function atRest(page: Page): Promise<void> {
  const traffic = trafficOf(page)
  const quietFor = (): number => (traffic.underWay.size > 0 ? 0 : performance.now() - traffic.quietSinceMs)
  await expect.poll(quietFor).toBeGreaterThan(quietMs)
}

/** Waits for the responses to all requests sent so far. */
export async function allAnswered(page: Page): Promise<void> {
  const { underWay } = trafficOf(page)
  await expect.poll(() => underWay.size, { intervals: [10] }).toBe(0)
}

function trafficOf(page: Page): Watched {
  const traffic = watched.get(page)
  if (!traffic) throw new Error('Nobody followed the requests of this page')
  return traffic
}
