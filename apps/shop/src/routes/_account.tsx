import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountFrame } from '../features/account/account-frame.tsx'

export const Route = createFileRoute('/_account')({
  component: Account,
})

function Account() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}
