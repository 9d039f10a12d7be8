import * as v from 'valibot'
import type { StoredTexts } from '../../kernel/offline/stored-texts.ts'
import type { SentOperations } from './sent-operations.ts'

/** What one window had not got an answer for when it was last heard of. */
export interface UnsentOperations extends SentOperations {
  /** As it is stored: what was written since is another text. */
  readonly text: string
}

/** What other windows have kept. */
interface FoundOperations {
  /** What will not change under its numbers any more. */
  readonly settled: readonly UnsentOperations[]
  /** Is there more that still can? Its window lives and sends it, or has died just now. */
  readonly isMore: boolean
}

/** The operations that windows of one login keep on the device until the server has them. */
export interface OperationStore {
  /**
   * Keeps what a queue has not got an answer for, in the place of what it kept before; nothing removes it. `isFixed`: these
   * numbers will never stand for anything else.
   */
  readonly keep: (queue: SentOperations, isFixed: boolean) => void
  /** Resolves when all that was handed over is on the device; false where it keeps nothing. */
  readonly isAllKept: () => Promise<boolean>
  readonly left: (ownId: string) => Promise<FoundOperations>
  /** The server has it. What its window wrote meanwhile stays. */
  readonly drop: (delivered: UnsentOperations) => Promise<void>
  /** The person said so: everything of this login. */
  readonly dropAll: () => Promise<void>
}

interface OperationStoreParts {
  readonly texts: StoredTexts
  /** Company and user: never sent under another (docs/product-rules.md#sessions). */
  readonly owner: string
  readonly nowMs: () => number
  /** The device keeps nothing: what is done goes on to the server, only a reload before that would lose it. Told once. */
  readonly onUnkept: () => void
}

/** Within it an open window gathers what goes on with its last operation, and has sent it after. */
export const settledAfterMs = 10_000

const keptSchema = v.object({
  atMs: v.number(),
  isFixed: v.boolean(),
  operations: v.array(v.looseObject({ n: v.number() })),
})

/**
 * Any window may deliver what another has kept, also while that one lives: the same numbers of the same queue are applied
 * once. Only what could still change under its number is left alone.
 */
export function createOperationStore({ texts, owner, nowMs, onUnkept }: OperationStoreParts): OperationStore {
  const prefix = `${owner} `
  let isTold = false
  let writing: Promise<boolean> = Promise.resolve(true)
  const tried = async (task: Promise<void>): Promise<boolean> => {
    try {
      await task
      return true
    } catch {
      if (!isTold) onUnkept()
      isTold = true
      return false
    }
  }
  const readAll = async (): Promise<ReadonlyMap<string, string>> => {
    try {
      return await texts.read(prefix)
    } catch {
      // Where nothing can be kept nothing was left; it is told when something is to be kept.
      return new Map()
    }
  }
  return {
    keep: ({ clientId, operations }, isFixed) => {
      const text = JSON.stringify({ atMs: nowMs(), isFixed, operations })
      // Each says all that waits, and the one asked for last is written last.
      writing = tried(texts.write(prefix + clientId, operations.length === 0 ? undefined : text))
    },
    isAllKept: () => writing,
    left: async (ownId) => {
      const others = [...(await readAll())].flatMap(([key, text]) => {
        const kept = key === prefix + ownId ? undefined : keptOf(text)
        return kept ? [{ ...kept, clientId: key.slice(prefix.length), text }] : []
      })
      // Before or after: what bears a time to come was written by a clock that has been put right since.
      const settled = others.filter(
        ({ isFixed, atMs }) => isFixed || Math.abs(nowMs() - atMs) >= settledAfterMs,
      )
      return { settled, isMore: settled.length < others.length }
    },
    drop: async ({ clientId, text }) => void (await tried(texts.removeSame(prefix + clientId, text))),
    dropAll: async () => void (await tried(texts.removeAll(prefix))),
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
