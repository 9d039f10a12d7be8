import * as v from 'valibot'
import type { StoredTexts } from '../stored-texts.ts'
import type { LearnedMatch } from './learned-match.ts'

/** Learned matches that the server does not have yet, stored on the device. */
export interface LearnedMatchOutbox {
  /** Stores matches and sends them, now or when the server is back. */
  readonly learn: (matches: readonly LearnedMatch[]) => Promise<void>
  /** Deletes the matches of these words, in the same way. */
  readonly unlearn: (said: readonly string[]) => Promise<void>
  /** The unsent changes, the latest last. */
  readonly pending: () => Promise<readonly LearnedMatchChange[]>
  /** Sends stored changes in order, and keeps those that cannot be sent now. Returns whether anything was sent. */
  readonly deliver: () => Promise<boolean>
  /** Drops every change of this user. */
  readonly clear: () => Promise<void>
}

/** The new meaning of some words. Null deletes their match. */
export interface LearnedMatchChange extends Pick<LearnedMatch, 'said'> {
  readonly meaning: Omit<LearnedMatch, 'said'> | null
}

interface LearnedMatchOutboxOptions {
  readonly texts: StoredTexts
  /** Company and user. Changes are never sent as another one. */
  readonly owner: string
  readonly newId: () => string
  readonly nowMs: () => number
  readonly send: (changes: readonly LearnedMatchChange[]) => Promise<unknown>
  /** True if a retry may succeed. */
  readonly isTransientError: (error: unknown) => boolean
  /** Runs work while no other tab does the same, so that the later of two changes arrives last. */
  readonly runExclusive: <Value>(work: () => Promise<Value>) => Promise<Value>
}

const changesSchema = v.array(
  v.object({
    said: v.string(),
    meaning: v.nullable(v.object({ productId: v.string(), unit: v.picklist(['1', '2']) })),
  }),
)

/** Learning a match twice changes nothing, so any tab may send what another has stored. */
export function createLearnedMatchOutbox(options: LearnedMatchOutboxOptions): LearnedMatchOutbox {
  const { texts, owner, newId, nowMs, send, isTransientError, runExclusive } = options
  let lastWrittenMs = 0
  // The name must stay: devices have stored changes under it.
  const prefix = `lessons ${owner} `
  const read = async (): Promise<readonly (readonly [string, string])[]> => {
    try {
      return [...(await texts.read(prefix))]
    } catch {
      // A device that stores nothing has nothing pending.
      return []
    }
  }
  const remove = async (key: string, text: string): Promise<void> => {
    try {
      await texts.removeSame(key, text)
    } catch {
      // It stays and is sent again, which changes nothing.
    }
  }
  const isSent = async (changes: readonly LearnedMatchChange[]): Promise<boolean> => {
    try {
      await send(changes)
      return true
    } catch (error) {
      return !isTransientError(error)
    }
  }
  const deliver = (): Promise<boolean> =>
    runExclusive(async () => {
      const stored = await read()
      for (const [key, text] of stored) {
        const changes = parseChanges(text)
        if (changes.length > 0 && !(await isSent(changes))) return false
        await remove(key, text)
      }
      return stored.length > 0
    })
  const add = async (changes: readonly LearnedMatchChange[]): Promise<void> => {
    // Keys begin with the time, so that changes are read in order.
    lastWrittenMs = Math.max(nowMs(), lastWrittenMs + 1)
    try {
      await texts.write(
        `${prefix}${String(lastWrittenMs).padStart(15, '0')} ${newId()}`,
        JSON.stringify(changes),
      )
    } catch {
      // The device stores nothing: a match that cannot be sent now is lost.
      await runExclusive(() => isSent(changes))
      return
    }
    await deliver()
  }
  return {
    learn: (matches) => add(matches.map(({ said, ...meaning }) => ({ said, meaning }))),
    unlearn: (said) => add(said.map((words) => ({ said: words, meaning: null }))),
    pending: async () => (await read()).flatMap(([, text]) => parseChanges(text)),
    deliver,
    clear: async () => {
      try {
        await texts.removeAll(prefix)
      } catch {
        // A device that stores nothing has nothing to remove.
      }
    },
  }
}

/** Applies changes to matches in order. The latest match comes first. */
export function withLearnedMatchChanges<Match extends Pick<LearnedMatch, 'said'>>(
  known: readonly Match[],
  changes: readonly LearnedMatchChange[],
): readonly (Match | LearnedMatch)[] {
  // Start with the oldest, so that a match that is learned again moves to the end.
  const matches = new Map<string, Match | LearnedMatch>(
    known.toReversed().map((match) => [match.said, match]),
  )
  for (const { said, meaning } of changes) {
    matches.delete(said)
    if (meaning !== null) matches.set(said, { said, ...meaning })
  }
  return [...matches.values()].toReversed()
}

function parseChanges(text: string): readonly LearnedMatchChange[] {
  try {
    const parsed = v.safeParse(changesSchema, JSON.parse(text))
    return parsed.success ? parsed.output : []
  } catch {
    // No JSON: not stored changes.
    return []
  }
}
