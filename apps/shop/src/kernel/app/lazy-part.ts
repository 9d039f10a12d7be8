import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { isReachable } from './connection.ts'

const againAfterMs = 3000

/**
 * A part of the page that is fetched at its first use. While the server cannot be reached it is waited for: what is missing
 * of a dialog never takes down the page under it.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await patiently(load) }))
}

/** What is fetched at its first use; without a server, as soon as there is one. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      // The server is there and the part is not: this page is of an older build.
      if (await isReachable()) throw error
      await new Promise((resolve) => setTimeout(resolve, againAfterMs))
    }
  }
}

/** Fetches parts in a quiet moment, so that they are there without a connection too. */
export function fetchAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  const start = () => {
    // Whoever needs the part waits for it.
    for (const load of loads) load().catch(() => undefined)
  }
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 2000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(start, { timeout: 5000 })
  return () => cancelIdleCallback(idle)
}
