import { msg } from '@lingui/core/macro'
import { executeOf } from '@provender/client/api/api-query'
import { statusOf } from '@provender/client/api/execute'
import { sendWhileClosing } from '@provender/client/api/http-execute'
import type { BasketProduct } from '@provender/domain/basket/context'
import { defaultBasketName } from '@provender/domain/basket/default-name'
import type { ProductId } from '@provender/domain/ids'
import type { StockPolicy } from '@provender/domain/stock/stock'
import { platform } from '@provender/platform/current'
import { type BasketAnswer, type BasketStore, createBasketStore } from '@provender/sync/basket/basket-store'
import { ApplyBasketOperations } from '@provender/sync/basket/baskets.documents'
import type { NamedProblem } from '@provender/sync/basket/lost-lines'
import { createOperationStore } from '@provender/sync/basket/unsent-operations'
import { newId } from '@provender/web/api/new-id'
import { currentServer } from '@provender/web/api/server'
import { isConnected } from '@provender/web/connection/connection'
import { createStoredTexts } from '@provender/web/storage/stored-texts'
import { languageOf } from '@provender/web/texts/loaded-texts'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserKey, shellOf, shellQuery } from '../../kernel/session/shop-queries.ts'
import type { Connection } from '../../kernel/state/signed-in-features-type.ts'
import { type NoticeContent, refusedNotice, notStoredNotice, unreachableNotice } from './basket-notices.ts'
import { basketTabs } from './basket-tabs.ts'
import { basketsQuery } from './baskets-query.ts'
import { createOperationSender } from './operation-sender.ts'
import { syncQueryResults } from './sync-query-results.ts'
import { vibrateForOperations } from './vibrate-for-operations.ts'

declare module '../../kernel/state/shop-state.ts' {
  interface ShopState {
    readonly baskets: BasketStore
  }
}

declare module '../../kernel/state/signed-in-features-type.ts' {
  interface SignedInFeatures {
    readonly basketsQuery: typeof basketsQuery
    readonly connectBasketStore: (connection: Connection) => BasketStore
  }
}

/** What the basket needs of features that build on it. */
interface Surroundings {
  readonly problemNotices: (
    problems: readonly NamedProblem[],
    productOf: BasketStore['productOf'],
    i18n: Connection['i18n'],
  ) => readonly NoticeContent[]
  readonly productOnDevice: (id: ProductId, policy: StockPolicy) => Promise<BasketProduct | undefined>
}

export function connectBasketStore(
  { queryClient, i18n, notices }: Connection,
  { problemNotices, productOnDevice }: Surroundings,
): BasketStore {
  const reread = () => void queryClient.prefetchQuery({ ...basketsQuery, staleTime: 0 })
  const operationStore = createOperationStore({
    texts: createStoredTexts(),
    owner: currentUserKey(queryClient),
    nowMs: Date.now,
    onNotStored: () => notices.show(notStoredNotice(i18n)),
  })
  let unsentNotice: number | undefined
  const hasQuantityLimits = () => queryClient.getQueryData(shellQuery.queryKey) !== undefined
  const store = createBasketStore({
    operationStore,
    tabs: platform().lifecycle.isInteractive() ? basketTabs(currentUserKey(queryClient)) : undefined,
    isReachable: isConnected,
    clientId: newId(),
    quantityLimits: () => shellOf(queryClient),
    hasQuantityLimits,
    onNoQuantityLimits: () =>
      notices.show({ kind: 'toast', about: 'bad', text: i18n._(msg`This needs a connection`) }),
    loadProduct: (id) => productOnDevice(id, shellOf(queryClient)),
    defaultName: (n) => defaultBasketName(n, languageOf(i18n)),
    nowMs: () => Date.now(),
    ...createOperationSender(async (sent) => {
      const answer = (await executeOf(queryClient)(ApplyBasketOperations, sent)).applyBasketOperations
      keepForOffline(queryClient, answer)
      return answer
    }),
    sendLast: (sent) => sendWhileClosing(currentServer(), ApplyBasketOperations, sent),
    onProblems: (problems) => {
      for (const notice of problemNotices(problems, store.productOf, i18n)) notices.show(notice)
    },
    onUnreachable: (error) => {
      requestPersistentStorage()
      // When the session has ended, the login page opens; unsent changes are kept until the user is back.
      if (statusOf(error) !== 401) unsentNotice = notices.show(unreachableNotice(error, i18n))
    },
    onRefused: () => {
      notices.show(refusedNotice(i18n))
      reread()
    },
  })
  store.subscribe(() => {
    if (unsentNotice === undefined || store.view().isSaving) return
    notices.close(unsentNotice)
    unsentNotice = undefined
  })
  syncQueryResults(queryClient, store)
  if (platform().lifecycle.isInteractive()) syncOnReturn(store, () => isSignedIn(queryClient) && reread())
  return {
    ...store,
    push: (operations) => {
      if (hasQuantityLimits()) vibrateForOperations(operations, shellOf(queryClient).hapticFeedbackEnabled)
      return store.push(operations)
    },
  }
}

/** A tab that opens without a connection begins with the baskets of the last answer. */
function keepForOffline(queryClient: QueryClient, { version, baskets }: BasketAnswer): void {
  const before = queryClient.getQueryData(basketsQuery.queryKey)?.basketList
  if (before && Number(before.version) > Number(version)) return
  queryClient.setQueryData(basketsQuery.queryKey, { basketList: { version, baskets } })
}

/** Asks the browser to keep the database, because there are unsent changes. Firefox asks the user, who now sees the reason. */
function requestPersistentStorage(): void {
  platform().storage.persist()
}

function isSignedIn(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(basketsQuery.queryKey) !== undefined
}

/** Loads changes of other devices when the tab becomes visible. Sends unsent operations when it is hidden. */
function syncOnReturn(store: BasketStore, reread: () => void): void {
  const resume = () => {
    store.retry()
    reread()
  }
  platform().lifecycle.onReturn(resume)
  platform().lifecycle.onLeave(() => store.flush())
}
