import type { Quantity } from '@provender/domain/money/money'
import type { ControlOf } from './product-list-context.ts'
import { shownUnit } from './shown-unit.ts'

/** The control of a product or a unit for visitors: the link to the login page. Signed-in controls are loaded apart. */
export const loginControl: ControlOf = (product, { inBasket, shelf }, { unit }) => {
  const shown = unit ?? (shownUnit(product, inBasket, shelf)?.unit === '2' ? '2' : '1')
  return {
    unit: shown,
    limit: { atMost: 0 as Quantity, by: 'stock', rest: 0 as Quantity },
    words: shelf.words.add.PIECE,
    state: { offer: 'login', href: shelf.loginHref },
  }
}
