import * as v from 'valibot'
import { createOutbox } from '../outbox/outbox.ts'
import type { StoredTexts } from '../stored-texts.ts'
import type { TimedOperation, UnansweredQueue } from './sent-operations.ts'

export interface StoredQueue extends UnansweredQueue {
  /** The stored text. A later write stores another one. */
  readonly text: string
  readonly isFixed: boolean
  /** False while they may still change: their tab is open and sends them, or has just been killed. */
  readonly isSettled: boolean
}

/** The operations that the tabs of one user store on the device until the server has them. */
export interface OperationStore {
  /**
   * Stores the unanswered operations of a queue and replaces those stored before; no operations remove the
   * entry. `isFixed`: these numbers will never be used for other operations.
   */
  readonly write: (queue: UnansweredQueue, isFixed: boolean) => void
  /** Resolves when everything is on the device; false where the device stores nothing. */
  readonly isAllStored: () => Promise<boolean>
  readonly readOthers: (ownId: string) => Promise<readonly StoredQueue[]>
  /** Removes operations that the server has. If their tab has written a newer text, it stays. */
  readonly remove: (delivered: StoredQueue) => Promise<void>
  readonly removeAll: () => Promise<void>
}

interface OperationStoreOptions {
  readonly texts: StoredTexts
  /** Company and user: operations are never sent as another user (docs/product-rules.md#sessions). */
  readonly owner: string
  readonly nowMs: () => number
  /** Called once if the device stores nothing. Operations are still sent, but a reload before that loses them. */
  readonly onNotStored: () => void
}

/** An open tab sends its last operation within this time. */
export const settledAfterMs = 10_000

const storedSchema = v.object({
  atMs: v.number(),
  isFixed: v.boolean(),
  operations: v.array(v.looseObject({ n: v.number(), atMs: v.optional(v.number()) })),
})

/**
 * Any tab may send what another has stored, even while that one is open: the same numbers of the same queue are applied once. Only
 * operations that could still change under their number are left out.
 */
export function createOperationStore({
  texts,
  owner,
  nowMs,
  onNotStored,
}: OperationStoreOptions): OperationStore {
  const outbox = createOutbox({ texts, prefix: `${owner} `, schema: storedSchema })
  let isReported = false
  let writing: Promise<boolean> = Promise.resolve(true)
  const report = (isStored: boolean): boolean => {
    if (!isStored && !isReported) onNotStored()
    isReported ||= !isStored
    return isStored
  }
  return {
    write: ({ clientId, operations }, isFixed) => {
      const queue = { atMs: nowMs(), isFixed, operations: [...operations] }
      // Each entry has all unsent operations of its tab, and the last call is written last.
      writing = outbox.put(clientId, operations.length === 0 ? undefined : queue).then(report)
    },
    isAllStored: () => writing,
    readOthers: async (ownId) =>
      (await outbox.load())
        .filter(({ key }) => key !== ownId)
        .map(({ key, text, value: { atMs, isFixed, operations } }) => {
          const timed = operations.map((each) => ({ ...each, atMs: each.atMs ?? atMs }))
          return {
            clientId: key,
            // Stored in the form in which it is sent. The server refuses anything else.
            operations: timed as unknown as readonly TimedOperation[],
            text,
            isFixed,
            // A time in the future comes from a clock that has been corrected since.
            isSettled: isFixed || Math.abs(nowMs() - atMs) >= settledAfterMs,
          }
        }),
    remove: ({ clientId, text }) => outbox.remove([{ key: clientId, text }]),
    removeAll: outbox.clear,
  }
}
