import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useViewer } from '../../kernel/app/viewer.ts'

/** Notes that a login used this browser, which is nothing that visitors would load. */
export function useVisit(): void {
  const queryClient = useQueryClient()
  const { isSignedIn } = useViewer()
  useEffect(() => {
    if (!isSignedIn) return
    import('./record-visit.ts')
      .then(({ recordVisit }) => recordVisit(queryClient))
      // Nobody waits for it; the next page tries again.
      .catch(() => undefined)
  }, [queryClient, isSignedIn])
}
