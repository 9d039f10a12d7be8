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
const cutOff = 'the file may end in the middle of this line'

async function withFile<Result>(
  content: string | Buffer,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    writeFileSync(join(folder, 'file.csv'), content)
    return await work(join(folder, 'file.csv'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function importBytes(
  database: TestDb,
  importer: Importer,
  content: string | Buffer,
): Promise<ImportSummary> {
  return await withFile(content, (path) => importPath(database, importer, { path }))
}

const dated = `code,kind,price,starts,ends
A1,standard,1.00,,
A3,promo,3.00,2026-12-01,2026-12-24
`

describe('a file that ends in the middle', () => {
  test.each<[string, Importer, string, readonly string[]]>([
    [
      'a box price',
      priceImporter,
      'code,price,box_price\nA2,2.00,\nA3,3.00,30.00\n',
      ['3.00,', '3.00,3', '3'],
    ],
    ['the last day of a promotion', priceImporter, dated, ['2026-12-01,', '2026-12-2', '2026-12-0']],
    [
      'a credit limit',
      companyImporter,
      'code,name,credit_limit\nC1,Deli,\nC2,Shop,5000\n',
      ['Shop,50', 'Shop,'],
    ],
    ['a stock level', stockImporter, 'code,on_hand\nA1,0\nA2,500\n', ['A2,5', 'A2,50   ', 'A2']],
    ['a stock level in Windows', stockImporter, 'code,on_hand\r\nA1,0\r\nA2,500\r\n', ['A2,5']],
    [
      'a name in quotes',
      productImporter,
      '"code","name"\n"A1","Rice"\n"A3","Green ""fine"" peas"\n',
      ['"Green "'],
    ],
    ['a name', productImporter, 'name,code\nRice,A1\nPeas in water,A3\n', ['Peas in wat', 'Peas in water,A']],
  ])('of %s is refused whatever is stored, and writes nothing', async (_what, importer, whole, ends) => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, products)
      for (const isStored of [false, true]) {
        if (isStored) expect(await importBytes(database, importer, whole)).toMatchObject({ type: 'WRITTEN' })
        for (const end of ends) {
          const start = whole.trimEnd().lastIndexOf('\n') + 1
          const cut = whole.slice(0, whole.indexOf(end.trim(), start)) + end
          const bad = [expect.stringContaining(`3: ${cutOff}`)]
          for (const content of [cut, Buffer.from(`\uFEFF${cut}`, 'utf16le')])
            expect(await importBytes(database, importer, content)).toMatchObject({ type: 'REFUSED', bad })
        }
      }
      expect(await importBytes(database, importer, whole)).toMatchObject({ bad: [], warnings: [] })
    })
  })

  test('is refused if it has fewer cells than all others, even with a line end that was added', async () => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, products)
      for (const row of ['A2,standard', 'A2,standard,1'])
        expect(
          await importText(database, priceImporter, [
            'code,kind,price,box_price',
            'A1,standard,1.20,6.00',
            row,
          ]),
        ).toMatchObject({ type: 'REFUSED', bad: [expect.stringContaining(`3: ${cutOff}`)] })
    })
  })

  test('is imported if its last row changes nothing, or if only a cell of an unknown column may be cut', async () => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, products)
      const noLineEnd = [expect.stringContaining('3: the last line has no line end')]
      expect(await importBytes(database, stockImporter, 'code,on_hand,Bin\nA1,5\nA2,500,a')).toMatchObject({
        type: 'WRITTEN',
        counts: { 'stock levels': [2, 0, 0, 0] },
        warnings: [expect.any(String), ...noLineEnd],
      })
      expect(await importBytes(database, stockImporter, 'code,on_hand\nA1,6\nA2,500')).toMatchObject({
        type: 'WRITTEN',
        counts: { 'stock levels': [0, 1, 1, 0] },
        warnings: noLineEnd,
      })
      for (const padding of ['', '   ', '\0'.repeat(4096)])
        expect(
          await importBytes(database, stockImporter, `code,on_hand\nA1,500\nA2,6\n${padding}`),
        ).toMatchObject({
          type: 'WRITTEN',
          bad: [],
          warnings: [],
        })
    })
  })

  test('and is written without its bad lines leaves nothing of the last one', async () => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, products)
      const lines = ['code,price,kind,price_list', 'A1,1.00,private,GOLD', 'A2,2.00,private,GO']
      await withFile(lines.join('\n'), (path) => importPath(database, priceImporter, { path, skipBad: true }))
      const lists = await database.db.selectFrom('price_list').select('code').execute()
      expect(lists).toEqual([{ code: 'GOLD' }])
    })
  })

  test('of a text in quotes is refused, even behind a line break', async () => {
    await withDatabase(async (database) => {
      for (const cut of ['"Beans\n', '"Beans\nbaked\n', '"Beans\n\n'])
        expect(
          await importBytes(database, productImporter, `code,vat,name\nA1,0,Rice\nA2,0,${cut}`),
        ).toMatchObject({ type: 'UNUSABLE', bad: [expect.stringContaining('is never closed')] })
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
      const said = trailer.replaceAll('"', '').replace(',', ' ')
      for (const lines of [
        [...stock.slice(0, 3), trailer],
        [trailer, ...stock.slice(0, 3)],
      ])
        for (const skipBad of [false, true])
          expect(await importText(database, stockImporter, { lines, skipBad })).toMatchObject({
            type: 'UNUSABLE',
            bad: [`the file says "${said}", but has 2 rows: it is not whole. Export it again`],
          })
      expect(await importText(database, stockImporter, [trailer, ...stock])).toMatchObject({ bad: [] })
    })
  })

  test.each(['Rows: 1,003', 'Records: 1.003', '1 003 rows'])(
    '"%s" may group its thousands',
    async (trailer) => {
      await withDatabase(async (database) => {
        await importText(database, productImporter, products)
        expect(await importText(database, stockImporter, ['code,on_hand', 'A1,5', trailer])).toMatchObject({
          type: 'UNUSABLE',
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

describe('a last row that begins like a total', () => {
  test.each(['ROW-5', 'Sum/1', 'Total_1'])('is imported if "%s" is its code', async (code) => {
    await withDatabase(async (database) => {
      await importText(database, productImporter, [...products, `${code},Gum,0,6,box`])
      expect(await importText(database, stockImporter, ['code,on_hand', 'A1,5', `${code},5`])).toMatchObject({
        counts: { 'stock levels': [2, 0, 0, 0] },
        warnings: [],
      })
    })
  })

  test('is imported if it is the name of a product with a number as its code', async () => {
    await withDatabase(async (database) => {
      const lines = ['name,code,vat', 'Rice,1001,0', 'Total 0% Greek Yoghurt,1002,0']
      expect(await importText(database, productImporter, lines)).toMatchObject({
        counts: { products: [2, 0, 0, 0] },
      })
      const total = await importText(database, productImporter, [...lines, 'Total,2,0'])
      expect(total.warnings).toEqual([expect.stringMatching(/^4: "Total 2 0" is a total/)])
    })
  })
})
