import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginPage } from '../features/staff/login-page.tsx'
import { memberQuery } from '../features/staff/member.ts'
import { parseNext } from '../features/staff/next-page.ts'

export const Route = createFileRoute('/login')({
  staticData: { isDoor: true },
  validateSearch: (search: { readonly next?: unknown; readonly ended?: unknown }) => ({
    ...parseNext(search),
    ...(search.ended === 'yes' ? { ended: 'yes' as const } : {}),
  }),
  beforeLoad: ({ context: { queryClient } }) => {
    if (queryClient.getQueryData(memberQuery.queryKey)) throw redirect({ to: '/orders' })
  },
  component: Login,
})

function Login() {
  const { next, ended } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSignedIn = () => {
    if (next === undefined) void navigate({ to: '/orders' })
    else void navigate({ href: next })
  }
  return <LoginPage hasEnded={ended !== undefined} onSignedIn={onSignedIn} />
}
