import { highlighterOf } from '@provender/catalogue/highlight'
import { wordsOf } from '@provender/catalogue/words'
import { textOf } from './mark-html.ts'

export interface QuestionAndAnswer {
  readonly question: string
  readonly answerHtml: string
}

export interface FoundAnswer extends QuestionAndAnswer {
  /** The answer contains a searched word that the question does not. */
  readonly isInAnswer: boolean
}

/** Shorter words are too common to be significant. */
const minWordLength = 4

/**
 * The answers that contain every typed word or a word that begins with it. If there are none, those with the most
 * significant words. Ignores accents, including those of Polish and Turkish letters.
 */
export function findAnswers(
  faq: readonly QuestionAndAnswer[],
  words: readonly string[],
): readonly FoundAnswer[] {
  const matches = foundBy(faq, words)
  const all = matches.filter(({ count }) => count === words.length)
  if (all.length > 0) return all.map(({ answer }) => answer)
  const significantWords = words.filter(({ length }) => length >= minWordLength)
  const some = foundBy(faq, significantWords)
  const maxCount = Math.max(1, ...some.map(({ count }) => count))
  return some.filter(({ count }) => count === maxCount).map(({ answer }) => answer)
}

export function typedWords(typed: string): readonly string[] {
  return [...new Set(wordsOf(typed))]
}

function foundBy(faq: readonly QuestionAndAnswer[], words: readonly string[]) {
  const finders = words.map((word) => highlighterOf([word]))
  return faq.map((entry) => {
    const text = textOf(entry.answerHtml)
    const questionFinders = finders.filter((find) => find(entry.question).length > 0)
    const matchingFinders = finders.filter((find) => questionFinders.includes(find) || find(text).length > 0)
    return {
      count: matchingFinders.length,
      answer: { ...entry, isInAnswer: questionFinders.length < matchingFinders.length },
    }
  })
}
