import { staffMay } from '@provender/domain/permission/permission'
import { hrefOf } from '@provender/web/address/href-of'
import { createFileRoute, notFound, Outlet, useParams, useRouterState } from '@tanstack/react-router'
import { PeopleDesk } from '../features/people/people-desk.tsx'
import { peopleQuery } from '../features/people/people-query.ts'
import { memberQuery } from '../features/staff/member.ts'

export const Route = createFileRoute('/staff')({
  loader: async ({ context: { queryClient } }) => {
    const { officeMe } = await queryClient.ensureQueryData(memberQuery)
    if (!staffMay(officeMe.role, 'people')) throw notFound()
    await queryClient.ensureQueryData(peopleQuery)
  },
  component: Staff,
})

function Staff() {
  const { code } = useParams({ strict: false })
  const isInviting = useRouterState({
    select: ({ location }) => location.pathname === hrefOf({ to: '/staff/invite' }),
  })
  return (
    <PeopleDesk opened={code} isInviting={isInviting}>
      <Outlet />
    </PeopleDesk>
  )
}
