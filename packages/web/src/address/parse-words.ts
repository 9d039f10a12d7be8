import { parseText } from './parse-text.ts'

/**
 * The words of a search parameter, cut like the fields and the API count. Control characters mean nothing in words.
 * The API refuses NUL and half of a surrogate pair, also the half that the cut leaves.
 */
export function parseWords(query: object, name: string, maxLength: number): string {
  return parseText(query, name)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trimStart()
    .slice(0, maxLength)
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
}
