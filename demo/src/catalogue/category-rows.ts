import type { CategoryRow } from '@provender/domain/import/rows'
import { categories } from '../range/departments.ts'
import type { ListedProduct } from './products.ts'

/** The category tree. Each category shows the picture of its first featured product. */
export function categoryRows(listed: readonly ListedProduct[]): readonly CategoryRow[] {
  const parents = new Map(categories.map(({ code, parentCode }) => [code, parentCode]))
  const foremost = new Map<string, ListedProduct>()
  const offer = (code: string, one: ListedProduct): void => {
    const best = foremost.get(code)
    if (!best || one.product.featuredRank < best.product.featuredRank) foremost.set(code, one)
    const parent = parents.get(code)
    if (parent !== undefined && parent !== null) offer(parent, one)
  }
  for (const one of listed) offer(one.offer.base.category, one)
  const positions = new Map<string | null, number>()
  return categories.map(({ code, parentCode, name }) => {
    const index = positions.get(parentCode) ?? 0
    positions.set(parentCode, index + 1)
    return {
      code,
      parentCode,
      name,
      index,
      visible: true,
      picture: foremost.get(code)?.product.picture ?? null,
    }
  })
}
