import { useQuery } from '@tanstack/react-query'
import { useDepartments } from '../app/use-departments.ts'
import { favouritesQuery } from './find-products.ts'
import { foundView, type FoundView } from './found-view.ts'
import { useFinding } from './use-finding.ts'

interface Looking {
  readonly asked: string
  readonly open: boolean
  readonly recent: readonly string[]
  readonly isSignedIn: boolean
}

/** What stands under the box for a text. */
export function useFoundView({ asked, open, recent, isSignedIn }: Looking): FoundView {
  const departments = useDepartments()
  const { finding, trouble } = useFinding(asked)
  const isStart = open && isSignedIn && asked === ''
  const { data, error } = useQuery({ ...favouritesQuery, enabled: isStart })
  const favourites = data?.products.products ?? (isStart && !error ? undefined : [])
  return foundView({ asked, finding, trouble, recent, favourites, departments })
}
