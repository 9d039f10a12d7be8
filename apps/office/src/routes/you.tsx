import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pickStoreOf, sendBeforeSignOut } from '../features/pick/pick-store.ts'
import { useMember } from '../features/staff/member.ts'
import { YouPage } from '../features/staff/you-page.tsx'

export const Route = createFileRoute('/you')({
  component: You,
})

function You() {
  const queryClient = useQueryClient()
  const { email } = useMember()
  return <YouPage sendUnsent={() => sendBeforeSignOut(pickStoreOf(queryClient, email))} />
}
