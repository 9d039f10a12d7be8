import { catalogueFor } from '@provender/catalogue/audience'
import { findProduct } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { pageAnswers, type PageOfProducts } from '@provender/catalogue/product-answers'
import {
  defaultPageSize,
  maxRequestedSearch,
  maxPage,
  maxPageSize,
  productQuery,
} from '@provender/catalogue/product-query'
import { queryProducts } from '@provender/catalogue/query'
import { type ProductQuery, productSorts } from '@provender/catalogue/query-input'
import type { CategoryId, ProductId } from '@provender/domain/ids'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'
import { answerFields } from './answer-fields.ts'
import { Attribute, countedAttributes, visibleAttributes } from './attribute-type.ts'
import { isPublishedTo } from './catalogue-viewer.ts'
import { Category, categoryTree } from './category-type.ts'
import { Product } from './product-type.ts'

/** Responses are cached until the catalogue, the shown stock or the day changes. */
const catalogueOptions = { extensions: { ...allow('catalogue').extensions, cachedWith: 'catalogue' } }

const maxIds = 200

builder.queryField('categories', (t) =>
  t.field({
    ...catalogueOptions,
    type: [Category],
    resolve: (_root, _args, { viewer }) => categoryTree(viewer),
  }),
)

builder.queryField('productAttributes', (t) =>
  t.field({
    ...catalogueOptions,
    type: [Attribute],
    resolve: (_root, _args, { viewer }) => visibleAttributes(viewer),
  }),
)

builder.queryField('product', (t) =>
  t.field({
    ...catalogueOptions,
    type: Product,
    args: { id: t.arg({ type: 'Int64', required: true }) },
    description: 'One product, including those that lists hide because they are out of stock.',
    resolve: (_root, { id }, { viewer }) => {
      const product = findProduct(viewer.catalogue, id as ProductId)
      if (!product || !isPublishedTo(viewer, product)) throw apiError('NOT_FOUND')
      return product
    },
  }),
)

builder.queryField('productsByIds', (t) =>
  t.field({
    ...catalogueOptions,
    type: [Product],
    args: { productIds: t.arg({ type: ['Int64'], required: true }) },
    description: 'The products with these ids, in the same order, without those that the viewer may not see.',
    resolve: (_root, args, { viewer }) => {
      const { productIds } = parseArgs(
        v.object({ productIds: v.pipe(v.array(v.number()), v.maxLength(maxIds)) }),
        args,
      )
      return productIds.flatMap((id) => {
        const product = findProduct(viewer.catalogue, id as ProductId)
        return product && isPublishedTo(viewer, product) ? [product] : []
      })
    },
  }),
)

const ProductSortEnum = builder.enumType('ProductSort', { values: productSorts })

const AttributeChoice = builder.inputType('AttributeChoice', {
  fields: (t) => ({
    attributeId: t.field({ type: 'Int64', required: true }),
    valueIds: t.field({ type: ['Int64'], required: true, description: 'Matches any of these.' }),
  }),
})

const ProductFilter = builder.inputType('ProductFilter', {
  fields: (t) => ({
    categoryId: t.field({ type: 'Int64', description: 'Includes all categories below it.' }),
    attributes: t.field({ type: [AttributeChoice] }),
    clearance: t.boolean({ description: 'Ignored unless clearancePriceFilterEnabled is true.' }),
    promotion: t.boolean(),
    isNew: t.boolean(),
    favourites: t.boolean(),
    inStock: t.boolean(),
  }),
})

interface ProductPageValue extends PageOfProducts {
  readonly products: readonly CatalogueProduct[]
}

interface CategoryCountValue {
  readonly categoryId: CategoryId
  readonly count: number
}

const CategoryCount = builder.objectRef<CategoryCountValue>('CategoryCount')
builder.objectType(CategoryCount, {
  fields: (t) => ({
    categoryId: t.expose('categoryId', { type: 'Int64' }),
    productCount: t.exposeInt('count'),
  }),
})

const ProductPage = builder.objectRef<ProductPageValue>('ProductPage')
builder.objectType(ProductPage, {
  fields: (t) => ({
    ...answerFields(t, pageAnswers),
    products: t.expose('products', { type: [Product] }),
    facets: t.field({
      type: [Attribute],
      resolve: ({ result }, _args, { viewer }) => countedAttributes(viewer, result.facets),
      description:
        'Counts within the result. The selected values of an attribute do not restrict its own counts.',
    }),
    categories: t.field({
      type: [CategoryCount],
      resolve: ({ result }) => [...result.categories],
      description: 'The number of products of the result in each category directly below the requested one.',
    }),
  }),
})

const pageArgs = v.object({
  search: v.nullish(v.pipe(v.string(), v.maxLength(maxRequestedSearch)), ''),
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPage)), 1),
  pageSize: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPageSize)),
    defaultPageSize,
  ),
  filter: v.nullish(
    v.object({
      attributes: v.nullish(
        v.pipe(
          v.array(
            v.object({ attributeId: v.number(), valueIds: v.pipe(v.array(v.number()), v.maxLength(maxIds)) }),
          ),
          v.maxLength(50),
        ),
        [],
      ),
    }),
    {},
  ),
})

builder.queryField('products', (t) =>
  t.field({
    ...catalogueOptions,
    type: ProductPage,
    args: {
      filter: t.arg({ type: ProductFilter }),
      search: t.arg.string(),
      sort: t.arg({ type: ProductSortEnum }),
      page: t.arg.int({ description: 'From 1.' }),
      pageSize: t.arg.int({ description: 'At most 100.' }),
    },
    resolve: (_root, args, { viewer }) => {
      const { search, page, pageSize, filter } = parseArgs(pageArgs, args)
      const query = productQuery({
        search,
        page,
        pageSize,
        sort: args.sort,
        filter: {
          ...args.filter,
          attributes: filter.attributes,
          clearance: viewer.config.clearancePriceFilterEnabled && args.filter?.clearance,
        },
      })
      return answer(viewer, query, { page, pageSize })
    },
  }),
)

function answer(
  viewer: CatalogueViewer,
  query: ProductQuery,
  paging: { readonly page: number; readonly pageSize: number },
): ProductPageValue {
  const catalogue = catalogueFor(viewer.catalogue, viewer.channel)
  const result = queryProducts(catalogue, query, {
    ...viewer,
    visible: viewer.visible(),
    inStock: viewer.inStock(),
    favourites: viewer.favouriteBits(),
    bought: viewer.boughtBits(),
    maxSearchResults: viewer.config.searchMaxResults,
  })
  return {
    ...paging,
    result,
    products: result.ordinals.flatMap((ordinal) => catalogue.products[ordinal] ?? []),
  }
}
