import type { AnsweredProducts } from '@provender/catalogue/answer-products'
import { fold } from '@provender/catalogue/fold'
import type { AskedProducts } from '@provender/catalogue/product-query'
import type { Language } from '@provender/domain/languages'
import type { Device } from './device-link.ts'
import type { FromWorker, ToWorker } from './device-messages.ts'

interface AnswersAhead extends Pick<Device, 'answered' | 'answerAhead'> {
  readonly take: (told: Extract<FromWorker, { readonly kind: 'ahead' }>) => void
  /** They are not true any more. */
  readonly forget: () => void
}

interface Asking {
  readonly send: (message: ToWorker) => void
  /** Counted up by every question. */
  readonly nextN: () => number
  readonly language: () => Language
}

/** The answers to what may be typed next: they are here before the letter is, so that both are drawn at once. */
export function keepAnswersAhead({ send, nextN, language }: Asking): AnswersAhead {
  let asking: { readonly n: number; readonly question: string } | undefined
  /** By what is searched for. */
  const answers = new Map<string, string>()
  /** All of it but the text. */
  const questionOf = (asked: AskedProducts) => JSON.stringify([{ ...asked, search: '' }, language()])
  const forget = () => {
    asking = undefined
    answers.clear()
  }
  return {
    forget,
    take: ({ n, search, products }) => {
      if (asking?.n === n) answers.set(fold(search), products)
    },
    answerAhead: (asked) => {
      forget()
      const n = nextN()
      asking = { n, question: questionOf(asked) }
      send({ kind: 'ahead', n, asked, language: language() })
    },
    answered: (asked) => {
      const text = answers.get(fold(asked.search ?? ''))
      if (text === undefined || asking?.question !== questionOf(asked)) return undefined
      // Written by our own worker.
      return JSON.parse(text) as AnsweredProducts
    },
  }
}
