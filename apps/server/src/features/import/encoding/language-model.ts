import { polishSynonyms } from '@provender/catalogue/synonyms/polish'
import { turkishSynonyms } from '@provender/catalogue/synonyms/turkish'
import { westernWords } from './western-words.ts'

export interface LanguageModel {
  /** The logarithm of a word's likelihood; higher is likelier. */
  readonly scoreWord: (word: string) => number
}

const tradeWords: Readonly<Record<string, string>> = {
  ...westernWords,
  pl: polishSynonyms,
  tr: turkishSynonyms,
}
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
const pairs = letters.flatMap((one) => letters.map((other) => one + other))
/** The weight of each trade word relative to a country name. */
const tradeWeight = 3
/** A trade word costs at most this per letter. */
const knownLetterCost = 1.2
const smoothing = 3
const neverSeen = 0.02

const models = new Map<string, LanguageModel>()

export function languageModel(language: string): LanguageModel {
  const cached = models.get(language)
  if (cached) return cached
  const model = trainModel(language)
  models.set(language, model)
  return model
}

/** Learns from Node's names of countries, languages and currencies, and from trade words. */
function trainModel(language: string): LanguageModel {
  const trade = new Set(wordsIn(tradeWords[language] ?? '', language))
  const pairCounts = new Map<string, number>()
  const letterCounts = new Map<string, number>()
  let total = 0
  const learn = (word: string, weight: number): void => {
    for (const [one, other] of neighbours(word)) {
      pairCounts.set(one + other, (pairCounts.get(one + other) ?? 0) + weight)
      letterCounts.set(one, (letterCounts.get(one) ?? 0) + weight)
      total += weight
    }
  }
  for (const word of ordinaryWords(language)) learn(word, 1)
  for (const word of trade) learn(word, tradeWeight)
  return {
    scoreWord: (word) => {
      const lower = word.toLocaleLowerCase(language)
      let score = 0
      for (const [one, other] of neighbours(lower)) {
        const alone = (letterCounts.get(other) ?? neverSeen) / total
        const follows = (pairCounts.get(one + other) ?? 0) + smoothing * alone
        score += Math.log(follows / ((letterCounts.get(one) ?? 0) + smoothing))
      }
      return trade.has(lower) ? Math.max(score, -knownLetterCost * lower.length) : score
    },
  }
}

function ordinaryWords(language: string): ReadonlySet<string> {
  const kinds = [
    ['region', pairs.map((pair) => pair.toUpperCase())],
    ['language', pairs],
    ['currency', Intl.supportedValuesOf('currency')],
  ] as const
  const words = new Set<string>()
  for (const [type, codes] of kinds) {
    const names = new Intl.DisplayNames(language, { type, fallback: 'none' })
    for (const code of codes) for (const word of wordsIn(names.of(code) ?? '', language)) words.add(word)
  }
  return words
}

function wordsIn(text: string, language: string): readonly string[] {
  return text.toLocaleLowerCase(language).match(/\p{L}+/gu) ?? []
}

/** Each letter with its successor; spaces surround the word. */
function neighbours(word: string): readonly (readonly [string, string])[] {
  const spaced = ` ${word} `
  return Array.from({ length: spaced.length - 1 }, (_, index) => [
    spaced[index] ?? ' ',
    spaced[index + 1] ?? ' ',
  ])
}
