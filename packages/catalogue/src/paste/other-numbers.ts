import type { CatalogueProduct } from '../product.ts'
import type { Ranking } from './rank.ts'
import type { RequestedLine } from './requested-lines.ts'

const percentage = /(\d+(?:[.,]\d+)?)\s?%/g
const number = /\d+/g
const plainNumber = /^\d[\d/:p]*s?$/
const numberOrMeasure = /^\d[\d/:p]*(?:kg|g|l|ml|cl|s)?$/

const percentagesIn = (text: string): readonly string[] =>
  [...text.matchAll(percentage)].map(([, value = '']) => value.replace(',', '.'))

const nameOf = ({ name, packSize }: CatalogueProduct): string => `${name} ${packSize}`

/** The written percentages that a product does not have. Cells of a table may hold a tax or a discount. */
export function missingPercentages(
  { piece }: Pick<RequestedLine, 'piece'>,
  product: CatalogueProduct | undefined,
): readonly string[] {
  if (product === undefined || !piece.text.includes('%') || piece.text.includes('\t')) return []
  const own = percentagesIn(nameOf(product))
  return percentagesIn(piece.text)
    .filter((each) => !own.includes(each))
    .map((each) => `${each}%`)
}

export function withPercentagesFirst(line: RequestedLine, ranking: Ranking): Ranking {
  if (!line.piece.text.includes('%')) return ranking
  const lacks = ranking.ranked.map((each) => missingPercentages(line, each.product).length > 0)
  if (!lacks.includes(true) || !lacks.includes(false)) return ranking
  const [having, lacking] = [false, true].map((isLacking) =>
    ranking.ranked.filter((_, index) => lacks[index] === isLacking),
  )
  return { ...ranking, ranked: [...(having ?? []), ...(lacking ?? [])] }
}

/** True if a number is written beside a code that is neither the quantity nor of the product. */
export function hasOtherNumber({ packs, name, measured }: RequestedLine, product: CatalogueProduct): boolean {
  const own = new Set(nameOf(product).match(number))
  // A single weight may be the quantity.
  const isNumber = measured === null ? numberOrMeasure : plainNumber
  return [...packs, ...name.split(' ')].some(
    (each) => isNumber.test(each) && (each.match(number) ?? []).some((part) => !own.has(part)),
  )
}
