import { apiError } from '../graphql/api-error.ts'

/** A user, or the network of a visitor. */
export type Caller = string

export interface LaneOptions {
  /** Pieces of work that run at the same time. */
  readonly maxConcurrent: number
  /** The limit per caller. */
  readonly perCaller: number
  /** The maximum of waiting work per caller; more is refused as BUSY. */
  readonly maxWaiting: number
}

/** Runs a piece of work for a caller as soon as a slot is free. */
export type Lane = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>

/** Work that starts later than this in a turn of the event loop waits for the next turn. */
const turnMs = 1

/**
 * Creates a lane with a fixed number of slots, of which each caller may take some. Waiting callers take
 * turns: a caller with a hundred requests delays another caller by one of them, not by a hundred. So that this also holds for work
 * that never waits itself, requests are received between two pieces of it.
 */
export function createLane({ maxConcurrent, perCaller, maxWaiting }: LaneOptions): Lane {
  const running = new Map<Caller, number>()
  let total = 0
  /** In the order in which callers take their turns. */
  const waiting = new Map<Caller, (() => void)[]>()

  /** When work first started in this turn of the event loop; undefined if none has. */
  let turnSinceMs: number | undefined

  const isTurnOver = (): boolean => turnSinceMs !== undefined && performance.now() - turnSinceMs > turnMs
  const beginTurn = (): void => {
    if (turnSinceMs !== undefined) return
    turnSinceMs = performance.now()
    setImmediate(() => {
      turnSinceMs = undefined
      startNext()
    })
  }
  const hasSlot = (caller: Caller): boolean =>
    total < maxConcurrent && (running.get(caller) ?? 0) < perCaller && !isTurnOver()
  const reserveSlot = (caller: Caller): void => {
    beginTurn()
    total += 1
    running.set(caller, (running.get(caller) ?? 0) + 1)
  }
  const freeSlot = (caller: Caller): void => {
    total -= 1
    const left = (running.get(caller) ?? 1) - 1
    if (left > 0) running.set(caller, left)
    else running.delete(caller)
  }
  const startNext = (): void => {
    for (const [caller, queue] of waiting) {
      if (!hasSlot(caller)) continue
      const start = queue.shift()
      // The caller goes to the end of the line, so that the next turn is another caller's.
      waiting.delete(caller)
      if (queue.length > 0) waiting.set(caller, queue)
      reserveSlot(caller)
      start?.()
      return
    }
  }
  const waitFor = async (caller: Caller): Promise<void> => {
    const queue = waiting.get(caller) ?? []
    if (queue.length >= maxWaiting) throw apiError('BUSY')
    await new Promise<void>((start) => {
      queue.push(start)
      waiting.set(caller, queue)
    })
  }
  return async (caller, work) => {
    if (hasSlot(caller) && !waiting.has(caller)) reserveSlot(caller)
    else await waitFor(caller)
    try {
      return await work()
    } finally {
      freeSlot(caller)
      startNext()
    }
  }
}
