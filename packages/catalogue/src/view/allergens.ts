import { inLanguage, type Language } from '@provender/domain/languages'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'

/** The names of the allergens that a product contains, also if customers do not see the attribute. */
export function allergensOf(
  { attributes, valuesOf }: Pick<Catalogue, 'attributes' | 'valuesOf'>,
  { attributeValueIds }: Pick<CatalogueProduct, 'attributeValueIds'>,
  language: Language,
): readonly string[] {
  const attribute = attributes.find(({ code }) => code === 'allergens')
  if (!attribute) return []
  const own = new Set(attributeValueIds)
  return (valuesOf.get(attribute.id) ?? [])
    .filter(({ id }) => own.has(id))
    .map(({ name }) => inLanguage(name, language))
}
