import { pictureAddress } from '@provender/catalogue/picture-address'
import type {
  CatalogueAttribute,
  CatalogueAttributeValue,
  CatalogueProduct,
} from '@provender/catalogue/product'
import { type ProductResult, valueCounts } from '@provender/catalogue/query'
import { inLanguage } from '@provender/domain/languages'
import { builder } from '../../kernel/graphql/builder.ts'
import type { CatalogueViewer } from '../../kernel/identity/catalogue-viewer.ts'

interface AttributeValueView {
  readonly value: CatalogueAttributeValue
  readonly count: number
}

interface AttributeView {
  readonly attribute: CatalogueAttribute
  readonly values: readonly AttributeValueView[]
}

const AttributeValue = builder.objectRef<AttributeValueView>('AttributeValue')
builder.objectType(AttributeValue, {
  fields: (t) => ({
    id: t.field({ type: 'Int64', resolve: ({ value }) => value.id }),
    code: t.string({ resolve: ({ value }) => value.code }),
    name: t.string({ resolve: ({ value }, _args, { language }) => inLanguage(value.name, language) }),
    index: t.int({ resolve: ({ value }) => value.index }),
    productCount: t.int({ resolve: ({ count }) => count }),
    pictureUrl: t.string({
      nullable: true,
      resolve: ({ value }, _args, { viewer }) =>
        viewer.config.showBrandImage ? pictureAddress(value.picture, viewer.config) : null,
    }),
  }),
})

export const Attribute = builder.objectRef<AttributeView>('Attribute')
builder.objectType(Attribute, {
  fields: (t) => ({
    id: t.field({ type: 'Int64', resolve: ({ attribute }) => attribute.id }),
    code: t.string({ resolve: ({ attribute }) => attribute.code }),
    name: t.string({ resolve: ({ attribute }, _args, { language }) => inLanguage(attribute.name, language) }),
    index: t.int({ resolve: ({ attribute }) => attribute.index }),
    visible: t.boolean({ resolve: ({ attribute }) => attribute.visible }),
    pictureUrl: t.string({ nullable: true, resolve: () => null }),
    values: t.field({ type: [AttributeValue], resolve: ({ values }) => [...values] }),
  }),
})

export function visibleAttributes(viewer: CatalogueViewer): AttributeView[] {
  const counts = valueCounts(viewer.catalogue, viewer.visible())
  return attributesWith(viewer, (value) => counts.get(value.id) ?? 0)
}

export function countedAttributes(
  { catalogue }: CatalogueViewer,
  facets: ProductResult['facets'],
): AttributeView[] {
  return facets.flatMap(({ attributeId, values }) => {
    const attribute = catalogue.attributes.find(({ id }) => id === attributeId)
    if (!attribute) return []
    const visibleValues = values.flatMap(({ valueId, count }) => {
      const value = catalogue.values.get(valueId)
      return value ? [{ value, count }] : []
    })
    return [{ attribute, values: visibleValues }]
  })
}

export function attributesOfProduct(product: CatalogueProduct, viewer: CatalogueViewer): AttributeView[] {
  const own = new Set(product.attributeValueIds)
  return attributesWith(viewer, (value) => (own.has(value.id) ? 1 : 0))
}

function attributesWith(
  { catalogue }: CatalogueViewer,
  countOf: (value: CatalogueAttributeValue) => number,
): AttributeView[] {
  return catalogue.attributes.flatMap((attribute) => {
    if (!attribute.visible) return []
    const values = (catalogue.valuesOf.get(attribute.id) ?? [])
      .map((value) => ({ value, count: countOf(value) }))
      .filter(({ count }) => count > 0)
    return values.length > 0 ? [{ attribute, values }] : []
  })
}
