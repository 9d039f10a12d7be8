import type { BasketOperation } from '@provender/domain/basket/operations'
import type { BasketOperationInput, BasketProblemType } from './baskets.documents.ts'
import { gathered, type QueuedOperation } from './gather.ts'
import { operationToWire } from './wire.ts'

/** Operations n and on of one queue, as they go to the server. */
export interface SentOperations {
  readonly clientId: string
  readonly operations: readonly BasketOperationInput[]
}

/** What the server's answer must say for the queue to go on. */
export interface QueueAnswer {
  /** The last operation of the queue that is applied. */
  readonly lastN: number
}

/** `passing`: try again later. `missing`: the server does not have what came before. `refused`: it never will take them. */
export type SendFailure = 'passing' | 'missing' | 'refused'

export interface OperationQueueParts<Answer extends QueueAnswer> {
  /** A random id; the server keeps its ledger by it. */
  readonly newClientId: () => string
  readonly send: (sent: SentOperations) => Promise<Answer>
  /** Hands operations over without waiting for an answer: the window is going away. */
  readonly sendLast: (sent: SentOperations) => void
  readonly failureOf: (error: unknown) => SendFailure
  /** The answer, with what was already told about the operations it answers, by their number. */
  readonly onAnswer: (answer: Answer, told: ReadonlyMap<number, ReadonlySet<BasketProblemType>>) => void
  /** The first of a row of failures. */
  readonly onUnreachable: (error: unknown) => void
  /** Operations were refused and are dropped. */
  readonly onRefused: (error: unknown) => void
}

export interface OperationQueue {
  readonly waiting: () => readonly BasketOperation[]
  /** Something was sent and has not been answered: the server may have it, or not. */
  readonly isUncertain: () => boolean
  readonly push: (operation: BasketOperation, told: readonly BasketProblemType[]) => void
  /** Tries at once what waits for a retry: the network is back. */
  readonly retry: () => void
  /** Hands everything over now, because the window is going away. It is sent again should the window stay. */
  readonly flush: () => void
  /** Resolves when the server has everything that was pushed; rejects when it cannot be reached. */
  readonly settle: () => Promise<void>
}

/** Quick presses on one line go out together (decisions, "Routes": 300 ms). */
const gatherMs = 300
const retryAfterMs = [1000, 2000, 5000, 10_000]
/** Operations in one request; a replaced line counts as one. */
const batchWeight = 100

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

  function plan(afterMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), afterMs)
  }

  function seal(): { readonly batch: readonly QueuedOperation[]; readonly sent: SentOperations } {
    const batch = batchOf(waiting)
    sealed = Math.max(sealed, batch.length)
    const operations = batch.map(({ operation }, at) => operationToWire(operation, nextN + at))
    return { batch, sent: { clientId, operations } }
  }

  async function send(): Promise<void> {
    if (isSending || waiting.length === 0) return
    clearTimeout(timer)
    isSending = true
    const { batch, sent } = seal()
    try {
      accept(await parts.send(sent))
    } catch (error) {
      fail(error, batch.length)
    } finally {
      isSending = false
    }
    if (waiting.length > 0) plan(failures > 0 ? (retryAfterMs[failures - 1] ?? 10_000) : 0)
    else settling?.resolve()
    if (waiting.length === 0) settling = undefined
  }

  function accept(answer: Answer): void {
    failures = 0
    const applied = Math.max(0, Math.min(waiting.length, answer.lastN - nextN + 1))
    const told = new Map(waiting.slice(0, applied).map((each, at) => [nextN + at, each.told]))
    waiting = waiting.slice(applied)
    sealed = Math.max(0, sealed - applied)
    nextN += applied
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
        begin()
        failures = 1
        break
      case 'refused':
        waiting = waiting.slice(count)
        begin()
        parts.onRefused(error)
        break
    }
  }

  /** Another ledger, so that no number of the old one can stand for a new operation. */
  function begin(): void {
    clientId = parts.newClientId()
    nextN = 1
    sealed = 0
    failures = 0
  }

  return {
    waiting: () => waiting.map(({ operation }) => operation),
    isUncertain: () => sealed > 0,
    push: (operation, told) => {
      waiting = gathered(waiting, { operation, told: new Set(told) }, sealed)
      if (!isSending) plan(gatherMs)
    },
    retry: () => void send(),
    flush: () => {
      if (waiting.length > 0) parts.sendLast(seal().sent)
    },
    settle: () => {
      if (waiting.length === 0) return Promise.resolve()
      settling ??= Promise.withResolvers<void>()
      const { promise } = settling
      void send()
      return promise
    },
  }
}

function batchOf(waiting: readonly QueuedOperation[]): readonly QueuedOperation[] {
  let weight = 0
  const end = waiting.findIndex(({ operation }) => {
    weight += operation.type === 'replaceLines' ? operation.lines.length : 1
    return weight > batchWeight
  })
  return end === -1 ? waiting : waiting.slice(0, Math.max(1, end))
}
