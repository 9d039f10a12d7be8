import { isCount, isNaming, isOfQuantity, type Swap, withQuantity } from './replacements.ts'
import type { Token } from './tokens.ts'
import { isChatter } from './unit-words.ts'

/** Verbs, folded, each with the word between what is replaced and what is wanted: `swap the cola for diet cola`, `zamień mleko na kefir`. */
const swaps: readonly (readonly [verb: RegExp, between: RegExp])[] = [
  [/^(?:swap|swop|switch|exchange)$/, /^(?:for|with|to)$/],
  [/^replace$/, /^(?:with|by|for)$/],
  [/^change$/, /^(?:to|for|into)$/],
  [/^(?:zamien|wymien|podmien|zmien)\p{L}*$/u, /^na$/],
]
const turkishSwap = /^degistir\p{L}*$/u
/** `kolayı` of `kolayı diyet kola ile değiştirin`. */
const accusative = /^\p{L}{3,}[iu]$/u

export const maySwap = (word: string): boolean => verbs.test(word)
const verbs = /^(?:sw[ao]p|switch|exchange|replace|change|(?:za|wy|pod|z)mien|degistir)/

/** What a line swaps. Undefined if nothing but a quantity is wanted instead: `change the cola to 5`. */
export function swapIn(tokens: readonly Token[], words: readonly string[]): Swap | undefined {
  const swap = englishOrPolishSwap(tokens, words) ?? turkishSwapIn(tokens, words)
  return swap?.wanted.some(isNaming) === true ? swap : undefined
}

function englishOrPolishSwap(tokens: readonly Token[], words: readonly string[]): Swap | undefined {
  const verbIndex = words.findIndex((word) => !isChatter(word))
  const [, between] = swaps.find(([verb]) => verb.test(words[verbIndex] ?? '')) ?? []
  if (between === undefined) return undefined
  const betweenIndex = words.findIndex((word, index) => index > verbIndex + 1 && between.test(word))
  if (betweenIndex < 0) return undefined
  return {
    replaced: tokens.slice(verbIndex + 1, betweenIndex),
    wanted: tokens.slice(betweenIndex + 1),
  }
}

function turkishSwapIn(tokens: readonly Token[], words: readonly string[]): Swap | undefined {
  const verbIndex = words.findIndex((word) => turkishSwap.test(word))
  if (words[verbIndex - 1] !== 'ile') return undefined
  const end = words.findIndex((word, index) => index < verbIndex - 2 && accusative.test(word)) + 1
  if (end === 0) return undefined
  return {
    replaced: tokens.slice(0, end),
    wanted: [...tokens.slice(end, verbIndex - 1), ...tokens.slice(verbIndex + 1)],
  }
}

/** Only what is wanted, with the quantity of what it replaces if it has none. */
export function wantedOf({ replaced, wanted }: Swap): readonly Token[] {
  const end = replaced.findIndex((token) => !isOfQuantity(token))
  const quantity = replaced.slice(0, Math.max(end, 0))
  return wanted.some(isCount) ? wanted : (withQuantity(wanted, { cut: replaced, quantity }) ?? wanted)
}

/**
 * The wanted product with the words that it shares with the replaced one: `choc` instead of `vanilla ice cream` if something is called `choc ice
 * cream`; `półtłuste` instead of `mleko pełne` if nothing is called only `półtłuste`.
 */
export function withSharedWords(
  wanted: readonly Token[],
  replaced: readonly Token[],
  names: (text: string) => boolean,
): readonly Token[] {
  const start = wanted.findIndex(isNaming)
  if (start < 0) return wanted
  const length = wanted.slice(start).findIndex((token) => !isNaming(token))
  const end = length < 0 ? wanted.length : start + length
  const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')
  const own = wanted.slice(start, end)
  const shared = replaced.filter(isNaming)
  if (shared.length < 2) return wanted
  const isEnough = names(textOf(own))
  if (isEnough && own.length > 1) return wanted
  const kinds = [[...own, ...shared.slice(1)]]
  if (!isEnough) kinds.push([...shared.slice(0, 1), ...own])
  const named = kinds.find((words) => names(textOf(words)))
  return named === undefined ? wanted : [...wanted.slice(0, start), ...named, ...wanted.slice(end)]
}
