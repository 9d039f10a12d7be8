import type { Quantity } from '@provender/domain/money/money'
import type { ControlOf } from './shelf.ts'

/** All that a visitor is offered. What else a product can offer comes with buying, which visitors do not load. */
export const loginControl: ControlOf = (_product, { shelf }) => ({
  unit: '1',
  limit: { atMost: 0 as Quantity, by: 'stock', rest: 0 as Quantity },
  words: shelf.words.add.PIECE,
  state: { offer: 'login', href: shelf.loginHref },
})
