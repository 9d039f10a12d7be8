import { countInBoth } from '@provender/catalogue/bit-set'
import type { CategoryNode } from '@provender/catalogue/categories'
import { pictureAddress } from '@provender/catalogue/picture-address'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { productCounts } from '@provender/catalogue/query'
import type { CategoryId } from '@provender/domain/ids'
import { inLanguage } from '@provender/domain/languages'
import { builder } from '../../kernel/graphql/builder.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'

interface CategoryView {
  readonly node: CategoryNode
  readonly isTop: boolean
  readonly counts: ReadonlyMap<CategoryId, number>
}

export const Category = builder.objectRef<CategoryView>('Category')
builder.objectType(Category, {
  fields: (t) => ({
    id: t.field({ type: 'Int64', resolve: ({ node }) => node.category.id }),
    code: t.string({ resolve: ({ node }) => node.category.code }),
    name: t.string({ resolve: ({ node }, _args, { language }) => inLanguage(node.category.name, language) }),
    type: t.string({
      resolve: ({ isTop }) => (isTop ? 'DEPARTMENT' : 'CATEGORY'),
      description: 'DEPARTMENT at the top of the tree, CATEGORY below it.',
    }),
    index: t.int({ resolve: ({ node }) => node.category.index }),
    visible: t.boolean({ resolve: ({ node }) => node.category.visible }),
    pictureUrl: t.string({
      nullable: true,
      resolve: ({ node }, _args, { viewer }) =>
        viewer.config.showCategoryImage ? pictureAddress(node.category.picture, viewer.config) : null,
    }),
    storage: t.string({
      nullable: true,
      resolve: ({ node }, _args, { viewer }) => usualStorage(node.category.id, viewer),
      description: 'How most products of the category are stored: ambient, chilled or frozen.',
    }),
    productCount: t.int({ resolve: ({ node, counts }) => counts.get(node.category.id) ?? 0 }),
    childCategories: t.field({
      type: [Category],
      resolve: ({ node, counts }) => visibleCategories(node.children, counts, false),
    }),
  }),
})

function usualStorage(id: CategoryId, { catalogue }: CatalogueViewer): string | null {
  const products = catalogue.inCategory.get(id)
  const attribute = catalogue.attributes.find(({ code }) => code === 'storage')
  if (!products || !attribute) return null
  const counted = (catalogue.valuesOf.get(attribute.id) ?? []).map(({ id: valueId, code }) => {
    const productsWithValue = catalogue.withValue.get(valueId)
    return { code, count: productsWithValue ? countInBoth(products, productsWithValue) : 0 }
  })
  return counted.toSorted((one, other) => other.count - one.count)[0]?.code ?? null
}

function visibleCategories(
  nodes: readonly CategoryNode[],
  counts: ReadonlyMap<CategoryId, number>,
  isTop: boolean,
): CategoryView[] {
  return nodes.flatMap((node) =>
    node.category.visible && (counts.get(node.category.id) ?? 0) > 0 ? [{ node, isTop, counts }] : [],
  )
}

export function categoryTree(viewer: CatalogueViewer): CategoryView[] {
  return visibleCategories(
    viewer.catalogue.tree.roots,
    productCounts(viewer.catalogue, viewer.visible()),
    true,
  )
}

export function categoriesOfProduct(
  product: CatalogueProduct,
  { catalogue }: CatalogueViewer,
): CategoryView[] {
  return product.categoryIds.flatMap((id) => {
    const category = catalogue.tree.byId.get(id)
    return category?.visible
      ? [{ node: { category, children: [] }, isTop: category.parentId === null, counts: new Map() }]
      : []
  })
}
