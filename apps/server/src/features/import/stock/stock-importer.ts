import { ok, refuse, type Result } from '@provender/domain/result'
import { code, flag, type ReadCell, thousandths, withoutGuard } from '../cells/cell.ts'
import { normaliseDecimal } from '../cells/decimal-text.ts'
import { required, optional } from '../csv/columns.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import { type ExistingProduct, readExistingProducts } from '../existing-products.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { Importer, ImportSession, ImportSource } from '../importer.ts'
import { baseUnits } from '../products/product-units.ts'
import { readValues } from '../read-values.ts'
import {
  createStockStaging,
  classifyStock,
  type StagedStock,
  stageStock,
  writeStock,
} from './stock-staging.ts'

/** A level below zero counts as none. Some systems record sales before the goods arrive. */
const level: ReadCell<number> = withoutGuard((text, mark) => {
  const plain = normaliseDecimal(text, mark)
  return plain.ok && plain.value.startsWith('-') ? ok(belowZero) : thousandths(text, mark)
})
const belowZero = -1

/** The columns of a stock file. docs/import.md explains them to the wholesaler. */
const stockColumns = {
  code: required(['code', 'product_code', 'sku', 'item_code'], code),
  onHand: { ...required(['on_hand', 'stock', 'quantity', 'qty'], level), hasNumbers: true },
  suspended: optional(['suspended', 'on_stop'], flag, false),
}

export const stockImporter: Importer = {
  columns: stockColumns,
  hasAttributes: false,
  open: openStockImporter,
}

async function openStockImporter(source: ImportSource): Promise<ImportSession> {
  const { tx, problems } = source
  await createStockStaging(tx)
  const existing = await readExistingProducts(tx)
  const previousLines = new Map<string, number>()
  return {
    stage: async (lines) => {
      const levels = lines.flatMap((line) => {
        const parsed = parseStock(line, { source, existing: existing, previousLines })
        if (parsed.ok) return [parsed.value]
        for (const fault of parsed.refusal) problems.bad(line.line, fault)
        return []
      })
      await stageStock(tx, levels)
    },
    classify: async () => [await classifyStock(tx)],
    write: () => writeStock(tx),
  }
}

function parseStock(
  csvLine: CsvLine,
  context: {
    readonly source: ImportSource
    readonly existing: ReadonlyMap<string, ExistingProduct>
    readonly previousLines: Map<string, number>
  },
): Result<StagedStock, readonly ImportFault[]> {
  const { source, existing, previousLines } = context
  const { line } = csvLine
  const read = readValues(stockColumns, csvLine, { ...source, existingCodes: { code: existing } })
  if (!read.ok) return refuse(read.faults)
  const { code = '', onHand = 0, suspended = null } = read.values
  const before = previousLines.get(code)
  if (before !== undefined) return refuse([{ code: 'CODE_REPEATED', value: code, line: before }])
  const product = existing.get(code)
  if (!product) return refuse([{ code: 'NO_PRODUCT', product: code }])
  if (onHand === belowZero) source.problems.warn(line, { code: 'STOCK_BELOW_ZERO' })
  const units = baseUnits(Math.max(0, onHand), product.secondUnit)
  if (!units.ok) return refuse([{ ...units.refusal, field: 'on_hand' }])
  previousLines.set(code, line)
  return ok({ line, productId: product.id, onHand: units.value, suspended })
}
