import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pickStoreOf } from '../features/pick/pick-store.ts'
import { useMember } from '../features/staff/member.ts'
import { startOfficeLive } from './office-live.ts'

/** What runs on every page of a signed-in member: live changes, and picks that are still to be sent. */
export function useSession(): void {
  const queryClient = useQueryClient()
  const { email } = useMember()
  useEffect(() => {
    startOfficeLive(queryClient, email)
    pickStoreOf(queryClient, email)
  }, [queryClient, email])
}
