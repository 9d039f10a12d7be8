import { msg } from '@lingui/core/macro'
import { executeOf } from '@provender/client/api/ask'
import { isApiError, statusOf } from '@provender/client/api/execute'
import { isTransientError } from '@provender/client/api/is-transient-error'
import { platform } from '@provender/platform/current'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { followConnection, isConnected } from '../../kernel/app/connection.ts'
import { newId } from '../../kernel/app/new-id.ts'
import { loginOf } from '../../kernel/app/shop-queries.ts'
import type { Connection } from '../../kernel/app/signed-in-features-type.ts'
import { createStoredTexts } from '../../kernel/offline/stored-texts.ts'
import { unreachableNotice } from '../basket-store/basket-notices.ts'
import { markOnDevice } from './device/device-link.ts'
import {
  AddFavourite,
  AddStockReminder,
  DeleteFavourite,
  DeleteStockReminder,
} from './favourites-and-reminders.documents.ts'
import { createMarkBook, type Mark, type Press } from './mark-book.ts'
import { withMarks } from './mark-products.ts'

/** The favourites and the stock reminders of who is signed in. */
export interface FavouriteStore {
  /** Shown at once and sent, now or when the server is back; taken back if it is refused. */
  readonly set: (mark: Mark, productIds: readonly string[], isOn: boolean) => void
  /** Sends what waits, also what earlier windows left. Gives whether the server has it all. */
  readonly settle: () => Promise<boolean>
  /** Drops what waits; the person said so. */
  readonly drop: () => Promise<void>
}

declare module '../../kernel/app/shop-state.ts' {
  interface ShopState {
    /** Undefined for visitors. */
    readonly marks: FavouriteStore | undefined
  }
}

declare module '../../kernel/app/signed-in-features-type.ts' {
  interface SignedInFeatures {
    readonly connectFavourites: (connection: Connection) => FavouriteStore
  }
}

/** A server that is there and too busy is tried again by itself. */
const retryAfterMs = 10_000

export function connectFavourites({ queryClient, i18n, notices }: Connection): FavouriteStore {
  const cache = queryClient.getQueryCache()
  let isTold = false
  const show = (press: Press) => {
    for (const query of cache.getAll()) markIn(query, [press])
    for (const id of press.productIds) markOnDevice(id, { [press.mark]: press.isOn })
    queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isOfMarked(queryKey) })
  }
  const showAgain = (press: Press) => {
    show(press)
    // What was pressed since holds.
    book.waiting().forEach(show)
  }
  const book = createMarkBook({
    texts: createStoredTexts(),
    owner: loginOf(queryClient),
    newId,
    send: (press) => send(queryClient, press),
    isTransientError,
    alone: (work) => platform().lifecycle.exclusively('provender-marks', work),
    onFound: (presses) => presses.forEach(show),
    onSent: (press) => {
      isTold = false
      // What was asked for meanwhile may have been answered without it.
      showAgain(press)
      void queryClient.invalidateQueries({ queryKey: ['MyFavourites'] })
    },
    onUnreachable: (error) => {
      if (isConnected()) setTimeout(() => void book.deliver(), retryAfterMs)
      // Signed out: the page of the login comes, and what waits is kept for who comes back.
      if (!isTold && statusOf(error) !== 401) notices.show(unreachableNotice(error, i18n))
      isTold = true
    },
    onRefused: (press, error) => {
      showAgain({ ...press, isOn: !press.isOn })
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
      if (event.type === 'updated' && event.action.type === 'success') markIn(event.query, book.waiting())
    })
    const goOn = () => {
      if (isConnected()) void book.deliver()
    }
    followConnection(goOn)
    platform().lifecycle.onReturn(goOn)
  }
  return {
    set: (mark, productIds, isOn) => {
      const press = { mark, productIds, isOn }
      book.press(press)
      show(press)
      void book.deliver()
    },
    settle: book.deliver,
    drop: book.forget,
  }
}

/** An answer with what was pressed is as old as it was without. */
function markIn(query: Query, presses: readonly Press[]): void {
  const { data, dataUpdatedAt } = query.state
  const marked = presses
    .flatMap(({ mark, productIds, isOn }) => productIds.map((id) => ({ id, marks: { [mark]: isOn } })))
    .reduce<unknown>((answer, { id, marks }) => withMarks(answer, id, marks), data)
  if (marked !== data) query.setData(marked, { updatedAt: dataUpdatedAt, manual: true })
}

/** Lists of what is marked: which products are in them is asked anew. */
function isOfMarked([name, variables]: QueryKey): boolean {
  return name === 'MyFavourites' || JSON.stringify(variables ?? null).includes('"favourites":true')
}

async function send(client: QueryClient, { mark, productIds, isOn }: Press): Promise<unknown> {
  const execute = executeOf(client)
  if (mark === 'isFavorites')
    return await execute(isOn ? AddFavourite : DeleteFavourite, { productId: productIds })
  const operation = isOn ? AddStockReminder : DeleteStockReminder
  return await Promise.all(productIds.map((productId) => execute(operation, { productId })))
}
