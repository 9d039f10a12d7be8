import { type Catalogue, findProduct } from '@provender/catalogue/catalogue'
import { isOrderable, type PricedBasket } from '@provender/domain/basket/price-basket'
import type { Minor } from '@provender/domain/money/money'
import { cardHold } from '@provender/domain/payment/next-action'
import { unitKind } from '@provender/domain/units/units'

/** The amount to authorise on a card for this basket. */
export function cardHoldOf({ lines }: PricedBasket, catalogue: Catalogue): Minor {
  return cardHold(
    lines.filter(isOrderable).flatMap(({ productId, unit, quantity, unitNet, vatBasisPoints }) => {
      const product = findProduct(catalogue, productId)
      if (!product || unitNet === null) return []
      return [{ unitKind: unitKind(product, unit), ordered: quantity, unitNet, vatBasisPoints }]
    }),
  )
}
