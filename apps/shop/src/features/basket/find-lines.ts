import { folded } from '@provender/web/format/folded'
import type { EditedLine } from './edited-basket.ts'

export function findLines(lines: readonly EditedLine[], text: string): readonly EditedLine[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return lines
  return lines.filter((line) => {
    const { name, code, product } = line.reviewed
    const all = folded(`${name} ${code} ${product?.brand ?? ''} ${product?.packSize ?? ''} ${line.note}`)
    return words.every((word) => all.includes(word))
  })
}
