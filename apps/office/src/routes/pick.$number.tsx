import { statusOf } from '@provender/client/api/execute'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { PickPage } from '../features/pick/pick-page.tsx'
import { pickQuery } from '../features/pick/pick-query.ts'
import { parsePickSearch } from '../features/pick/pick-search.ts'

export const Route = createFileRoute('/pick/$number')({
  staticData: { isFloor: true },
  validateSearch: parsePickSearch,
  loader: async ({ context: { queryClient }, params: { number } }) => {
    try {
      await queryClient.ensureQueryData(pickQuery(number))
    } catch (error) {
      throw statusOf(error) === 404 ? notFound() : error
    }
  },
  component: Pick,
})

function Pick() {
  const { number } = Route.useParams()
  const { line } = Route.useSearch()
  return <PickPage number={number} linePosition={line} />
}
