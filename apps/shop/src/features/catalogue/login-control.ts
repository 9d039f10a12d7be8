import type { Quantity } from '@provender/domain/money/money'
import { displayedUnit } from './displayed-unit.ts'
import type { ControlOf } from './product-list.ts'

/** The add control of a product or unit for visitors: a link to the login page. Controls for signed-in users load separately. */
export const loginControl: ControlOf = (product, { inBasket, listContext }, { unit }) => {
  const displayUnit = unit ?? (displayedUnit(product, inBasket, listContext)?.unit === '2' ? '2' : '1')
  return {
    unit: displayUnit,
    limit: { maximum: 0 as Quantity, by: 'stock', remaining: 0 as Quantity },
    labels: listContext.labels.add.PIECE,
    state: { offer: 'login', href: listContext.loginHref },
  }
}
