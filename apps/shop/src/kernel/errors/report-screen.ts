import { isApiError } from '@provender/client/api/execute'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isAgreed } from '../app/consent.ts'
import { shellQuery } from '../app/shop-queries.ts'
import { routeOf } from './route-of.ts'
import { newReference, sendReport } from './send-report.ts'

interface Window {
  readonly router: AnyRouter
  readonly queryClient: QueryClient
}

/**
 * Reports a bug that took the place of a page, where somebody reads it and who met it agreed; gives the number by which it is found. What
 * the API refused, or has a number for itself, is none.
 */
export function reportScreen(thrown: unknown, { router, queryClient }: Window): string | undefined {
  const isRead = queryClient.getQueryData(shellQuery.queryKey)?.initConfig.reportsErrors === true
  if (!isRead || !isAgreed('reports') || isApiError(thrown)) return undefined
  const reference = newReference()
  sendReport(thrown, reference, routeOf(router))
  return reference
}
