import type { ApiRefusal } from '@provender/domain/refusal/refusals'
import type { FastifyBaseLogger } from 'fastify'
import { outageOf, refusalOf } from '../graphql/api-error.ts'

/** Logs why a page or a route has no answer, and returns the refusal; undefined for a bug. A caller's full queue is no error of ours. */
export function logFailure(
  log: FastifyBaseLogger,
  error: unknown,
  failed: 'page' | 'route',
): ApiRefusal | undefined {
  const refusal = refusalOf(error)
  const outage = error instanceof Error ? outageOf(error) : undefined
  if (!refusal) log.error({ err: error }, `bug in a ${failed}`)
  else if (outage === undefined) log.warn({ refusal: refusal.key }, `a ${failed} refused a request`)
  else log.error({ err: error }, `a ${failed} failed: ${outage}`)
  return refusal
}
