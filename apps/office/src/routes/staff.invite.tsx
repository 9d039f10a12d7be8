import { createFileRoute } from '@tanstack/react-router'
import { InvitePane } from '../features/people/invite-pane.tsx'

export const Route = createFileRoute('/staff/invite')({
  component: InvitePane,
})
