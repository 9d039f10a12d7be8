import { type CallerQueue, createCallerQueue } from './caller-queue.ts'

export interface Caller {
  /** Shares the slots and limits of one caller: a user, or the network of a visitor. */
  readonly name: string
  /**
   * One of the caller's devices. A visitor can make names up, so they count within the caller's queue alone: for the order, and
   * for who is refused when it is full.
   */
  readonly device: string
}

export interface LaneOptions {
  readonly maxConcurrent: number
  readonly perCaller: number
  readonly maxWaiting: number
}

/** Runs a piece of work for a caller as soon as a slot is free. */
export type Lane = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>

/** Work that starts later than this in a turn of the event loop waits for the next turn. */
const turnMs = 1

/** A caller whose work took more than a turn starts no more while another's work runs: four times as long, at most 20 ms. */
const restOf = (tookMs: number): number => Math.min(4 * tookMs, 20)

/**
 * Creates a lane with a fixed number of slots, of which each caller may take some. Waiting callers take
 * turns: a caller with a hundred requests delays another caller by one of them, not by a hundred. So that this also holds for work
 * that never waits itself, requests are received between two pieces of it. A caller whose work takes the thread for long lets
 * others finish theirs first: an operation that reads from the database five times would otherwise wait for five searches.
 */
export function createLane({ maxConcurrent, perCaller, maxWaiting }: LaneOptions): Lane {
  const running = new Map<string, number>()
  let total = 0
  /** In the order in which callers take their turns. */
  const waiting = new Map<string, CallerQueue>()

  /** When work first started in this turn of the event loop; undefined if none has. */
  let turnSinceMs: number | undefined

  /** The callers that rest, each with the timer that ends it. */
  const resting = new Map<string, NodeJS.Timeout>()

  const isTurnOver = (): boolean => turnSinceMs !== undefined && performance.now() - turnSinceMs > turnMs
  const beginTurn = (): void => {
    if (turnSinceMs !== undefined) return
    turnSinceMs = performance.now()
    setImmediate(() => {
      turnSinceMs = undefined
      startNext()
    })
  }
  const hasSlot = (name: string): boolean =>
    total < maxConcurrent && (running.get(name) ?? 0) < perCaller && !isTurnOver()
  const isResting = (name: string): boolean => resting.has(name) && total > (running.get(name) ?? 0)
  const rest = (name: string, ms: number): void => {
    clearTimeout(resting.get(name))
    const end = (): void => {
      resting.delete(name)
      startNext()
    }
    resting.set(name, setTimeout(end, ms))
  }
  const reserveSlot = (name: string): void => {
    beginTurn()
    total += 1
    running.set(name, (running.get(name) ?? 0) + 1)
  }
  const freeSlot = (name: string): void => {
    total -= 1
    const left = (running.get(name) ?? 1) - 1
    if (left > 0) running.set(name, left)
    else running.delete(name)
  }
  const startNext = (): void => {
    for (const [name, queue] of waiting) {
      if (!hasSlot(name) || isResting(name)) continue
      // The caller goes to the end of the line, so that the next turn is another caller's.
      waiting.delete(name)
      queue.startNext()
      if (!queue.isEmpty()) waiting.set(name, queue)
      reserveSlot(name)
      return
    }
  }
  const waitFor = async ({ name, device }: Caller): Promise<void> => {
    const queue = waiting.get(name) ?? createCallerQueue(maxWaiting)
    waiting.set(name, queue)
    await queue.wait(device)
  }
  return async (caller, work) => {
    const { name } = caller
    if (hasSlot(name) && !isResting(name) && !waiting.has(name)) reserveSlot(name)
    else await waitFor(caller)
    try {
      const startedMs = performance.now()
      const done = work()
      const tookMs = performance.now() - startedMs
      if (tookMs > turnMs) rest(name, restOf(tookMs))
      // Work without a pause has taken its time by now. After other work, more starts in the same turn.
      startNext()
      return await done
    } finally {
      freeSlot(name)
      startNext()
    }
  }
}
