import { highlighterOf } from '@provender/catalogue/highlight'
import { fullProductName } from '../catalogue/product-name.ts'
import { findUsuals } from '../usual/find-usuals.ts'
import type { GuideItem } from '../usual/requested-items.ts'
import { type ProductSuggestions } from './product-suggestions.ts'

const maxBought = 3

/**
 * The usuals that a search finds: those among its best results first, in their order, then others whose names
 * have every word, the most often bought first.
 */
export function boughtAmong(
  suggestions: ProductSuggestions,
  usuals: readonly GuideItem[],
): readonly GuideItem[] {
  const bought = usuals.filter(({ lastBoughtAt }) => lastBoughtAt !== null)
  const byProduct = new Map(bought.map((usual) => [usual.product.id, usual]))
  const best = suggestions.products.flatMap(({ id }) => byProduct.get(id) ?? [])
  const { searchedWords, text, answersAll } = suggestions
  if (!answersAll || searchedWords.length === 0) return best.slice(0, maxBought)
  const rangesIn = highlighterOf(searchedWords)
  const typedCount = text.split(' ').length
  const others = findUsuals(bought, text)
    .filter((usual) => !best.includes(usual) && rangesIn(fullProductName(usual.product)).length >= typedCount)
    .toSorted((one, other) => other.timesBought - one.timesBought)
  return [...best, ...others].slice(0, maxBought)
}
