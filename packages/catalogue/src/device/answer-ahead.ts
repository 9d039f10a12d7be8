import type { Catalogue } from '../catalogue.ts'
import { nextLetters } from '../search/next-letters.ts'
import { nextMistakes } from '../search/next-mistakes.ts'
import { type AnsweredProducts, answerProducts, type Asker } from './answer-products.ts'
import type { DeviceCatalogue } from './device-catalogue.ts'
import type { AskedProducts } from './product-query.ts'

export interface AnsweredAhead {
  readonly search: string
  readonly answer: AnsweredProducts
}

/**
 * The answers to the same question with one letter more, the likeliest first and mistakes after what is right; one at a time, so that
 * whoever asks meanwhile comes first.
 */
export function* answerAhead(
  device: DeviceCatalogue,
  asked: AskedProducts,
  asker: Asker,
): Generator<AnsweredAhead, void> {
  const text = asked.search ?? ''
  for (const letter of lettersAfter(device.catalogue, text)) {
    const search = text + letter
    yield { search, answer: answerProducts(device, { ...asked, search }, asker) }
  }
}

function* lettersAfter(catalogue: Catalogue, text: string): Generator<string, void> {
  const right = nextLetters(catalogue, text)
  yield* right
  yield* nextMistakes(catalogue, text).filter((letter) => !right.includes(letter))
}
