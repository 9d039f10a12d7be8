import type { CodePage } from './code-pages.ts'
import { languageModel } from './language-model.ts'

const isLetter = (character: string): boolean => /\p{L}/u.test(character)
const isDigit = (character: string): boolean => /\d/.test(character)

/** The likelihood of a piece of text without spaces in a code page. It is a logarithm, so that pieces can be added. */
export function scoreText(text: string, { languages }: CodePage): number {
  return scoreWords(text, languages) - symbolCosts(text) - oddLetterCosts(text)
}

function scoreWords(text: string, languages: CodePage['languages']): number {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0) return 0
  const scores = Object.entries(languages).map(([language, cost]) => {
    const { scoreWord } = languageModel(language)
    return words.reduce((sum, word) => sum + scoreWord(word), -cost)
  })
  return Math.max(...scores)
}

/** Letters in unlikely places: next to digits, capitals inside a word, two scripts in one word. */
function oddLetterCosts(text: string): number {
  const besideDigits = text.match(/(?<=\d)[^\P{L}a-z]|[^\P{L}a-z](?=\d)/giu)?.length ?? 0
  const words = text.match(/\p{L}+/gu) ?? []
  const odd = words.reduce((sum, word) => {
    const capitals = /\p{Ll}\p{Lu}/u.test(word) ? 16 : 0
    const scripts = /\p{Script=Latin}/u.test(word) && /[^\P{L}\p{Script=Latin}]/u.test(word) ? 20 : 0
    return sum + capitals + scripts
  }, 0)
  return besideDigits * 8 + odd
}

function symbolCosts(text: string): number {
  const characters = Array.from(text)
  return characters.reduce((sum, character, index) => {
    if (character < '\u0080' || isLetter(character)) return sum
    return sum + symbolCost(character, characters[index - 1] ?? ' ', characters[index + 1] ?? ' ')
  }, 0)
}

/** The cost of a symbol in its position. In the right place `£`, `½` or `’` cost about as much as a letter. */
function symbolCost(symbol: string, before: string, after: string): number {
  const touchesLetter = isLetter(before) || isLetter(after)
  if (/[\p{C}\uFFFD]/u.test(symbol)) return 18
  if (/\p{M}/u.test(symbol)) return 14
  switch (symbol) {
    case '’':
      return isLetter(before) ? 3 : 8
    case '£':
    case '€':
      if (isDigit(before) || isDigit(after)) return 4
      return touchesLetter ? 14 : 7
    case '°':
      return isDigit(before) ? 4 : 14
    case '½':
    case '¼':
    case '¾':
      return touchesLetter ? 14 : 5
    case '²':
    case '³':
      return /[mM]/.test(before) && !isLetter(after) ? 6 : 15
    case '®':
    case '™':
    case '©':
      return (isLetter(before) || isDigit(before)) && !isLetter(after) ? 5 : 13
    case '×':
      return touchesLetter ? 14 : 5
    case '“':
    case '‘':
      return isLetter(before) ? 12 : 5
    case '”':
    case '…':
      return isLetter(after) ? 12 : 5
    case '–':
    case '—':
    case '•':
      return isLetter(before) && isLetter(after) ? 11 : 5
    default:
      return touchesLetter ? 15 : 12
  }
}
