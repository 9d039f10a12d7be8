import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useViewer } from '../../kernel/app/viewer.ts'

/** Notes that a login used this browser, which is nothing that visitors would load. */
export function useVisit(): void {
  const queryClient = useQueryClient()
  const { isSignedIn } = useViewer()
  useEffect(() => {
    if (!isSignedIn) return
    import('./note-visit.ts')
      .then(({ noteVisit }) => noteVisit(queryClient))
      // Nobody waits for it; the next page tries again.
      .catch(() => undefined)
  }, [queryClient, isSignedIn])
}
