import type { AttributeRow, CategoryRow, ProductRow } from '@provender/domain/import/rows'

export function csvOf(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const [first = {}] = rows
  const lines = rows.map((row) => Object.values(row).map(cell).join(','))
  return `${[Object.keys(first).join(','), ...lines].join('\n')}\n`
}

function cell(value: string | number): string {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function categoryCells(category: CategoryRow): Record<string, string | number> {
  return {
    code: category.code,
    parent: category.parentCode ?? '',
    name: category.name.en,
    name_pl: category.name.pl ?? '',
    name_tr: category.name.tr ?? '',
    index: category.index,
    visible: category.visible ? 'yes' : 'no',
  }
}

export function productCells(
  product: ProductRow,
  attributes: readonly AttributeRow[],
): Record<string, string | number> {
  const [barcode1 = '', barcode2 = '', barcode3 = ''] = product.barcodes
  return {
    code: product.code,
    name: product.name,
    short_name: product.shortName,
    description: product.description,
    category: product.categoryCodes.join('|'),
    pack_size: product.packSize,
    units_per_box: product.piecesPerBox,
    unit: product.pieceUnit,
    box_or_kg: product.secondUnit,
    sell_as: { '1': 'each', '2': product.secondUnit, '3': 'both' }[product.sellAs],
    default_unit: product.defaultUnit,
    vat: product.vatBasisPoints / 100,
    vat_code: product.vatCode,
    barcode1,
    barcode2,
    barcode3,
    weight_kg: product.weightGrams / 1000,
    min_stock: product.secondUnit === 'kg' ? product.minStock / 1000 : product.minStock,
    sale_type: product.saleType.replace('_', ' ').toLowerCase(),
    item_type: product.itemType.replace('_', ' ').toLowerCase(),
    web: product.webPublished ? 'yes' : 'no',
    mobile: product.mobilePublished ? 'yes' : 'no',
    picture: product.picture ?? '',
    featured: product.featuredRank,
    ...Object.fromEntries(
      ['brand', 'country', 'allergens', 'diet', 'storage'].map((code) => [
        code,
        namesOf(
          product,
          attributes.find((attribute) => attribute.code === code),
        ),
      ]),
    ),
  }
}

function namesOf(product: ProductRow, attribute: AttributeRow | undefined): string {
  const codes = product.attributes[attribute?.code ?? ''] ?? []
  const names = codes.map((code) => attribute?.values.find((value) => value.code === code)?.name.en ?? code)
  return names.join('|')
}
