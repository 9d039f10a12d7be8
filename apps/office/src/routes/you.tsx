import { createFileRoute } from '@tanstack/react-router'
import { YouPage } from '../features/staff/you-page.tsx'

export const Route = createFileRoute('/you')({
  component: YouPage,
})
