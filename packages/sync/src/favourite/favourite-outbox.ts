import type { FavouriteState } from '@provender/domain/product/favourite-state'
import * as v from 'valibot'
import type { StoredTexts } from '../stored-texts.ts'

/** Named as in the API. */
export type FavouriteKind = keyof FavouriteState

/** Favourites or stock reminders that are set or removed and not yet sent. */
export interface PendingChange {
  readonly kind: FavouriteKind
  readonly productIds: readonly string[]
  readonly isOn: boolean
}

/**
 * The favourites and reminders that a user has changed and the server does not have yet. Only the last change
 * of each product counts.
 */
export interface FavouriteOutbox {
  /** The unsent changes that this tab knows. */
  readonly pending: () => readonly PendingChange[]
  readonly add: (change: PendingChange) => void
  /** Sends the changes of this tab and of others. Returns whether the server has them all. */
  readonly deliver: () => Promise<boolean>
  /** Drops every change of this user. */
  readonly clear: () => Promise<void>
}

interface FavouriteOutboxOptions {
  readonly texts: StoredTexts
  /** Company and user. Changes are never sent as another one. */
  readonly owner: string
  readonly newId: () => string
  readonly send: (change: PendingChange) => Promise<unknown>
  /** True if a retry may succeed. */
  readonly isTransientError: (error: unknown) => boolean
  /** Runs work while no other tab does the same, so that the later of two changes arrives last. */
  readonly runExclusive: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** Changes of earlier tabs were found on the device. */
  readonly onFound: (changes: readonly PendingChange[]) => void
  readonly onSent: (change: PendingChange) => void
  /** Call `deliver` again later. */
  readonly onUnreachable: (error: unknown) => void
  /** The change is dropped: the server refused it, or could not be reached and this device stores nothing. */
  readonly onRefused: (change: PendingChange, error: unknown) => void
}

/** The change of one product. The text of each change is unique. */
interface StoredChange extends PendingChange {
  readonly key: string
  readonly text: string
  readonly isStored: Promise<boolean>
}

/** The API's limit for one request. */
const maxPerRequest = 200

/** The names must stay: devices have stored changes under them. */
const storedSchema = v.object({
  mark: v.picklist(['isFavorites', 'stockReminderActive']),
  productId: v.string(),
  isOn: v.boolean(),
})

/** Setting a favourite twice changes nothing, so any tab may send what another has stored. */
export function createFavouriteOutbox(options: FavouriteOutboxOptions): FavouriteOutbox {
  const { texts, owner, newId } = options
  const prefix = `marks ${owner} `
  const pending = new Map<string, StoredChange>()

  async function isWritten(key: string, text: string): Promise<boolean> {
    try {
      await texts.write(key, text)
      return true
    } catch {
      // The device stores nothing: the change is pending in this tab alone.
      return false
    }
  }

  /** Loads the stored changes, which other tabs add and remove. */
  async function loadStored(): Promise<void> {
    const before = new Map(pending)
    const stored = await texts.read(prefix).catch(() => undefined)
    if (!stored) return
    for (const [key, change] of before)
      if (!stored.has(key) && pending.get(key) === change && (await change.isStored)) pending.delete(key)
    const found = [...stored].flatMap(([key, text]) => {
      const isNew = pending.get(key) === before.get(key) && before.get(key)?.text !== text
      const change = isNew ? parseChange(text) : undefined
      return change ? [{ ...change, key, text, isStored: Promise.resolve(true) }] : []
    })
    for (const change of found) pending.set(change.key, change)
    if (found.length > 0) options.onFound(found)
  }

  /** Removes changes, except those that a newer one has replaced. */
  async function remove(changes: readonly StoredChange[]): Promise<void> {
    for (const change of changes) if (pending.get(change.key) === change) pending.delete(change.key)
    // All at once: each may wait for a device that does not answer.
    await Promise.allSettled(changes.map(({ key, text }) => texts.removeSame(key, text)))
  }

  /** Returns false if delivery must be retried later. */
  async function sendGroup(changes: Group): Promise<boolean> {
    const change = merge(changes)
    try {
      await options.send(change)
    } catch (error) {
      if (options.isTransientError(error)) return await storeOrRefuse(changes, error)
      if (changes.length > 1) return await sendGroups(changes.map((each) => [each]))
      await remove(changes)
      options.onRefused(change, error)
      return true
    }
    await remove(changes)
    options.onSent(change)
    return true
  }

  async function storeOrRefuse(changes: Group, error: unknown): Promise<false> {
    const areStored = await Promise.all(changes.map(({ isStored }) => isStored))
    const unstored = changes.filter((_, index) => !areStored[index])
    await remove(unstored)
    for (const change of unstored) options.onRefused(change, error)
    if (unstored.length < changes.length) options.onUnreachable(error)
    return false
  }

  async function sendGroups(groups: readonly Group[]): Promise<boolean> {
    for (const group of groups) if (!(await sendGroup(group))) return false
    return true
  }

  async function deliver(): Promise<boolean> {
    await loadStored()
    // Changes that are added meanwhile are sent as well.
    while (pending.size > 0) if (!(await sendGroups(groupAlike([...pending.values()])))) return false
    return true
  }

  return {
    pending: () => [...pending.values()],
    add: ({ kind, isOn, productIds }) => {
      for (const productId of productIds) {
        const key = `${prefix}${kind} ${productId}`
        const text = JSON.stringify({ mark: kind, productId, isOn, id: newId() })
        pending.set(key, { kind, isOn, productIds: [productId], key, text, isStored: isWritten(key, text) })
      }
    },
    deliver: () => options.runExclusive(deliver),
    clear: async () => {
      pending.clear()
      // A device that stores nothing has nothing to remove.
      await texts.removeAll(prefix).catch(() => undefined)
    },
  }
}

/** The changes of one request. */
type Group = readonly [StoredChange, ...StoredChange[]]

function groupAlike(changes: readonly StoredChange[]): readonly Group[] {
  const groups: [StoredChange, ...StoredChange[]][] = []
  for (const change of changes) {
    const group = groups.find(
      ([{ kind, isOn }, ...rest]) =>
        kind === change.kind && isOn === change.isOn && rest.length + 1 < maxPerRequest,
    )
    if (group) group.push(change)
    else groups.push([change])
  }
  return groups
}

function merge(changes: Group): PendingChange {
  const [{ kind, isOn }] = changes
  return { kind, isOn, productIds: changes.flatMap(({ productIds }) => productIds) }
}

function parseChange(text: string): PendingChange | undefined {
  try {
    const parsed = v.safeParse(storedSchema, JSON.parse(text))
    if (!parsed.success) return undefined
    const { productId, mark, isOn } = parsed.output
    return { kind: mark, isOn, productIds: [productId] }
  } catch {
    // No JSON: not a stored change.
    return undefined
  }
}
