import type { Database } from '@provender/db/tables'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { importText } from '../import-text.fixture.ts'
import { productImporter } from '../products/product-importer.ts'
import { priceImporter } from './price-importer.ts'

const header = 'code,kind,price_list,price,box_price,discount,starts,ends'

async function withProducts(test: (database: TestDb) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await importText(database, productImporter, [
      'code,name,vat,box_or_kg,units_per_box',
      'beans,Beans,20,box,12',
      'mince,Mince,0,kg,',
      'foil,Foil,20,,',
    ])
    await test(database)
  })
}

async function pricesOf(db: Kysely<Database>) {
  return await db
    .selectFrom('price')
    .innerJoin('product', 'product.id', 'price.product_id')
    .leftJoin('price_list', 'price_list.id', 'price.price_list_id')
    .select([
      'product.code',
      'kind',
      'price_list.code as list',
      'price',
      'parcel_price',
      'discount_basis_points as discount',
      'starts_on',
      'ends_on',
    ])
    .orderBy('price.id')
    .execute()
}

async function pricesByMark(db: Kysely<Database>): Promise<Record<string, number>> {
  const rows = await db.selectFrom('product').select(['code', 'catalogue_version']).execute()
  return Object.fromEntries(rows.map(({ code, catalogue_version }) => [code, catalogue_version]))
}

describe('prices', () => {
  test('of every kind are imported, and an unknown price list is created and reported', async () => {
    await withProducts(async ({ db, runLong }) => {
      const imported = await importText({ runLong }, priceImporter, [
        'code;kind;price_list;price;box_price;kg_price;discount;starts;ends',
        'beans;;;0,6375;7,20;;;;',
        'beans;private;GOLD;0,60;6,80;;2,5;;',
        'beans;promo;;;5,99;;;01/05/2026;31/05/2026',
        'mince;standard;;;;4,65;;;',
        'foil;clearance;;£ 1.234,50;;;;;',
      ])
      expect(imported).toEqual({
        type: 'WRITTEN',
        counts: { prices: [5, 0, 0, 0] },
        bad: [],
        warnings: ['3: the price list GOLD is new: no company has it until it is given one'],
      })
      const none = {
        list: null,
        price: null,
        parcel_price: null,
        discount: 0,
        starts_on: null,
        ends_on: null,
      }
      expect(await pricesOf(db)).toEqual([
        { ...none, code: 'beans', kind: 'standard', price: 6375, parcel_price: 72_000 },
        {
          ...none,
          code: 'beans',
          kind: 'private',
          list: 'GOLD',
          price: 6000,
          parcel_price: 68_000,
          discount: 250,
        },
        {
          ...none,
          code: 'beans',
          kind: 'promo',
          parcel_price: 59_900,
          starts_on: '2026-05-01',
          ends_on: '2026-05-31',
        },
        { ...none, code: 'mince', kind: 'standard', parcel_price: 46_500 },
        { ...none, code: 'foil', kind: 'clearance', price: 12_345_000 },
      ])
    })
  })

  test('that are unchanged mark no product; a changed one marks its own', async () => {
    await withProducts(async ({ db, runLong }) => {
      const file = [header, 'beans,,,0.60,7.20,,,', 'foil,,,1.50,,,,', 'foil,private,GOLD,1.40,,,,']
      await importText({ runLong }, priceImporter, file)
      expect(await pricesByMark(db)).toEqual({ beans: 3, mince: 2, foil: 3 })
      expect(await importText({ runLong }, priceImporter, file)).toMatchObject({
        counts: { prices: [0, 0, 3, 0] },
      })
      expect(await pricesByMark(db)).toEqual({ beans: 3, mince: 2, foil: 3 })
      const changed = await importText({ runLong }, priceImporter, [
        ...file.slice(0, 3),
        'foil,private,GOLD,1.39,,,,',
      ])
      expect(changed.counts).toEqual({ prices: [0, 1, 2, 0] })
      expect(await pricesByMark(db)).toEqual({ beans: 3, mince: 2, foil: 4 })
    })
  })

  test('keep fields without a column', async () => {
    await withProducts(async ({ db, runLong }) => {
      await importText({ runLong }, priceImporter, [header, 'beans,promo,,0.60,7.20,5,2026-05-01,2026-05-31'])
      await importText({ runLong }, priceImporter, ['code,kind,price,starts', 'beans,promo,0.55,2026-05-01'])
      expect(await pricesOf(db)).toEqual([
        {
          code: 'beans',
          kind: 'promo',
          list: null,
          price: 5500,
          parcel_price: 72_000,
          discount: 500,
          starts_on: '2026-05-01',
          ends_on: '2026-05-31',
        },
      ])
    })
  })

  test('without either amount are removed', async () => {
    await withProducts(async ({ db, runLong }) => {
      await importText({ runLong }, priceImporter, [header, 'beans,,,0.60,7.20,,,', 'foil,,,1.50,,,,'])
      const imported = await importText({ runLong }, priceImporter, [
        header,
        'beans,,,,7.20,,,',
        'foil,,,,,,,',
        'mince,,,,,,,',
      ])
      expect(imported.counts).toEqual({ prices: [0, 1, 1, 1] })
      expect((await pricesOf(db)).map(({ code, price }) => [code, price])).toEqual([['beans', null]])
      expect(await pricesByMark(db)).toEqual({ beans: 4, mince: 2, foil: 4 })
    })
  })
})

describe('a bad price', () => {
  test('has a reason', async () => {
    await withProducts(async ({ db, runLong }) => {
      const imported = await importText({ runLong }, priceImporter, [
        header,
        'corn,,,1.00,,,,',
        'beans,private,,1.00,,,,',
        'beans,promo,GOLD,1.00,,,,',
        'beans,,,1.00,,,2026-05-01,',
        'beans,promo,,1.00,,,2026-05-02,2026-05-01',
        'foil,,,1.00,9.00,,,',
        'mince,,,1.00,9.00,,,',
        'beans,,,-1.00,,,,',
        'beans,,,1.00001,,,,',
        'beans,,,1.00,,100,,',
        'beans,weekly,,1.00,,,,',
      ])
      expect(imported.bad).toEqual([
        '2: there is no product corn',
        '3: price_list: a private price needs one',
        '4: price_list: a promo price has none',
        '5: starts, ends: a standard price has no days',
        '6: ends: 2026-05-01 is before 2026-05-02',
        '7: box_price: the product is not sold in boxes',
        '8: box_price: the product is sold by the kilogram',
        '9: price: "-1.00" is below 0',
        '10: price: "1.00001" has more than 4 decimals',
        '11: discount: "100" is a discount of 100%: write less than 100',
        '12: kind: "weekly" is not one of standard, private, promo, clearance',
      ])
      expect(await pricesOf(db)).toEqual([])
    })
  })

  test('is also a kilogram price for a boxed product, two prices at once, or a repeated one', async () => {
    await withProducts(async ({ runLong }) => {
      const imported = await importText({ runLong }, priceImporter, [
        'code,price,box_price,kg_price',
        'beans,0.60,,4.65',
        'mince,,4.65,4.65',
        'foil,1.50,,',
        'foil,1.60,,',
      ])
      expect(imported.bad).toEqual([
        '2: kg_price: the product is not sold by the kilogram',
        '3: box_price and kg_price: a product has only one of them',
        '5: this price of foil is in line 4 already',
      ])
    })
  })

  test('creates no price list', async () => {
    await withProducts(async ({ db, runLong }) => {
      await importText({ runLong }, priceImporter, [header, 'beans,private,GOLD,0.60,,,,', 'beans,,,x,,,,'])
      expect(await db.selectFrom('price_list').select('code').execute()).toEqual([])
    })
  })

  test('a file without a price column is refused', async () => {
    await withProducts(async (database) => {
      expect(await importText(database, priceImporter, ['code,kind', 'beans,promo'])).toMatchObject({
        type: 'UNUSABLE',
        bad: ['one of the columns price, box_price and kg_price must be there'],
      })
    })
  })

  test('a price that rounds to zero is refused with its line, for any kind and unit', async () => {
    await withProducts(async ({ db, runLong }) => {
      const columns = 'code,kind,price_list,price,box_price,kg_price,discount'
      const imported = await importText({ runLong }, priceImporter, [
        columns,
        'foil,promo,,0.01,,,99.99',
        'foil,standard,,0.004,,,',
        'beans,clearance,,1.50,0.01,,60',
        'mince,private,GOLD,,,0.0050,10',
        'foil,clearance,,0,,,',
      ])
      expect(imported.bad).toEqual([
        '2: the price 0.01 less 99.99% comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
        '3: the price 0.004 comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
        '4: the price 0.01 less 60% comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
        '5: the price 0.005 less 10% comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
        '6: the price 0.00 comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
      ])
      expect(await pricesOf(db)).toEqual([])
    })
  })

  test('the smallest price is accepted, and 0 for the other unit means no price', async () => {
    await withProducts(async ({ db, runLong }) => {
      await importText({ runLong }, priceImporter, [
        'code,kind,price_list,price,box_price,kg_price,discount',
        'beans,standard,,0.005,0,,',
        'mince,standard,,,,0.01,50',
      ])
      expect(
        (await pricesOf(db)).map(({ code, price, parcel_price }) => [code, price, parcel_price]),
      ).toEqual([
        ['beans', 50, 0],
        ['mince', null, 100],
      ])
    })
  })

  test('a later discount cannot reduce a stored price to zero', async () => {
    await withProducts(async ({ db, runLong }) => {
      await importText({ runLong }, priceImporter, [header, 'beans,promo,,0.60,0.50,5,,'])
      const later = await importText({ runLong }, priceImporter, [
        'code,kind,price,discount',
        'beans,promo,2.00,99.5',
      ])
      expect(later.bad).toEqual([
        '2: the price 0.50 less 99.5% comes to nothing: one unit must cost at least 0.005; leave the cell empty for no price',
      ])
      expect((await pricesOf(db)).map(({ price, discount }) => [price, discount])).toEqual([[6000, 500]])
    })
  })
})
