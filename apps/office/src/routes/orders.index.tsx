import { createFileRoute } from '@tanstack/react-router'
import { NoOrderOpen } from '../features/order/no-order-open.tsx'

export const Route = createFileRoute('/orders/')({
  component: NoOrderOpen,
})
