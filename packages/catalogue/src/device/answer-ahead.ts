import { nextLetters } from '../search/next-letters.ts'
import { type AnsweredProducts, answerProducts, type Asker } from './answer-products.ts'
import type { DeviceCatalogue } from './device-catalogue.ts'
import type { AskedProducts } from './product-query.ts'

export interface AnsweredAhead {
  readonly search: string
  readonly answer: AnsweredProducts
}

/** The answers to the same question with one letter more, the likeliest first; one at a time, so that whoever asks meanwhile comes first. */
export function* answerAhead(
  device: DeviceCatalogue,
  asked: AskedProducts,
  asker: Asker,
): Generator<AnsweredAhead, void> {
  for (const letter of nextLetters(device.catalogue, asked.search ?? '')) {
    const search = `${asked.search}${letter}`
    yield { search, answer: answerProducts(device, { ...asked, search }, asker) }
  }
}
