import type { AttributeId, AttributeValueId, CategoryId } from '@provender/domain/ids'
import type {
  CatalogueAttribute,
  CatalogueAttributeValue,
  CatalogueCategory,
  CatalogueGroups,
} from '../product.ts'
import {
  ascendingIds,
  booleans,
  integerDifferences,
  texts,
  textsOrNull,
  translations,
  integers,
  integersOrNull,
} from './columns.ts'
import { type Columns, decodeTable, encodeTable } from './table.ts'

const categoryColumns: Columns<CatalogueCategory> = {
  id: ascendingIds<CategoryId>(),
  code: texts(),
  parentId: integersOrNull<CategoryId>(),
  name: translations(),
  index: integerDifferences(),
  visible: booleans(),
  picture: textsOrNull(),
}

const attributeColumns: Columns<CatalogueAttribute> = {
  id: ascendingIds<AttributeId>(),
  code: texts(),
  name: translations(),
  index: integerDifferences(),
  visible: booleans(),
}

const valueColumns: Columns<CatalogueAttributeValue> = {
  id: ascendingIds<AttributeValueId>(),
  attributeId: integers<AttributeId>(1),
  code: texts(),
  name: translations(),
  index: integerDifferences(),
  picture: textsOrNull(),
}

export function encodeGroups({
  categories,
  attributes,
  attributeValues,
  ownWords,
}: CatalogueGroups): unknown {
  return {
    categories: encodeTable(categoryColumns, categories),
    attributes: encodeTable(attributeColumns, attributes),
    attributeValues: encodeTable(valueColumns, attributeValues),
    ownWords,
  }
}

export function decodeGroups(raw: unknown): CatalogueGroups | string {
  if (typeof raw !== 'object' || raw === null) return 'groups'
  const categories = decodeTable(categoryColumns, Reflect.get(raw, 'categories'))
  if (typeof categories === 'string') return `categories ${categories}`
  const attributes = decodeTable(attributeColumns, Reflect.get(raw, 'attributes'))
  if (typeof attributes === 'string') return `attributes ${attributes}`
  const attributeValues = decodeTable(valueColumns, Reflect.get(raw, 'attributeValues'))
  if (typeof attributeValues === 'string') return `values ${attributeValues}`
  const ownWords: unknown = Reflect.get(raw, 'ownWords')
  if (typeof ownWords !== 'string') return 'ownWords'
  return { categories, attributes, attributeValues, ownWords }
}
