import { syncUserAcrossTabs } from '@provender/web/connection/sync-user-across-tabs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pickStoreOf } from '../features/pick/pick-store.ts'
import { useMember } from '../features/staff/member.ts'
import { loginChannel } from '../kernel/login-channel.ts'
import { startOfficeLive } from './office-live.ts'

let isSynced = false

/** What runs on every page of a signed-in member: live changes, picks that are still to be sent, and the end of the session. */
export function useSession(): void {
  const queryClient = useQueryClient()
  const { email } = useMember()
  useEffect(() => {
    if (!isSynced) syncUserAcrossTabs(loginChannel, email)
    isSynced = true
    startOfficeLive(queryClient, email)
    pickStoreOf(queryClient, email)
  }, [queryClient, email])
}
