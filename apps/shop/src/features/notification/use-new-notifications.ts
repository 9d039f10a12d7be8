import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answersOf } from '../../kernel/app/answers-of.ts'
import { sessionQuery } from '../../kernel/app/shop-queries.ts'

/** Reads the list anew when the live channel tells of another number of unread ones than it shows. */
export function useNewNotifications(unreadShown: number | undefined): void {
  const queryClient = useQueryClient()
  const told = useQuery(sessionQuery).data?.unreadNotifications
  useEffect(() => {
    if (told !== undefined && unreadShown !== undefined && told !== unreadShown)
      void queryClient.invalidateQueries(answersOf('Notifications'))
    // What is shown moves first when something is marked here: only what is told afterwards counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient, told])
}
