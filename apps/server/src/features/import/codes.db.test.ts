import { withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { writeRoute } from '../wholesaler/write-settings.ts'
import { categoryImporter } from './categories/category-importer.ts'
import { companyImporter } from './companies/company-importer.ts'
import { importText } from './import-text.fixture.ts'
import type { Importer } from './importer.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { siteImporter } from './sites/site-importer.ts'
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

  test('that reads like a date is read if something has it, in every column of every file', async () => {
    await withDatabase(async (database) => {
      await writeRoute(database.db, { code: 'Feb-2', name: 'Leeds', weekdays: [2], cutOff: '20:00' })
      const codes = ['Jun-3', 'May-1', 'Mar-12', 'Jan-26', 'Dec-4']
      const guarded = (line: string) =>
        codes.reduce((text, code) => text.replaceAll(code, `="${code}"`), line)
      const files: readonly [Importer, string, string][] = [
        [categoryImporter, 'code,parent,name', 'May-1,,Bakery'],
        [categoryImporter, 'code,parent,name', 'rolls,May-1,Rolls'],
        [productImporter, 'code,name,vat,category', 'Jun-3,Beans,0,May-1|rolls'],
        [stockImporter, 'code,on_hand', 'Jun-3,5'],
        [priceImporter, 'code,kind,price_list,price', 'Jun-3,private,Jan-26,1.20'],
        [companyImporter, 'code,name,price_list', 'Mar-12,Corner,Jan-26'],
        [siteImporter, 'company,code,name', 'Mar-12,Dec-4,Kitchen'],
      ]
      for (const [importer, header, line] of files)
        expect(await importText(database, importer, [header, guarded(line)])).toMatchObject({ bad: [] })
      for (const [importer, header, line] of files) {
        const { type, bad, counts } = await importText(database, importer, [header, line])
        expect({ type, bad }).toEqual({ type: 'WRITTEN', bad: [] })
        expect(Object.values(counts)[0]).toEqual([0, 0, 1, 0])
      }
      for (const [importer, lines] of [
        [companyImporter, ['code,route', 'Mar-12,Feb-2']],
        [siteImporter, ['company,code,route', 'Mar-12,Dec-4,Feb-2']],
      ] as const)
        expect(await importText(database, importer, lines)).toMatchObject({ type: 'WRITTEN', bad: [] })
      await importText(database, companyImporter, ['code,name', 'C2,Deli'])
      expect((await importText(database, siteImporter, ['company,code,name', 'C2,Dec-4,Stall'])).bad).toEqual(
        [expect.stringContaining('"Dec-4" is a date')],
      )
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

  test('of a category or a site that differs from another in capital letters only is named', async () => {
    await withDatabase(async (database) => {
      await importText(database, categoryImporter, ['code,name', 'K1,Bakery'])
      const categories = await importText(database, categoryImporter, ['code,name', 'k1,Twin', 'K1,Bakery'])
      expect(categories.warnings).toEqual([
        '2: "k1" differs from the category "K1" in capital or similar letters only; they are two categories',
      ])
      await importText(database, companyImporter, ['code,name', 'C1,Corner', 'c1,Twin'])
      await importText(database, siteImporter, ['company,code,name', 'C1,K1,Kitchen'])
      const sites = await importText(database, siteImporter, [
        'company,code,name',
        'C1,k1,Twin',
        'c1,k1,Other company',
        'C1,K1,Kitchen',
        'c1,K1,Twin',
      ])
      expect(sites.warnings).toEqual([
        '2: "k1" differs from the site "K1" of C1 in capital or similar letters only; they are two sites',
        '5: "K1" differs from the site "k1" of c1 in capital or similar letters only; they are two sites',
      ])
    })
  })
})
