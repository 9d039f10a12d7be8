import { countedCode, hasRightCheckDigit, isBarcodeNumber } from '@provender/domain/barcode/barcode'
import { prepareZXingModule, readBarcodes, type ReaderOptions, type ReadResult } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeKind, PictureToRead, ReadPicture } from './barcode-reader.ts'

// The library would load its WebAssembly from another server. Load it from our own address instead.
const ready = prepareZXingModule({
  overrides: { locateFile: () => new URL(wasmUrl, self.location.href).href },
  fireImmediately: true,
})

addEventListener('message', ({ data }: MessageEvent<PictureToRead>) => void answer(data))

async function answer({ kind, width, height, pixels }: PictureToRead): Promise<void> {
  try {
    await ready
    const codes = await readCodes(kind, new ImageData(new Uint8ClampedArray(pixels), width, height))
    postResult({ ok: true, codes })
  } catch (error) {
    postResult({ ok: false, reason: String(error) })
  }
}

function postResult(read: ReadPicture): void {
  postMessage(read)
}

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

async function readCodes(kind: CodeKind, picture: ImageData): Promise<readonly string[]> {
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
  const code = fielded.test(symbologyIdentifier) ? countedCode(text) : text
  if (/^\][dQ]/.test(symbologyIdentifier) && code === text && !isBarcodeNumber(text)) return undefined
  return hasRightCheckDigit(code) ? code : undefined
}
