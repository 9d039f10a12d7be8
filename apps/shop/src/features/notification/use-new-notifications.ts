import { queryFilter } from '@provender/web/api/query-filter'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../../kernel/session/shop-queries.ts'

export function useNewNotifications(unreadShown: number | undefined): void {
  const queryClient = useQueryClient()
  const unreadCount = useQuery(sessionQuery).data?.unreadNotifications
  useEffect(() => {
    if (unreadCount !== undefined && unreadShown !== undefined && unreadCount !== unreadShown)
      void queryClient.invalidateQueries(queryFilter('Notifications'))
    // Marking as read changes the list before the server's number, so only a new number counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queryClient, unreadCount])
}
