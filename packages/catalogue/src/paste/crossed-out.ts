import type { Piece } from './text-lines.ts'

type Range = Pick<Piece, 'start' | 'end'>

// `~2 boxes~` as chats cross out, not `~2 boxes` for about two; and letters with a stroke through them.
const crossed =
  /(?<![\p{L}\p{N}~])~{1,2}(?=[^\s~])[^~\r\n]{1,200}(?<=\S)~{1,2}(?![\p{L}\p{N}~])|(?:.\u0336)+/gu
const telling = /[\p{L}\p{N}]/u

export const crossedIn = (text: string): readonly Range[] =>
  [...text.matchAll(crossed)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }))

export function crossingOf(
  { text, start }: Piece,
  codes: readonly string[],
  ranges: readonly Range[],
): 'all' | 'part' | 'none' {
  const end = start + text.length
  const own = ranges.filter((range) => range.start < end && range.end > start)
  if (own.length === 0) return 'none'
  let left = ''
  let offset = start
  for (const range of own) {
    left += ` ${text.slice(offset - start, Math.max(0, range.start - start))}`
    offset = Math.min(range.end, end)
  }
  left += ` ${text.slice(offset - start)}`
  for (const code of codes) left = left.replace(code, ' ')
  return telling.test(left) && /\d/.test(left) ? 'part' : 'all'
}
