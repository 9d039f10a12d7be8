import { staffMay } from '@provender/domain/permission/permission'
import { createFileRoute, notFound, Outlet, useMatchRoute, useParams } from '@tanstack/react-router'
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
  const isInviting = useMatchRoute()({ to: '/staff/invite' }) !== false
  return (
    <PeopleDesk opened={code} isInviting={isInviting}>
      <Outlet />
    </PeopleDesk>
  )
}
