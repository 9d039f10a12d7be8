import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceScreen } from '../app/server-error-screen.tsx'

export const Route = createFileRoute('/maintenance')({
  staticData: { status: 503, hidesHeader: true },
  component: MaintenanceScreen,
})
