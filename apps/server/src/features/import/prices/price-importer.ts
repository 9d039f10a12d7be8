import { nextVersion } from '../../../kernel/next-version.ts'
import { unusableFile } from '../csv/unusable-file.ts'
import { readExistingProducts } from '../existing-products.ts'
import type { Importer, ImportSession, ImportSource } from '../importer.ts'
import { openPriceLists, withPriceListId } from '../price-lists.ts'
import { priceColumns } from './columns.ts'
import { parsePrice, type PriceContext } from './parse-price.ts'
import {
  createPriceStaging,
  classifyPrices,
  type OtherColumn,
  type StagedPrice,
  stagePrices,
  writePrices,
} from './price-staging.ts'

export const priceImporter: Importer = {
  columns: priceColumns,
  hasAttributes: false,
  open: openPriceImporter,
}

async function openPriceImporter(source: ImportSource): Promise<ImportSession> {
  const { tx, header, problems } = source
  if (!['price', 'boxPrice', 'kgPrice'].some((key) => header.indexes.has(key)))
    throw unusableFile({ code: 'PRICE_COLUMN_MISSING' })
  await createPriceStaging(tx)
  const existing = await readExistingProducts(tx)
  const lists = await openPriceLists(tx, problems)
  const context: PriceContext = { source, existing, lists, previousLines: new Map() }
  const warnOfUnusedList = (line: number, list: string): void =>
    problems.warn(line, { code: 'PRICE_LIST_WITHOUT_COMPANIES', list })
  return {
    stage: async (lines) => {
      const prices: StagedPrice[] = []
      for (const line of lines) {
        const parsed = parsePrice(line, context)
        if (parsed.ok) prices.push(await withPriceListId(parsed.value, lists, warnOfUnusedList))
        else for (const fault of parsed.refusal) problems.bad(line.line, fault)
      }
      await stagePrices(tx, prices)
    },
    classify: async () => [
      await classifyPrices(tx, {
        presentColumns: presentColumns(source),
        problems,
        precedence: source.config.pricePrecedence,
      }),
    ],
    write: async () => writePrices(tx, await nextVersion(tx, 'catalogue')),
  }
}

function presentColumns({ header }: ImportSource): ReadonlySet<OtherColumn> {
  const has = (...keys: string[]): boolean => keys.some((key) => header.indexes.has(key))
  const columns = new Set<OtherColumn>()
  if (has('price')) columns.add('price')
  if (has('boxPrice', 'kgPrice')) columns.add('parcel_price')
  if (has('discount')) columns.add('discount_basis_points')
  if (has('ends')) columns.add('ends_on')
  return columns
}
