import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { importText } from '../import-text.fixture.ts'
import { productImporter } from '../products/product-importer.ts'
import { stockImporter } from './stock-importer.ts'

async function withProducts(test: (database: TestDb) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await importText(database, productImporter, [
      'code,name,vat,box_or_kg,units_per_box',
      'beans,Beans,20,box,12',
      'mince,Mince,0,kg,',
    ])
    await test(database)
  })
}

async function levelsIn({ db }: TestDb) {
  return await db
    .selectFrom('stock_level')
    .innerJoin('product', 'product.id', 'stock_level.product_id')
    .select(['code', 'on_hand', 'suspended', 'changed_xid'])
    .orderBy('code')
    .execute()
}

describe('stock', () => {
  test('is counted in pieces, or in grams for products sold by the kilogram', async () => {
    await withProducts(async (database) => {
      const imported = await importText(database, stockImporter, [
        'code;on_hand;suspended',
        'beans;1.200,0;no',
        'mince;12,345;yes',
      ])
      expect(imported).toMatchObject({ type: 'WRITTEN', counts: { 'stock levels': [2, 0, 0, 0] }, bad: [] })
      expect(await levelsIn(database)).toMatchObject([
        { code: 'beans', on_hand: 1200, suspended: false },
        { code: 'mince', on_hand: 12_345, suspended: true },
      ])
    })
  })

  test('that is unchanged is not written, and a suspension stays if the file has no column for it', async () => {
    await withProducts(async (database) => {
      await importText(database, stockImporter, ['code,on_hand,suspended', 'beans,24,yes', 'mince,1.5,no'])
      const before = await levelsIn(database)
      expect(
        (await importText(database, stockImporter, ['code,on_hand', 'beans,24', 'mince,1.5'])).counts,
      ).toEqual({
        'stock levels': [0, 0, 2, 0],
      })
      expect(await levelsIn(database)).toEqual(before)
      await importText(database, stockImporter, ['code,on_hand', 'beans,23'])
      const [beans, mince] = await levelsIn(database)
      expect(beans).toMatchObject({ on_hand: 23, suspended: true })
      expect(beans?.changed_xid).not.toBe(before[0]?.changed_xid)
      expect(mince).toEqual(before[1])
    })
  })

  test('below zero counts as zero, with a warning', async () => {
    await withProducts(async (database) => {
      const imported = await importText(database, stockImporter, ['code,on_hand', 'beans,-3', 'mince,0'])
      expect(imported.warnings).toEqual(['2: on_hand is below 0; it is taken as 0'])
      expect(await levelsIn(database)).toMatchObject([{ on_hand: 0 }, { on_hand: 0 }])
    })
  })

  test('that is impossible is refused', async () => {
    await withProducts(async (database) => {
      const imported = await importText(database, stockImporter, [
        'code,on_hand',
        'beans,1.5',
        'mince,1.2345',
        'beans,',
        'beans,plenty',
        'corn,1',
      ])
      expect(imported.bad).toEqual([
        '2: on_hand: 1.5 is not a whole number of pieces, and the product is not sold by the kilogram',
        '3: on_hand: "1.2345" has more than 3 decimals',
        '4: on_hand is empty',
        '5: on_hand: "plenty" is not a number',
        '6: there is no product corn',
      ])
      expect(await levelsIn(database)).toEqual([])
    })
  })

  test('of one product may occur only once', async () => {
    await withProducts(async (database) => {
      const imported = await importText(database, stockImporter, ['code,on_hand', 'beans,1', 'beans,2'])
      expect(imported.bad).toEqual(['3: the code beans is in line 2 already'])
    })
  })
})
