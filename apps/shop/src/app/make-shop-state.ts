import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createNoticeQueue } from '@provender/ui/notice-queue'
import type { QueryClient } from '@tanstack/react-query'
import { executeOf } from '../api/ask.ts'
import { statusOf } from '../api/execute.ts'
import { createBasketStore, type ToldProblem } from '../basket/basket-store.ts'
import { ApplyBasketOperations } from '../basket/baskets.documents.ts'
import { newId } from './new-id.ts'
import { basketsQuery, shellQuery } from './shop-queries.ts'
import type { ShopState } from './shop-state.ts'

/** The state of this window; made from what the loaders have read. */
export function makeShopState(queryClient: QueryClient, i18n: I18n): ShopState {
  const notices = createNoticeQueue()
  const reread = () => void queryClient.invalidateQueries({ queryKey: basketsQuery.queryKey })
  const baskets = createBasketStore({
    clientId: newId(),
    caps: () => {
      const shell = queryClient.getQueryData(shellQuery.queryKey)
      if (!shell) throw new Error('The settings are not loaded')
      return shell.initConfig.config
    },
    defaultName: (n) => i18n._(msg`Basket ${n}`),
    nowMs: () => Date.now(),
    send: async (clientId, operations) => {
      const answer = await executeOf(queryClient)(ApplyBasketOperations, { clientId, operations })
      return answer.applyBasketOperations
    },
    isPassing: (error) => statusOf(error) === 0 || statusOf(error) === 503,
    onProblems: (problems) => {
      for (const problem of problems) notices.show(noticeOf(problem, i18n))
    },
    onRefused: () => {
      notices.show({ kind: 'toast', about: 'bad', text: i18n._(msg`An error has occurred`) })
      reread()
    },
  })
  const present = queryClient.getQueryData(basketsQuery.queryKey)
  if (present) baskets.take(present.baskets)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === basketsQuery.queryKey[0]) {
      const read = queryClient.getQueryData(basketsQuery.queryKey)
      if (read) baskets.take(read.baskets)
    }
  })
  return { baskets, notices }
}

function noticeOf(problem: ToldProblem, i18n: I18n) {
  if (problem.type === 'CAPPED_BY_STOCK')
    return {
      kind: 'stock',
      title: i18n._(msg`That is all of them`),
      text: i18n._(msg`There are no more in stock right now.`),
    } as const
  if (problem.type === 'CAPPED_BY_QUANTITY')
    return { kind: 'toast', about: 'info', text: i18n._(msg`That is the most you can add.`) } as const
  return { kind: 'toast', about: 'bad', text: i18n._(msg`This could not be added to the basket.`) } as const
}
