import type { SalesUnit } from '@provender/domain/price/price'
import { type PricedPack, substituteTerms } from '@provender/domain/product/substitute-terms'
import { unitOf } from '../catalogue/basket-product.ts'
import type { ProductCardFieldsFragment } from '../catalogue/product-card.documents.ts'
import { pricedPack } from '../catalogue/substitute-offers.ts'

export type MeaningMark = 'usual' | 'lowest'

interface Meaning {
  /** Undefined until the device has read it. */
  readonly card: ProductCardFieldsFragment | undefined
  readonly unit: SalesUnit
}

/**
 * Why one of several meanings is offered, by the product's id: what the company usually takes, and what costs least for as much.
 * `bought`: the ids of what the company buys, most often bought first.
 */
export function meaningMarks(
  meanings: readonly Meaning[],
  bought: readonly string[],
): ReadonlyMap<string, readonly MeaningMark[]> {
  const packs = meanings.flatMap(({ card, unit }) => {
    const sold = card && unitOf(card, unit)
    return sold ? [{ id: card.id, pack: pricedPack(card, sold, { includesVat: false }) }] : []
  })
  const usual = bought.find((id) => packs.some((each) => each.id === id))
  const lowest =
    packs.length > 1 && packs.length === meanings.length
      ? packs.find(({ id, pack }) => packs.every((other) => other.id === id || isLess(pack, other.pack)))?.id
      : undefined
  return new Map(
    packs.flatMap(({ id }): (readonly [string, readonly MeaningMark[]])[] => {
      const itsMarks: readonly MeaningMark[] = [
        ...(id === usual ? (['usual'] as const) : []),
        ...(id === lowest ? (['lowest'] as const) : []),
      ]
      return itsMarks.length > 0 ? [[id, itsMarks]] : []
    }),
  )
}

function isLess(pack: PricedPack, other: PricedPack): boolean {
  if (pack.price === 0) return false
  const terms = substituteTerms(other, pack)
  return (terms.type === 'price' || terms.type === 'size') && terms.isLess
}
