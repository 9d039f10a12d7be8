import { hasRightCheckDigit } from '@provender/domain/barcode/barcode'
import type { CategoryId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { RegisteredValue } from '../attributes/attribute-registry.ts'
import { isNoneWord, label, listOf } from '../cells/cell.ts'
import { isCodeLikeDate } from '../cells/spreadsheet-damage.ts'
import type { Values } from '../csv/columns.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { ImportSource } from '../importer.ts'
import { readValues } from '../read-values.ts'
import { productColumns } from './columns.ts'
import { importedFields } from './imported-fields.ts'
import type { ProductContext } from './product-context.ts'
import type { StagedFields, StagedProduct } from './product-staging.ts'
import { unitsOf } from './product-units.ts'

type ProductValues = Values<typeof productColumns>

export interface ParsedProduct extends Omit<StagedProduct, 'attributeValueIds'> {
  readonly values: readonly RegisteredValue[]
}

export function parseProduct(
  csvLine: CsvLine,
  context: ProductContext,
): Result<ParsedProduct, readonly ImportFault[]> {
  const { source, existing, categories: existingCategories, previousLines } = context
  const existingCodes = { code: existing, categories: existingCategories }
  const read = readValues(productColumns, csvLine, { ...source, existingCodes })
  if (!read.ok) return refuse(read.faults)
  const { code = '' } = read.values
  const before = previousLines.get(code)
  if (before !== undefined) return refuse([{ code: 'CODE_REPEATED', value: code, line: before }])
  const product = existing.get(code)
  const faults = product ? [] : missingForNew(read.values)
  const units = unitsOf(read.values, product?.secondUnit)
  if (!units.ok) faults.push(units.refusal)
  const categories = categoriesOf(read.values, context)
  if (!categories.ok) faults.push(categories.refusal)
  const values = valuesOf(csvLine, context)
  if (!values.ok) faults.push(...values.refusal)
  if (faults.length > 0 || !units.ok || !categories.ok || !values.ok) return refuse(faults)
  previousLines.set(code, csvLine.line)
  if (!product) warnOfNewCode(csvLine.line, code, context)
  warnOfBarcodes(csvLine.line, read.values, source)
  source.checkPicture(csvLine.line, read.values.picture)
  return ok({
    ...fieldsOf(read.values, source),
    ...units.value,
    line: csvLine.line,
    code,
    categoryIds: categories.value,
    values: values.value,
  })
}

/** Warns if a new code may be an old one in another form. */
function warnOfNewCode(line: number, code: string, context: ProductContext): void {
  const { problems } = context.source
  if (isCodeLikeDate(code) && !context.hasCodeLikeDate) {
    context.hasCodeLikeDate = true
    problems.warn(line, { code: 'CODE_LIKE_DATE', value: code })
  }
  const other = context.codesByCase.similarTo(code)
  if (other !== undefined) problems.warn(line, { code: 'CODE_DIFFERS_BY_CASE', value: code, other })
}

function fieldsOf(values: ProductValues, { config }: ImportSource) {
  const created = values.created ?? null
  return {
    ...plainFieldsOf(values),
    barcodes: [values.barcode1 ?? null, values.barcode2 ?? null, values.barcode3 ?? null],
    createdAt: created === null ? null : `${created} 00:00 ${config.warehouseTimezone}`,
    deleted: values.deleted ?? false,
  } as const
}

function plainFieldsOf(values: ProductValues): StagedFields {
  const fields: Record<string, unknown> = {}
  for (const { name, isRequired, blank } of importedFields)
    fields[name] = values[name] ?? (isRequired ? null : blank)
  return fields as unknown as StagedFields
}

function missingForNew(values: ProductValues): ImportFault[] {
  return importedFields
    .filter(({ name, isRequired }) => isRequired && values[name] === undefined)
    .map(({ names: [column] }) => ({ code: 'PRODUCT_FIELD_MISSING', column }))
}

function categoriesOf(
  { categories = [] }: ProductValues,
  context: ProductContext,
): Result<readonly CategoryId[], ImportFault> {
  const unknown = categories.filter((code) => !context.categories.has(code))
  if (unknown.length > 0)
    return refuse({ code: 'NO_CATEGORY', field: 'category', category: unknown.join(', ') })
  return ok(categories.flatMap((code) => context.categories.get(code) ?? []))
}

const readNames = listOf(label(80))

function valuesOf(
  { cells }: CsvLine,
  { attributes, registry, source }: ProductContext,
): Result<readonly RegisteredValue[], readonly ImportFault[]> {
  const values = new Set<RegisteredValue>()
  const faults: ImportFault[] = []
  for (const { attribute, column, index } of attributes) {
    const names = readNames(cells[index] ?? '', source.mark)
    if (!names.ok) faults.push({ ...names.refusal, field: column })
    for (const name of names.ok ? names.value : []) {
      if (isNoneWord(name)) continue
      const value = registry.value(attribute, name)
      if (value.ok) values.add(value.value)
      else faults.push({ ...value.refusal, field: column })
    }
  }
  return faults.length > 0 ? refuse(faults) : ok([...values])
}

function warnOfBarcodes(line: number, values: ProductValues, { problems }: ImportSource): void {
  for (const barcode of [values.barcode1, values.barcode2, values.barcode3])
    if (barcode && !hasRightCheckDigit(barcode)) problems.warn(line, { code: 'BARCODE_CHECK_DIGIT', barcode })
}
