import { apiQuery } from '@provender/client/api/api-query'
import { keepPreviousData } from '@tanstack/react-query'
import { OfficeFind } from './find.documents.ts'

/** Orders that match a text. Those of the text before stay, as a placeholder, until the server answers. */
export function findQuery(text: string) {
  return {
    ...apiQuery(OfficeFind, { text }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  }
}

interface FindResult {
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
}

/** True if the result is that of the text itself. Without a text, the server is not asked. */
export function isAnswered(text: string, { isPending, isPlaceholderData }: FindResult): boolean {
  return text === '' || !(isPending || isPlaceholderData)
}
