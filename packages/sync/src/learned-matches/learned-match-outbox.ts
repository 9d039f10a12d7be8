import * as v from 'valibot'
import { followingKey } from '../outbox/following-key.ts'
import { type Batch, createOutbox, type Delivery } from '../outbox/outbox.ts'
import type { StoredTexts } from '../stored-texts.ts'
import type { LearnedMatch } from './learned-match.ts'

export interface LearnedMatchOutbox {
  readonly learn: (matches: readonly LearnedMatch[]) => Promise<void>
  readonly unlearn: (said: readonly string[]) => Promise<void>
  readonly pending: () => Promise<Changes>
  /** Sends stored changes in order, and keeps those that cannot be sent now. Returns whether anything was sent. */
  readonly deliver: () => Promise<boolean>
  readonly clear: () => Promise<void>
}

/** The new meaning of some words. Null deletes their match. */
export interface LearnedMatchChange extends Pick<LearnedMatch, 'said'> {
  readonly meaning: Omit<LearnedMatch, 'said'> | null
}

interface LearnedMatchOutboxOptions extends Pick<Delivery<Changes>, 'isTransientError' | 'runExclusive'> {
  readonly texts: StoredTexts
  readonly owner: string
  readonly newId: () => string
  readonly nowMs: () => number
  readonly send: (changes: Changes) => Promise<unknown>
}

/** The API's limit for one request. */
const maxPerRequest = 500

type Changes = readonly LearnedMatchChange[]

const changesSchema = v.array(
  v.object({
    said: v.string(),
    meaning: v.nullable(v.object({ productId: v.string(), unit: v.picklist(['1', '2']) })),
  }),
)

export function createLearnedMatchOutbox(options: LearnedMatchOutboxOptions): LearnedMatchOutbox {
  const { texts, owner, newId, nowMs } = options
  // The name must stay: devices have stored changes under it.
  const outbox = createOutbox<Changes>({ texts, prefix: `lessons ${owner} `, schema: changesSchema })
  const deliver = () =>
    outbox.deliver({
      ...options,
      batchOf: firstUpToLimit,
      send: (batch) => options.send(lastOfEach(batch.flatMap(({ value }) => value))),
    })
  const add = async (changes: Changes): Promise<void> => {
    const lastKey = outbox.entries().at(-1)?.key
    void outbox.put(followingKey(lastKey, nowMs(), newId()), changes)
    await deliver()
  }
  return {
    learn: (matches) => add(matches.map(({ said, ...meaning }) => ({ said, meaning }))),
    unlearn: (said) => add(said.map((words) => ({ said: words, meaning: null }))),
    pending: async () => {
      await outbox.load()
      return outbox.entries().flatMap(({ value }) => value)
    },
    deliver: async () => {
      await outbox.load()
      return outbox.entries().length > 0 && (await deliver())
    },
    clear: outbox.clear,
  }
}

function firstUpToLimit([first, ...others]: Batch<Changes>): Batch<Changes> {
  let count = first.value.length
  const end = others.findIndex(({ value }) => (count += value.length) > maxPerRequest)
  return [first, ...(end === -1 ? others : others.slice(0, end))]
}

/** Only the last change of the same words counts. */
function lastOfEach(changes: Changes): Changes {
  return [...new Map(changes.map((change) => [change.said, change])).values()]
}

/** Applies changes to matches in order. The latest match comes first. */
export function withLearnedMatchChanges<Match extends Pick<LearnedMatch, 'said'>>(
  learned: readonly Match[],
  changes: readonly LearnedMatchChange[],
): readonly (Match | LearnedMatch)[] {
  // Start with the oldest, so that a match that is learned again moves to the end.
  const matches = new Map<string, Match | LearnedMatch>(
    learned.toReversed().map((match) => [match.said, match]),
  )
  for (const { said, meaning } of changes) {
    matches.delete(said)
    if (meaning !== null) matches.set(said, { said, ...meaning })
  }
  return [...matches.values()].toReversed()
}
