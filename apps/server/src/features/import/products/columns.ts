import { refuse } from '@provender/domain/result'
import { barcode } from '../cells/barcode.ts'
import { calendarDate } from '../cells/calendar-date.ts'
import {
  choice,
  code,
  flag,
  label,
  line,
  lines,
  listOf,
  percentage,
  productCode,
  thousandths,
  wholeNumber,
} from '../cells/cell.ts'
import type { ReadCell } from '../cells/cell.ts'
import { picture } from '../cells/picture.ts'
import { obligatory, optional, optionalNumber } from '../csv/columns.ts'

const weightWords = ['kg', 'kgs', 'kilo', 'kilogram', 'kilograms']
const boxWords = ['box', 'case', 'carton', 'outer', 'ctn', 'pack', 'karton', 'koli']
const pieceWords = ['each', 'ea', 'piece', 'pieces', 'pcs', 'single', 'unit']

/** Behind all products that were given a place. */
const defaultRank = 100_000
const values = listOf(label(80))

/** A share of 1 is what a spreadsheet makes of a percentage: 0.2 for 20 %. */
const vat: ReadCell<number> = (text, mark) => {
  const read = percentage(text, mark)
  if (read.ok && read.value > 0 && read.value < 100 && !text.includes('%'))
    return refuse({ code: 'PERCENTAGE_BELOW_ONE', value: text })
  return read
}

/** What a products file may say; docs/import.md explains each to the wholesaler. */
export const productColumns = {
  code: obligatory(['code', 'product_code', 'sku', 'item_code'], productCode),
  name: optional(['name', 'product_name', 'description2'], line(200), undefined),
  shortName: optional(['short_name', 'till_name', 'description1'], line(100), ''),
  description: optional(['description', 'long_description', 'description3'], lines(10_000), ''),
  categories: optional(['category', 'categories', 'category_code'], listOf(code), []),
  packSize: optional(['pack_size', 'pack', 'size', 'p_size'], line(60), ''),
  unitsPerBox: optionalNumber(
    ['units_per_box', 'units_per_case', 'case_size', 'unit_rate1'],
    wholeNumber(100_000),
    1,
  ),
  unit: optional(['unit', 'unit_name', 'unit1'], line(20), 'each'),
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
  vat: optionalNumber(['vat', 'vat_rate', 'vat_percent', 'tax_rate'], vat, undefined),
  vatCode: optional(['vat_code', 'tax_code'], line(20), ''),
  barcode1: optional(['barcode1', 'barcode', 'ean', 'ean13', 'gtin', 'barcode_1'], barcode, ''),
  barcode2: optional(['barcode2', 'barcode_2'], barcode, ''),
  barcode3: optional(['barcode3', 'barcode_3'], barcode, ''),
  weight: optionalNumber(['weight_kg'], thousandths, 0),
  minStock: optionalNumber(['min_stock', 'minimum_stock', 'low_stock'], thousandths, 0),
  saleType: optional(
    ['sale_type'],
    choice({
      NORMAL: ['normal', 'standard'],
      CLEARANCE: ['clearance'],
      IN_TRANSIT: ['in transit', 'on order'],
    }),
    'NORMAL',
  ),
  itemType: optional(
    ['item_type'],
    choice({ STANDARD: ['standard', 'normal'], CATCH_WEIGHT: ['catch weight'], DEPOSIT: ['deposit'] }),
    'STANDARD',
  ),
  catalogueCode: optional(['catalogue_code', 'catalog_code'], line(60), ''),
  notes: optional(['notes'], lines(2000), ''),
  notes2: optional(['notes2'], lines(2000), ''),
  web: optional(['web', 'web_published'], flag, true),
  mobile: optional(['mobile', 'mobile_published'], flag, true),
  picture: optional(['picture', 'image'], picture, null),
  created: optional<string | null>(['created', 'created_on'], calendarDate, null),
  featured: optionalNumber(['featured', 'featured_rank'], wholeNumber(1_000_000_000), defaultRank),
  deleted: optional(['deleted', 'discontinued'], flag, false),
  brand: optional(['brand'], values, []),
  country: optional(['country', 'country_of_origin', 'origin'], values, []),
  allergens: optional(['allergens', 'allergen'], values, []),
  diet: optional(['diet'], values, []),
  storage: optional(['storage'], values, []),
}

/** The columns that are attributes, by the attribute's code, which is the column's key. */
export const attributeColumns = ['brand', 'country', 'allergens', 'diet', 'storage'] as const
