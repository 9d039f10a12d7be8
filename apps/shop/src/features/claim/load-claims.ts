import { notFound } from '@tanstack/react-router'
import { orNotFound } from '../../kernel/session/route-guards.ts'
import { shellQuery } from '../../kernel/session/shop-queries.ts'
import type { RouterContext } from '../../kernel/state/router-context.ts'
import { faqQuery, isShown } from '../content/load-content.ts'
import {
  claimQuery,
  claimsQuery,
  initialClaims,
  reportedOrderQuery,
  reportableQuery,
} from './claims-queries.ts'

/** Loads the help centre. Not found if the wholesaler has switched off both questions and reports. */
export async function loadHelpCentre({ queryClient }: RouterContext): Promise<void> {
  const { show } = (await queryClient.ensureQueryData(shellQuery)).initConfig.config
  if (!show.faq && !show.reportAProblem) throw notFound()
  await Promise.all([
    show.faq ? queryClient.ensureQueryData(faqQuery) : undefined,
    queryClient.fetchQuery(claimsQuery(initialClaims)),
  ])
}

/** An unknown order does not fail the page: the field for it shows the error. */
export async function loadReport(context: RouterContext, order: string): Promise<void> {
  await isShown(context, 'reportAProblem')
  const { queryClient } = context
  await Promise.all([
    queryClient.fetchQuery(reportableQuery),
    order === '' ? undefined : queryClient.prefetchQuery(reportedOrderQuery(order)),
  ])
}

/** Also works when reports are switched off: earlier reports are still answered. */
export async function loadClaim({ queryClient }: RouterContext, number: string): Promise<void> {
  if (!/^\d{1,15}$/.test(number)) throw notFound()
  await orNotFound(queryClient.fetchQuery(claimQuery(number)))
}
