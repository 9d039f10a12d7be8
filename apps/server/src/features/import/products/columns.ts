import { barcode } from '../cells/barcode.ts'
import { calendarDate } from '../cells/calendar-date.ts'
import { choice, code, flag, label, listOf, productCode, thousandths, integer } from '../cells/cell.ts'
import { required, optional, optionalNumber } from '../csv/columns.ts'
import { importedColumns } from './imported-fields.ts'

const weightWords = ['kg', 'kgs', 'kilo', 'kilogram', 'kilograms']
const boxWords = ['box', 'case', 'carton', 'outer', 'ctn', 'pack', 'karton', 'koli']
const pieceWords = ['each', 'ea', 'piece', 'pieces', 'pcs', 'single', 'unit']

const values = listOf(label(80))

/** The columns of a products file. docs/import.md explains each to the wholesaler. */
export const productColumns = {
  code: required(['code', 'product_code', 'sku', 'item_code'], productCode),
  ...importedColumns,
  categories: optional(['category', 'categories', 'category_code'], listOf(code), []),
  unitsPerBox: optionalNumber(
    ['units_per_box', 'units_per_case', 'case_size', 'unit_rate1'],
    integer(100_000),
    1,
  ),
  boxOrKg: optional(
    ['box_or_kg', 'unit2'],
    choice({ '': ['none', 'no'], box: boxWords, kg: weightWords }),
    '',
  ),
  sellAs: optional(
    ['sell_as', 'sold_as', 'allow_sales'],
    choice({
      each: [...pieceWords, '1'],
      box: boxWords,
      kg: weightWords,
      both: ['both', 'all', '3'],
      second: ['2'],
      '': ['default'],
    }),
    '',
  ),
  defaultUnit: optional(
    ['default_unit'],
    choice({ '1': [...pieceWords, '1'], '2': [...boxWords, ...weightWords, '2'], '': ['default'] }),
    '',
  ),
  secondaryUnit: optional(
    ['secondary_unit', 'second_unit'],
    choice({ '1': [...pieceWords, '1'], '2': [...boxWords, ...weightWords, '2'], '': ['none'] }),
    '',
  ),
  barcode1: optional(['barcode1', 'barcode', 'ean', 'ean13', 'gtin', 'barcode_1'], barcode, ''),
  barcode2: optional(['barcode2', 'barcode_2'], barcode, ''),
  barcode3: optional(['barcode3', 'barcode_3'], barcode, ''),
  minStock: optionalNumber(['min_stock', 'minimum_stock', 'low_stock'], thousandths, 0),
  created: optional<string | null>(['created', 'created_on'], calendarDate, null),
  deleted: optional(['deleted', 'discontinued'], flag, false),
  brand: optional(['brand'], values, []),
  country: optional(['country', 'country_of_origin', 'origin'], values, []),
  allergens: optional(['allergens', 'allergen'], values, []),
  diet: optional(['diet'], values, []),
  storage: optional(['storage'], values, []),
}

/** The columns that are attributes. The key of the column is the code of the attribute. */
export const attributeColumns = ['brand', 'country', 'allergens', 'diet', 'storage'] as const
