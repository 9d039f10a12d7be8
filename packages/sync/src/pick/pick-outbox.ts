import * as v from 'valibot'
import { followingKey } from '../outbox/following-key.ts'
import { type Batch, createOutbox, type Delivery } from '../outbox/outbox.ts'
import type { StoredTexts } from '../stored-texts.ts'

/** The names must stay: devices have stored picks under them. Quantities are in the line's unit. */
const storedSchema = v.object({
  /** Makes the pick count once, however often it is sent. */
  id: v.string(),
  number: v.string(),
  position: v.number(),
  /** Null puts the goods back. */
  supplied: v.nullable(v.number()),
  /** The supplied quantity that the picker saw; null for an unpicked line. */
  seen: v.nullable(v.number()),
  /** Who agreed to a weight; empty for nobody. */
  agreedBy: v.string(),
  weighedAgain: v.nullable(v.number()),
})

export type UnsentPick = v.InferOutput<typeof storedSchema>

/** Why the server did not record a pick. */
export interface PickRefusal {
  /** The reason as the API names it. */
  readonly type: string
  readonly message: string
}

/** The lines that a member of staff has picked on this device and the server does not have yet. */
export interface PickOutbox {
  /** Oldest first. */
  readonly pending: () => readonly UnsentPick[]
  /** Resolves to false if the device stores nothing: then only this tab has the pick. */
  readonly add: (pick: Omit<UnsentPick, 'id'>) => Promise<boolean>
  /** Sends the picks of this tab and of others in order. Returns whether the server has them all. */
  readonly deliver: () => Promise<boolean>
}

interface PickOutboxOptions extends Pick<Delivery<UnsentPick>, 'isTransientError' | 'runExclusive'> {
  readonly texts: StoredTexts
  /** The member of staff. Picks are never sent as another one. */
  readonly owner: string
  readonly newId: () => string
  readonly nowMs: () => number
  /** Resolves to the reason if the server refuses the pick. */
  readonly send: (pick: UnsentPick) => Promise<PickRefusal | undefined>
  readonly onChange: () => void
  readonly onRefused: (pick: UnsentPick, refusal: PickRefusal | undefined) => void
  readonly onUnreachable: (error: unknown) => void
}

export function createPickOutbox(options: PickOutboxOptions): PickOutbox {
  const { texts, owner, newId, nowMs } = options
  const outbox = createOutbox({ texts, prefix: `picks ${owner} `, schema: storedSchema })
  const pending = () => outbox.entries().map(({ value }) => value)

  async function send([{ key, value }]: Batch<UnsentPick>): Promise<void> {
    const refusal = await options.send(value)
    if (!refusal) return
    // The next pick of the line was made on top of this one. If a colleague has changed the line, it is refused too.
    const next = outbox.entries().find((entry) => entry.key > key && isSameLine(entry.value, value))
    if (next && refusal.type !== 'LINE_CHANGED')
      void outbox.put(next.key, { ...next.value, seen: value.seen })
    options.onRefused(value, refusal)
  }

  return {
    pending,
    add: (pick) => {
      const earlier = pending().findLast((each) => isSameLine(each, pick))
      const id = newId()
      const key = followingKey(outbox.entries().at(-1)?.key, nowMs(), id)
      const isStored = outbox.put(key, { ...pick, id, seen: earlier ? earlier.supplied : pick.seen })
      options.onChange()
      return isStored
    },
    deliver: () =>
      outbox.deliver({
        ...options,
        batchOf: ([first]) => [first],
        send,
        onFound: options.onChange,
        onSent: options.onChange,
        onUnreachable: (_batch, error) => Promise.resolve(options.onUnreachable(error)),
        onRefused: ({ value }) => {
          options.onRefused(value, undefined)
          options.onChange()
        },
      }),
  }
}

function isSameLine(one: UnsentPick, other: Omit<UnsentPick, 'id'>): boolean {
  return one.number === other.number && one.position === other.position
}
