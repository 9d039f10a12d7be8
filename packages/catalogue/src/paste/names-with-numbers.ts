import type { Token } from './tokens.ts'

/** `7 up`, `seven up`, `7 ups`: a number and a word are a name if the catalogue writes them together. */
export function mergeNamesWithNumbers(
  tokens: readonly Token[],
  isWord: (word: string) => boolean,
): readonly Token[] {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (token.is !== 'number' || next?.is !== 'word') continue
    const joined = `${token.value}${next.text}`
    const text = [joined, joined.replace(/s$/, '')].find(isWord)
    if (text !== undefined) return tokens.toSpliced(at, 2, { is: 'word', text })
  }
  return tokens
}
