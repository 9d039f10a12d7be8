import type { SalesUnit } from '@provender/domain/price/price'
import type { CodedProduct } from './find-by-code.ts'

/** One of a unit of a product that was scanned, however often. */
export interface ScannedLine {
  readonly product: CodedProduct
  readonly unit: SalesUnit
  /** How many of it scanning put into the basket: so many can be taken back. */
  readonly added: number
}

/** A code that nothing could be added for yet. */
export type OpenScan =
  | {
      readonly is: 'question'
      readonly code: string
      readonly times: number
      /** One, whose unit is the question, or several with the same code. */
      readonly products: readonly CodedProduct[]
    }
  | { readonly is: 'unknown'; readonly code: string; readonly times: number }
  /** There was no answer: it is looked up again. */
  | { readonly is: 'waiting'; readonly code: string; readonly times: number }

/** What a code stands for since somebody has said so. */
interface Choice {
  readonly productId: string
  readonly unit: SalesUnit
}

/** What was scanned since the window was opened; the latest first. */
export interface ScanList {
  readonly lines: readonly ScannedLine[]
  readonly open: readonly OpenScan[]
  readonly choices: Readonly<Record<string, Choice>>
}

export const nothingScanned: ScanList = { lines: [], open: [], choices: {} }

type LineKey = Pick<ScannedLine, 'product' | 'unit'>

function isSameLine(one: LineKey, other: LineKey): boolean {
  return one.product.id === other.product.id && one.unit === other.unit
}

/** With a line at the head, of which so many more were put into the basket: none when it could not be added. */
export function withLine(list: ScanList, key: LineKey, added: number): ScanList {
  const before = list.lines.find((line) => isSameLine(line, key))
  const line = { product: key.product, unit: key.unit, added: (before?.added ?? 0) + added }
  return { ...list, lines: [line, ...list.lines.filter((each) => !isSameLine(each, key))] }
}

/** One less was put in by scanning; the last one takes the line with it. */
export function withoutOne(list: ScanList, key: LineKey): ScanList {
  const lines = list.lines.flatMap((line) => {
    if (!isSameLine(line, key)) return [line]
    return line.added > 1 ? [{ ...line, added: line.added - 1 }] : []
  })
  return { ...list, lines }
}

/** With a code at the head of what is open. Scanned before, it is open as often as it was scanned. */
export function withOpen(list: ScanList, scan: OpenScan): ScanList {
  const before = list.open.find(({ code }) => code === scan.code)
  const times = (before?.times ?? 0) + scan.times
  return { ...list, open: [{ ...scan, times }, ...withoutOpen(list, scan.code).open] }
}

export function withoutOpen(list: ScanList, code: string): ScanList {
  return { ...list, open: list.open.filter((each) => each.code !== code) }
}

/** From now on the code stands for this. */
export function withChoice(list: ScanList, code: string, { product, unit }: LineKey): ScanList {
  return { ...list, choices: { ...list.choices, [code]: { productId: product.id, unit } } }
}
