import * as v from 'valibot'
import type { StoredTexts } from '../stored-texts.ts'
import type { TimedOperation, UnansweredQueue } from './sent-operations.ts'

/** The unanswered operations of one tab, as last stored. */
export interface StoredQueue extends UnansweredQueue {
  /** The stored text. A later write stores another one. */
  readonly text: string
  /** True if their tab may have sent them. */
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
  /** Removes everything of this user, at the user's request. */
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
  const prefix = `${owner} `
  let isReported = false
  let writing: Promise<boolean> = Promise.resolve(true)
  const tried = async (task: Promise<void>): Promise<boolean> => {
    try {
      await task
      return true
    } catch {
      if (!isReported) onNotStored()
      isReported = true
      return false
    }
  }
  const readAll = async (): Promise<ReadonlyMap<string, string>> => {
    try {
      return await texts.read(prefix)
    } catch {
      // A device that stores nothing has nothing to load. The next write reports it.
      return new Map()
    }
  }
  return {
    write: ({ clientId, operations }, isFixed) => {
      const text = JSON.stringify({ atMs: nowMs(), isFixed, operations })
      // Each text has all unsent operations, and the last call is written last.
      writing = tried(texts.write(prefix + clientId, operations.length === 0 ? undefined : text))
    },
    isAllStored: () => writing,
    readOthers: async (ownId) => {
      return [...(await readAll())].flatMap(([key, text]) => {
        const stored = key === prefix + ownId ? undefined : parseStored(text)
        if (!stored) return []
        const { atMs, isFixed, operations } = stored
        // A time in the future comes from a clock that has been corrected since.
        const isSettled = isFixed || Math.abs(nowMs() - atMs) >= settledAfterMs
        return [{ clientId: key.slice(prefix.length), operations, text, isFixed, isSettled }]
      })
    },
    remove: async ({ clientId, text }) => void (await tried(texts.removeSame(prefix + clientId, text))),
    removeAll: async () => void (await tried(texts.removeAll(prefix))),
  }
}

function parseStored(text: string) {
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(text))
    if (!parsed.success) return undefined
    const { atMs, isFixed, operations } = parsed.output
    const timed = operations.map((each) => ({ ...each, atMs: each.atMs ?? atMs }))
    // Stored in the form in which it is sent. The server refuses anything else.
    return { atMs, isFixed, operations: timed as unknown as readonly TimedOperation[] }
  } catch {
    // No JSON: no stored operations.
    return undefined
  }
}
