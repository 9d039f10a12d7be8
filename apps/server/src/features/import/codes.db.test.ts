import { withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { companyImporter } from './companies/company-importer.ts'
import { importText } from './import-text.fixture.ts'
import type { Importer } from './importer.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { stockImporter } from './stock/stock-importer.ts'

describe('a code', () => {
  test('with a month in capitals is read, with one warning for all of them', async () => {
    await withDatabase(async (database) => {
      const lines = ['code,name,vat', 'SEP-1,Sep Line Beans,0', 'MAR-12,Real code,0', 'MAY-2026,Real code,0']
      const first = await importText(database, productImporter, lines)
      expect(first).toMatchObject({ type: 'WRITTEN', counts: { products: [3, 0, 0, 0] } })
      expect(first.warnings).toEqual([
        '2: "SEP-1" could be a date, but no spreadsheet writes it like that; it is kept as a code',
      ])
      expect((await importText(database, productImporter, lines)).warnings).toEqual([])
    })
  })

  test.each(['1-Sep', 'Sep-1', '12.sty', '2026-09-01'])(
    'that a spreadsheet turned into %s is refused',
    async (code) => {
      await withDatabase(async (database) => {
        const { bad } = await importText(database, productImporter, ['code,name,vat', `${code},Beans,0`])
        expect(bad).toEqual([expect.stringContaining(`"${code}" is a date`)])
      })
    },
  )

  test('that reads like a date is read if a product has it, in every file', async () => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, ['code,name,vat', '="Jun-3",Beans,0'])
      const files: readonly [Importer, string, string][] = [
        [productImporter, 'code,name', 'Jun-3,Butter beans'],
        [stockImporter, 'code,on_hand', 'Jun-3,5'],
        [priceImporter, 'code,price', 'Jun-3,1.20'],
      ]
      for (const [importer, ...lines] of files)
        expect(await importText(database, importer, lines)).toMatchObject({ type: 'WRITTEN', bad: [] })
    })
  })

  test('of a company or a price list that differs from another in capital letters only is named', async () => {
    await withDatabase(async (database) => {
      await importText(database, companyImporter, ['code,name,price_list', 'C1,Corner,GOLD'])
      const companies = await importText(database, companyImporter, [
        'code,name,price_list',
        'c1,Twin,gold',
        'c1,,gold',
        'C1,Corner,GOLD',
      ])
      expect(companies.warnings).toEqual([
        '2: "c1" differs from the company "C1" in capital or similar letters only; they are two companies',
        '2: the price list gold is new and has no prices yet',
        '2: "gold" differs from the price list "GOLD" in capital or similar letters only; they are two price lists',
      ])
      await importText(database, productImporter, ['code,name,vat', 'BG001,Squash,0'])
      const prices = await importText(database, priceImporter, [
        'code,kind,price_list,price',
        'BG001,private,SILVER,1.00',
        'BG001,private,silver,1.00',
      ])
      expect(prices.warnings).toEqual([
        '2: the price list SILVER is new: no company has it until it is given one',
        '3: the price list silver is new: no company has it until it is given one',
        '3: "silver" differs from the price list "SILVER" in capital or similar letters only; they are two price lists',
      ])
    })
  })

  test('that differs from another in capital or similar letters only is named', async () => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, ['code,name,vat', 'BG001,Squash,0'])
      const { warnings } = await importText(database, productImporter, [
        'code,name,vat',
        'bg001,Twin,0',
        'x,A,0',
        'X,B,0',
        'i1,C,0',
        'İ1,D,0',
        'ВG001,Cyrillic,0',
        'ＢＧ００１,Full width,0',
      ])
      expect(warnings).toEqual([
        '2: "bg001" differs from the product "BG001" in capital or similar letters only; they are two products',
        '4: "X" differs from the product "x" in capital or similar letters only; they are two products',
        '6: "İ1" differs from the product "i1" in capital or similar letters only; they are two products',
        '7: "ВG001" differs from the product "BG001" in capital or similar letters only; they are two products',
        '8: "ＢＧ００１" differs from the product "BG001" in capital or similar letters only; they are two products',
      ])
    })
  })
})
