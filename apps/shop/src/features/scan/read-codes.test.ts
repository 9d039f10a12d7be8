import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule as prepareReader } from 'zxing-wasm/reader'
import { prepareZXingModule as prepareWriter, writeBarcode, type WriterOptions } from 'zxing-wasm/writer'
import { readCodes } from './read-codes.ts'

beforeAll(() => {
  const wasmOf = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path))).buffer
  prepareReader({ overrides: { wasmBinary: wasmOf('zxing-wasm/reader/zxing_reader.wasm') } })
  prepareWriter({ overrides: { wasmBinary: wasmOf('zxing-wasm/writer/zxing_writer.wasm') } })
})

async function pictureOf(text: string, options: WriterOptions): Promise<Blob> {
  const { image, error } = await writeBarcode(text, { scale: 3, ...options })
  if (!image) throw new Error(error)
  return image
}

const caseCode = '15012345678907'
const gs1 = `(01)${caseCode}(17)271231(10)AB12`
const batchFirst = `(10)AB12(01)${caseCode}`
const link = `https://id.gs1.org/01/${caseCode}/10/AB12`

test.each<[NonNullable<WriterOptions['format']>, string, string]>([
  ['EAN13', '5012345678900', '5012345678900'],
  ['EAN8', '96385074', '96385074'],
  ['UPCA', '036000291452', '0036000291452'],
  ['UPCE', '01234565', '0012345000065'],
  ['ITF14', caseCode, caseCode],
  ['Code128', 'AB-1234', 'AB-1234'],
  ['DataBarOmni', caseCode, caseCode],
  ['DataBarStk', caseCode, caseCode],
  ['DataBarStkOmni', caseCode, caseCode],
  ['DataBarLtd', caseCode, caseCode],
  ['DataBarExp', '(01)90012345678908(3103)001250', '(01)90012345678908(3103)001250'],
  ['DataBarExpStk', '(01)90012345678908(3103)001250', '(01)90012345678908(3103)001250'],
  ['DataMatrix', '5012345678900', '5012345678900'],
  ['DataMatrix', link, caseCode],
  ['QRCode', link, caseCode],
  ['QRCode', link.toUpperCase(), caseCode],
])('reads a picture of %s with %s', async (format, text, code) => {
  expect(await readCodes('products', await pictureOf(text, { format }))).toEqual([code])
})

test.each(['Code128', 'DataBarExp', 'DataBarExpStk', 'DataMatrix', 'QRCode'] as const)(
  'reads the number in a GS1 text from a picture of %s, upright and turned',
  async (format) => {
    for (const [text, rotate] of [
      [gs1, 0],
      [batchFirst, 0],
      [gs1, 90],
      [gs1, 180],
    ] as const)
      expect(await readCodes('products', await pictureOf(text, { format, options: 'gs1', rotate }))).toEqual([
        caseCode,
      ])
  },
)

test('a QR code without the number of a product is no code of a product', async () => {
  const picture = await pictureOf('https://shop.example/menu', { format: 'QRCode' })
  expect(await readCodes('products', picture)).toEqual([])
  expect(await readCodes('link', picture)).toEqual(['https://shop.example/menu'])
})
