import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../features/staff/invitation-page.tsx'

export const Route = createFileRoute('/invitation')({
  staticData: { isDoor: true },
  component: Invitation,
})

function Invitation() {
  const navigate = Route.useNavigate()
  return <InvitationPage onSignedIn={() => void navigate({ to: '/orders' })} />
}
