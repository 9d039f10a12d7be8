import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useViewer } from '../../kernel/session/viewer.ts'

export function useVisit(): void {
  const queryClient = useQueryClient()
  const { isSignedIn } = useViewer()
  useEffect(() => {
    if (!isSignedIn) return
    import('./record-visit.ts')
      .then(({ recordVisit }) => recordVisit(queryClient))
      // Nothing waits for it; the next page tries again.
      .catch(() => undefined)
  }, [queryClient, isSignedIn])
}
