import { msg } from '@lingui/core/macro'
import { productAddress, productIdIn } from '@provender/catalogue/product-path'
import { apiQuery } from '@provender/client/api/api-query'
import { notFound, redirect } from '@tanstack/react-router'
import { productHref } from '../../kernel/links/product-href.ts'
import type { PageMetadata } from '../../kernel/page/document-head.ts'
import { orNotFound } from '../../kernel/session/route-guards.ts'
import { departmentsQuery } from '../../kernel/session/shop-queries.ts'
import { viewerOf } from '../../kernel/session/viewer.ts'
import type { RouterContext } from '../../kernel/state/router-context.ts'
import { type PathCategory, categoryPath } from './category-path.ts'
import { deviceFirstQuery, confirmedAt } from './device/device-first-query.ts'
import { canSeeCatalogue } from './login-wall.ts'
import { type ProductDetails } from './product-details.ts'
import { productLabels } from './product-labels.ts'
import { productMetadata } from './product-metadata.ts'
import { fullProductName } from './product-name.ts'
import {
  LastPurchase,
  ProductPage,
  type ProductPageQuery,
  type ProductPageQueryVariables,
  SimilarProducts,
} from './product-page.documents.ts'
import { packOf } from './product-parts.tsx'

/** A product page. `lacksTexts` is true if the device answered and does not have the long texts yet. */
type ProductPageAnswer = ProductPageQuery & { readonly lacksTexts?: boolean }

export function productQuery(id: number | string) {
  return deviceFirstQuery<ProductPageAnswer, ProductPageQueryVariables>({
    operation: ProductPage,
    variables: { id: String(id) },
    onDevice: async (device) => {
      const answer = await device.product(String(id))
      return (
        answer && {
          answer: { product: answer.product, lacksTexts: !answer.isComplete },
          isComplete: answer.isComplete,
        }
      )
    },
  })
}

const maxSimilarProducts = 9

export function similarQuery(categoryId: string) {
  return deviceFirstQuery({
    operation: SimilarProducts,
    variables: { categoryId, atMost: maxSimilarProducts },
    onDevice: async (device) => {
      const products = await device.products({ filter: { categoryId }, pageSize: maxSimilarProducts })
      return products && { answer: { products }, isComplete: true }
    },
  })
}

export function lastPurchaseQuery(id: string) {
  return apiQuery(LastPurchase, { id })
}

export interface LoadedProduct {
  /** Undefined if the viewer is behind the login wall. */
  readonly id: string | undefined
  /** The deepest category of the product; similar products come from it. */
  readonly categoryId: string | undefined
  readonly head: PageMetadata
}

interface Loading {
  readonly context: RouterContext
  readonly address: string
}

/**
 * Loads a product by the id at the end of its address. Redirects if the name in the address
 * is not the product's (docs/product-rules.md#addresses).
 */
export async function loadProduct({ context, address }: Loading): Promise<LoadedProduct> {
  const { queryClient, i18n } = context
  const id = productIdIn(address)
  if (id === undefined) throw notFound()
  if (!(await canSeeCatalogue(context)))
    return {
      id: undefined,
      categoryId: undefined,
      head: { title: i18n._(msg`Products`), canonical: undefined },
    }
  const { product } = await orNotFound(productQuery(id).load(queryClient))
  const canonicalAddress = productAddress(product.name, product.id)
  if (address !== canonicalAddress)
    throw redirect({ to: '/product/$address', params: { address: canonicalAddress }, statusCode: 301 })
  const { categories } = await queryClient.ensureQueryData(departmentsQuery)
  const categoryId = deepest(product, categories)
  await loadRest(context, product.id, categoryId)
  const breadcrumb = categoryId === undefined ? [] : categoryPath(categories, categoryId)
  return {
    id: product.id,
    categoryId,
    head: headOf(product, { context, canonical: productHref(product), breadcrumb }),
  }
}

/** Loads similar products and the last purchase. If the device can answer, the page does not wait for them. */
async function loadRest(
  { queryClient, isSignedIn }: RouterContext,
  id: string,
  categoryId: string | undefined,
): Promise<void> {
  const similar = categoryId === undefined ? undefined : similarQuery(categoryId).load(queryClient)
  if (confirmedAt() === undefined)
    await Promise.all([similar, isSignedIn ? queryClient.ensureQueryData(lastPurchaseQuery(id)) : undefined])
  else similar?.catch(() => undefined)
}

function deepest(
  { categories }: ProductDetails,
  tree: Parameters<typeof categoryPath>[0],
): string | undefined {
  const withDepth = categories.map(({ id }) => ({ id, depth: categoryPath(tree, id).length }))
  return withDepth.toSorted((one, other) => other.depth - one.depth).find(({ depth }) => depth > 0)?.id
}

interface Heading {
  readonly context: RouterContext
  readonly canonical: string
  readonly breadcrumb: readonly PathCategory[]
}

function headOf(product: ProductDetails, { context, canonical, breadcrumb }: Heading): PageMetadata {
  const { description, code, pictureUrl } = product
  const title = fullProductName(product)
  return {
    title,
    canonical,
    description:
      description || [title, packOf(product, productLabels(context.i18n)), code].filter(Boolean).join(', '),
    picture: pictureUrl ?? undefined,
    about: productMetadata({
      product,
      breadcrumb,
      viewer: viewerOf(context.queryClient),
      origin: context.origin,
    }),
  }
}
