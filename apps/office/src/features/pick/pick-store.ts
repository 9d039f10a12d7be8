import { executeOf } from '@provender/client/api/api-query'
import { isApiError } from '@provender/client/api/execute'
import { isTransientError } from '@provender/client/api/is-transient-error'
import { platform } from '@provender/platform/current'
import {
  createPickOutbox,
  type PickOutbox,
  type PickRefusal,
  type UnsentPick,
} from '@provender/sync/pick/pick-outbox'
import { newId } from '@provender/web/api/new-id'
import { isConnected, subscribeToConnection } from '@provender/web/connection/connection'
import { createStoredTexts } from '@provender/web/storage/stored-texts'
import type { QueryClient } from '@tanstack/react-query'
import { adoptAnswer } from './pick-query.ts'
import { OfficePickLine } from './pick.documents.ts'

/** A pick that the server did not record. */
export interface RefusedPick extends Pick<UnsentPick, 'number' | 'position' | 'supplied'> {
  readonly refusal: PickRefusal | undefined
}

export interface PickView {
  readonly unsent: readonly UnsentPick[]
  /** The last refusal of each line, until the line is picked again. */
  readonly refused: readonly RefusedPick[]
  /** The last attempt to send failed. */
  readonly isWaiting: boolean
  /** The device stores nothing: what is not sent is lost with the page. */
  readonly isOnlyHere: boolean
}

export interface PickStore {
  readonly subscribe: (onChange: () => void) => () => void
  readonly view: () => PickView
  readonly pick: (pick: Omit<UnsentPick, 'id'>) => void
}

const retryAfterMs = 10_000

let store: PickStore | undefined

/** The picks of the signed-in member. A page has one member: signing out loads it again. */
export function pickStoreOf(queryClient: QueryClient, email: string): PickStore {
  return (store ??= createPickStore(queryClient, email))
}

function createPickStore(queryClient: QueryClient, email: string): PickStore {
  const listeners = new Set<() => void>()
  let view: PickView = { unsent: [], refused: [], isWaiting: false, isOnlyHere: false }
  const change = (changes: Partial<PickView>): void => {
    view = { ...view, unsent: outbox.pending(), ...changes }
    for (const listener of listeners) listener()
  }
  const others = ({ number, position }: Pick<UnsentPick, 'number' | 'position'>) =>
    view.refused.filter((each) => each.number !== number || each.position !== position)
  const outbox: PickOutbox = createPickOutbox({
    texts: createStoredTexts(),
    owner: email,
    newId,
    nowMs: Date.now,
    isTransientError,
    runExclusive: (work) => platform().locks.runExclusive('provender-picks', work),
    send: (pick) => send(queryClient, pick),
    onChange: () => change({ isWaiting: false }),
    onRefused: (pick, refusal) => change({ refused: [...others(pick), { ...pick, refusal }] }),
    onUnreachable: () => {
      change({ isWaiting: true })
      if (isConnected()) setTimeout(() => void outbox.deliver(), retryAfterMs)
    },
  })
  const deliverIfConnected = (): void => {
    if (isConnected()) void outbox.deliver()
  }
  // Also without a connection, because it finds what is stored.
  void outbox.deliver()
  subscribeToConnection(deliverIfConnected)
  platform().lifecycle.onReturn(deliverIfConnected)
  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    view: () => view,
    pick: (pick) => {
      void outbox.add(pick).then((isStored) => {
        if (!isStored) change({ isOnlyHere: true })
      })
      change({ refused: others(pick) })
      platform().storage.persist()
      void outbox.deliver()
    },
  }
}

async function send(queryClient: QueryClient, { id, ...pick }: UnsentPick): Promise<PickRefusal | undefined> {
  try {
    const { change } = await executeOf(queryClient)(OfficePickLine, { ...pick, key: id })
    await adoptAnswer(queryClient, pick.number, change)
    const { refusal } = change
    return refusal ? { type: refusal.reason ?? refusal.type, message: refusal.message } : undefined
  } catch (error) {
    if (!isApiError(error) || isTransientError(error)) throw error
    return { type: error.refusal.key, message: error.refusal.message }
  }
}
