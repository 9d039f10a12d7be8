import type { MaskedText } from './masked-text.ts'
import { pattern } from './words.ts'

const rows = 'line|row|item|no|nr|pos|poz|pozycja|wiersz|lp|l\\.p|satır|sıra|kalem'
/** `Line 1: halloumi 2`, `Poz. 2 – kapusta 1 karton`. */
const rowLabel = pattern(
  String.raw`^\s*(?:${rows})\.?\s*(?:(?:no|nr)\.?\s*)?(\d{1,3})\s*(?:[:.)]|\s[–-])\s+(?=\p{L}.*\d|\d)`,
)

/** Blanks the labels of rows that are numbered from one. */
export function blankRowLabels(masked: MaskedText): void {
  const labelled = masked.lines().flatMap((line) => {
    const [label, number] = rowLabel.exec(line.text) ?? []
    return label === undefined ? [] : [{ line, label, number: Number(number) }]
  })
  if (!labelled.every(({ number }, index) => number === index + 1)) return
  for (const { line, label } of labelled) masked.blank(line.start, label.length)
}
