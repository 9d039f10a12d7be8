import { createFileRoute } from '@tanstack/react-router'
import { ServerErrorScreen } from '../app/server-error-screen.tsx'

export const Route = createFileRoute('/500')({
  staticData: { status: 500 },
  component: ServerErrorScreen,
})
