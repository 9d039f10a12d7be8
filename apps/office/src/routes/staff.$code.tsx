import { createFileRoute, notFound } from '@tanstack/react-router'
import { peopleQuery, usePeople } from '../features/people/people-query.ts'
import { PersonPane } from '../features/people/person-pane.tsx'

export const Route = createFileRoute('/staff/$code')({
  loader: async ({ context: { queryClient }, params: { code } }) => {
    const { officeStaffMembers } = await queryClient.ensureQueryData(peopleQuery)
    if (!officeStaffMembers.some((person) => person.code === code)) throw notFound()
  },
  component: Person,
})

function Person() {
  const { code } = Route.useParams()
  const person = usePeople().find((each) => each.code === code)
  return person && <PersonPane key={code} person={person} />
}
