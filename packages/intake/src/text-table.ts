import { type Line, isEmpty, type MaskedText } from './masked-text.ts'
import { pattern } from './words.ts'

const separatorRow = /^[\s|+:=-]+$/
const heading = pattern(
  String.raw`(?:^|\s{2,}|\|)\s*(?:product|item|description|name|code|sku|nazwa|produkt|towar|kod|ürün|ürün adı|açıklama|malzeme)\s*(?:$|\s{2,}|\|)`,
)

/** Turns columns that are drawn with `|` or aligned with spaces into columns with tabs. */
export function unwrapTextTables(masked: MaskedText): void {
  const lines = masked.lines()
  for (const block of blocksOf(lines, (line) => cellsByPipe(line.text) > 1)) {
    for (const line of block)
      if (separatorRow.test(line.text)) masked.blankLine(line)
      else replacePipes(masked, line)
  }
  for (const block of blocksOf(lines, (line) => /\S\s{2,}\S/.test(line.text) && !/[\t|]/.test(line.text))) {
    if (!heading.test(block[0]?.text ?? '')) continue
    for (const { text, start } of block)
      for (const gap of text.matchAll(/(?<=\S)\s{2,}(?=\S)/g)) masked.put(start + gap.index, '\t')
  }
}

function cellsByPipe(text: string): number {
  return text.split('|').filter((cell) => cell.trim() !== '').length
}

function replacePipes(masked: MaskedText, { text, start }: Line): void {
  const first = text.search(/[^\s|]/)
  for (const pipe of text.matchAll(/\|/g)) masked.put(start + pipe.index, pipe.index < first ? ' ' : '\t')
}

function blocksOf(lines: readonly Line[], isRow: (line: Line) => boolean): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]]
  for (const line of lines) {
    if (!isEmpty(line) && (isRow(line) || (separatorRow.test(line.text) && blocks.at(-1)?.length)))
      blocks.at(-1)?.push(line)
    else blocks.push([])
  }
  return blocks.filter((block) => block.length > 1)
}
