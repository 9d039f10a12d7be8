import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/staff/reset-password-page.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { isDoor: true },
  component: ResetPasswordPage,
})
