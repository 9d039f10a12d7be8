import { fold } from '../search/fold.ts'

/** A column that is not read, and that may still matter for the order. */
export interface UnreadColumn {
  readonly column: number
  readonly heading: string
  /** True if nearly every row has a cell, as with the name of a group. */
  readonly isFilled: boolean
}

const number = /^[<>~+]?\d+(?:[.,]\d+)?$/
const price = /^\d+[.,]\d{2}$/
const size = /\d\s?(?:x|g|kg|ml|cl|l|oz)(?![\p{L}])|\d\s?x\s?\d/iu
const agreeing = new Set('ok okay yes y tak evet x ✓ ✔ fresh frozen chilled'.split(' '))
const refusing = new Set('no n nie yok hayir none - –'.split(' '))

const isNothing = (value: string): boolean => value === '' || /^[0.,\s]*$/.test(value)

/** A number of a column that nobody understands: of a day, a shop, or of what is there. */
export const isUnreadNumber = (value: string): boolean =>
  number.test(value) && !price.test(value) && !isNothing(value)

/** The unread cells of a row, in their words: `Status: Out of stock`, `Wed: 3`. */
export function doubtOfCells(
  unread: readonly UnreadColumn[],
  valueAt: (column: number) => string,
): string | undefined {
  for (const { column, heading, isFilled } of unread) {
    const value = valueAt(column)
    const word = fold(value)
    const isEmpty = heading === '' ? isNothing(value) : value === ''
    if (isEmpty || agreeing.has(word) || (heading === '' && size.test(value)) || price.test(value)) continue
    const isName = heading === '' && isFilled && /\p{L}{3}/u.test(value)
    if (isName && !refusing.has(word)) continue
    return heading === '' ? value : `${heading}: ${value}`
  }
  return undefined
}
