import { setImmediate } from 'node:timers/promises'

/** Long work waits no longer than this for short requests, so that it goes on while they never end. */
const maxWaitMs = 20

let running = 0
/** Made when long work waits; most of the time nothing does. */
let onIdle: PromiseWithResolvers<void> | undefined

/** Runs a short request: while it runs, long work of this process gives way to it. */
export async function inForeground<Result>(work: () => Promise<Result>): Promise<Result> {
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
export async function giveWay(): Promise<void> {
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
