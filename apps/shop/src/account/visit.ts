import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { executeOf } from '../api/ask.ts'
import { cookie, keepCookie } from '../app/cookies.ts'
import { useViewer } from '../app/viewer.ts'
import { RequestLog } from './account.documents.ts'
import { knowDevice } from './know-device.ts'

const loggedCookie = 'logged'
const sentToday = 'sent'

/** Notes once a day that a login used this browser (specification 4, "Session"). */
export function useVisit(): void {
  const queryClient = useQueryClient()
  const { isSignedIn } = useViewer()
  useEffect(() => {
    void noteVisit(queryClient, isSignedIn).catch(() => {
      // Nobody waits for it; the next page tries again.
    })
  }, [queryClient, isSignedIn])
}

async function noteVisit(queryClient: QueryClient, isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) return
  await knowDevice(queryClient)
  if (cookie(loggedCookie) === sentToday) return
  await executeOf(queryClient)(RequestLog, {})
  const endOfDay = new Date()
  endOfDay.setHours(23, 59, 59, 0)
  keepCookie(loggedCookie, sentToday, endOfDay)
}
