import type { ProductRow } from '@provender/domain/import/rows'
import { writeAttributes } from '../features/import/attributes/write-attributes.ts'
import {
  createCategoryStaging,
  classifyCategories,
  stageCategories,
  writeCategories,
} from '../features/import/categories/category-staging.ts'
import {
  createPriceStaging,
  classifyPrices,
  stagePrices,
  writePrices,
} from '../features/import/prices/price-staging.ts'
import { collectProblems } from '../features/import/problems.ts'
import {
  createProductStaging,
  classifyProducts,
  type StagedProduct,
  stageProducts,
  writeProducts,
} from '../features/import/products/product-staging.ts'
import {
  createStockStaging,
  classifyStock,
  stageStock,
  writeStock,
} from '../features/import/stock/stock-staging.ts'
import { idsByCode, valueIdsByCode } from './ids-by-code.ts'
import type { SeedContext } from './seed-context.ts'

const rowsPerBatch = 1000
const nothing: ReadonlySet<never> = new Set()

export async function seedCatalogue(filling: SeedContext, version: number): Promise<void> {
  await fillCategories(filling)
  await writeAttributes(filling.tx, filling.demo.attributes)
  await fillProducts(filling, version)
  await fillPrices(filling, version)
  await fillStock(filling)
}

async function fillCategories({ tx, demo }: SeedContext): Promise<void> {
  await createCategoryStaging(tx)
  await stageCategories(
    tx,
    demo.categories.map((category, index) => ({ ...category, line: index + 1 })),
  )
  await classifyCategories(tx, nothing)
  await writeCategories(tx)
}

async function fillProducts({ tx, demo, config, nowMs }: SeedContext, version: number): Promise<void> {
  const categories = await idsByCode(tx, 'category')
  const values = await valueIdsByCode(tx)
  const staged = (product: ProductRow, index: number): StagedProduct => ({
    ...product,
    line: index + 1,
    categoryIds: product.categoryCodes.map(categories),
    attributeValueIds: Object.entries(product.attributes).flatMap(([attribute, codes]) =>
      codes.map((code) => values(attribute, code)),
    ),
    createdAt: product.createdOn && `${product.createdOn} 00:00 ${config.warehouseTimezone}`,
    deleted: false,
  })
  await createProductStaging(tx)
  for (const products of batchesOf(demo.products.map(staged))) await stageProducts(tx, products)
  await classifyProducts(tx, { fields: nothing, attributeIds: [], deleted: false }, nowMs)
  await writeProducts(tx, version)
}

async function fillPrices({ tx, demo, config }: SeedContext, version: number): Promise<void> {
  if (demo.priceLists.length > 0)
    await tx
      .insertInto('price_list')
      .values([...demo.priceLists])
      .execute()
  const products = await idsByCode(tx, 'product')
  const lists = await idsByCode(tx, 'price_list')
  await createPriceStaging(tx)
  const staged = demo.prices.map(({ productCode, priceListCode, ...price }, index) => ({
    ...price,
    line: index + 1,
    productId: products(productCode),
    priceListId: priceListCode === null ? null : lists(priceListCode),
  }))
  for (const prices of batchesOf(staged)) await stagePrices(tx, prices)
  const { pricePrecedence: precedence } = config
  await classifyPrices(tx, { presentColumns: nothing, problems: collectProblems(), precedence })
  await writePrices(tx, version)
}

async function fillStock({ tx, demo }: SeedContext): Promise<void> {
  const products = await idsByCode(tx, 'product')
  await createStockStaging(tx)
  const staged = demo.stock.map(({ productCode, ...level }, index) => ({
    ...level,
    line: index + 1,
    productId: products(productCode),
  }))
  for (const levels of batchesOf(staged)) await stageStock(tx, levels)
  await classifyStock(tx)
  await writeStock(tx)
}

function batchesOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerBatch) }, (_, batch) =>
    rows.slice(batch * rowsPerBatch, (batch + 1) * rowsPerBatch),
  )
}
