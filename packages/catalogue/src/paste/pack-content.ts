import type { SalesUnit } from '@provender/domain/price/price'
import { defaultSalesUnit, isSoldIn } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'
import { integerQuantity, type MatchedQuantity, maxBoxes, nearest, one } from './matched-quantity.ts'
import { packOf } from './pack.ts'
import type { ReadLine } from './read-line.ts'
import type { WrittenAmount } from './written-amount.ts'

/** A number from this size on that equals a pack's content probably means the pack. */
const minPackContent = 10

/** True if the number counts the content of a pack: `tea bags 1100` for `1 x 1100`. Boxes with that many pieces give the same result. */
export function isPackContent(product: CatalogueProduct, amount: WrittenAmount): boolean {
  if (!canBePackContent(amount)) return false
  const { counts, pieces } = packOf(product)
  return amount.count !== pieces && counts.includes(amount.count)
}

/** True if a number is large enough to be a pack's content and not written as boxes. Most are not, so no product needs checking. */
export function canBePackContent({ count, unit }: WrittenAmount): boolean {
  return unit !== 'box' && count >= minPackContent
}

/** `fruit scones 48 box x 2`: two boxes of 48, if they are sold. Of boxes of ten bags, `10 bag x 5` may be ten bags. */
export function isBoxContent(
  product: CatalogueProduct,
  { count, unit }: WrittenAmount,
  content: number,
): boolean {
  const { counts } = packOf(product)
  const isLarger = content >= minPackContent && content > count
  return unit === 'box' && isLarger && counts.includes(content) && !counts.includes(count)
}

/** A number equal to a piece's content means one piece. If only boxes are sold, one box holds more, so the user must confirm. */
export function matchPackContent(product: CatalogueProduct): MatchedQuantity {
  const matched = integerQuantity(defaultSalesUnit(product), 1, false)
  if (isSoldIn(product, '1') || packOf(product).pieces === 1) return matched
  return { ...matched, issue: 'ambiguous', choices: [{ unit: matched.unit, quantity: matched.quantity }] }
}

/** From this number on, written pieces may be the content of a pack. */
const minInside = 6
const maxInside = 500
/** Behind the name, a few are packs of so many: `burgers x 3`. `3 burgers` may be burgers. */
const minLarge = 20

/**
 * `12 eggs`: for products packed by number, the number may count the content of packs. A number that fills packs means those packs; for
 * fewer than one pack, the user must confirm.
 */
export function matchContent(
  product: CatalogueProduct,
  { amount, isCrossed }: Pick<ReadLine, 'amount' | 'isCrossed'>,
  learnedUnit: SalesUnit | undefined,
): MatchedQuantity | undefined {
  const { inside, pieces } = packOf(product)
  if (!amount || isCrossed || inside < minInside) return undefined
  const isRolls = amount.container !== null && rolls.has(amount.container)
  if (amount.unit !== null && amount.unit !== 'piece' && !isRolls) return undefined
  const { count, unit } = amount
  if (learnedUnit !== undefined && (count < inside || (count <= maxBoxes && count % inside !== 0)))
    return undefined
  const hasPiece = isSoldIn(product, '1')
  const size = hasPiece ? inside : inside * pieces
  const packUnit: SalesUnit = hasPiece ? '1' : '2'
  if (count >= inside && count % size === 0 && !isRolls) return integerQuantity(packUnit, count / size, false)
  if (count >= inside) return matchUnfilledPacks(product, amount, { unit: packUnit, count: count / size })
  const isFewPacks = unit === 'piece' || (inside >= minLarge && amount.nextWord === null)
  if (isRolls || (count < minInside && isFewPacks)) return undefined
  const packs = { unit: packUnit, quantity: one }
  const counted = integerQuantity(unit === 'piece' ? packUnit : defaultSalesUnit(product), count, false)
  const packQuantity = { unit: counted.unit, quantity: counted.quantity }
  if (count === 1 && packQuantity.unit === packUnit) return undefined
  const choices = count === 1 ? [packs] : [packs, packQuantity]
  const first = count < minPackContent || inside > maxInside ? packQuantity : packs
  return { ...first, isCertain: false, issue: 'ambiguous', choices }
}

/** Packs may hold several rolls, or be one. */
const rolls = new Set('roll rolls rolka rolki rolek rulo rulosu'.split(' '))

/** More than a pack holds, but no number of packs: the nearest, or so many packs if they are few. */
function matchUnfilledPacks(
  product: CatalogueProduct,
  { count }: WrittenAmount,
  packs: { readonly unit: SalesUnit; readonly count: number },
): MatchedQuantity {
  const filled = nearest(packs.unit, packs.count)
  const { unit, quantity } = integerQuantity(defaultSalesUnit(product), count, false)
  const isFew = count <= maxBoxes
  const choices = isFew ? [...filled, { unit, quantity }] : filled
  const first = (isFew ? choices : filled).at(-1) ?? { unit, quantity }
  return { ...first, isCertain: false, issue: 'ambiguous', choices }
}
