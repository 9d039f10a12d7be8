import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { companyImporter } from './companies/company-importer.ts'
import { importPath, importText, type ImportSummary } from './import-text.fixture.ts'
import type { Importer } from './importer.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { stockImporter } from './stock/stock-importer.ts'

const products = [
  'code,name,vat,units_per_box,box_or_kg',
  'A1,Rice,0,6,box',
  'A2,Beans,0,6,box',
  'A3,Peas,0,6,box',
]
const cutOff = 'the file seems to end in the middle of this line'

async function importBytes(
  database: TestDb,
  importer: Importer,
  content: string | Buffer,
): Promise<ImportSummary> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    writeFileSync(join(folder, 'file.csv'), content)
    return await importPath(database, importer, { path: join(folder, 'file.csv') })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a file that ends in the middle', () => {
  test.each<[string, Importer, string]>([
    ['a row of prices', priceImporter, 'code,kind,price,box_price\nA1,standard,1.20,6.00\nA2,standard'],
    ['a price', priceImporter, 'code,kind,price,box_price\nA1,standard,1.20,6.00\nA2,standard,1.20,6'],
    ['a number', stockImporter, 'code,on_hand\nA1,500\nA2,700\nA3,5'],
    ['a product', productImporter, `${products.slice(0, 3).join('\n')}\nA3,Peas`],
    ['a row with Windows line ends', stockImporter, 'code,on_hand\r\nA1,500\r\nA2,5'],
    ['a quoted name', productImporter, '"code","vat","name"\n"A1","20","Rice"\n"A2","20","Bea'],
    [
      'a row of prices, with a line end that was added',
      priceImporter,
      'code,kind,price,box_price\nA1,standard,1.20,6.00\nA2,standard\n',
    ],
    [
      'a price, with a line end that was added',
      priceImporter,
      'code,kind,price,box_price\r\nA1,standard,1.20,6.00\r\nA2,standard,1\r\n',
    ],
    ['a number, padded with blanks', stockImporter, 'code,on_hand\nA1,500\nA2,700\nA3,5   '],
  ])('of %s is refused, and writes nothing', async (_what, importer, content) => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, products)
      const lines = content.trimEnd().split('\n').length
      expect(await importBytes(database, importer, content)).toMatchObject({
        type: 'REFUSED',
        bad: [expect.stringContaining(`${lines}: ${cutOff}`)],
      })
      const finished = await importBytes(database, importer, Buffer.from(content, 'utf16le'))
      expect(finished.type).not.toBe('WRITTEN')
    })
  })

  test('is imported if the last line has a line end, or is as long as others', async () => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, products)
      expect(await importBytes(database, stockImporter, 'code,on_hand\nA1,500\nA2,5\n')).toMatchObject({
        type: 'WRITTEN',
      })
      expect(await importBytes(database, stockImporter, 'code,on_hand\nA1,5\nA2,50\nA3,7')).toMatchObject({
        type: 'WRITTEN',
        bad: [],
      })
      const padded = ['   ', '\0'.repeat(4096)].map((padding) => `code,on_hand\nA1,500\nA2,6\n${padding}`)
      for (const content of padded)
        expect(await importBytes(database, stockImporter, content)).toMatchObject({
          type: 'WRITTEN',
          bad: [],
          warnings: [],
        })
    })
  })
})

describe('a last line that counts the rows', () => {
  test.each([
    'Records: 3',
    '3 rows',
    'Total rows: 3',
    'Liczba pozycji: 3',
    'Kayıt sayısı: 3',
    '(3 rows affected)',
    '3 row(s) selected.',
    'Records exported: 3',
    'Total rows exported: 3',
    '"End of file","3 records"',
    '*** End of report (3 records) ***',
    'No. of lines: 3',
    'Total: 3 items',
    '3 lines in the file',
    'Razem pozycji: 3',
    'Suma: 3 produkty',
    'Toplam 3 satır',
    'Toplam kayıt: 3',
    'Exported 3 records on 29/11/2026',
    'Records exported on 2026-11-29 18:02: 3',
    'Lines: 3 (1 page)',
    'Count of code: 3',
    'Count of codes: 3',
    'Rekord sayısı: 3',
    'Ilość wierszy: 3',
    'TRAILER,3',
  ])('"%s" is left out if it is right, and refuses the file if it is not', async (trailer) => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, products)
      const stock = ['code,on_hand', 'A1,5', 'A2,5', 'A3,5']
      const whole = await importText(database, stockImporter, [...stock, trailer])
      expect(whole).toMatchObject({ type: 'WRITTEN', bad: [] })
      const partial = await importText(database, stockImporter, [...stock.slice(0, 3), trailer])
      const said = trailer.replaceAll('"', '').replace(',', ' ')
      const titled = await importText(database, stockImporter, [trailer, ...stock.slice(0, 3)])
      expect(titled.bad).toEqual([
        `1: the file says "${said}", but has 2 rows: it is not whole. Export it again`,
      ])
      expect(await importText(database, stockImporter, [trailer, ...stock])).toMatchObject({ bad: [] })
      expect(partial.bad).toEqual([
        `4: the file says "${said}", but has 2 rows: it is not whole. Export it again`,
      ])
    })
  })

  test.each(['Rows: 1,003', 'Records: 1.003', '1 003 rows'])(
    '"%s" may group its thousands',
    async (trailer) => {
      await withDatabase(async (database) => {
        await importText(database, productImporter, products)
        expect(await importText(database, stockImporter, ['code,on_hand', 'A1,5', trailer])).toMatchObject({
          type: 'REFUSED',
          bad: [expect.stringContaining('it is not whole')],
        })
      })
    },
  )

  test.each(['Products 2026', '2026 products', 'Produkty 2026'])(
    'the title "%s" counts no rows',
    async (title) => {
      await withDatabase(async (database) => {
        await importText(database, productImporter, products)
        expect(await importText(database, stockImporter, [title, 'code,on_hand', 'A1,5'])).toMatchObject({
          bad: [],
        })
      })
    },
  )

  test.each(['Prices hold for 12 products until Friday', 'Total stock: 500', 'Total 12.50 GBP'])(
    '"%s" counts no rows',
    async (remark) => {
      await withDatabase(async (database) => {
        await importText(database, productImporter, products)
        expect(await importText(database, stockImporter, ['code,on_hand', 'A1,5', remark])).toMatchObject({
          type: 'WRITTEN',
          bad: [],
        })
      })
    },
  )
})

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
