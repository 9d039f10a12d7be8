import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../features/staff/new-password-page.tsx'

export const Route = createFileRoute('/new-password')({
  staticData: { isDoor: true },
  component: NewPassword,
})

function NewPassword() {
  const navigate = Route.useNavigate()
  return <NewPasswordPage onSignedIn={() => void navigate({ to: '/orders' })} />
}
