import { isApiError } from '@provender/client/api/execute'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isAgreed } from '../consent/consent.ts'
import { shellQuery } from '../session/shop-queries.ts'
import { routeOf } from './route-of.ts'
import { newReference, sendReport } from './send-report.ts'

interface ReportContext {
  readonly router: AnyRouter
  readonly queryClient: QueryClient
}

/**
 * Reports a bug that replaced a page, if error reports are on and the user agreed. Returns its reference
 * number. Refusals of the API, and errors that have a reference from the API, are not reported.
 */
export function reportScreen(thrown: unknown, { router, queryClient }: ReportContext): string | undefined {
  const isRead = queryClient.getQueryData(shellQuery.queryKey)?.initConfig.reportsErrors === true
  if (!isRead || !isAgreed('reports') || isApiError(thrown)) return undefined
  const reference = newReference()
  sendReport(thrown, reference, routeOf(router))
  return reference
}
