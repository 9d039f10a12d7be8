import type { FavouriteState } from '@provender/domain/product/favourite-state'
import * as v from 'valibot'
import { type Batch, createOutbox, type Delivery } from '../outbox/outbox.ts'
import type { StoredTexts } from '../stored-texts.ts'

/** Named as in the API. */
export type FavouriteKind = keyof FavouriteState

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
  readonly pending: () => readonly PendingChange[]
  readonly add: (change: PendingChange) => void
  /** Sends the changes of this tab and of others. Returns whether the server has them all. */
  readonly deliver: () => Promise<boolean>
  readonly clear: () => Promise<void>
}

interface FavouriteOutboxOptions extends Pick<Delivery<StoredChange>, 'isTransientError' | 'runExclusive'> {
  readonly texts: StoredTexts
  /** Company and user. Changes are never sent as another one. */
  readonly owner: string
  readonly newId: () => string
  readonly send: (change: PendingChange) => Promise<unknown>
  /** Changes of earlier tabs were found on the device. */
  readonly onFound: (changes: readonly PendingChange[]) => void
  readonly onSent: (change: PendingChange) => void
  readonly onUnreachable: (error: unknown) => void
  /** The change is dropped: the server refused it, or could not be reached and this device stores nothing. */
  readonly onRefused: (change: PendingChange, error: unknown) => void
}

/** The API's limit for one request. */
const maxPerRequest = 200

/** The names must stay: devices have stored changes under them. */
const storedSchema = v.object({
  mark: v.picklist(['isFavorites', 'stockReminderActive']),
  productId: v.string(),
  isOn: v.boolean(),
  /** Distinguishes two equal changes. */
  id: v.string(),
})

type StoredChange = v.InferOutput<typeof storedSchema>

export function createFavouriteOutbox(options: FavouriteOutboxOptions): FavouriteOutbox {
  const { texts, owner, newId } = options
  const outbox = createOutbox({ texts, prefix: `marks ${owner} `, schema: storedSchema })

  /** Undoes what could be neither sent nor stored. */
  async function undoUnstored(batch: Batch<StoredChange>, error: unknown): Promise<void> {
    const areStored = await Promise.all(batch.map(({ isStored }) => isStored))
    const unstored = batch.filter((_, index) => !areStored[index])
    await outbox.remove(unstored.map(({ key, text }) => ({ key, text })))
    // What the device still has in their place counts again.
    await outbox.load()
    for (const entry of unstored) options.onRefused(toChange([entry]), error)
    if (outbox.entries().length > 0) options.onUnreachable(error)
  }

  return {
    pending: () => outbox.entries().map((entry) => toChange([entry])),
    add: ({ kind, isOn, productIds }) => {
      for (const productId of productIds)
        void outbox.put(`${kind} ${productId}`, { mark: kind, productId, isOn, id: newId() })
    },
    deliver: () =>
      outbox.deliver({
        ...options,
        batchOf: firstAlike,
        send: (batch) => options.send(toChange(batch)),
        onFound: (entries) => options.onFound(entries.map((entry) => toChange([entry]))),
        onSent: (batch) => options.onSent(toChange(batch)),
        onUnreachable: undoUnstored,
        onRefused: (entry, error) => options.onRefused(toChange([entry]), error),
      }),
    clear: outbox.clear,
  }
}

/** The first change, and those that one request can send with it. */
function firstAlike([first, ...others]: Batch<StoredChange>): Batch<StoredChange> {
  const alike = others.filter(
    ({ value }) => value.mark === first.value.mark && value.isOn === first.value.isOn,
  )
  return [first, ...alike.slice(0, maxPerRequest - 1)]
}

function toChange(batch: Batch<StoredChange>): PendingChange {
  const { mark, isOn } = batch[0].value
  return { kind: mark, isOn, productIds: batch.map(({ value }) => value.productId) }
}
