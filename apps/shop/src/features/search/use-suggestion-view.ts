import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDepartments } from '../../kernel/session/use-departments.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import type { OwnProductsQuery } from './product-suggestions.documents.ts'
import { companyProductsQuery } from './product-suggestions.ts'
import { suggestionView, type SuggestionView, type OwnProducts } from './suggestion-view.ts'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestionViewOptions {
  readonly text: string
  readonly open: boolean
  readonly recent: readonly string[]
  readonly isSignedIn: boolean
  readonly usuals: readonly GuideItem[]
  /** Shown after something was added, in place of earlier searches. */
  readonly due: readonly GuideItem[] | undefined
}

export function useSuggestionView({
  text,
  open,
  recent,
  isSignedIn,
  usuals,
  due,
}: SuggestionViewOptions): SuggestionView {
  const departments = useDepartments()
  const { suggestions, failure } = useSuggestions(text)
  const hasText = text !== ''
  const nearestText = suggestions?.total === 0 ? (suggestions.didYouMean ?? '') : ''
  const { suggestions: nearest } = useSuggestions(nearestText)
  const isStart = open && isSignedIn && !hasText
  const { data, error } = useQuery({ ...companyProductsQuery, enabled: isStart })
  const bought = useMemo(() => data && ownProductsOf(data), [data])
  const ownProducts = bought ?? (isStart && !error ? undefined : noOwnProducts)
  const dueProducts = useMemo(
    (): OwnProducts | undefined =>
      due && due.length > 0
        ? { are: 'due', products: due.slice(0, maxDue).map(({ product }) => product) }
        : undefined,
    [due],
  )
  const isAfterAdding = due !== undefined
  return useMemo(
    () =>
      suggestionView({
        hasText,
        suggestions,
        failure,
        recent: isAfterAdding ? noTexts : recent,
        ownProducts: dueProducts ?? ownProducts,
        usuals,
        nearest,
        departments,
      }),
    [
      hasText,
      suggestions,
      failure,
      recent,
      isAfterAdding,
      dueProducts,
      ownProducts,
      usuals,
      nearest,
      departments,
    ],
  )
}

const maxDue = 4
const noTexts: readonly string[] = []
const noOwnProducts: OwnProducts = { are: 'favourites', products: [] }

/** Purchases matter more than favourites. */
function ownProductsOf({ previouslyBought, favourites }: OwnProductsQuery): OwnProducts {
  return previouslyBought.length > 0
    ? { are: 'bought', products: previouslyBought.map(({ product }) => product) }
    : { are: 'favourites', products: favourites.products }
}
