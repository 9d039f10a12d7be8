import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyImporter } from './companies/company-importer.ts'
import type { Importer } from './importer.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { readFile } from './read-file.fixture.ts'
import { stockImporter } from './stock/stock-importer.ts'

/** The header and the rows of files. */
const files: readonly (readonly [string, Importer, readonly [string, ...string[]]])[] = [
  [
    'products',
    productImporter,
    [
      'code,name,vat,units_per_box,brand',
      'A1,Café Rice,0,6,Café Noir',
      'A2,"Beans, baked",20,12,Noir',
      'A3,Ogórki kiszone,5,10,Café Noir',
    ],
  ],
  [
    'products with the name first',
    productImporter,
    ['name,code,vat', 'Cafe in the Park Blend,A1,20', 'Total 0% Greek Yoghurt,1002,0', '12 products,A3,0'],
  ],
  [
    'products with descriptions of several lines',
    productImporter,
    ['code,description', 'A1,"Best beans,\nbaked"', 'A2,"Peas\nin ""water""\nand salt"'],
  ],
  [
    'products in quotes',
    productImporter,
    ['"code","name"', '"A1","Beans ""baked"""', '"A2","Noir ""de"" x"'],
  ],
  [
    'products with a column that is not imported',
    productImporter,
    ['code,brand,Margin', 'A1,Noir,12', 'A2,"Café, Noir",7'],
  ],
  [
    'prices',
    priceImporter,
    ['code,kind,price,box_price', 'A1,standard,1.00,', 'A2,standard,2.00,20.00', 'A3,standard,3.00,30.00'],
  ],
  [
    'prices with days',
    priceImporter,
    [
      'code,kind,price,starts,ends',
      'A1,standard,1.00,,',
      'A2,promo,2.00,2026-12-01,2026-12-24',
      'A3,promo,3.00,01.12.2026,24.12.2026',
    ],
  ],
  [
    'prices with two decimals',
    priceImporter,
    ['code,kind,price', 'A1,standard,1.00', 'A2,standard,12.50', 'A3,standard,3.00', 'A4,standard,30.10'],
  ],
  [
    'prices with dates of one form',
    priceImporter,
    [
      'code,kind,price,starts,ends',
      ...['A1', 'A2', 'A3', 'A4'].map((code) => `${code},promo,1.00,2026-12-01,2026-12-24`),
    ],
  ],
  ['stock', stockImporter, ['code;on_hand', 'A1;0', 'A2;70,5', 'A3;500']],
  ['one row of stock', stockImporter, ['code,on_hand', 'A1,500']],
  [
    'companies',
    companyImporter,
    ['code,name,credit_limit,login_email', 'C1,Deli,,', 'C2,Čapek Łódź,5000,a@deli.example.com'],
  ],
  ['companies that end in a limit', companyImporter, ['code,name,credit_limit', 'C1,Deli,', 'C2,Shop,5000']],
  ['companies that end in a city', companyImporter, ['code,name,city', 'C1,Deli,Brno', 'C2,Kavárna,Třebíč']],
]
const mark = '\uFEFF'
const inUtf8 = (text: string) => Buffer.from(text)
const cases = [
  ...files.map(([name, importer, rows]) => ({ name, importer, rows, bytesOf: inUtf8 })),
  ...files.slice(-1).flatMap(([name, importer, rows]) => [
    {
      name: `${name}, with Windows line ends`,
      importer,
      rows,
      bytesOf: (text: string) => Buffer.from(text.replaceAll('\n', '\r\n')),
    },
    {
      name: `${name}, in UTF-16`,
      importer,
      rows,
      bytesOf: (text: string) => Buffer.from(text, 'utf16le'),
    },
  ]),
]

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function read(bytes: Buffer, importer: Importer) {
  const path = join(folder, 'file.csv')
  writeFileSync(path, bytes)
  return await readFile(path, importer, { changesAll: true })
}

test.each(cases)(
  '$name, cut off at any byte: is refused, or has the rows of the whole file up to there',
  async ({ importer, rows: [header, ...rows], bytesOf }) => {
    const wholeText = `${mark}${[header, ...rows].join('\n')}\n`
    const bytes = bytesOf(wholeText)
    const whole = await read(bytes, importer)
    expect(whole.problems).toEqual([])
    expect(whole.rows.size).toBe(rows.length)
    const lines = [...whole.rows.keys()]
    const ends = rows.map(
      (_, index) => bytesOf(`${mark}${[header, ...rows.slice(0, index + 1)].join('\n')}\n`).length,
    )
    const wrong: string[] = []
    for (let length = bytesOf(mark).length; length < bytes.length; length += 1) {
      const cut = await read(bytes.subarray(0, length), importer)
      if (cut.unusable !== null) continue
      const complete = lines.slice(0, ends.filter((end) => end <= length).length)
      const lost = complete.filter((line) => !cut.rows.has(line))
      const changed = [...cut.rows].filter(
        ([line, values]) => JSON.stringify(values) !== JSON.stringify(whole.rows.get(line)),
      )
      if (lost.length + changed.length > 0)
        wrong.push(`${length}: lost ${lost.join()}, changed ${JSON.stringify(changed)}`)
      const begun = bytes.subarray(ends[complete.length - 1] ?? bytesOf(`${mark}${header}\n`).length, length)
      const isRefused = cut.problems.some(({ kind }) => kind === 'bad')
      if (begun.length > 1 && cut.rows.size === complete.length && !isRefused)
        wrong.push(`${length}: drops the last row`)
    }
    expect(wrong).toEqual([])
  },
)
