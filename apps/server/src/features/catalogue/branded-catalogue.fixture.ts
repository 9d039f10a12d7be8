import { buildCatalogue, type Catalogue } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import type { AttributeValueId, ProductId } from '@provender/domain/ids'
import { extraProducts } from '@provender/testing/corpora/pasted-lines/extra-products'
import * as v from 'valibot'
import { buildDemoRows } from '../../testing/demo-catalogue.ts'

const unpriced = /^(?:Oakbank Plain Flour|Fieldhand Brown Onions)/

/** The demo range with a price for nearly everything, and additional well-known brands and awkward codes. */
export function buildBrandedCatalogue(productCount: number): Catalogue {
  const rows = buildDemoRows(productCount)
  const brand = rows.attributes.find(({ code }) => code === 'brand')
  const names = new Set(extraRows().flatMap(({ brandName }) => (brandName === '' ? [] : [brandName])))
  const attributeValues = [...names].map((name, at) => ({
    id: (rows.attributeValues.length + at + 1) as AttributeValueId,
    attributeId: brand?.id ?? (1 as never),
    code: name.toLowerCase(),
    name: { en: name },
    index: at,
    picture: null,
  }))
  const valueOf = new Map(attributeValues.map(({ id, name }) => [name.en, id]))
  const furtherProducts = extraRows().map((row, at): CatalogueProduct => {
    const value = valueOf.get(row.brandName)
    const template = rows.products[0]
    if (!template) throw new Error('The demo has no products.')
    return {
      ...template,
      id: (rows.products.length + at + 1) as ProductId,
      code: row.code,
      description1: '',
      description2: row.name,
      pSize: row.pack,
      unitRate1: row.pieces ?? 1,
      unit2: row.pieces === null ? '' : 'box',
      allowSales: row.soldAs,
      defaultUnit: row.soldAs === '1' ? '1' : '2',
      barcodes: [],
      categoryIds: [],
      attributeValueIds: value === undefined ? [] : [value],
      standard: row.isPriced ? template.standard : null,
    }
  })
  return buildCatalogue({
    ...rows,
    attributeValues: [...rows.attributeValues, ...attributeValues],
    products: [
      ...rows.products.map((each) => (unpriced.test(each.description2) ? { ...each, standard: null } : each)),
      ...furtherProducts,
    ],
  })
}

function extraRows() {
  return extraProducts
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', pack = '', pieces = '-', soldAs = '1', brandName = '', listed = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return {
        code,
        name,
        pack,
        pieces: pieces === '-' ? null : Number(pieces),
        soldAs: v.parse(v.picklist(['1', '2', '3']), soldAs),
        brandName,
        isPriced: listed !== '-',
      }
    })
}
