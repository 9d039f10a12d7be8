import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketProblemType } from './baskets.documents.ts'
import { coalesceOperations, type QueuedOperation } from './coalesce-operations.ts'
import type { EarlierOperations } from './earlier-operations.ts'
import { batchOf, type QueueAnswer, type SendFailure, type SentOperations } from './sent-operations.ts'
import { settledAfterMs } from './unsent-operations.ts'
import { operationToWire } from './wire.ts'

export interface OperationQueueParts<Answer extends QueueAnswer> {
  /** A random id; the server keeps its ledger by it. */
  readonly newClientId: () => string
  readonly send: (sent: SentOperations) => Promise<Answer>
  /** Hands operations over without waiting for an answer: the window is going away. */
  readonly sendLast: (sent: SentOperations) => void
  /** Keeps on the device what has no answer yet. `isFixed`: its numbers will not stand for anything else. */
  readonly keep: (queue: SentOperations, isFixed: boolean) => void
  /** What earlier windows left goes before anything of this one. */
  readonly earlier: EarlierOperations
  readonly failureOf: (error: unknown) => SendFailure
  /** The answer, with what was already told about the operations it answers, by their number. */
  readonly onAnswer: (answer: Answer, told: ReadonlyMap<number, ReadonlySet<BasketProblemType>>) => void
  /** The first of a row of failures. */
  readonly onUnreachable: (error: unknown) => void
  /** Operations were refused and are dropped. */
  readonly onRefused: (error: unknown) => void
  /** The server has everything. */
  readonly onIdle: () => void
  /** What other windows left is known. */
  readonly onCollected: () => void
}

export interface OperationQueue {
  readonly waiting: () => readonly BasketOperation[]
  /** Something of this window, or of one before it, has not reached the server. */
  readonly isBusy: () => boolean
  /** Something was sent and has not been answered: the server may have it, or not. */
  readonly isUncertain: () => boolean
  readonly push: (operation: BasketOperation, told: readonly BasketProblemType[]) => void
  /** Tries at once what waits for a retry, also what other windows have left: the network is back. */
  readonly retry: () => Promise<void>
  /** Hands everything over now, because the window is going away. It is sent again should the window stay. */
  readonly flush: () => void
  /** Resolves when the server has everything that was pushed; rejects when it cannot be reached. */
  readonly settle: () => Promise<void>
  /** Drops what waits; the person said so. */
  readonly drop: () => void
}

/** Quick presses on one line are sent together (docs/product-rules.md#timings). */
const gatherMs = 300
const retryAfterMs = [1000, 2000, 5000, 10_000]

/**
 * The operations of this window on their way to the server: numbered without gaps, sent in order, each applied exactly once
 * however often it is sent. What has been sent once keeps its number and its content until it is answered, because the
 * server may have it although its answer was lost.
 */
export function createOperationQueue<Answer extends QueueAnswer>(
  parts: OperationQueueParts<Answer>,
): OperationQueue {
  let clientId = parts.newClientId()
  let waiting: readonly QueuedOperation[] = []
  /** The number of the first that waits. */
  let nextN = 1
  /** How many, from the first, have been sent. */
  let sealed = 0
  let isSending = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let settling: PromiseWithResolvers<void> | undefined
  /** Nothing of this window goes before what earlier ones left: it is waited for until they are looked through. */
  let collecting: Promise<boolean> = Promise.resolve(false)
  let lookingAgain: ReturnType<typeof setTimeout> | undefined

  function plan(afterMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), afterMs)
  }

  /** Once more when what another window wrote last is settled: it may have died with it a moment ago. */
  async function retry(): Promise<void> {
    clearTimeout(lookingAgain)
    collecting = parts.earlier.collect(clientId)
    if (await collecting) lookingAgain = setTimeout(() => void retry(), settledAfterMs)
    parts.onCollected()
    void send()
  }

  function isBusy(): boolean {
    return waiting.length > 0 || parts.earlier.isWaiting()
  }

  function wired(queued: readonly QueuedOperation[]): SentOperations {
    return { clientId, operations: queued.map(({ operation }, at) => operationToWire(operation, nextN + at)) }
  }

  function keep(): void {
    parts.keep(wired(waiting), sealed >= waiting.length)
  }

  /** Fixes all that waits, so that another window may deliver what is kept of it; gives what goes in one request. */
  function seal(): SentOperations {
    if (sealed < waiting.length) {
      sealed = waiting.length
      keep()
    }
    return wired(batchOf(waiting, weightOf))
  }

  async function send(): Promise<void> {
    if (isSending || !isBusy()) return
    clearTimeout(timer)
    isSending = true
    seal()
    let count = 0
    try {
      await collecting
      if (parts.earlier.isWaiting()) await parts.earlier.deliver()
      const sent = seal()
      count = sent.operations.length
      if (count > 0) accept(await parts.send(sent))
      failures = 0
    } catch (error) {
      fail(error, count)
    } finally {
      isSending = false
    }
    if (isBusy()) return plan(failures > 0 ? (retryAfterMs[failures - 1] ?? 10_000) : 0)
    settling?.resolve()
    settling = undefined
    parts.onIdle()
  }

  function accept(answer: Answer): void {
    const applied = Math.max(0, Math.min(waiting.length, answer.lastN - nextN + 1))
    const told = new Map(waiting.slice(0, applied).map((each, at) => [nextN + at, each.told]))
    waiting = waiting.slice(applied)
    sealed = Math.max(0, sealed - applied)
    nextN += applied
    keep()
    parts.onAnswer(answer, told)
  }

  function fail(error: unknown, count: number): void {
    switch (parts.failureOf(error)) {
      case 'passing':
        failures += 1
        settling?.reject(error)
        settling = undefined
        if (failures === 1) parts.onUnreachable(error)
        break
      case 'missing':
        // The server lost what came before, so it has none of these: they begin a queue of their own.
        begin(waiting)
        failures = 1
        break
      case 'refused':
        begin(waiting.slice(count))
        parts.onRefused(error)
        break
    }
  }

  /** Another ledger, so that no number of the old one can stand for a new operation. */
  function begin(next: readonly QueuedOperation[]): void {
    waiting = []
    keep()
    clientId = parts.newClientId()
    waiting = next
    nextN = 1
    sealed = 0
    failures = 0
    keep()
  }

  return {
    waiting: () => waiting.map(({ operation }) => operation),
    isBusy,
    isUncertain: () => sealed > 0,
    push: (operation, told) => {
      waiting = coalesceOperations(waiting, { operation, told: new Set(told) }, sealed)
      keep()
      if (!isSending) plan(gatherMs)
    },
    retry,
    flush: () => {
      if (waiting.length > 0) parts.sendLast(seal())
    },
    settle: async () => {
      collecting = parts.earlier.collect(clientId)
      await collecting
      if (!isBusy()) return
      settling ??= Promise.withResolvers<void>()
      const { promise } = settling
      void send()
      await promise
    },
    drop: () => {
      parts.earlier.drop()
      begin([])
    },
  }
}

function weightOf({ operation }: QueuedOperation): number {
  return operation.type === 'replaceLines' ? operation.lines.length : 1
}
