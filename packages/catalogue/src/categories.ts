import type { CategoryId } from '@provender/domain/ids'
import type { CatalogueCategory } from './product.ts'

export interface CategoryNode {
  readonly category: CatalogueCategory
  readonly children: readonly CategoryNode[]
}

export interface CategoryTree {
  readonly roots: readonly CategoryNode[]
  /** A category and its ancestors, itself first. */
  readonly pathOf: ReadonlyMap<CategoryId, readonly CategoryId[]>
  readonly byId: ReadonlyMap<CategoryId, CatalogueCategory>
}

/** The category tree. A category whose parents form a cycle, or whose parent is missing, is at the top. */
export function buildCategoryTree(categories: readonly CatalogueCategory[]): CategoryTree {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const pathOf = new Map(categories.map((category) => [category.id, pathTo(category, byId)]))
  const childrenOf = Map.groupBy(
    categories.toSorted((one, other) => one.index - other.index || one.id - other.id),
    (category) => pathOf.get(category.id)?.[1] ?? null,
  )
  const nodesBelow = (parentId: CategoryId | null): CategoryNode[] =>
    (childrenOf.get(parentId) ?? []).map((category) => ({ category, children: nodesBelow(category.id) }))
  return { roots: nodesBelow(null), pathOf, byId }
}

function pathTo(
  category: CatalogueCategory,
  byId: ReadonlyMap<CategoryId, CatalogueCategory>,
): readonly CategoryId[] {
  const path: CategoryId[] = []
  for (
    let current: CatalogueCategory | undefined = category;
    current !== undefined;
    current = current.parentId === null ? undefined : byId.get(current.parentId)
  ) {
    if (path.includes(current.id)) return [category.id]
    path.push(current.id)
  }
  return path
}
