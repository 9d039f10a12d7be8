import { statusOf } from '@provender/client/api/execute'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceSuggestionsQuery, type ProductSuggestions, suggestionsQuery } from './find-products.ts'

export interface SuggestionState {
  /** The answer, or the one before it while it is on its way; undefined before the first and after a failure. */
  readonly finding: ProductSuggestions | undefined
  readonly trouble: SearchFailure | undefined
}

/** Why there is no answer. */
export type SearchFailure = 'unreachable' | 'refused'

/**
 * The answer to a text: the device's at once, the server's as soon as it is there. The last one stays until there is another,
 * so that nothing flickers; an emptied box forgets it.
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
