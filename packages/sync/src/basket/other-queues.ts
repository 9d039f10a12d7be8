import {
  batchOf,
  followingClientId,
  halfOf,
  operationsUntil,
  type QueueAnswer,
  type SendFailure,
  type SentOperations,
  type TimedOperation,
  toSent,
  type UnansweredQueue,
} from './sent-operations.ts'
import type { OperationStore, StoredQueue } from './unsent-operations.ts'

export interface QueueMessage<Answer extends QueueAnswer> {
  readonly queue: UnansweredQueue
  /** True if these numbers will never be used for other operations. */
  readonly isFixed: boolean
  readonly answer: Answer | undefined
}

/** The operations of other tabs of this user that the server has not answered, whether their tab is open or not. */
export interface OtherQueues<Answer extends QueueAnswer> {
  /** Loads what is stored, except the queue of this id. Returns whether some may not be sent yet. */
  readonly collect: (ownId: string) => Promise<boolean>
  /** Another tab has reported its queue. */
  readonly receive: (message: QueueMessage<Answer>) => void
  /** The operations that baskets of this version lack. */
  readonly operations: (version: number) => readonly TimedOperation[]
  readonly isPending: () => boolean
  /** False until what is stored on the device has been read. */
  readonly isRead: () => boolean
  /** True while the server may have operations that are shown: baskets that it returns would show them twice. */
  readonly isUncertain: () => boolean
  /** When the first operation was made; Infinity if there is none. */
  readonly firstAtMs: () => number
  /** When the last operation was made; 0 if there is none. */
  readonly lastAtMs: () => number
  /** True if this tab may send the first operation. */
  readonly hasUnsent: () => boolean
  /** Resolves when the server has those up to this time, as far as this tab may send them; rejects if it cannot be reached. */
  readonly deliver: (untilMs: number) => Promise<void>
  readonly discard: () => void
}

export interface OtherQueuesOptions<Answer extends QueueAnswer> {
  readonly store: OperationStore
  readonly send: (sent: SentOperations) => Promise<Answer>
  readonly failureOf: (error: unknown) => SendFailure
  readonly onAnswer: (answer: Answer) => void
  readonly onRefused: (error: unknown) => void
  readonly onChanged: () => void
  readonly isReachable: () => boolean
  readonly tellTabs: (message: QueueMessage<Answer>) => void
}

interface OtherQueue extends UnansweredQueue {
  readonly isFixed: boolean
  /** False while baskets of the server may already include them. */
  readonly isShown: boolean
  readonly stored: StoredQueue | undefined
}

/** A server that answers does so within this time. */
const deliveredWithinMs = 1000

/**
 * Shows and sends operations of other tabs. They are sent under their own ids and numbers, so that they are applied once even if
 * another tab sends them too. Operations that another tab may have sent before this one was opened are shown only once the server
 * turns out to be out of reach: until then its baskets may include them.
 */
export function createOtherQueues<Answer extends QueueAnswer>(
  options: OtherQueuesOptions<Answer>,
): OtherQueues<Answer> {
  const { store } = options
  let queues: ReadonlyMap<string, OtherQueue> = new Map()
  /** Operations that the server has applied, and the version of the baskets that have them. */
  let applied: readonly { readonly operation: TimedOperation; readonly version: number }[] = []
  let isOutOfReach = false
  let isRead = false
  let showTimer: ReturnType<typeof setTimeout> | undefined
  let ownId = ''
  /** Queues that tabs have reported while the store was being read. */
  let receivedIds: ReadonlySet<string> = new Set()

  function replace(next: OtherQueue): void {
    const others = [...queues].filter(([id]) => id !== next.clientId)
    queues = new Map(next.operations.length > 0 ? [...others, [next.clientId, next]] : others)
  }

  /** Operations that the baskets of the server may already include are not shown on top of them. */
  function isShownAtFirst(isFixed: boolean): boolean {
    return !isFixed || isOutOfReach || !options.isReachable()
  }

  function showAll(): void {
    isOutOfReach = true
    queues = new Map([...queues].map(([id, each]) => [id, { ...each, isShown: true }]))
    options.onChanged()
  }

  function showLate(): void {
    if ([...queues.values()].some(({ isShown }) => !isShown)) showAll()
  }

  /** What the server has applied stays in view until the baskets of this tab include it. */
  function keepApplied(queue: OtherQueue | undefined, { lastN, version }: Answer): void {
    if (!queue?.isShown) return
    const done = queue.operations.filter(({ n }) => n <= lastN)
    applied = [...applied, ...done.map((operation) => ({ operation, version: Number(version) }))]
  }

  async function collect(): Promise<boolean> {
    receivedIds = new Set()
    const stored = await store.readOthers(ownId)
    isRead = true
    const received = [...queues].filter(([id]) => receivedIds.has(id))
    const loaded = stored.filter(({ clientId }) => !receivedIds.has(clientId))
    queues = new Map([...loaded.map((each) => [each.clientId, loadedQueue(each)] as const), ...received])
    clearTimeout(showTimer)
    const isHidden = [...queues.values()].some(({ isShown }) => !isShown)
    if (isHidden) showTimer = setTimeout(showLate, deliveredWithinMs)
    options.onChanged()
    return [...queues.values()].some((each) => !each.stored)
  }

  function loadedQueue(stored: StoredQueue): OtherQueue {
    const { clientId, operations, isFixed, isSettled } = stored
    const isShown = queues.get(clientId)?.isShown ?? isShownAtFirst(isFixed)
    return { clientId, operations, isFixed, isShown, stored: isSettled ? stored : undefined }
  }

  /** The queue whose operations were made first. The others wait for it, because their users saw its operations. */
  function firstQueue(): OtherQueue | undefined {
    return [...queues.values()].toSorted((one, other) => startOf(one) - startOf(other))[0]
  }

  /** Sends the first operations of a queue: those made before any of another queue, and up to the given time. */
  async function sendFirst(queue: OtherQueue, untilMs: number): Promise<void> {
    const rivals = [...queues.values()].filter(({ clientId }) => clientId !== queue.clientId)
    const inTime = operationsUntil(queue.operations, Math.min(untilMs, ...rivals.map(startOf)))
    await sendBatch(
      queue,
      batchOf(inTime, ({ lines }) => lines?.length ?? 1),
    )
  }

  async function sendBatch(queue: OtherQueue, batch: readonly TimedOperation[]): Promise<void> {
    const { clientId } = queue
    try {
      const answer = await options.send(toSent({ clientId, operations: batch }))
      shorten(clientId, answer)
      // If the server did not apply the first number, sending it again would not help.
      const isStuck = batch.every(({ n }) => n > answer.lastN)
      if (isStuck || !queues.has(clientId)) await replaceStored(queue, [])
    } catch (error) {
      const failure = options.failureOf(error)
      if (failure === 'transient') throw error
      const remaining = queues.get(clientId)?.operations ?? []
      // The server lost the operations before these, so it has none of them.
      if (failure === 'missing') return await replaceStored(queue, remaining)
      if (failure === 'faulty' && batch.length > 1)
        return await sendBatch(queue, batch.slice(0, halfOf(batch.length)))
      options.onRefused(error)
      await replaceStored(queue, failure === 'faulty' ? remaining.slice(1) : [])
    }
  }

  function shorten(clientId: string, answer: Answer): void {
    const before = queues.get(clientId)
    keepApplied(before, answer)
    const operations = (before?.operations ?? []).filter(({ n }) => n > answer.lastN)
    if (before) replace({ ...before, operations })
    options.onAnswer(answer)
    options.tellTabs({ queue: { clientId, operations }, isFixed: true, answer })
  }

  /** Removes a queue. The rest of its operations has to be sent as a new one. */
  async function replaceStored(queue: OtherQueue, rest: readonly TimedOperation[]): Promise<void> {
    const [first] = rest
    if (first) {
      const next = renumbered(rest, followingClientId(queue.clientId, first.n))
      store.write(next, true)
      replace({ ...next, isFixed: true, isShown: queue.isShown, stored: undefined })
    }
    if (queue.stored) await store.remove(queue.stored)
    if (queues.get(queue.clientId)?.stored) {
      replace({ ...queue, operations: [] })
      options.tellTabs({ queue: { ...queue, operations: [] }, isFixed: true, answer: undefined })
    }
    if (first) await collect()
    else options.onChanged()
  }

  return {
    collect: async (id) => {
      ownId = id
      return await collect()
    },
    receive: ({ queue, isFixed, answer }) => {
      if (queue.clientId === ownId) return
      receivedIds = new Set([...receivedIds, queue.clientId])
      const before = queues.get(queue.clientId)
      if (answer) keepApplied(before, answer)
      const isShown = before?.isShown ?? isShownAtFirst(isFixed)
      replace({ ...queue, isFixed, isShown, stored: undefined })
      if (answer) options.onAnswer(answer)
      options.onChanged()
    },
    operations: (version) => {
      applied = applied.filter((each) => each.version > version)
      const waiting = [...queues.values()].flatMap(({ isShown, operations }) => (isShown ? operations : []))
      return [...applied.map(({ operation }) => operation), ...waiting]
    },
    isPending: () => queues.size > 0,
    isRead: () => isRead,
    isUncertain: () => [...queues.values()].some(({ isShown, isFixed }) => isShown && isFixed),
    firstAtMs: () => startOf(firstQueue()),
    lastAtMs: () =>
      Math.max(0, ...[...queues.values()].map(({ operations }) => operations.at(-1)?.atMs ?? 0)),
    hasUnsent: () => firstQueue()?.stored !== undefined,
    deliver: async (untilMs) => {
      try {
        for (let first = firstQueue(); first?.stored && startOf(first) <= untilMs; first = firstQueue())
          await sendFirst(first, untilMs)
      } catch (error) {
        showAll()
        throw error
      }
    },
    discard: () => {
      queues = new Map()
      applied = []
    },
  }
}

function startOf(queue: UnansweredQueue | undefined): number {
  return queue?.operations[0]?.atMs ?? Infinity
}

function renumbered(operations: readonly TimedOperation[], clientId: string): UnansweredQueue {
  return { clientId, operations: operations.map((operation, index) => ({ ...operation, n: index + 1 })) }
}
