import * as v from 'valibot'
import type { StoredTexts } from '../../kernel/offline/stored-texts.ts'
import type { PersonalMarks } from './mark-products.ts'

export type Mark = keyof PersonalMarks

/** Products marked, or not any more. */
export interface Press {
  readonly mark: Mark
  readonly productIds: readonly string[]
  readonly isOn: boolean
}

/** What a login marked and the server has not got yet: kept on the device, the last press of each product alone. */
export interface MarkBook {
  /** What waits, as far as this window knows. */
  readonly waiting: () => readonly Press[]
  readonly press: (press: Press) => void
  /** Sends what waits, of this window and of others. Gives whether the server has it all. */
  readonly deliver: () => Promise<boolean>
  /** Nothing of this login waits any more. */
  readonly forget: () => Promise<void>
}

interface MarkBookParts {
  readonly texts: StoredTexts
  /** Company and login: never sent under another. */
  readonly owner: string
  readonly newId: () => string
  readonly send: (press: Press) => Promise<unknown>
  /** Is it worth to try again later? */
  readonly isTransientError: (error: unknown) => boolean
  /** Runs while no other window does the same: of two presses the later one must arrive last. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** What windows before this one left is known. */
  readonly onFound: (presses: readonly Press[]) => void
  readonly onSent: (press: Press) => void
  /** It is tried again later. */
  readonly onUnreachable: (error: unknown) => void
  /** It is dropped: the server refused it, or could not be reached and this device keeps nothing. */
  readonly onRefused: (press: Press, error: unknown) => void
}

/** Of one product; its text is of this press alone. */
interface Waiting extends Press {
  readonly key: string
  readonly text: string
  readonly isKept: Promise<boolean>
}

/** As many as the API takes at once. */
const mostAtOnce = 200

const keptSchema = v.object({
  mark: v.picklist(['isFavorites', 'stockReminderActive']),
  productId: v.string(),
  isOn: v.boolean(),
})

/** Marking twice is marking once: any window may send what another has kept. */
export function createMarkBook(parts: MarkBookParts): MarkBook {
  const { texts, owner, newId } = parts
  const prefix = `marks ${owner} `
  const waiting = new Map<string, Waiting>()

  async function isWritten(key: string, text: string): Promise<boolean> {
    try {
      await texts.write(key, text)
      return true
    } catch {
      // The device keeps nothing: it waits in this window alone.
      return false
    }
  }

  /** Takes over what lies in the store, where other windows write and take away. */
  async function look(): Promise<void> {
    const before = new Map(waiting)
    const kept = await texts.read(prefix).catch(() => undefined)
    if (!kept) return
    for (const [key, press] of before)
      if (!kept.has(key) && waiting.get(key) === press && (await press.isKept)) waiting.delete(key)
    const found = [...kept].flatMap(([key, text]) => {
      const isNews = waiting.get(key) === before.get(key) && before.get(key)?.text !== text
      const press = isNews ? pressIn(text) : undefined
      return press ? [{ ...press, key, text, isKept: Promise.resolve(true) }] : []
    })
    for (const press of found) waiting.set(press.key, press)
    if (found.length > 0) parts.onFound(found)
  }

  /** Not where it was pressed again meanwhile. */
  async function settle(presses: readonly Waiting[]): Promise<void> {
    for (const press of presses) {
      if (waiting.get(press.key) === press) waiting.delete(press.key)
      await texts.removeSame(press.key, press.text).catch(() => undefined)
    }
  }

  /** False: it is tried again later. */
  async function sendTogether(presses: Group): Promise<boolean> {
    const press = togetherOf(presses)
    try {
      await parts.send(press)
    } catch (error) {
      if (parts.isTransientError(error)) return await keepOrRefuse(presses, error)
      if (presses.length > 1) return await inTurn(presses.map((each) => [each]))
      await settle(presses)
      parts.onRefused(press, error)
      return true
    }
    await settle(presses)
    parts.onSent(press)
    return true
  }

  async function keepOrRefuse(presses: Group, error: unknown): Promise<false> {
    let isKept = false
    for (const press of presses) {
      isKept ||= await press.isKept
      if (await press.isKept) continue
      await settle([press])
      parts.onRefused(press, error)
    }
    if (isKept) parts.onUnreachable(error)
    return false
  }

  async function inTurn(groups: readonly Group[]): Promise<boolean> {
    for (const group of groups) if (!(await sendTogether(group))) return false
    return true
  }

  async function deliver(): Promise<boolean> {
    await look()
    // What is pressed meanwhile is sent as well.
    while (waiting.size > 0) if (!(await inTurn(alike([...waiting.values()])))) return false
    return true
  }

  return {
    waiting: () => [...waiting.values()],
    press: ({ mark, isOn, productIds }) => {
      for (const productId of productIds) {
        const key = `${prefix}${mark} ${productId}`
        const text = JSON.stringify({ mark, productId, isOn, id: newId() })
        waiting.set(key, { mark, isOn, productIds: [productId], key, text, isKept: isWritten(key, text) })
      }
    },
    deliver: () => parts.alone(deliver),
    forget: async () => {
      waiting.clear()
      // Where nothing can be kept, nothing is.
      await texts.removeAll(prefix).catch(() => undefined)
    },
  }
}

/** What one request says. */
type Group = readonly [Waiting, ...Waiting[]]

function alike(presses: readonly Waiting[]): readonly Group[] {
  const groups: [Waiting, ...Waiting[]][] = []
  for (const press of presses) {
    const group = groups.find(
      ([{ mark, isOn }, ...rest]) =>
        mark === press.mark && isOn === press.isOn && rest.length + 1 < mostAtOnce,
    )
    if (group) group.push(press)
    else groups.push([press])
  }
  return groups
}

function togetherOf(presses: Group): Press {
  const [{ mark, isOn }] = presses
  return { mark, isOn, productIds: presses.flatMap(({ productIds }) => productIds) }
}

function pressIn(text: string): Press | undefined {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text))
    if (!parsed.success) return undefined
    const { productId, ...press } = parsed.output
    return { ...press, productIds: [productId] }
  } catch {
    // No JSON: not ours.
    return undefined
  }
}
