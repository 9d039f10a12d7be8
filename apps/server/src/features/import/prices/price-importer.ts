import { nextVersion } from '../../../kernel/next-version.ts'
import { unusableFile } from '../csv/unusable-file.ts'
import { readExistingProducts } from '../existing-products.ts'
import type { Importer, ImportSession, ImportSource } from '../importer.ts'
import { openPriceLists, type PriceLists } from '../price-lists.ts'
import { priceColumns } from './columns.ts'
import { type ParsedPrice, parsePrice, type PriceContext } from './parse-price.ts'
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
  if (!['price', 'boxPrice', 'kgPrice'].some((key) => header.places.has(key)))
    throw unusableFile({ code: 'PRICE_COLUMN_MISSING' })
  await createPriceStaging(tx)
  const context: PriceContext = { source, known: await readExistingProducts(tx), previousLines: new Map() }
  const lists = await openPriceLists(tx)
  return {
    stage: async (lines) => {
      const prices: StagedPrice[] = []
      for (const line of lines) {
        const parsed = parsePrice(line, context)
        if (parsed.ok) prices.push(await withList(parsed.value, lists, source))
        else for (const fault of parsed.refusal) problems.bad(line.line, fault)
      }
      await stagePrices(tx, prices)
    },
    classify: async () => [await classifyPrices(tx, { presentColumns: givenBy(source), problems })],
    write: async () => writePrices(tx, await nextVersion(tx, 'catalogue')),
  }
}

async function withList(
  { priceListCode, ...price }: ParsedPrice,
  lists: PriceLists,
  { problems }: ImportSource,
): Promise<StagedPrice> {
  if (priceListCode === null) return { ...price, priceListId: null }
  if (!lists.isKnown(priceListCode))
    problems.warn(price.line, { code: 'PRICE_LIST_WITHOUT_COMPANIES', list: priceListCode })
  return { ...price, priceListId: await lists.idOf(priceListCode) }
}

function givenBy({ header }: ImportSource): ReadonlySet<OtherColumn> {
  const has = (...keys: string[]): boolean => keys.some((key) => header.places.has(key))
  const presentColumns = new Set<OtherColumn>()
  if (has('price')) presentColumns.add('price')
  if (has('boxPrice', 'kgPrice')) presentColumns.add('parcel_price')
  if (has('discount')) presentColumns.add('discount_basis_points')
  if (has('ends')) presentColumns.add('ends_on')
  return presentColumns
}
