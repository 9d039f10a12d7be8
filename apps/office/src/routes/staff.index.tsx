import { createFileRoute } from '@tanstack/react-router'
import { RoleGuide } from '../features/people/role-guide.tsx'

export const Route = createFileRoute('/staff/')({
  component: RoleGuide,
})
