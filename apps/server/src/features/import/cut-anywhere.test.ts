import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Importer } from './importer.ts'
import { priceImporter } from './prices/price-importer.ts'
import { productImporter } from './products/product-importer.ts'
import { readFile } from './read-file.fixture.ts'
import { stockImporter } from './stock/stock-importer.ts'

const products = `code,name,vat,units_per_box,brand
A1,Café Rice,0,6,Café Noir
A2,"Beans, baked",20,12,Noir
A3,Ogórki kiszone,5,10,Café Noir
`
const prices = `code,kind,price,box_price,discount
A1,standard,1.20,12.00,
A2,promo,,8.40,5
A3,standard,12.59,125.90,10
`
const stock = `code;on_hand
A1;5
A2;70,5
A3;1250
`
const quoted = `"code","name","brand"
"A1","Rice","Café Noir"
"A2","Beans ""baked""","Noir"
`
const files: readonly (readonly [string, Importer, string])[] = [
  ['products', productImporter, products],
  ['prices', priceImporter, prices],
  ['stock', stockImporter, stock],
  ['quoted products', productImporter, quoted],
]
const forms = {
  'as it is': (text: string) => Buffer.from(text),
  'with a mark and Windows line ends': (text: string) =>
    Buffer.from(`\ufeff${text.replaceAll('\n', '\r\n')}`),
}
const wide = Buffer.from(`\ufeff${stock}`, 'utf16le')
const cases = [
  ...files.flatMap(([name, importer, text]) =>
    Object.entries(forms).map(([form, bytesOf]) => ({ name, form, importer, bytes: bytesOf(text) })),
  ),
  { name: 'stock', form: 'in UTF-16', importer: stockImporter, bytes: wide },
]

async function read(bytes: Buffer, importer: Importer) {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'file.csv')
    writeFileSync(path, bytes)
    return await readFile(path, importer)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.each(cases)(
  '$name, $form, cut off at any byte: changes nothing in silence',
  async ({ importer, bytes }) => {
    const whole = await read(bytes, importer)
    expect(whole.problems).toEqual([])
    const silent: string[] = []
    for (let length = 1; length < bytes.length; length += 1) {
      const { unusable, rows, problems } = await read(bytes.subarray(0, length), importer)
      if (unusable !== null || problems.length > 0) continue
      const changed = [...rows].filter(
        ([line, values]) => JSON.stringify(values) !== JSON.stringify(whole.rows.get(line)),
      )
      if (changed.length > 0) silent.push(`${length}: ${JSON.stringify(changed)}`)
    }
    expect(silent).toEqual([])
  },
)
