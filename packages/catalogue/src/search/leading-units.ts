import { countIn, countUnit } from '../paste/unit-words.ts'
import { otherNumberForms } from './number-words.ts'
import type { QueryTerm } from './query-terms.ts'

/** Number of terms before the name that say only how much of it: 1 for `case of milk`, 2 for `bir düzine yumurta`. */
export function leadingUnits(terms: readonly QueryTerm[]): number {
  const name = terms.findIndex(({ words }) => words.length > 1 || !isAmount(words[0] ?? ''))
  return Math.max(name, 0)
}

/** Not every container: `single cream`, `pot noodle`, `can opener`. */
function isAmount(word: string): boolean {
  return (
    countUnit(word) === 'box' ||
    countIn(word) !== undefined ||
    (!/^\d/.test(word) && otherNumberForms(word).length > 0)
  )
}
