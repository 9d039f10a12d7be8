import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDepartments } from '../../kernel/app/use-departments.ts'
import type { OwnProductsQuery } from './find-products.documents.ts'
import { companyProductsQuery } from './find-products.ts'
import { suggestionView, type SuggestionView, type OwnProducts } from './suggestion-view.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Looking {
  readonly asked: string
  readonly open: boolean
  readonly recent: readonly string[]
  readonly isSignedIn: boolean
}

/** The content of the search panel for a text. */
export function useSuggestionView({ asked, open, recent, isSignedIn }: Looking): SuggestionView {
  const departments = useDepartments()
  const { finding, trouble } = useSuggestions(asked)
  const isAsked = asked !== ''
  const isStart = open && isSignedIn && !isAsked
  const { data, error } = useQuery({ ...companyProductsQuery, enabled: isStart })
  const bought = useMemo(() => data && ownProducts(data), [data])
  const own = bought ?? (isStart && !error ? undefined : nothingOwn)
  return useMemo(
    () => suggestionView({ isAsked, finding, trouble, recent, own, departments }),
    [isAsked, finding, trouble, recent, own, departments],
  )
}

const nothingOwn: OwnProducts = { are: 'favourites', products: [] }

/** Purchases matter more than favourites. */
function ownProducts({ previouslyBought, favourites }: OwnProductsQuery): OwnProducts {
  return previouslyBought.length > 0
    ? { are: 'bought', products: previouslyBought.map(({ product }) => product) }
    : { are: 'favourites', products: favourites.products }
}
