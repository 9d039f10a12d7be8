import { highlighterOf } from '@provender/catalogue/highlight'
import { wordsOf } from '@provender/catalogue/words'
import { textOf } from './mark-html.ts'

/** A question with its answer, as the API has it. */
export interface Answered {
  readonly question: string
  readonly answerHtml: string
}

export interface FoundAnswer extends Answered {
  /** What was looked for stands in the answer, and not all of it in the question. */
  readonly isInAnswer: boolean
}

/** Shorter words are in every sentence. */
const tellingLength = 4

/**
 * The answers that have every word that was typed, or its beginning; where none has, those with most of its telling words. Folded:
 * accents and the letters of Polish and Turkish may be typed or left out.
 */
export function findAnswers(faq: readonly Answered[], words: readonly string[]): readonly FoundAnswer[] {
  const found = foundBy(faq, words)
  const all = found.filter(({ count }) => count === words.length)
  if (all.length > 0) return all.map(({ answer }) => answer)
  const telling = words.filter(({ length }) => length >= tellingLength)
  const some = foundBy(faq, telling)
  const most = Math.max(1, ...some.map(({ count }) => count))
  return some.filter(({ count }) => count === most).map(({ answer }) => answer)
}

/** The words of what was typed, folded. */
export function typedWords(typed: string): readonly string[] {
  return [...new Set(wordsOf(typed))]
}

function foundBy(faq: readonly Answered[], words: readonly string[]) {
  const finders = words.map((word) => highlighterOf([word]))
  return faq.map((entry) => {
    const text = textOf(entry.answerHtml)
    const inQuestion = finders.filter((find) => find(entry.question).length > 0)
    const inEither = finders.filter((find) => inQuestion.includes(find) || find(text).length > 0)
    return {
      count: inEither.length,
      answer: { ...entry, isInAnswer: inQuestion.length < inEither.length },
    }
  })
}
