import { multiples, numberWordBeforeUnit, partWord } from './quantity-words.ts'
import type { Token } from './tokens.ts'
import { countIn, countUnit, isNaming } from './unit-words.ts'

export interface NameLookups {
  /** True if a visible product contains this folded word. */
  readonly isWord: (word: string) => boolean
  readonly isTogether: (word: string, next: string) => boolean
  /** True if something is called by all of these words. */
  readonly names: (text: string) => boolean
}

export const noNames: NameLookups = { isWord: () => false, isTogether: () => false, names: () => true }

/**
 * Marks numbers that are part of a name of the catalogue: `seven` of `Seven Hills`, `2` of `2 Amigos`, `twelve` of `Pie Twelve`. A number
 * and a word that the catalogue writes as one become one word: `7 up`.
 */
export function mergeNamesWithNumbers(tokens: readonly Token[], names: NameLookups): readonly Token[] {
  const merged: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const [token, next] = [tokens[index], tokens[index + 1]]
    if (!token) continue
    const joined = joinedWord(token, next, names)
    if (joined !== undefined) {
      merged.push({ is: 'word', text: joined })
      index += 1
    } else
      merged.push(isNamed(tokens, index, names) ? { is: 'word', text: token.text, isNamed: true } : token)
  }
  return merged
}

function joinedWord(token: Token, next: Token | undefined, { isWord }: NameLookups): string | undefined {
  if (next?.is !== 'word' || (token.is !== 'number' && !isCounting(token))) return undefined
  const value = token.is === 'number' ? token.value : numberWordBeforeUnit(token.text)
  const joined = `${value}${next.text}`
  return [joined, joined.replace(/s$/, '')].find(isWord)
}

function isCounting(token: Token): boolean {
  return token.is === 'word' && numberWordBeforeUnit(token.text) !== undefined && token.text.length > 2
}

function isNamed(tokens: readonly Token[], index: number, { isTogether }: NameLookups): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (token?.is === 'number') {
    // `no 2 boxes` at the start refuses.
    const isRefused = index === 1 && next?.is === 'word' && countUnit(next.text) !== undefined
    if (before?.is === 'word' && isNaming(before.text) && isTogether(before.text, token.text))
      return !isRefused
    return !token.isFraction && next?.is === 'word' && isTogetherWith(token, next, isTogether)
  }
  if (token?.is !== 'word') return false
  if (token.text === 'quarter' && next?.is === 'word' && next.text.startsWith('pounder')) return true
  const isNumber = isCounting(token) || multiples.has(token.text)
  if (!isNumber && partWord(token.text) === undefined && countIn(token.text) === undefined) return false
  if (next?.is === 'word' && isTogetherWith(token, next, isTogether)) return true
  return before?.is === 'word' && countUnit(before.text) === undefined && isTogether(before.text, token.text)
}

/** `3 boxes` is a quantity, even if a name has both words. */
function isTogetherWith(token: Token, next: Token, isTogether: NameLookups['isTogether']): boolean {
  return countUnit(next.text) === undefined && isTogether(token.text, next.text)
}
