import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import type { OwnProductsQuery } from './product-suggestions.documents.ts'
import { companyProductsQuery } from './product-suggestions.ts'
import { suggestionView, type SuggestionView, type OwnProducts } from './suggestion-view.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionViewOptions {
  readonly text: string
  readonly open: boolean
  readonly recent: readonly string[]
  readonly isSignedIn: boolean
}

export function useSuggestionView({ text, open, recent, isSignedIn }: SuggestionViewOptions): SuggestionView {
  const departments = useDepartments()
  const { suggestions, failure } = useSuggestions(text)
  const hasText = text !== ''
  const isStart = open && isSignedIn && !hasText
  const { data, error } = useQuery({ ...companyProductsQuery, enabled: isStart })
  const bought = useMemo(() => data && ownProductsOf(data), [data])
  const ownProducts = bought ?? (isStart && !error ? undefined : noOwnProducts)
  return useMemo(
    () => suggestionView({ hasText, suggestions, failure, recent, ownProducts, departments }),
    [hasText, suggestions, failure, recent, ownProducts, departments],
  )
}

const noOwnProducts: OwnProducts = { are: 'favourites', products: [] }

/** Purchases matter more than favourites. */
function ownProductsOf({ previouslyBought, favourites }: OwnProductsQuery): OwnProducts {
  return previouslyBought.length > 0
    ? { are: 'bought', products: previouslyBought.map(({ product }) => product) }
    : { are: 'favourites', products: favourites.products }
}
