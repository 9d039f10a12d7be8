import type { BasketOperation } from '@provender/domain/basket/operations'
import { operationToWire } from '../operations/basket-wire.ts'
import type { BasketProblemType } from './baskets.documents.ts'
import { coalesceOperations, type QueuedOperation } from './coalesce-operations.ts'
import type { OtherQueues } from './other-queues.ts'
import {
  batchOf,
  followingClientId,
  halfOf,
  operationsUntil,
  type QueueAnswer,
  type SendFailure,
  type SentOperations,
  toSent,
  type UnansweredQueue,
} from './sent-operations.ts'
import { settledAfterMs } from './unsent-operations.ts'

export interface OperationQueueOptions<Answer extends QueueAnswer> {
  /** A random UUID. The server uses it to record which operations it has applied. */
  readonly clientId: string
  readonly send: (sent: SentOperations) => Promise<Answer>
  readonly sendLast: (sent: SentOperations) => void
  /**
   * Stores unanswered operations on the device. `isFixed`: their numbers will never be used for other operations.
   * `answer`: the answer that has shortened the queue.
   */
  readonly storeQueue: (queue: UnansweredQueue, isFixed: boolean, answer?: Answer) => void
  readonly others: OtherQueues<Answer>
  readonly failureOf: (error: unknown) => SendFailure
  readonly nowMs: () => number
  /** The answer, with the operations that it confirms, by number, and the problems that the user already knows. */
  readonly onAnswer: (answer: Answer, applied: ReadonlyMap<number, QueuedOperation>) => void
  /** Called at the first of several failures in a row. */
  readonly onUnreachable: (error: unknown) => void
  /** Operations were refused and are dropped. */
  readonly onRefused: (error: unknown) => void
  readonly onIdle: () => void
}

export interface OperationQueue {
  readonly unsent: () => readonly Pick<QueuedOperation, 'operation' | 'atMs'>[]
  readonly isBusy: () => boolean
  readonly isUncertain: () => boolean
  readonly push: (operation: BasketOperation, knownProblems: readonly BasketProblemType[]) => void
  /** Another tab has reported its queue. Operations of this tab wait for those that were made before them. */
  readonly followOthers: () => void
  readonly retry: () => Promise<void>
  /** Sends everything now, because the tab closes. It is sent again if the tab stays. */
  readonly flush: () => void
  readonly settle: () => Promise<void>
  readonly discard: () => void
}

/** Quick presses on one line are sent together (docs/product-rules.md#timings). */
const batchDelayMs = 300
const retryDelaysMs = [1000, 2000, 5000, 10_000]

/**
 * The unsent operations of this tab. They are numbered without gaps and sent in order; each is applied once, however often it is
 * sent. A sent operation keeps its number and content until it is answered, because the server may have it even if the answer was
 * lost.
 */
export function createOperationQueue<Answer extends QueueAnswer>(
  options: OperationQueueOptions<Answer>,
): OperationQueue {
  let { clientId } = options
  let unsent: readonly QueuedOperation[] = []
  let nextN = 1
  let fixedCount = 0
  /** The number of operations that no later one is merged with, counted from the first. */
  let sealedCount = 0
  let maxOperations = Infinity
  let isSending = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let settling: PromiseWithResolvers<void> | undefined
  /** Resolves when the operations of other tabs are loaded, which are sent first. */
  let collecting: Promise<boolean> = Promise.resolve(false)
  let collectTimer: ReturnType<typeof setTimeout> | undefined

  function plan(afterMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), afterMs)
  }

  /** Retries once more when the last operations of other tabs are settled: their tab may just have been killed. */
  async function retry(): Promise<void> {
    clearTimeout(collectTimer)
    collecting = options.others.collect(clientId)
    if (await collecting) retryLater()
    void send()
  }

  function retryLater(): void {
    clearTimeout(collectTimer)
    collectTimer = setTimeout(() => void retry(), settledAfterMs)
  }

  function isBusy(): boolean {
    return unsent.length > 0 || options.others.hasUnsent()
  }

  function toWire(queued: readonly QueuedOperation[]): UnansweredQueue {
    const operations = queued.map(({ operation, atMs }, index) => ({
      ...operationToWire(operation, nextN + index),
      atMs,
    }))
    return { clientId, operations }
  }

  function storeQueue(answer?: Answer): void {
    options.storeQueue(toWire(unsent), fixedCount >= unsent.length, answer)
  }

  /** Fixes all operations, so that another tab may send them; returns those of one request. */
  function fixOperations(): SentOperations {
    if (fixedCount < unsent.length) {
      fixedCount = unsent.length
      storeQueue()
    }
    return toSent(toWire(batchOf(firstOperations(), weightOf).slice(0, maxOperations)))
  }

  function firstOperations(): readonly QueuedOperation[] {
    const otherAtMs = options.others.firstAtMs()
    return startOf(unsent) > otherAtMs ? [] : operationsUntil(unsent, otherAtMs)
  }

  async function send(): Promise<void> {
    if (!isBusy()) return
    // Another tab may send these operations before this one has its answer.
    if (isSending) return void fixOperations()
    clearTimeout(timer)
    isSending = true
    fixOperations()
    let count = 0
    try {
      await collecting
      if (options.others.hasUnsent()) await options.others.deliver(startOf(unsent))
      const sent = fixOperations()
      count = sent.operations.length
      if (count > 0) accept(await options.send(sent))
      failures = 0
    } catch (error) {
      fail(error, count)
    } finally {
      isSending = false
    }
    if (options.others.hasUnsent() || firstOperations().length > 0)
      return plan(failures > 0 ? (retryDelaysMs[failures - 1] ?? 10_000) : 0)
    if (isBusy()) return
    settling?.resolve()
    settling = undefined
    options.onIdle()
  }

  function accept(answer: Answer): void {
    const count = Math.max(0, Math.min(unsent.length, answer.lastN - nextN + 1))
    const applied = new Map(unsent.slice(0, count).map((each, index) => [nextN + index, each]))
    unsent = unsent.slice(count)
    fixedCount = Math.max(0, fixedCount - count)
    sealedCount = Math.max(0, sealedCount - count)
    nextN += count
    maxOperations = Infinity
    storeQueue(answer)
    options.onAnswer(answer, applied)
  }

  function fail(error: unknown, count: number): void {
    switch (options.failureOf(error)) {
      case 'transient':
        failures += 1
        settling?.reject(error)
        settling = undefined
        if (failures === 1) options.onUnreachable(error)
        break
      case 'missing':
        // The server lost the operations before these, so it has none of them: they begin a new queue.
        startQueue(unsent)
        failures = 1
        break
      case 'faulty':
        if (count > 1) {
          maxOperations = halfOf(count)
          break
        }
        startQueue(unsent.slice(1))
        options.onRefused(error)
        break
      case 'refused':
        startQueue(unsent.slice(count))
        options.onRefused(error)
        break
    }
  }

  /** Begins a queue with the last operations under a new id, so that no number of the old queue is used for another operation. */
  function startQueue(next: readonly QueuedOperation[]): void {
    const firstN = nextN + unsent.length - next.length
    unsent = []
    storeQueue()
    clientId = followingClientId(clientId, firstN)
    unsent = next
    nextN = 1
    fixedCount = 0
    sealedCount = 0
    maxOperations = Infinity
    failures = 0
    storeQueue()
  }

  return {
    unsent: () => unsent,
    isBusy,
    isUncertain: () => fixedCount > 0,
    push: (operation, knownProblems) => {
      // Later than all that this user has seen, even if the clock has been corrected.
      const lastAtMs = Math.max(options.others.lastAtMs(), unsent.at(-1)?.atMs ?? 0)
      const atMs = Math.max(options.nowMs(), lastAtMs + 1)
      const next = { operation, atMs, knownProblems: new Set(knownProblems) }
      unsent = coalesceOperations(unsent, next, Math.max(fixedCount, sealedCount))
      storeQueue()
      plan(batchDelayMs)
    },
    followOthers: () => {
      sealedCount = unsent.length
      if (options.others.isPending()) retryLater()
      else if (unsent.length > 0) plan(batchDelayMs)
    },
    retry,
    flush: () => {
      if (unsent.length > 0) options.sendLast(fixOperations())
    },
    settle: async () => {
      collecting = options.others.collect(clientId)
      await collecting
      if (!isBusy()) return
      settling ??= Promise.withResolvers<void>()
      const { promise } = settling
      void send()
      await promise
    },
    discard: () => {
      options.others.discard()
      startQueue([])
    },
  }
}

function weightOf({ operation }: QueuedOperation): number {
  return operation.type === 'replaceLines' ? operation.lines.length : 1
}

function startOf(operations: readonly QueuedOperation[]): number {
  return operations[0]?.atMs ?? Infinity
}
