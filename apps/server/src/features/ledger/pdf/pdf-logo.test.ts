import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPdf } from './pdf-document.ts'
import { readPdfRuns } from './pdf-text.fixture.ts'
import { chooseFonts } from './text-fonts.ts'

const seller = { name: 'Łąka & Co', address: '7 Kirkgate', email: '', vatNumber: '', awrsNumber: '' }
const buyer = { code: 'C1', name: 'Corner Shop', address: ['1 High Street'] }
const fonts = await chooseFonts('')

async function pdfWithLogo(width: number, height: number) {
  const colour = { r: 0, g: 99, b: 51, alpha: 0.5 }
  const png = await sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer()
  return await createPdf({ ...head, logo: { png, width, height } }).finish()
}
const head = {
  language: 'en',
  title: 'Invoice INV-1',
  seller,
  buyer,
  facts: [['Number', 'INV-1']],
  madeAtMs: 0,
  fonts,
} as const

/** The height of a heading in the first line, in points. */
const firstLine = 780.72

const nameIn = (pdf: Buffer) => readPdfRuns(pdf).find(({ text }) => text.startsWith('ka & Co'))?.y
const pictures = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
const textsOf = (pdf: Buffer) =>
  readPdfRuns(pdf)
    .map(({ text }) => text)
    .join('')

test('a document has the logo beside the title and above the name', async () => {
  for (const [width, height] of [
    [720, 90],
    [144, 144],
    [720, 8],
    [8, 144],
  ] as const) {
    const pdf = await pdfWithLogo(width, height)
    expect(pictures(pdf)).toBeGreaterThan(0)
    expect(textsOf(pdf)).toContain('Łąka & Co')
    expect(nameIn(pdf)).toBeLessThan(firstLine - 15)
    expect(await pdfWithLogo(width, height)).toEqual(pdf)
  }
})

test('without a logo the name is beside the title', async () => {
  const pdf = await createPdf(head).finish()
  expect(pictures(pdf)).toBe(0)
  expect(nameIn(pdf)).toBeCloseTo(firstLine)
})
