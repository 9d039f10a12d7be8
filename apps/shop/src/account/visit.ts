import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { executeOf } from '../api/ask.ts'
import { storedDeviceId } from '../api/device.ts'
import { cookie, keepCookie } from '../app/cookies.ts'
import { useViewer } from '../app/viewer.ts'
import { CreateDeviceId, RequestLog } from './account.documents.ts'

const loggedCookie = 'logged'
const sentToday = 'sent'

/** Gives a new browser its device id, and notes once a day that a login used it (specification 4, "Session"). */
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
  const execute = executeOf(queryClient)
  if (storedDeviceId() === '') await execute(CreateDeviceId, {})
  if (!isSignedIn || cookie(loggedCookie) === sentToday) return
  await execute(RequestLog, {})
  const endOfDay = new Date()
  endOfDay.setHours(23, 59, 59, 0)
  keepCookie(loggedCookie, sentToday, endOfDay)
}
