import { countedCode, countedWeight, weighedCode } from '@provender/domain/barcode/barcode'
import { gramsOf } from '@provender/domain/barcode/gs1'
import { readScaleBarcode, type ScaleBarcode } from '@provender/domain/barcode/scale-barcode'

export interface ScannedCode {
  /** Without what the scanner put before it, and with the weight in a GS1 text. */
  readonly code: string
  /** The code of the product: the item number of a scale barcode, the number in a GS1 text, or the code itself. */
  readonly productCode: string
  /** Undefined if it is no scale barcode, and no GS1 text with a weight. */
  readonly scale: ScaleBarcode | undefined
}

export function readScannedCode(text: string, patterns: readonly string[]): ScannedCode {
  const code = countedCode(text)
  const scale = readScaleBarcode(code, patterns) ?? weightIn(text, code)
  const productCode = scale && scale.is !== 'misread' ? scale.itemNumber : code
  return { code: weighedCode(text), productCode, scale }
}

function weightIn(text: string, itemNumber: string): ScaleBarcode | undefined {
  const weight = countedWeight(text)
  return weight && { is: 'weight', itemNumber, grams: gramsOf(weight) }
}
