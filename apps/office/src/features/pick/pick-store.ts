import { executeOf } from '@provender/client/api/api-query'
import { isApiError } from '@provender/client/api/execute'
import { isTransientError } from '@provender/client/api/is-transient-error'
import { platform } from '@provender/platform/current'
import { settleWithin } from '@provender/platform/settle-within'
import {
  createPickOutbox,
  type PickRefusal,
  type RefusedPick,
  type UnsentPick,
} from '@provender/sync/pick/pick-outbox'
import { newId } from '@provender/web/api/new-id'
import { setReadOnly } from '@provender/web/api/server'
import { isConnected, subscribeToConnection } from '@provender/web/connection/connection'
import { createStoredTexts } from '@provender/web/storage/stored-texts'
import type { QueryClient } from '@tanstack/react-query'
import { OfficeMember } from '../staff/staff.documents.ts'
import { countLines } from './pick-lines.ts'
import { adoptAnswer } from './pick-query.ts'
import { OfficePickLine } from './pick.documents.ts'

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
  /** Resolves when the server has all picks, or cannot take them now. */
  readonly deliver: () => Promise<void>
}

/** Signing out waits at most this long. */
const deliverWithinMs = 3000
const retryAfterMs = 10_000
/** Refusals that say nothing about the pick: a server of another version, or a fault. It is sent again later. */
const faults: ReadonlySet<string> = new Set(['BAD_REQUEST', 'INTERNAL'])

let store: PickStore | undefined

/** The picks of the signed-in member. A page has one member: signing out loads it again. */
export function pickStoreOf(queryClient: QueryClient, email: string): PickStore {
  return (store ??= createPickStore(queryClient, email))
}

export function createPickStore(queryClient: QueryClient, email: string): PickStore {
  const listeners = new Set<() => void>()
  let view: PickView = { unsent: [], refused: [], isWaiting: false, isOnlyHere: false }
  let delivery: Promise<void> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  const change = (changes: Partial<PickView>): void => {
    view = { ...view, unsent: outbox.pending(), refused: outbox.refused(), ...changes }
    for (const listener of listeners) listener()
  }
  const outbox = createPickOutbox({
    texts: createStoredTexts(),
    owner: email,
    isOwnSession: () => isOwnSession(queryClient, email),
    newId,
    nowMs: Date.now,
    isTransientError,
    runExclusive: (work) => platform().locks.runExclusive('provender-picks', work),
    send: (pick) => send(queryClient, pick),
    onChange: () => change({}),
  })
  const deliverAll = async (): Promise<void> => {
    clearTimeout(retry)
    let areAllSent = await outbox.deliver()
    // Picked while the delivery was about to end.
    while (areAllSent && outbox.pending().length > 0) areAllSent = await outbox.deliver()
    change({ isWaiting: !areAllSent })
    if (!areAllSent) retry = setTimeout(deliverIfConnected, retryAfterMs)
  }
  const deliver = (): Promise<void> => (delivery ??= deliverAll().finally(() => (delivery = undefined)))
  const deliverIfConnected = (): void => {
    if (isConnected()) void deliver()
  }
  // Also without a connection, because it finds what is stored.
  void deliver()
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
      platform().storage.persist()
      void deliver()
    },
    deliver,
  }
}

/** Sends what can be sent at once, and says what is left. */
export async function sendBeforeSignOut({ deliver, view }: PickStore) {
  await settleWithin(deliverWithinMs, deliver)
  const { unsent, isOnlyHere } = view()
  return { count: countLines(unsent), areKept: !isOnlyHere }
}

/** A browser has one session. If it is another member's now, this page writes nothing any more and makes room for theirs. */
async function isOwnSession(queryClient: QueryClient, email: string): Promise<boolean> {
  const { officeMe } = await executeOf(queryClient)(OfficeMember, {})
  if (officeMe.email === email) return true
  setReadOnly(true)
  platform().navigation.reload()
  return false
}

async function send(queryClient: QueryClient, { id, ...pick }: UnsentPick): Promise<PickRefusal | undefined> {
  try {
    const { change } = await executeOf(queryClient)(OfficePickLine, { ...pick, key: id })
    await adoptAnswer(queryClient, pick.number, change)
    const { refusal } = change
    return refusal ? { type: refusal.reason ?? refusal.type, message: refusal.message } : undefined
  } catch (error) {
    if (!isApiError(error) || isTransientError(error) || faults.has(error.refusal.key)) throw error
    return { type: error.refusal.key, message: error.refusal.message }
  }
}
