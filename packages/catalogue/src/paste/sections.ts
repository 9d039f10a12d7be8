import type { ReadLine } from './read-line.ts'
import type { Piece } from './text-lines.ts'

type SectionLine = ReadLine & { readonly piece: Piece; readonly codes: readonly string[] }

/** Parts of a shop or kitchen that people write above what they order there, folded, in English, Polish and Turkish. */
const sections = new Set(
  (
    'frozen freezer fridge chilled chiller ambient dry dairy meat fish seafood veg vegetables fruit bakery bread drinks cleaning packaging ' +
    'disposables groceries sundries nabial mieso ryby warzywa owoce pieczywo napoje mrozonki chemia opakowania suche ' +
    'donuk dondurulmus sebze meyve icecek temizlik ambalaj kuru'
  ).split(' '),
)
const minCounted = 2

/** Leaves out such a word alone on its line, above a product with a quantity, if all other lines have one. */
export function withoutSections<Line extends SectionLine>(
  lines: readonly Line[],
  text: string,
): readonly Line[] {
  const isSection = (line: Line, index: number) =>
    sections.has(line.name) && !isCounted(line) && isAlone(line.piece, text) && lines[index + 1] !== undefined
  const others = lines.filter((line, index) => !isSection(line, index))
  return others.length >= minCounted && others.every(isCounted) ? others : lines
}

function isCounted({ amount, measured, vague, isRefused, codes }: SectionLine): boolean {
  return amount !== null || measured !== null || vague !== null || isRefused || codes.length > 0
}

function isAlone({ start, end }: Piece, text: string): boolean {
  return /(?:^|[\r\n])[^\S\r\n]*$/.test(text.slice(0, start)) && /^[^\S\r\n]*[\r\n]/.test(text.slice(end))
}
