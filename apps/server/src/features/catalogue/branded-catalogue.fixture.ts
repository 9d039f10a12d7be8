import { buildCatalogue, type Catalogue } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import type { AttributeValueId, ProductId } from '@provender/domain/ids'
import { extraProducts } from '@provender/testing/corpora/pasted-lines/extra-products'
import { numberedProducts } from '@provender/testing/corpora/pasted-lines/goods/numbered-products'
import * as v from 'valibot'
import { buildDemoRows } from '../../testing/demo-catalogue.ts'

const unpriced = /^(?:Oakbank Plain Flour|Fieldhand Brown Onions)/

/**
 * The demo range with a price for nearly everything, and additional well-known brands, awkward codes, and names with numbers.
 */
export function buildBrandedCatalogue(productCount: number): Catalogue {
  const rows = buildDemoRows(productCount)
  const brand = rows.attributes.find(({ code }) => code === 'brand')
  const names = new Set(extraRows().flatMap(({ brandName }) => (brandName === '' ? [] : [brandName])))
  const attributeValues = [...names].map((name, index) => ({
    id: (rows.attributeValues.length + index + 1) as AttributeValueId,
    attributeId: brand?.id ?? (1 as never),
    code: name.toLowerCase(),
    name: { en: name },
    index: index,
    picture: null,
  }))
  const valueOf = new Map(attributeValues.map(({ id, name }) => [name.en, id]))
  const furtherProducts = extraRows().map((row, index): CatalogueProduct => {
    const value = valueOf.get(row.brandName)
    const template = rows.products[0]
    if (!template) throw new Error('The demo has no products.')
    return {
      ...template,
      id: (rows.products.length + index + 1) as ProductId,
      code: row.code,
      shortName: '',
      name: row.name,
      packSize: row.pack,
      piecesPerBox: row.pieces ?? 1,
      secondUnit: row.secondUnit,
      sellAs: row.soldAs,
      defaultUnit: row.soldAs === '1' ? '1' : '2',
      barcodes: row.barcode === '' ? [] : [row.barcode],
      categoryIds: [],
      attributeValueIds: value === undefined ? [] : [value],
      standard: row.isPriced ? template.standard : null,
    }
  })
  return buildCatalogue({
    ...rows,
    attributeValues: [...rows.attributeValues, ...attributeValues],
    products: [
      ...rows.products.map((each) => (unpriced.test(each.name) ? { ...each, standard: null } : each)),
      ...furtherProducts,
    ],
  })
}

interface ExtraRow {
  readonly code: string
  readonly name: string
  readonly pack: string
  readonly secondUnit: CatalogueProduct['secondUnit']
  readonly pieces: number | null
  readonly soldAs: CatalogueProduct['sellAs']
  readonly brandName: string
  readonly barcode: string
  readonly isPriced: boolean
}

function extraRows(): readonly ExtraRow[] {
  const branded = cellsOf(extraProducts).map((cells) => {
    const [brandName = '', listed = ''] = cells.slice(5)
    return { ...rowOf(cells), brandName, barcode: '', isPriced: listed !== '-' }
  })
  const numbered = cellsOf(numberedProducts).map((cells) => {
    return { ...rowOf(cells), brandName: '', barcode: cells[5] ?? '', isPriced: true }
  })
  return [...branded, ...numbered]
}

function cellsOf(list: string): readonly (readonly string[])[] {
  return list
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
}

function rowOf([code = '', name = '', pack = '', pieces = '-', soldAs = '1']: readonly string[]) {
  const secondUnit = pieces === '-' ? '' : pieces === 'kg' ? 'kg' : 'box'
  return {
    code,
    name,
    pack,
    secondUnit,
    pieces: secondUnit === 'box' ? Number(pieces) : null,
    soldAs: v.parse(v.picklist(['1', '2', '3']), soldAs),
  } as const
}
