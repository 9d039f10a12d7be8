import * as v from 'valibot'
import type { SentOperations } from './sent-operations.ts'

/** What one window had not got an answer for when it was last heard of. */
export interface LeftOperations extends SentOperations {
  /** As it is stored: what was written since is another text. */
  readonly text: string
}

/** The operations that windows of one login keep on the device until the server has them. */
export interface OperationStore {
  /**
   * Keeps what a queue has not got an answer for, in the place of what it kept before; nothing removes it. `isFixed`: these
   * numbers will never stand for anything else.
   */
  readonly keep: (queue: SentOperations, isFixed: boolean) => void
  /** What other windows have kept, and will not change under its numbers any more. */
  readonly left: (ownId: string) => readonly LeftOperations[]
  /** The server has it. What its window wrote meanwhile stays. */
  readonly drop: (delivered: LeftOperations) => void
  /** The person said so: everything of this login. */
  readonly dropAll: () => void
}

interface OperationStoreParts {
  /** Undefined where the browser allows none. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | undefined
  /** Never sent under another (decisions, "Session"). */
  readonly login: string
  readonly nowMs: () => number
}

/** Within it an open window gathers what goes on with its last operation, and has sent it after. */
const settledAfterMs = 10_000

const keptSchema = v.object({
  atMs: v.number(),
  isFixed: v.boolean(),
  operations: v.array(v.looseObject({ n: v.number() })),
})

/**
 * Any window may deliver what another has kept, also while that one lives: the same numbers of the same queue are applied
 * once. Only what could still change under its number is left alone.
 */
export function createOperationStore({ storage, login, nowMs }: OperationStoreParts): OperationStore {
  const prefix = `unsent ${login} `
  const keys = (): readonly string[] =>
    Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '').filter((key) =>
      key.startsWith(prefix),
    )
  const read = (key: string): LeftOperations | undefined => {
    const text = storage?.getItem(key) ?? ''
    const kept = keptOf(text)
    const isSettled = kept !== undefined && (kept.isFixed || kept.atMs + settledAfterMs <= nowMs())
    return isSettled ? { clientId: key.slice(prefix.length), operations: kept.operations, text } : undefined
  }
  return {
    keep: ({ clientId, operations }, isFixed) => {
      const key = prefix + clientId
      try {
        if (operations.length === 0) storage?.removeItem(key)
        else storage?.setItem(key, JSON.stringify({ atMs: nowMs(), isFixed, operations }))
      } catch {
        // The device is full: what is done goes on to the server, only a reload before that would lose it.
      }
    },
    left: (ownId) =>
      keys().flatMap((key) => {
        const left = key === prefix + ownId ? undefined : read(key)
        return left ? [left] : []
      }),
    drop: ({ clientId, text }) => {
      const key = prefix + clientId
      if (storage?.getItem(key) === text) storage.removeItem(key)
    },
    dropAll: () => {
      for (const key of keys()) storage?.removeItem(key)
    },
  }
}

function keptOf(text: string) {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text))
    if (!parsed.success) return undefined
    const { operations, ...rest } = parsed.output
    // Only we write here, in the very form that is sent; the server refuses whatever else it may be.
    return { ...rest, operations: operations as unknown as SentOperations['operations'] }
  } catch {
    // No JSON: not ours.
    return undefined
  }
}
