import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
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
  ])('of %s is refused, and writes nothing', async (_what, importer, content) => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, products)
      const lines = content.split('\n').length
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
    })
  })
})

describe('a last line that counts the rows', () => {
  test.each(['Records: 3', '3 rows', 'Total rows: 3', 'Liczba pozycji: 3', 'Kayıt sayısı: 3'])(
    '"%s" is left out if it is right, and refuses the file if it is not',
    async (trailer) => {
      await withDatabase(async (database) => {
        await importText(database, productImporter, products)
        const stock = ['code,on_hand', 'A1,5', 'A2,5', 'A3,5']
        const whole = await importText(database, stockImporter, [...stock, trailer])
        expect(whole).toMatchObject({ type: 'WRITTEN', bad: [] })
        const partial = await importText(database, stockImporter, [...stock.slice(0, 3), trailer])
        expect(partial.bad).toEqual([
          `4: the file says "${trailer}", but has 2 rows: it is not whole. Export it again`,
        ])
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

  test('that differs from another in capital letters only is named', async () => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, ['code,name,vat', 'BG001,Squash,0'])
      const { warnings } = await importText(database, productImporter, [
        'code,name,vat',
        'bg001,Twin,0',
        'x,A,0',
        'X,B,0',
      ])
      expect(warnings).toEqual([
        '2: "bg001" differs from the product "BG001" in capital letters only; they are two products',
        '4: "X" differs from the product "x" in capital letters only; they are two products',
      ])
    })
  })
})
