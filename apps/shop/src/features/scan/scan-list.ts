import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'
import type { CodedProduct } from './find-products-with-code.ts'

export interface ScannedLine {
  readonly product: CodedProduct
  readonly unit: SalesUnit
  /** What each scan added, the latest last. Each can be undone. */
  readonly additions: readonly Quantity[]
}

/** A code that needs a decision or a connection before anything can be added. */
export type OpenScan =
  | {
      readonly is: 'question'
      readonly code: string
      readonly times: number
      /** One product with an open unit, or several products with the same code. */
      readonly products: readonly CodedProduct[]
    }
  | {
      readonly is: 'unknown'
      readonly code: string
      /** The item number of a scale barcode, or the code itself. */
      readonly productCode: string
      readonly times: number
    }
  | { readonly is: 'misread'; readonly code: string; readonly times: number }
  | { readonly is: 'waiting'; readonly code: string; readonly times: number }

interface Choice {
  readonly productId: string
  readonly unit: SalesUnit
}

export interface ScanList {
  readonly lines: readonly ScannedLine[]
  readonly open: readonly OpenScan[]
  readonly choices: Readonly<Record<string, Choice>>
}

export const nothingScanned: ScanList = { lines: [], open: [], choices: {} }

type LineKey = Pick<ScannedLine, 'product' | 'unit'>

export function isSameLine(one: LineKey, other: LineKey): boolean {
  return one.product.id === other.product.id && one.unit === other.unit
}

export function withLine(list: ScanList, key: LineKey, additions: readonly Quantity[]): ScanList {
  const before = list.lines.find((line) => isSameLine(line, key))
  const line = {
    product: key.product,
    unit: key.unit,
    additions: [...(before?.additions ?? []), ...additions],
  }
  return { ...list, lines: [line, ...list.lines.filter((each) => !isSameLine(each, key))] }
}

/** Removes the latest scan that added this quantity, and the line if it has no other. */
export function withoutAddition(list: ScanList, key: LineKey, added: Quantity): ScanList {
  const lines = list.lines.flatMap((line) => {
    if (!isSameLine(line, key)) return [line]
    const additionIndex = line.additions.lastIndexOf(added)
    const additions = line.additions.filter((_, index) => index !== additionIndex)
    return additions.length > 0 ? [{ ...line, additions }] : []
  })
  return { ...list, lines }
}

/** Puts an open code at the top. Sums the number of scans of the same code. */
export function withOpen(list: ScanList, scan: OpenScan): ScanList {
  const before = list.open.find(({ code }) => code === scan.code)
  const times = (before?.times ?? 0) + scan.times
  return { ...list, open: [{ ...scan, times }, ...withoutOpen(list, scan.code).open] }
}

export function withoutOpen(list: ScanList, code: string): ScanList {
  return { ...list, open: list.open.filter((each) => each.code !== code) }
}

export function withChoice(list: ScanList, productCode: string, { product, unit }: LineKey): ScanList {
  return { ...list, choices: { ...list.choices, [productCode]: { productId: product.id, unit } } }
}
