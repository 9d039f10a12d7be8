import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { isReachable } from '../connection/connection.ts'

const retryDelayMs = 3000

export interface LazyPart<Props> {
  (props: Props): ReactNode
  readonly prefetch: () => Promise<void>
}

/**
 * A component that is loaded when first used. While the server is unreachable, it keeps waiting, so that a
 * dialog that cannot load does not break the page under it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetched = async () => (loaded ??= await load())
  const Waiting = lazy(async () => ({ default: await loadWithRetries(fetched) }))
  function Part(props: Props) {
    // React shows what has suspended at the earliest 300 ms later, even if it was loaded before.
    const [Loaded] = useState(() => loaded ?? Waiting)
    return <Loaded {...props} />
  }
  return Object.assign(Part, { prefetch: async () => void (await fetched()) })
}

/** Loads a module. While the server is unreachable, it retries until the module has loaded. */
export async function loadWithRetries<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      // The server is reachable but the file is missing: this page is from an older build.
      if (await isReachable()) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    }
  }
}

/** Loads modules when the browser is idle, so that they are available offline too. */
export function prefetchModules(loads: readonly (() => Promise<unknown>)[]): () => void {
  const start = () => {
    // A failed module is loaded again when it is needed.
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
