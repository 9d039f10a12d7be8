import type { BasketOperation } from '@provender/domain/basket/operations'
import type { ProductId } from '@provender/domain/ids'
import { parseUnitPrice } from '@provender/domain/money/decimal'
import { lineNet, type Minor, type Quantity, sumMinor } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { boxesOfSamePieces, piecesPerBox } from '@provender/domain/units/units'
import { quantityFromWire, unitFromWire } from '@provender/sync/operations/basket-wire'
import { productIdOf, productUnits, unitOf } from '../catalogue/basket-product.ts'
import type { InBasket } from '../catalogue/displayed-unit.ts'
import type { ProductList } from '../catalogue/product-list.ts'
import { fullProductName } from '../catalogue/product-name.ts'
import { findShortfall, type Shortfall } from '../catalogue/shortfall.ts'
import type { OrderGuideQuery } from './usual.documents.ts'

export type GuideItem = OrderGuideQuery['orderGuide'][number]

export interface RequestedOrderGuideItem {
  readonly usual: GuideItem
  readonly unit: SalesUnit
  readonly quantity: Quantity
}

export interface FillPlan {
  readonly requested: readonly RequestedOrderGuideItem[]
  readonly shortfalls: readonly Shortfall[]
}

interface FillRules extends Pick<ProductList, 'stockPolicy' | 'quantityLimits'> {
  readonly quantityOf: (productId: ProductId, unit: SalesUnit) => Quantity
}

/** Each product of the usual order in exactly its usual quantity. Keeps a line that has more already, or the other unit. */
export function planUsualOrder(usuals: readonly GuideItem[], rules: FillRules): FillPlan {
  return planOf(
    usuals.flatMap((usual): readonly (RequestedOrderGuideItem | Shortfall)[] => {
      if (usual.usualQuantity === null || usual.usualUnit === null) return []
      const unit = unitFromWire(usual.usualUnit)
      const quantity = quantityFromWire(usual.usualQuantity)
      const [present, other] = presentQuantities(usual, unit, rules)
      if (present === quantity) return []
      const name = fullProductName(usual.product)
      const kind = unitOf(usual.product, unit)?.kind
      if (present > quantity && kind) return [{ name, reason: 'more', quantity: present, kind }]
      if (present === 0 && other > 0) return [{ name, reason: 'otherUnit' }]
      return [{ usual, unit, quantity }]
    }),
    rules,
  )
}

export function planToPar(usuals: readonly GuideItem[], rules: FillRules): FillPlan {
  return planOf(
    usuals.flatMap((usual) => {
      if (usual.par === null || usual.parUnit === null) return []
      const unit = unitFromWire(usual.parUnit)
      const quantity = quantityFromWire(usual.par)
      return presentQuantities(usual, unit, rules)[0] < quantity ? [{ usual, unit, quantity }] : []
    }),
    rules,
  )
}

/** The products that the basket has in no unit, each as much as last time. */
export function planDue(usuals: readonly GuideItem[], rules: FillRules): FillPlan {
  return planOf(
    usuals.flatMap((usual) => {
      const unit = unitFromWire(usual.unit)
      const isMissing = presentQuantities(usual, unit, rules).every((quantity) => quantity === 0)
      return isMissing ? [{ usual, unit, quantity: usualQuantityOf(usual) }] : []
    }),
    rules,
  )
}

/** The net amount of what a plan adds to an empty basket. */
export function planNet({ requested }: FillPlan): Minor {
  return sumMinor(
    requested.map(({ usual, unit, quantity }) => {
      const price = parseUnitPrice(unitOf(usual.product, unit)?.price ?? '')
      return price === undefined ? (0 as Minor) : lineNet(price, quantity)
    }),
  )
}

/** What one press adds: as much as last time, in today's boxes; one of a product that was never bought. */
export function usualQuantityOf({
  lastQuantity,
  lastPiecesPerBox: before,
  unit,
  product,
}: GuideItem): Quantity {
  const now = piecesPerBox(productUnits(product), unitFromWire(unit))
  return boxesOfSamePieces(quantityFromWire(lastQuantity ?? 1), { before, now })
}

/** The unit of a line: that of the last purchase, or the one that the basket has. Undefined if it is no longer sold. */
export function lineUnit({ unit, product }: GuideItem, inBasket: InBasket): SalesUnit | undefined {
  const last = unitFromWire(unit)
  const other = last === '1' ? '2' : '1'
  const chosen = inBasket[last] === 0 && inBasket[other] > 0 ? other : last
  return unitOf(product, chosen) && chosen
}

function presentQuantities(
  { product }: GuideItem,
  unit: SalesUnit,
  { quantityOf }: FillRules,
): readonly [Quantity, Quantity] {
  const id = productIdOf(product)
  return [quantityOf(id, unit), quantityOf(id, unit === '1' ? '2' : '1')]
}

/**
 * Limits each line to the stock. Does not order products that are out of stock, even if back orders
 * are accepted, because the customer did not ask for each one.
 */
function planOf(lines: readonly (RequestedOrderGuideItem | Shortfall)[], rules: FillRules): FillPlan {
  const requested: RequestedOrderGuideItem[] = []
  const shortfalls: Shortfall[] = []
  for (const line of lines) {
    if ('reason' in line) {
      shortfalls.push(line)
      continue
    }
    const { usual, unit, quantity } = line
    const { product } = usual
    const [present, otherQuantity] = presentQuantities(usual, unit, rules)
    const name = fullProductName(product)
    const isOut = !product.stockStatus.available && unitOf(product, unit) !== undefined
    const ownShortfall = findShortfall({ name, product, unit, quantity, otherQuantity }, rules)
    const shortfall: Shortfall | undefined = ownShortfall ?? (isOut ? { name, reason: 'out' } : undefined)
    if (shortfall) shortfalls.push(shortfall)
    const available =
      shortfall === undefined ? quantity : 'quantity' in shortfall ? shortfall.quantity : present
    if (available > present) requested.push({ usual, unit, quantity: available })
  }
  return { requested, shortfalls }
}

export function fillOperations(requested: readonly RequestedOrderGuideItem[]): readonly BasketOperation[] {
  return requested.map(({ usual: { product }, unit, quantity }) => ({
    type: 'setQuantity',
    basketId: null,
    productId: productIdOf(product),
    unit,
    quantity,
    price: parseUnitPrice(unitOf(product, unit)?.price ?? '') ?? null,
  }))
}
