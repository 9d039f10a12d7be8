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
type PickedLine = Pick<UnsentPick, 'number' | 'position'>

/** Why the server did not record a pick. The names must stay, too. */
const refusalSchema = v.object({
  /** The reason as the API names it. */
  type: v.string(),
  message: v.string(),
})

export type PickRefusal = v.InferOutput<typeof refusalSchema>

const refusedSchema = v.object({
  number: v.string(),
  position: v.number(),
  supplied: v.nullable(v.number()),
  refusal: refusalSchema,
})

/** A pick that the server did not record. */
export type RefusedPick = v.InferOutput<typeof refusedSchema>

/** The lines that a member of staff has picked on this device and the server does not have yet. */
export interface PickOutbox {
  readonly pending: () => readonly UnsentPick[]
  /** The last refusal of each line, on all tabs of the device, until the line is picked again. */
  readonly refused: () => readonly RefusedPick[]
  /** Resolves to false if the device stores nothing: then only this tab has the pick. */
  readonly add: (pick: Omit<UnsentPick, 'id'>) => Promise<boolean>
  /** Sends the picks of this tab and of others in order. Returns whether the server has them all. */
  readonly deliver: () => Promise<boolean>
}

interface PickOutboxOptions extends Pick<Delivery<UnsentPick>, 'isTransientError' | 'runExclusive'> {
  readonly texts: StoredTexts
  /** The member of staff. Picks are never sent as another one. */
  readonly owner: string
  /** Whether the session of this browser is still the owner's. */
  readonly isOwnSession: () => Promise<boolean>
  readonly newId: () => string
  readonly nowMs: () => number
  /** Resolves to the reason if the server refuses the pick. Any error means that it is sent again later. */
  readonly send: (pick: UnsentPick) => Promise<PickRefusal | undefined>
  readonly onChange: () => void
}

export function createPickOutbox(options: PickOutboxOptions): PickOutbox {
  const { texts, owner, newId, nowMs, onChange, isTransientError } = options
  const outbox = createOutbox({ texts, prefix: `picks ${owner} `, schema: storedSchema })
  const refused = createOutbox({ texts, prefix: `refused picks ${owner} `, schema: refusedSchema })
  const pending = () => outbox.entries().map(({ value }) => value)

  async function send([{ key, value }]: Batch<UnsentPick>): Promise<void> {
    const refusal = await options.send(value)
    if (!refusal) return
    // The next pick of the line was made on top of this one. If a colleague has changed the line, it is refused too.
    const next = outbox.entries().find((entry) => entry.key > key && isSameLine(entry.value, value))
    if (!next) {
      const { number, position, supplied } = value
      // Before the pick is removed, so that a closed tab loses neither.
      await refused.put(lineKey(value), { number, position, supplied, refusal })
    } else if (refusal.type !== 'LINE_CHANGED') {
      void outbox.put(next.key, { ...next.value, seen: value.seen })
    }
  }

  async function deliver(): Promise<boolean> {
    let isOwn: Promise<boolean> | undefined
    const waitingLines = new Set<string>()
    return await outbox.deliver({
      ...options,
      batchOf: ([first]) => [first],
      send: async (batch) => {
        const line = lineKey(batch[0].value)
        // It was made on top of one that waits.
        if (waitingLines.has(line)) throw new Error('An earlier pick of the line waits')
        isOwn ??= options.isOwnSession()
        if (!(await isOwn)) throw otherSession
        try {
          await send(batch)
        } catch (error) {
          waitingLines.add(line)
          throw error
        }
      },
      isTransientError: (error) => error === otherSession || isTransientError(error),
      mustWait: () => true,
      onFound: onChange,
      onSent: onChange,
    })
  }

  return {
    pending,
    refused: () => refused.entries().map(({ value }) => value),
    add: (pick) => {
      const earlier = pending().findLast((each) => isSameLine(each, pick))
      const id = newId()
      const key = followingKey(outbox.entries().at(-1)?.key, nowMs(), id)
      const isStored = outbox.put(key, { ...pick, id, seen: earlier ? earlier.supplied : pick.seen })
      void refused.put(lineKey(pick), undefined)
      onChange()
      return isStored
    },
    deliver: async () => {
      const areAllSent = await deliver()
      // Another tab may have sent them, and have heard the answer.
      await refused.load()
      onChange()
      return areAllSent
    },
  }
}

const otherSession = new Error('Another member has signed in')

function lineKey({ number, position }: PickedLine): string {
  return `${number} ${position}`
}

function isSameLine(one: PickedLine, other: PickedLine): boolean {
  return one.number === other.number && one.position === other.position
}
