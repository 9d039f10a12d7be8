import { countedCode } from '@provender/domain/barcode/barcode'
import { readScaleBarcode, type ScaleBarcode } from '@provender/domain/barcode/scale-barcode'

export interface ScannedCode {
  /** Without what the scanner put before it. */
  readonly code: string
  /** The code of the product: the item number of a scale barcode, or the code itself. */
  readonly productCode: string
  /** Undefined if it is no scale barcode. */
  readonly scale: ScaleBarcode | undefined
}

export function readScannedCode(text: string, patterns: readonly string[]): ScannedCode {
  const code = countedCode(text)
  const scale = readScaleBarcode(code, patterns)
  return { code, productCode: scale && scale.is !== 'misread' ? scale.itemNumber : code, scale }
}
