import type { ProductId } from '@provender/domain/ids'
import { inLanguage } from '@provender/domain/languages'
import { productFieldList, type ProductValuesWith } from '@provender/domain/product/product-values'
import { findProduct } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { substitutesOf } from '../substitutes.ts'
import { allergensOf } from '../view/allergens.ts'
import type { ProductDetail } from '../wire/catalogue-snapshot.ts'
import { createCardReader } from './answer-card.ts'
import type { Caller } from './answer-products.ts'
import { type DeviceCatalogue, deviceViewer } from './device-catalogue.ts'

export type AnsweredProduct = NonNullable<ReturnType<typeof answerProduct>>

const pageNames = productFieldList.flatMap(({ name, readers }) =>
  readers === 'page' ? [name as keyof ProductValuesWith<'readers', 'page'>] : [],
)

/**
 * Gives the same result as the API's `product`, with the fields of its page. Long texts are stored separately: without them they are empty.
 * Undefined if the viewer has no such product.
 */
export function answerProduct(
  device: DeviceCatalogue,
  { id, details }: { readonly id: ProductId; readonly details: ProductDetail | undefined },
  { language, nowMs }: Caller,
) {
  const { catalogue } = device
  const listed = findProduct(catalogue, id)
  if (!listed) return undefined
  const product = { ...listed, ...details }
  const own = new Set(product.attributeValueIds)
  const viewer = deviceViewer(device, nowMs)
  const card = createCardReader(device, viewer)
  return {
    ...card(product),
    ...pageTexts(product),
    allergens: allergensOf(catalogue, product, language),
    substitutes: substitutesOf(catalogue, product, viewer).map((each) => ({
      ...card(each),
      allergens: allergensOf(catalogue, each, language),
    })),
    categories: product.categoryIds.flatMap((id) =>
      catalogue.tree.byId.get(id)?.visible ? [{ id: String(id) }] : [],
    ),
    attributes: catalogue.attributes.flatMap(({ id, code, name, visible }) => {
      const values = (catalogue.valuesOf.get(id) ?? [])
        .filter((value) => visible && own.has(value.id))
        .map((value) => ({ id: String(value.id), name: inLanguage(value.name, language) }))
      return values.length > 0 ? [{ id: String(id), code, name: inLanguage(name, language), values }] : []
    }),
  }
}

function pageTexts(product: CatalogueProduct): ProductValuesWith<'readers', 'page'> {
  return Object.fromEntries(pageNames.map((name) => [name, product[name]])) as unknown as ProductValuesWith<
    'readers',
    'page'
  >
}
