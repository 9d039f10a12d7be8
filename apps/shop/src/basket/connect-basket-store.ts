import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NoticeQueue } from '@provender/ui/notice-queue'
import type { QueryClient } from '@tanstack/react-query'
import { executeOf } from '../api/ask.ts'
import { handOver } from '../api/browser-execute.ts'
import { isApiError, statusOf } from '../api/execute.ts'
import { newId } from '../app/new-id.ts'
import { basketsQuery, shellQuery } from '../app/shop-queries.ts'
import { noticeOf, refusedNotice, unreachableNotice } from './basket-notices.ts'
import { type BasketStore, createBasketStore } from './basket-store.ts'
import { ApplyBasketOperations } from './baskets.documents.ts'
import type { SendFailure } from './operation-queue.ts'

export interface BasketConnection {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly notices: NoticeQueue
}

/** The baskets of this window, with the API behind them and what the loaders have read in them. */
export function connectBasketStore({ queryClient, i18n, notices }: BasketConnection): BasketStore {
  const reread = () => void queryClient.prefetchQuery({ ...basketsQuery, staleTime: 0 })
  const store = createBasketStore({
    newClientId: newId,
    caps: () => {
      const shell = queryClient.getQueryData(shellQuery.queryKey)
      if (!shell) throw new Error('The settings are not loaded')
      return shell.initConfig.config
    },
    defaultName: (n) => i18n._(msg`Basket ${n}`),
    nowMs: () => Date.now(),
    send: async (sent) => (await executeOf(queryClient)(ApplyBasketOperations, sent)).applyBasketOperations,
    sendLast: (sent) => handOver(ApplyBasketOperations, sent),
    failureOf,
    onProblems: (problems) => {
      for (const problem of problems) notices.show(noticeOf(problem, i18n))
    },
    onUnreachable: (error) => notices.show(unreachableNotice(error, i18n)),
    onRefused: () => {
      notices.show(refusedNotice(i18n))
      reread()
    },
  })
  followReadings(queryClient, store)
  if (typeof window !== 'undefined') followWindow(store, () => isSignedIn(queryClient) && reread())
  return store
}

/** Unreachable or busy passes by itself and keeps the operations; what is refused once is refused again. */
function failureOf(error: unknown): SendFailure {
  const status = statusOf(error)
  if (status === 0 || status === 429 || status === 503) return 'passing'
  return isApiError(error) && error.refusal.key === 'OPERATIONS_MISSING' ? 'missing' : 'refused'
}

function isSignedIn(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(basketsQuery.queryKey) !== undefined
}

/** Questions whose answers speak of what is in a basket. */
const ofBaskets = new Set(['BasketPage', 'CheckoutPage'])

/** What is read goes into the store; what was counted from older baskets is counted again. */
function followReadings(queryClient: QueryClient, store: BasketStore): void {
  const present = queryClient.getQueryData(basketsQuery.queryKey)
  if (present) store.take(present.basketList)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== basketsQuery.queryKey[0]) return
    const read = queryClient.getQueryData(basketsQuery.queryKey)
    if (read) store.take(read.basketList)
  })
  let { version } = store.view()
  store.subscribe(() => {
    const { version: now } = store.view()
    if (now === version) return
    version = now
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => ofBaskets.has(String(queryKey[0])) })
  })
}

/** The window comes back: what others did meanwhile. It goes away: what is not sent yet. */
function followWindow(store: BasketStore, reread: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') reread()
    else store.flush()
  })
  window.addEventListener('focus', reread)
  window.addEventListener('pagehide', () => store.flush())
  window.addEventListener('online', () => {
    store.retry()
    reread()
  })
}
