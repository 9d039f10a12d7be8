import * as v from 'valibot'
import type { StoredTexts } from '../stored-texts.ts'

/** What a user has done on this device and the server does not have yet, in entries. The device stores them until then. */
export interface Outbox<Value> {
  readonly entries: () => readonly OutboxEntry<Value>[]
  /** Stores a value in place of the one before; undefined removes it. Resolves to false if the device stores nothing. */
  readonly put: (key: string, value: Value | undefined) => Promise<boolean>
  /** Adopts what other tabs have stored and removed. Returns what the device has; nothing if it does not answer. */
  readonly load: () => Promise<readonly OutboxEntry<Value>[]>
  /** Sends the entries of all tabs in order. Returns whether the server has them all. */
  readonly deliver: (delivery: Delivery<Value>) => Promise<boolean>
  /** Removes entries, except those that a newer one has replaced. */
  readonly remove: (entries: readonly StoredText[]) => Promise<void>
  readonly clear: () => Promise<void>
}

interface OutboxEntry<Value> {
  readonly key: string
  readonly value: Value
  readonly text: string
  /** Resolves to false if the device stores nothing: then only this tab has the entry. */
  readonly isStored: Promise<boolean>
  /** The text that the device still has in place of this entry, which it could not store. */
  readonly olderText?: string
}

type StoredText = Pick<OutboxEntry<unknown>, 'key' | 'text' | 'olderText'>

export type Batch<Value> = readonly [OutboxEntry<Value>, ...OutboxEntry<Value>[]]

/** How entries are sent. Sending one twice must change nothing, because any tab may send it. */
export interface Delivery<Value> {
  /** Chooses what one request sends, always with the first. Is given at most `maxBatch`. */
  readonly batchOf: (unsent: Batch<Value>) => Batch<Value>
  readonly send: (batch: Batch<Value>) => Promise<unknown>
  /** True if a retry may succeed. An entry that is refused otherwise is dropped. */
  readonly isTransientError: (error: unknown) => boolean
  /** True if this entry alone has to wait for a later delivery, while the next ones are sent. */
  readonly mustWait?: (error: unknown) => boolean
  /** Runs work while no other tab does the same, so that the later of two entries arrives last. */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>
  readonly onFound?: (entries: readonly OutboxEntry<Value>[]) => void
  readonly onSent?: (batch: Batch<Value>) => void
  /** Call `deliver` again later. */
  readonly onUnreachable?: (batch: Batch<Value>, error: unknown) => Promise<void>
  readonly onRefused?: (entry: OutboxEntry<Value>, error: unknown) => void
}

/** The largest number of entries in one request, so that sending thousands takes time in proportion. */
const maxBatch = 500

interface OutboxOptions<Value> {
  readonly texts: StoredTexts
  /** Begins the stored keys. It names the company and user: entries are never sent as another one. */
  readonly prefix: string
  /** Other texts stay on the device. */
  readonly schema: v.GenericSchema<unknown, Value>
}

export function createOutbox<Value extends object>(options: OutboxOptions<Value>): Outbox<Value> {
  const { texts, prefix, schema } = options
  let entriesByKey: Map<string, OutboxEntry<Value>> = new Map()
  const isKnown = ({ key, text }: StoredText) => entriesByKey.get(key)?.text === text
  const entries = () => [...entriesByKey.values()]

  async function load(): Promise<readonly OutboxEntry<Value>[]> {
    const before = new Map(entriesByKey)
    const read = await texts.read(prefix).catch(() => undefined)
    if (!read) return []
    const stored = [...read].flatMap(([storedKey, text]) => {
      const value = parse(schema, text)
      const key = storedKey.slice(prefix.length)
      return value ? [{ key, text, value, isStored: Promise.resolve(true) }] : []
    })
    const storedKeys = new Set(stored.map(({ key }) => key))
    for (const entry of before.values())
      if (!storedKeys.has(entry.key) && (await entry.isStored) && isKnown(entry))
        entriesByKey.delete(entry.key)
    for (const entry of stored) {
      const own = entriesByKey.get(entry.key)
      const isUnstored = own !== undefined && own.text !== entry.text && !(await own.isStored)
      // What this tab could not store, or has put or removed meanwhile, is newer.
      if (entriesByKey.get(entry.key)?.text !== (isUnstored ? own : before.get(entry.key))?.text) continue
      entriesByKey.set(entry.key, isUnstored ? { ...own, olderText: entry.text } : entry)
    }
    entriesByKey = new Map([...entriesByKey].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    return stored
  }

  async function remove(removed: readonly StoredText[]): Promise<void> {
    for (const entry of removed) if (isKnown(entry)) entriesByKey.delete(entry.key)
    // All at once: each may wait for a device that does not answer.
    await Promise.allSettled(
      removed.flatMap(({ key, text, olderText }) => [
        texts.removeSame(prefix + key, text),
        ...(olderText === undefined ? [] : [texts.removeSame(prefix + key, olderText)]),
      ]),
    )
  }

  async function deliver(delivery: Delivery<Value>): Promise<boolean> {
    const waiting = new Set<string>()
    do {
      const before = new Map(entriesByKey)
      const isOlder = ({ key, text }: StoredText) => before.get(key)?.text === text
      const stored = await load()
      const newerEntries = stored.filter((entry) => isKnown(entry) && !isOlder(entry))
      if (newerEntries.length > 0) delivery.onFound?.(newerEntries)
      // What this tab puts meanwhile comes next time, after what other tabs may have put before it.
      const unsent = entries().filter((entry) => isOlder(entry) || newerEntries.includes(entry))
      for (const [index, first] of unsent.entries()) {
        // Sent with an earlier one, or replaced meanwhile.
        if (!isKnown(first) || waiting.has(first.key)) continue
        const others = unsent.slice(index + 1, index + maxBatch).filter(isKnown)
        if (!(await sendBatch(delivery.batchOf([first, ...others]), delivery, waiting))) return false
      }
    } while ([...entriesByKey.keys()].some((key) => !waiting.has(key)))
    return entriesByKey.size === 0
  }

  /** Returns false if delivery must be retried later. Notes the keys of entries that wait while others are sent. */
  async function sendBatch(
    batch: Batch<Value>,
    delivery: Delivery<Value>,
    waiting: Set<string>,
  ): Promise<boolean> {
    try {
      await delivery.send(batch)
    } catch (error) {
      if (delivery.isTransientError(error)) {
        await delivery.onUnreachable?.(batch, error)
        return false
      }
      if (batch.length > 1) {
        for (const entry of batch)
          if (isKnown(entry) && !(await sendBatch([entry], delivery, waiting))) return false
        return true
      }
      if (delivery.mustWait?.(error)) {
        waiting.add(batch[0].key)
        return true
      }
      await remove(batch)
      delivery.onRefused?.(batch[0], error)
      return true
    }
    await remove(batch)
    delivery.onSent?.(batch)
    return true
  }

  return {
    entries,
    put: (key, value) => {
      const text = value && JSON.stringify(value)
      const isStored = texts.write(prefix + key, text).then(
        () => true,
        () => false,
      )
      if (value && text) entriesByKey.set(key, { key, text, value, isStored })
      else entriesByKey.delete(key)
      return isStored
    },
    load,
    deliver: (delivery) => delivery.runExclusive(() => deliver(delivery)),
    remove,
    clear: async () => {
      entriesByKey.clear()
      await texts.removeAll(prefix).catch(() => undefined)
    },
  }
}

function parse<Value>(schema: v.GenericSchema<unknown, Value>, text: string): Value | undefined {
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}
