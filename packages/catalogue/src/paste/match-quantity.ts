import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import { defaultSalesUnit, isSoldIn, unitKind } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'
import {
  integerQuantity,
  kilograms,
  type MatchedQuantity,
  maxBoxes,
  one,
  type UnitAmount,
} from './matched-quantity.ts'
import { isBoxContent, isPackContent, matchContent, matchPackContent } from './pack-content.ts'
import type { WrittenSize } from './pack-crosses.ts'
import { packOf } from './pack.ts'
import type { ReadLine } from './read-line.ts'
import type { WrittenAmount } from './written-amount.ts'

interface RequestedAmount extends Pick<ReadLine, 'amount' | 'size' | 'measured' | 'isCrossed' | 'vague'> {
  readonly codes?: readonly string[]
  readonly packs?: readonly string[]
}

/** What is known about the units in which a company orders a product. */
export interface KnownUnits {
  /** That of the same words, confirmed by a person. */
  readonly learned?: SalesUnit
  /** The last order, if all orders of the product were in this unit. */
  readonly ordered?: UnitAmount
}

function unitAssumed(product: CatalogueProduct, { learned, ordered }: KnownUnits): SalesUnit {
  return learned ?? ordered?.unit ?? defaultSalesUnit(product)
}

/**
 * The unit and quantity of a product for a written amount. An amount in a unit that is not sold is converted and never certain: 24 cans are
 * one box of 24, not 24 boxes.
 */
export function matchQuantity(
  product: CatalogueProduct,
  requested: RequestedAmount,
  { ordered, ...learned }: KnownUnits = {},
): MatchedQuantity {
  const { amount, vague } = requested
  const units = ordered && isSoldIn(product, ordered.unit) ? { ...learned, ordered } : learned
  if (vague !== null) {
    const unit = vagueUnit(product, vague.unit) ?? unitAssumed(product, units)
    return { ...integerQuantity(unit, 1, false), issue: 'unread', choices: [] }
  }
  const matched = readings(product, requested).map((reading) => matchSoldQuantity(product, reading, units))
  const [first, other] = matched
  if (!first) return matchSoldQuantity(product, requested, units)
  const choices = matched.map(({ unit, quantity }) => ({ unit, quantity }))
  if (amount?.decimal == null) return { ...first, isCertain: false, issue: 'range', choices }
  // `1,200` boxes are 1200, because 1.2 cannot be ordered; of what is weighed, they are 1.2 kg.
  if (other?.issue === 'not-sold' || unitKind(product, '2') === 'kg') return { ...first, isCertain: false }
  return { ...first, isCertain: false, issue: 'ambiguous', choices }
}

function readings(product: CatalogueProduct, requested: RequestedAmount): readonly RequestedAmount[] {
  const { amount, measured } = requested
  if (amount === null && measured?.upTo !== undefined) {
    const { upTo, ...from } = measured
    return [from, { ...from, value: upTo }].map((size) => ({ ...requested, measured: size }))
  }
  if (amount === null) return []
  const { count, upTo, decimal, countOrContent } = amount
  if (countOrContent !== undefined && !isBoxContent(product, amount, countOrContent))
    return [count, countOrContent].map((each) => ({ ...requested, amount: { ...amount, count: each } }))
  if (upTo !== null)
    return [count, upTo].map((each) => ({
      ...requested,
      measured: null,
      amount: { ...amount, count: each, upTo: null },
    }))
  if (decimal === null || amount.unit === 'kg') return []
  return [count, decimal].map((each) => ({ ...requested, amount: { ...amount, count: each } }))
}

function vagueUnit(product: CatalogueProduct, unit: WrittenAmount['unit']): SalesUnit | undefined {
  if (unit === 'box' && isSoldIn(product, '2') && unitKind(product, '2') === 'box') return '2'
  return unit === 'piece' && isSoldIn(product, '1') ? '1' : undefined
}

function matchSoldQuantity(
  product: CatalogueProduct,
  requested: RequestedAmount,
  units: KnownUnits,
): MatchedQuantity {
  const { amount, measured } = requested
  if (amount === null && measured === null) return integerQuantity(unitAssumed(product, units), 1, true)
  if (amount === null || amount.unit === 'kg') {
    const size = measured ?? { value: (amount?.count ?? 0) * 1000, measure: 'g' as const }
    return matchSize(product, size, amount !== null)
  }
  const { count, unit } = amount
  const inside = matchContent(product, requested, units.learned)
  if (inside) return inside
  if (isPackContent(product, amount)) return matchPackContent(product)
  const isKg = unitKind(product, '2') === 'kg'
  if (isKg && !isSoldIn(product, '1')) return matchKilograms(product, amount, requested.size)
  switch (unit) {
    case 'box':
      return isSoldIn(product, '2') ? matchBoxes(product, count) : matchBoxesOfPieces(product, count)
    case 'piece':
      return isSoldIn(product, '1') ? integerQuantity('1', count, true) : matchPieces(product, count)
    case 'pack':
      return matchPacks(product, count)
    case null:
      return matchLearned(product, requested, units.learned) ?? matchNumber(product, requested, units.ordered)
  }
}

/**
 * For products sold by weight, converts pieces by the written weight of one, or by that of the product's pack. A decimal without a unit never
 * counts pieces.
 */
function matchKilograms(
  product: CatalogueProduct,
  { count, unit, decimal }: WrittenAmount,
  size: WrittenSize | null,
): MatchedQuantity {
  if (unit === null && decimal !== null) return kilograms(decimal, false)
  if (unit === null && !Number.isInteger(count)) return kilograms(count, false)
  const each = unit !== 'box' && size?.measure === 'g' ? size : packOf(product).piece
  return kilograms(each?.measure === 'g' ? (count * each.value) / 1000 : count, false)
}

function matchBoxes(product: CatalogueProduct, count: number): MatchedQuantity {
  const pieces = count * packOf(product).pieces
  const isParted = !Number.isInteger(count) && isSoldIn(product, '1') && unitKind(product, '2') === 'box'
  return isParted
    ? { ...integerQuantity('1', pieces, false), isCertain: false }
    : integerQuantity('2', count, true)
}

/** For products without a box, a box means the unit that is sold, unless that is a part of a box. */
function matchBoxesOfPieces(product: CatalogueProduct, count: number): MatchedQuantity {
  const { pieces } = packOf(product)
  return integerQuantity('1', count * pieces, pieces === 1)
}

function matchPieces(product: CatalogueProduct, count: number): MatchedQuantity {
  return integerQuantity('2', count / packOf(product).pieces, false)
}

function matchPacks(product: CatalogueProduct, count: number): MatchedQuantity {
  if (!isSoldIn(product, '1')) return integerQuantity('2', count, false)
  return integerQuantity('1', count, !isSoldIn(product, '2'))
}

/** A bare number in the learned unit. A number that fills a box, or `6 x 2L`, may still mean pieces. */
function matchLearned(
  product: CatalogueProduct,
  { amount, isCrossed }: RequestedAmount,
  unit: SalesUnit | undefined,
): MatchedQuantity | undefined {
  if (!amount || unit === undefined || !isSoldIn(product, unit)) return undefined
  const isBoxed = unit === '2' && (isCrossed || amount.count >= packOf(product).pieces)
  return isBoxed ? undefined : integerQuantity(unit, amount.count, true)
}

/**
 * A bare number: certain if it has only one interpretation, or if it is like the last of many orders in one unit. A few beside a code are of
 * the unit in which the product is sold by default. With the size of a piece it counts those, if they are sold: `penne 3kg x 4` of boxes of
 * 6 x 3 kg.
 */
function matchNumber(
  product: CatalogueProduct,
  { amount, isCrossed, size, codes = [], packs = [] }: RequestedAmount,
  ordered: UnitAmount | undefined,
): MatchedQuantity {
  const count = amount?.count ?? 1
  const { piece, pieces } = packOf(product)
  const hasPiece = isSoldIn(product, '1')
  if (!isSoldIn(product, '2')) return integerQuantity('1', count, true)
  const isPieceSize =
    size !== null && size.measure === piece?.measure && Math.abs(size.value - piece.value) < 0.5
  if (isPieceSize && pieces > 1 && hasPiece) return piecesOrBoxes(count)
  if (isCrossed)
    return hasPiece && count % pieces !== 0 ? integerQuantity('1', count, false) : matchPieces(product, count)
  if (ordered && isLikeLastOrder(count, ordered, pieces)) return integerQuantity(ordered.unit, count, true)
  if (count < pieces && namesWholePack(packs, product))
    return integerQuantity('2', count, count <= maxBoxes / 2)
  if (!hasPiece)
    return count >= pieces ? matchPieces(product, count) : integerQuantity('2', count, count <= maxBoxes / 2)
  if (count === pieces) return pieces > 1 ? piecesOrBox(pieces) : integerQuantity('2', 1, false)
  if (!Number.isInteger(count)) return matchBoxes(product, count)
  const usual = ordered?.unit ?? defaultSalesUnit(product)
  const isFewOfCode = codes.length > 0 && count <= maxBoxes / 2 && count < pieces
  const unit = count > maxBoxes || count > pieces ? '1' : usual
  return integerQuantity(unit, count, isFewOfCode && usual === defaultSalesUnit(product))
}

const writtenSize = /^(\d+(?:p\d+)?)(kg|g|ml|cl|l)$/
const factors: Readonly<Record<string, number>> = { kg: 1000, g: 1, l: 1000, ml: 1, cl: 10 }

/** `lime cordial 12 x 700ml 2`: who writes the whole pack counts such packs. */
function namesWholePack(packs: readonly string[], product: CatalogueProduct): boolean {
  const { piece, pieces } = packOf(product)
  if (piece === null || !packs.includes(String(pieces))) return false
  return packs.some((pack) => {
    const [, value = '', unit = ''] = writtenSize.exec(pack) ?? []
    return Math.abs(Number(value.replace('p', '.')) * (factors[unit] ?? 0) - piece.value) < 0.5
  })
}

const fewPacks = 3

/** Twice the last quantity at most, so that 24 cans of what is ordered by the box are not 24 boxes. */
function isLikeLastOrder(count: number, { unit, quantity }: UnitAmount, pieces: number): boolean {
  const fillsBoxes = unit === '2' && pieces > 1 && count % pieces === 0
  if (!Number.isInteger(count) || count === pieces || fillsBoxes) return false
  return count <= (2 * quantity) / one || (count <= fewPacks && count < pieces)
}

function piecesOrBoxes(count: number): MatchedQuantity {
  const pieces = integerQuantity('1', count, false)
  if (pieces.issue !== null || count > maxBoxes) return pieces
  const { unit, quantity } = pieces
  return {
    ...pieces,
    issue: 'ambiguous',
    choices: [
      { unit, quantity },
      { unit: '2', quantity },
    ],
  }
}

function piecesOrBox(pieces: number): MatchedQuantity {
  const loose: UnitAmount = { unit: '1', quantity: (pieces * 1000) as Quantity }
  const box: UnitAmount = { unit: '2', quantity: one }
  return { ...box, isCertain: false, issue: 'ambiguous', choices: [box, loose] }
}

/** A weight or volume: a weight for products sold by weight, else the number of packs that contain it. */
function matchSize(product: CatalogueProduct, size: WrittenSize, isAmount: boolean): MatchedQuantity {
  if (unitKind(product, '2') === 'kg' && isSoldIn(product, '2') && size.measure === 'g')
    return kilograms(size.value / 1000, size.isImperial !== true)
  const { piece, pieces } = packOf(product)
  if (piece?.measure !== size.measure)
    return { ...integerQuantity(defaultSalesUnit(product), 1, false), issue: 'unread' }
  const count = size.value / piece.value
  if (count === 1 && !isAmount) return integerQuantity(defaultSalesUnit(product), 1, pieces === 1)
  if (isSoldIn(product, '1') && count % pieces !== 0) return integerQuantity('1', count, false)
  if (!isSoldIn(product, '2')) return integerQuantity('1', count, false)
  return integerQuantity('2', count / pieces, false)
}
