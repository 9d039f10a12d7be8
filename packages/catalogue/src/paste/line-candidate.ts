import { isCaseCode, isSameBarcode } from '@provender/domain/barcode/barcode'
import type { ProductId } from '@provender/domain/ids'
import { isSoldIn } from '@provender/domain/units/units'
import type { CatalogueProduct } from '../product.ts'
import { fold } from '../search/fold.ts'
import { isOtherContainer } from './containers.ts'
import { isCounted } from './counted-produce.ts'
import { type KnownUnits, matchQuantity } from './match-quantity.ts'
import type { MatchReason } from './match-reason.ts'
import { type MatchedQuantity, type UnitAmount } from './matched-quantity.ts'
import { packOf } from './pack.ts'
import type { RequestedLine } from './requested-lines.ts'
import { isSizeNamed } from './spelled-sizes.ts'
import { plainAmount, type WrittenAmount } from './written-amount.ts'

export interface Candidate extends MatchedQuantity {
  readonly productId: ProductId
}

const noPacks: readonly string[] = []
const one = 1000

/** A number next to a name that no pack contains: its meaning is unknown. */
const plainNumber = /^\d+(?:p\d+)?$/

function isInName({ count, nextWord }: WrittenAmount, { name }: CatalogueProduct): boolean {
  return nextWord !== null && fold(name).includes(`${count} ${nextWord}`)
}

interface CandidateFacts {
  readonly units?: KnownUnits
  readonly missingPacks?: readonly string[]
}

export function candidateOf(
  line: RequestedLine,
  product: CatalogueProduct,
  facts: CandidateFacts = {},
): Candidate {
  const { units, missingPacks = noPacks } = facts
  const isNamed = line.amount !== null && isInName(line.amount, product)
  // A weight in pounds that a pack has is its size.
  const measured =
    line.measured?.isImperial === true && product.secondUnit !== 'kg' && missingPacks.length === 0
      ? null
      : line.measured
  const matched = matchQuantity(product, { ...line, measured, amount: isNamed ? null : line.amount }, units)
  const hasAmount = line.amount !== null || line.measured !== null || line.vague !== null
  const isLoose = !hasAmount && missingPacks.some((pack) => plainNumber.test(pack))
  const isUnread = matched.issue === null && (!line.isClear || isLoose)
  const issue = isUnread
    ? 'unread'
    : (matched.issue ?? (isOtherMeaning(line, product, { matched, units }) ? 'ambiguous' : null))
  return {
    ...matched,
    isCertain: matched.isCertain && issue === null,
    issue,
    choices: issue === 'ambiguous' && matched.choices.length === 0 ? [amountOf(matched)] : matched.choices,
    productId: product.id,
  }
}

const amountOf = ({ unit, quantity }: UnitAmount): UnitAmount => ({ unit, quantity })

/** True if the number hardly counts the packs of the product. */
function isOtherMeaning(
  line: RequestedLine,
  product: CatalogueProduct,
  { matched, units }: { readonly matched: UnitAmount; readonly units: KnownUnits | undefined },
): boolean {
  const container = line.amount?.container ?? null
  const isMisfit = container !== null && isOtherContainer(container, product)
  return (
    isMisfit ||
    isBulky(line, product, matched) ||
    isNatural(line, product) ||
    (isLooseCase(line, product, units) && isCounted(line.name))
  )
}

const manyPieces = 6
const bulkyPiece = 5000

/** `half a dozen lemons`: hardly six boxes of 15 kg. */
function isBulky(
  { amount, packs, codes }: RequestedLine,
  product: CatalogueProduct,
  { unit }: UnitAmount,
): boolean {
  if (amount === null || amount.count < manyPieces || amount.container !== null || unit !== '1') return false
  if (packs.length > 0 || codes.length > 0) return false
  const { piece, pieces } = packOf(product)
  return pieces === 1 && piece?.measure === 'g' && piece.value >= bulkyPiece
}

const minLooseCase = 2000

/**
 * `3 lemons` of cases of 15 kg: without a unit or a size, so many may be meant singly. Behind the name, a number like that of the last order
 * counts cases.
 */
function isLooseCase(
  { amount, packs, codes }: RequestedLine,
  product: CatalogueProduct,
  { learned, ordered }: KnownUnits = {},
): boolean {
  if (amount === null || amount.unit !== null || amount.container !== null) return false
  if (packs.length > 0 || codes.length > 0 || learned !== undefined) return false
  const isLikeLast = ordered !== undefined && amount.count * one <= 2 * ordered.quantity
  if (amount.nextWord === null && isLikeLast) return false
  const { piece } = packOf(product)
  return piece?.measure === 'g' && piece.value >= minLooseCase
}

/** Units that grow, or that a shop splits packs into, without plural endings. */
const naturalUnit =
  /^(?:bunch|head|bulb|pot|punnet|clove|stick|sprig|stalk|peczek|peczk|glowk|doniczk|demet|bas|saksi|dis)(?:e?s|i|ow|a|ek)?$/u
/** They may also be the packs of what is not counted. */
const countingUnit = /^(?:trays?|tack[ai]|tacek|tepsi|viyol|rolls?|rolk[ai]|rolek|rulo)$/u

/** `3 bunches` of a pack of a kilogram, `2 rolls` of a pack of 24. */
function isNatural({ amount, codes }: RequestedLine, product: CatalogueProduct): boolean {
  const unit = amount?.container ?? amount?.nextWord ?? null
  if (unit === null || codes.length > 0) return false
  const { piece, inside } = packOf(product)
  if (countingUnit.test(unit)) return inside > 1
  if (!naturalUnit.test(unit) || (piece === null && inside <= 1)) return false
  const isSmall = piece !== null && piece.value < 1000
  return !(isSmall && fold(`${product.name} ${product.packSize}`).includes(unit.slice(0, 4)))
}

const reasonOfIssue = {
  unread: 'quantity-unread',
  range: 'quantity-range',
  'not-sold': 'quantity-not-sold',
  ambiguous: 'quantity-ambiguous',
} as const

/**
 * Next to a case code a bare number, or none, counts boxes; next to a barcode of the pieces it counts pieces, as in scanning.
 */
export function countedAmount(
  line: Pick<RequestedLine, 'amount' | 'measured' | 'vague'>,
  codes: readonly string[],
  product: CatalogueProduct,
): WrittenAmount | null {
  const amount = line.amount ?? (line.measured === null && line.vague === null ? plainAmount : null)
  if (amount === null || amount.unit !== null || product.secondUnit !== 'box') return line.amount
  if (codes.some(isCaseCode)) return { ...amount, unit: 'box' }
  const isPiece =
    isSoldIn(product, '1') && codes.some((code) => product.barcodes.some((own) => isSameBarcode(own, code)))
  return isPiece ? { ...amount, unit: 'piece' } : line.amount
}

export function quantityReason(
  line: RequestedLine,
  candidate: Candidate,
  product: CatalogueProduct,
): MatchReason | null {
  if (candidate.issue !== null) return reasonOfIssue[candidate.issue]
  if (!line.isClear) return 'quantity-unread'
  if (isUncounted(line, candidate, product)) return 'quantity-missing'
  if (candidate.isCertain && !isAbout(line)) return null
  const isCounted = line.amount?.unit !== null && line.amount?.unit !== 'pack'
  return isCounted ? 'quantity-converted' : 'quantity-ambiguous'
}

/** `kiełbasa ok. 5 kg` */
const isAbout = ({ name, measured }: RequestedLine): boolean =>
  measured !== null && name.split(' ').includes('about')

/** True if nobody wrote a quantity: a size alone is the pack. */
function isUncounted(
  { amount, measured, vague, piece }: RequestedLine,
  { quantity }: Candidate,
  { secondUnit }: CatalogueProduct,
): boolean {
  if (amount !== null || vague !== null) return false
  if (measured !== null && isSizeNamed(fold(piece.text))) return true
  return measured === null || (quantity === one && secondUnit !== 'kg')
}
