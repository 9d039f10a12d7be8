import type { Catalogue } from '../catalogue.ts'
import type { CatalogueAttributeValue, CatalogueProduct } from '../product.ts'

/** The first value that a product has of an attribute, e.g. its brand. */
export function productValue(
  catalogue: Pick<Catalogue, 'attributes' | 'values'>,
  product: Pick<CatalogueProduct, 'attributeValueIds'>,
  attributeCode: string,
): CatalogueAttributeValue | undefined {
  const attribute = catalogue.attributes.find(({ code }) => code === attributeCode)
  if (!attribute) return undefined
  for (const id of product.attributeValueIds) {
    const value = catalogue.values.get(id)
    if (value?.attributeId === attribute.id) return value
  }
  return undefined
}
