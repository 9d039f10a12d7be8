import { statusOf } from '@provender/client/api/execute'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceSuggestionsQuery, type ProductSuggestions, suggestionsQuery } from './find-products.ts'

export interface SuggestionState {
  /** The results, or the previous ones while they load; undefined before the first and after a failure. */
  readonly finding: ProductSuggestions | undefined
  readonly trouble: SearchFailure | undefined
}

/** Why there are no results. */
export type SearchFailure = 'unreachable' | 'refused'

/**
 * Results for a text: first from the device, then from the server. The last results stay until there are
 * new ones, so that nothing flickers. An empty text clears them.
 */
export function useSuggestions(asked: string): SuggestionState {
  const isAsked = asked !== ''
  const { data, error } = useQuery({ ...suggestionsQuery(asked), enabled: isAsked })
  const { data: onDevice } = useQuery({ ...deviceSuggestionsQuery(asked), enabled: isAsked })
  const [last, setLast] = useState<ProductSuggestions>()
  const answer = data ?? onDevice ?? undefined
  const next = isAsked ? (answer ?? (error ? undefined : last)) : undefined
  if (next !== last) setLast(next)
  const trouble = error && !answer && (statusOf(error) === 0 ? 'unreachable' : 'refused')
  return { finding: next, trouble: trouble || undefined }
}
