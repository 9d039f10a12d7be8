import type { ProductId } from '@provender/domain/ids'
import type { FieldType, ProductField } from '@provender/domain/product/product-field'
import { productFieldList } from '@provender/domain/product/product-values'
import {
  ascendingIds,
  booleans,
  idLists,
  oneOf,
  integerDifferences,
  textLists,
  texts,
  textsOrNull,
  integers,
} from './columns.ts'
import type { Columns } from './table.ts'

const columnsByKind: Readonly<Record<FieldType<unknown>['kind'], (type: FieldType<unknown>) => object>> = {
  text: texts,
  textOrNull: textsOrNull,
  choice: ({ choices }) => oneOf(choices),
  whole: () => integers(0),
  neighbour: () => integerDifferences(),
  flag: booleans,
  textList: textLists,
  idList: idLists,
}

export function columnsOfFields<Row extends { readonly id: ProductId }>(
  deviceSection: ProductField['deviceSection'],
): Columns<Row> {
  const columns = productFieldList
    .filter((field) => field.deviceSection === deviceSection)
    .map(({ name, wire, type }) => [name, { ...columnsByKind[type.kind](type), wire }] as const)
  return { id: ascendingIds<ProductId>(), ...Object.fromEntries(columns) } as unknown as Columns<Row>
}
