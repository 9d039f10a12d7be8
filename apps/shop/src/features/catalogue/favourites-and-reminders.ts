import { msg } from '@lingui/core/macro'
import { executeOf } from '@provender/client/api/api-query'
import { isApiError, statusOf } from '@provender/client/api/execute'
import { isTransientError } from '@provender/client/api/is-transient-error'
import { platform } from '@provender/platform/current'
import type { QueryName } from '@provender/schema/query-name'
import {
  createFavouriteOutbox,
  type FavouriteKind,
  type PendingChange,
} from '@provender/sync/favourite/favourite-outbox'
import { sendFavouriteChange } from '@provender/sync/favourite/send-favourite-change'
import { newId } from '@provender/web/api/new-id'
import { queryFilter } from '@provender/web/api/query-filter'
import { subscribeToConnection, isConnected } from '@provender/web/connection/connection'
import { createStoredTexts } from '@provender/web/storage/stored-texts'
import type { Query, QueryKey } from '@tanstack/react-query'
import { currentUserKey } from '../../kernel/session/shop-queries.ts'
import type { Connection } from '../../kernel/state/signed-in-features-type.ts'
import { unreachableNotice } from '../basket-store/basket-notices.ts'
import { setFavouriteOnDevice } from './device/device-link.ts'
import { withFavouriteState } from './with-favourite-state.ts'

export interface FavouriteStore {
  readonly set: (kind: FavouriteKind, productIds: readonly string[], isOn: boolean) => void
  readonly settle: () => Promise<boolean>
  /** Discards unsent changes at the user's request. */
  readonly drop: () => Promise<void>
}

declare module '../../kernel/state/shop-state.ts' {
  interface ShopState {
    /** Undefined for visitors. */
    readonly favourites: FavouriteStore | undefined
  }
}

declare module '../../kernel/state/signed-in-features-type.ts' {
  interface SignedInFeatures {
    readonly connectFavourites: (connection: Connection) => FavouriteStore
  }
}

const retryDelayMs = 10_000

export function connectFavourites({ queryClient, i18n, notices }: Connection): FavouriteStore {
  const cache = queryClient.getQueryCache()
  let isNotified = false
  const show = (change: PendingChange) => {
    for (const query of cache.getAll()) applyTo(query, [change])
    for (const id of change.productIds) setFavouriteOnDevice(id, { [change.kind]: change.isOn })
    queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isFavouriteList(queryKey) })
  }
  const showAgain = (change: PendingChange) => {
    show(change)
    // Later changes stay on top.
    outbox.pending().forEach(show)
  }
  const outbox = createFavouriteOutbox({
    texts: createStoredTexts(),
    owner: currentUserKey(queryClient),
    newId,
    send: (change) => sendFavouriteChange(executeOf(queryClient), change),
    isTransientError,
    runExclusive: (work) => platform().locks.runExclusive('provender-marks', work),
    onFound: (changes) => changes.forEach(show),
    onSent: (change) => {
      isNotified = false
      // A response that arrived meanwhile may be older than the change.
      showAgain(change)
      void queryClient.invalidateQueries(queryFilter(favouriteList))
    },
    onUnreachable: (error) => {
      if (isConnected()) setTimeout(() => void outbox.deliver(), retryDelayMs)
      // Signed out: the login page opens, and the changes stay until the user is back.
      if (!isNotified && statusOf(error) !== 401) notices.show(unreachableNotice(error, i18n))
      isNotified = true
    },
    onRefused: (change, error) => {
      showAgain({ ...change, isOn: !change.isOn })
      notices.show({
        kind: 'toast',
        about: 'bad',
        text: statusOf(error) === 0 ? i18n._(msg`No connection`) : i18n._(msg`An error has occurred`),
        detail:
          isApiError(error) && statusOf(error) !== 0 ? error.refusal.message : i18n._(msg`Please try again`),
      })
    },
  })
  if (platform().lifecycle.isInteractive()) {
    cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') applyTo(event.query, outbox.pending())
    })
    const deliverIfConnected = () => {
      if (isConnected()) void outbox.deliver()
    }
    subscribeToConnection(deliverIfConnected)
    platform().lifecycle.onReturn(deliverIfConnected)
  }
  return {
    set: (kind, productIds, isOn) => {
      const change = { kind, productIds, isOn }
      outbox.add(change)
      show(change)
      void outbox.deliver()
    },
    settle: outbox.deliver,
    drop: outbox.clear,
  }
}

/** Applies changes to the cached result of a query and keeps its time of update. */
function applyTo(query: Query, changes: readonly PendingChange[]): void {
  const { data, dataUpdatedAt } = query.state
  const changed = changes
    .flatMap(({ kind, productIds, isOn }) => productIds.map((id) => ({ id, state: { [kind]: isOn } })))
    .reduce<unknown>((answer, { id, state }) => withFavouriteState(answer, id, state), data)
  if (changed !== data) query.setData(changed, { updatedAt: dataUpdatedAt, manual: true })
}

const favouriteList: QueryName = 'MyFavourites'

/** Lists of favourites and reminders. The server decides which products are in them. */
function isFavouriteList([name, variables]: QueryKey): boolean {
  return name === favouriteList || JSON.stringify(variables ?? null).includes('"favourites":true')
}
