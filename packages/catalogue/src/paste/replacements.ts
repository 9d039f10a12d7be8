import { numberWord } from './quantity-words.ts'
import type { Token } from './tokens.ts'
import { countIn, countUnit } from './unit-words.ts'

export const isCount = (token: Token): boolean =>
  token.is === 'number' ||
  (token.is === 'word' &&
    token.isNamed !== true &&
    (numberWord(token.text) !== undefined || countIn(token.text) !== undefined))

// Alone, a unit may be of a name: `spring rolls`.
const isUnit = (token: Token): boolean => token.is === 'word' && countUnit(token.text) !== undefined

export const isOfQuantity = (token: Token): boolean =>
  isCount(token) || isUnit(token) || token.is === 'cross' || token.is === 'dash'

export const isNaming = (token: Token): boolean =>
  token.is === 'word' && !isOfQuantity(token) && !asides.has(token.text) && token.text.length > 1
/** `instead of salted butter send unsalted`: behind it stands what is wanted. */
const asks = new Set(
  'send give get have need want take add use prosze poprosze daj dajcie wyslij wyslijcie dodaj chce chcemy'.split(
    ' ',
  ),
)
const asides = new Set('of the please pls thanks prosze lutfen'.split(' '))

export interface Swap {
  readonly replaced: readonly Token[]
  readonly wanted: readonly Token[]
}

/**
 * What a line replaces, and the product that is wanted, with the quantity: `3 halloumi instead of feta`, `halloumi instead of feta 3`, `zamiast
 * fety 3 halloumi`, `3 beyaz peynir yerine hellim`. All of the line is wanted if less would lose a quantity or the product.
 */
export function replacementIn(
  tokens: readonly Token[],
  words: readonly string[],
  { replacingIndex, names }: { readonly replacingIndex: number; readonly names: (text: string) => boolean },
): Swap {
  const whole = tokens.filter(
    (token, index) => index !== replacingIndex && !(token.is === 'word' && asides.has(token.text)),
  )
  const [before, after] = [tokens.slice(0, replacingIndex), tokens.slice(replacingIndex + 1)]
  if (words[replacingIndex] === 'yerine') {
    const end = before.findIndex((token) => !isOfQuantity(token))
    const quantity = before.slice(0, end)
    return { replaced: before, wanted: withQuantity(after, { cut: before, quantity }) ?? whole }
  }
  if (replacingIndex === 0) {
    const asking = words.findIndex((word, index) => index > 1 && asks.has(word))
    const starts = [asking, after.findIndex(isCount), boundaryOfNames(after, names)]
    for (const start of starts) {
      const wanted = start < 0 ? undefined : withQuantity(after.slice(start), { cut: [], quantity: [] })
      const isOther = ({ text }: Token) => !asks.has(text)
      if (wanted) return { replaced: after.slice(0, start).filter(isOther), wanted }
    }
    return { replaced: [], wanted: whole }
  }
  const isSized = before.some(({ is }) => is === 'measure')
  const isLast = (token: Token) =>
    isOfQuantity(token) || (token.is === 'measure' && !isSized) || isAside(token)
  const start = after.findLastIndex((token) => !isLast(token)) + 1
  const quantity = after.slice(start).filter((token) => !isAside(token))
  return { replaced: after, wanted: withQuantity(before, { cut: after, quantity }) ?? whole }
}

/** Where the wanted product starts in `salted butter unsalted 250g`: the first place with something called like either side; negative if there is none. */
function boundaryOfNames(tokens: readonly Token[], names: (text: string) => boolean): number {
  const other = tokens.findIndex((token) => !isNaming(token) && !isAside(token))
  const end = other < 0 ? tokens.length : other
  const isNamed = (some: readonly Token[]) =>
    some.some(isNaming) && names(some.flatMap((token) => (isAside(token) ? [] : token.text)).join(' '))
  return tokens.findIndex(
    (_, index) => index > 0 && isNamed(tokens.slice(0, index)) && isNamed(tokens.slice(index, end)),
  )
}

const isAside = (token: Token): boolean => token.is === 'word' && asides.has(token.text)

/** The product with its own quantity, or else with the one of the part that is cut off. */
export function withQuantity(
  kept: readonly Token[],
  { cut, quantity }: { readonly cut: readonly Token[]; readonly quantity: readonly Token[] },
): readonly Token[] | undefined {
  if (!kept.some(isNaming)) return undefined
  if (kept.some(isCount)) return kept
  if (quantity.some((token) => isCount(token) || token.is === 'measure')) return [...kept, ...quantity]
  return cut.some(isCount) ? undefined : kept
}
