import type { EditedLine } from './edited-basket.ts'

/** The lines whose product has every word in its name, brand, pack or code, however it is written. */
export function findLines(lines: readonly EditedLine[], text: string): readonly EditedLine[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines
  return lines.filter((line) => {
    const { name, code, product } = line.reviewed
    const all = folded(`${name} ${code} ${product?.brand ?? ''} ${product?.pSize ?? ''} ${line.note}`)
    return words.every((word) => all.includes(word))
  })
}

/** Without marks and capitals; ı and ł are letters of their own to Unicode, and i and l to whoever types in a hurry. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
}
