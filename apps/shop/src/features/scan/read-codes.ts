import { hasRightCheckDigit, isBarcodeNumber, weighedCode } from '@provender/domain/barcode/barcode'
import { readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader'
import type { CodeKind } from './barcode-reader.ts'

const formats: Readonly<Record<CodeKind, NonNullable<ReaderOptions['formats']>>> = {
  products: [
    'EAN13',
    'EAN8',
    'UPCA',
    'UPCE',
    'ITF14',
    'Code128',
    'DataBar',
    'DataBarLtd',
    'DataBarExp',
    'DataMatrix',
    'QRCode',
  ],
  link: ['QRCode'],
}

export async function readCodes(
  kind: CodeKind,
  picture: Parameters<typeof readBarcodes>[0],
): Promise<readonly string[]> {
  const results = await readBarcodes(picture, {
    formats: formats[kind],
    tryInvert: false,
    maxNumberOfSymbols: 4,
    textMode: 'Plain',
  })
  const valid = results.filter(({ isValid }) => isValid)
  return kind === 'link' ? valid.map(({ text }) => text) : valid.flatMap((result) => codeOf(result) ?? [])
}

/** Barcodes with fields: GS1-128, DataBar, DataMatrix and QR codes. */
const fielded = /^\](?:C1|e\d|d\d|Q\d)$/

/** The number to look up; undefined for a misread code, and for a matrix code without the number of a product. */
function codeOf({ symbologyIdentifier, text }: ReadResult): string | undefined {
  const code = fielded.test(symbologyIdentifier) ? weighedCode(text) : text
  if (/^\][dQ]/.test(symbologyIdentifier) && code === text && !isBarcodeNumber(text)) return undefined
  return hasRightCheckDigit(code) ? code : undefined
}
