import { setImmediate } from 'node:timers/promises'

/** Long work waits no longer than this for short requests, so that it progresses even if they never end. */
const maxWaitMs = 20

let running = 0
/** Exists only while long work waits. */
let onIdle: PromiseWithResolvers<void> | undefined

/** Runs a short request, which may first wait for its turn. Meanwhile long work of this process waits. */
export async function runInForeground<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    if (running === 0) {
      onIdle?.resolve()
      onIdle = undefined
    }
  }
}

/**
 * Called by long work before each of its steps: lets the requests that have arrived start, and waits until no short request is being
 * answered, at most 20 ms.
 */
export async function yieldToForeground(): Promise<void> {
  await setImmediate()
  if (running === 0) return
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWaitMs)
  })
  onIdle ??= Promise.withResolvers()
  await Promise.race([onIdle.promise, timeout])
  clearTimeout(timer)
}
