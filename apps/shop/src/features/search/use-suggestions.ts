import { statusOf } from '@provender/client/api/execute'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceSuggestionsQuery, type ProductSuggestions, suggestionsQuery } from './product-suggestions.ts'

export interface SuggestionState {
  /** The results, or the previous ones while they load; undefined before the first and after a failure. */
  readonly suggestions: ProductSuggestions | undefined
  readonly failure: SearchFailure | undefined
}

/** Why there are no results. */
export type SearchFailure = 'unreachable' | 'refused'

/**
 * Results for a text: first from the device, then from the server. The last results stay until there are
 * new ones, so that nothing flickers. An empty text clears them.
 */
export function useSuggestions(text: string): SuggestionState {
  const hasText = text !== ''
  const { data, error } = useQuery({ ...suggestionsQuery(text), enabled: hasText })
  const { data: onDevice } = useQuery({ ...deviceSuggestionsQuery(text), enabled: hasText })
  const [last, setLast] = useState<ProductSuggestions>()
  const answer = data ?? onDevice ?? undefined
  const next = hasText ? (answer ?? (error ? undefined : last)) : undefined
  if (next !== last) setLast(next)
  const failure = error && !answer && (statusOf(error) === 0 ? 'unreachable' : 'refused')
  return { suggestions: next, failure: failure || undefined }
}
