import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProduct } from '@provender/catalogue/catalogue'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openCatalogue } from '../catalogue/catalogue-service.ts'
import { openWholesaler } from '../wholesaler/wholesaler.ts'
import { categoryImporter } from './categories/category-importer.ts'
import { dirtyCategories, writeDirtyProducts } from './dirty-products.fixture.ts'
import { importFile } from './import-file.ts'
import { importPath, importText } from './import-text.fixture.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { stockImporter } from './stock/stock-importer.ts'

async function catalogueVersion({ db }: TestDb): Promise<number> {
  const { rows } = await sql<{ n: number }>`select n from version where name = 'catalogue'`.execute(db)
  return rows[0]?.n ?? 0
}

test('30,000 dirty lines are imported completely, and a repeat changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    await withDatabase(async (database) => {
      const path = join(folder, 'products.csv')
      const { codes, doubledBarcodes } = writeDirtyProducts(path, { lines: 30_000, badEvery: 0 })
      await importText(database, categoryImporter, [
        'code,name',
        ...dirtyCategories.map((code) => `${code},${code}`),
      ])
      const first = await importPath(database, productImporter, { path })
      expect(first).toMatchObject({ type: 'WRITTEN', counts: { products: [30_000, 0, 0, 0] }, bad: [] })
      const doubled = first.warnings.filter((warning) => warning.includes('a scan finds them all'))
      expect(doubled.map((warning) => Number.parseInt(warning, 10))).toEqual(doubledBarcodes)
      const version = await catalogueVersion(database)
      const again = await importPath(database, productImporter, { path })
      expect(again).toMatchObject({ counts: { products: [0, 0, 30_000, 0] }, warnings: first.warnings })
      expect(await catalogueVersion(database)).toBe(version)
      const existing = await database.db.selectFrom('product').select('code').orderBy('id').execute()
      expect(existing.map(({ code }) => code)).toEqual(codes)
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every bad line of a dirty file is reported with its number, and only those are left out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    await withDatabase(async (database) => {
      const path = join(folder, 'products.csv')
      const { codes, bad } = writeDirtyProducts(path, { lines: 3000, badEvery: 40 })
      await importText(database, categoryImporter, [
        'code,name',
        ...dirtyCategories.map((code) => `${code},${code}`),
      ])
      const refused = await importPath(database, productImporter, { path })
      expect(refused.type).toBe('REFUSED')
      const linesWith = (reason: string): readonly number[] =>
        refused.bad.filter((each) => each.includes(reason)).map((each) => Number.parseInt(each, 10))
      expect({
        'doubled code': linesWith('already'),
        'unknown category': linesWith('there is no category'),
        'bad vat': linesWith('is not a number'),
        'no name': linesWith('name is empty'),
        'too many cells': linesWith('cells where'),
      }).toEqual(bad)
      expect(refused.bad.length).toBe(75)
      const { rows } = await sql`select from product`.execute(database.db)
      expect(rows.length).toBe(0)
      const written = await importPath(database, productImporter, { path, skipBad: true })
      expect(written).toMatchObject({ type: 'WRITTEN', counts: { products: [codes.length, 0, 0, 0] } })
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a running server loads what an import changed, and nothing if nothing changed', async () => {
  await withDatabase(async (database) => {
    const { db } = database
    const wholesaler = await openWholesaler(db)
    const products = ['code,name,vat,box_or_kg,units_per_box', '1,Beans,20,box,12', '2,Peas,0,,']
    await importText(database, productImporter, products)
    const catalogue = await openCatalogue(database, { wholesaler, clock: { nowMs: Date.now } })
    const before = catalogue.current()
    await importText(database, productImporter, ['code,name', '1,Baked beans', '2,Peas'])
    await importText(database, priceImporter, ['code,price', '2,1.25'])
    await importText(database, stockImporter, ['code,on_hand', '1,24'])
    await catalogue.syncTo(await catalogueVersion(database))
    const [beans, peas] = catalogue.current().products
    expect(beans).toMatchObject({ code: '1', name: 'Baked beans' })
    expect(peas).toMatchObject({ code: '2', standard: { price: 12_500 } })
    expect(beans && catalogue.stock.of(beans.id)).toEqual({ onHand: 24, suspended: false })
    expect(before.products[0]?.name).toBe('Beans')
    const version = await catalogueVersion(database)
    await importText(database, productImporter, products.with(1, '1,Baked beans,20,box,12'))
    expect(await catalogueVersion(database)).toBe(version)
    await importText(database, productImporter, ['code,deleted', '1,yes'])
    await catalogue.syncTo(await catalogueVersion(database))
    expect(beans && findProduct(catalogue.current(), beans.id)).toBeUndefined()
  })
})

test('two simultaneous imports run one after the other, and the second sees the first one’s rows', async () => {
  await withDatabase(async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'import-'))
    const path = join(folder, 'products.csv')
    const { codes } = writeDirtyProducts(path, { lines: 2000, badEvery: 0 })
    await importText(database, categoryImporter, [
      'code,name',
      ...dirtyCategories.map((code) => `${code},${code}`),
    ])
    let waited = 0
    const run = () =>
      importFile(database, {
        importer: productImporter,
        path,
        check: false,
        skipBad: false,
        nowMs: 0,
        listener: { inspected: () => {}, progress: () => {}, waiting: () => void (waited += 1) },
      })
    const outcomes = await Promise.all([run(), run()])
    rmSync(folder, { recursive: true })
    const counts = outcomes.flatMap((outcome) => (outcome.type === 'WRITTEN' ? outcome.counts : []))
    expect(counts.map(({ new: added }) => added).sort((one, other) => one - other)).toEqual([0, codes.length])
    expect(waited).toBe(1)
  })
})

test('a stock file waits for orders without locking what they still need', async () => {
  await withDatabase(async (database) => {
    const { db } = database
    await importText(database, productImporter, ['code,name,vat', '1,Beans,0', '2,Peas,0'])
    await importText(database, stockImporter, ['code,on_hand', '2,10', '1,10'])
    const sellOne = (tx: TestDb['db'], code: string) =>
      sql`
      update stock_level set on_hand = on_hand - 1 where product_id = (select id from product where code = ${code})`.execute(
        tx,
      )
    const importing = await db.transaction().execute(async (tx) => {
      await sellOne(tx, '1')
      const started = importText(database, stockImporter, ['code,on_hand', '2,20', '1,20'])
      await untilSomebodyWaits(database)
      await sellOne(tx, '2')
      return { started }
    })
    expect((await importing.started).counts).toEqual({ 'stock levels': [0, 2, 0, 0] })
    const { rows } = await sql`select on_hand from stock_level`.execute(db)
    expect(rows).toEqual([{ on_hand: 20 }, { on_hand: 20 }])
  })
})

test('each written file is counted, a check and a refused file are not', async () => {
  await withDatabase(async (database) => {
    const counted = async () =>
      (await sql<{ n: number }>`select n from version where name = 'imports'`.execute(database.db)).rows[0]?.n
    const lines = ['code,name,vat', '1,Beans,0']
    expect((await importText(database, productImporter, { lines, check: true })).type).toBe('CHECKED')
    expect((await importText(database, productImporter, [...lines, '2,,0'])).type).toBe('REFUSED')
    expect(await counted()).toBe(1)
    for (const _ of ['new', 'unchanged'])
      expect((await importText(database, productImporter, lines)).type).toBe('WRITTEN')
    expect(await counted()).toBe(3)
  })
})

async function untilSomebodyWaits({ db }: TestDb): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    if (rows.length > 0) return
  }
}
