import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isApiError } from '../api/execute.ts'
import { isAgreed } from './consent.ts'
import { routeOf } from './route-of.ts'
import { shellQuery } from './shop-queries.ts'

/** Reports a bug that took the place of a page, where somebody reads it and who met it agreed; gives the number by which it is found. */
export function useReported(error: unknown): string | undefined {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [reference, setReference] = useState<string>()
  useEffect(() => {
    const isRead = queryClient.getQueryData(shellQuery.queryKey)?.initConfig.reportsErrors === true
    if (!isRead || !isAgreed('reports') || isApiError(error)) return
    void import('../errors/send-report.ts').then(
      ({ newReference, sendReport }) => {
        const made = newReference()
        sendReport(error, made, routeOf(router))
        setReference(made)
      },
      // Not to be had just now: there is no number to tell.
      () => undefined,
    )
  }, [error, queryClient, router])
  return reference
}
