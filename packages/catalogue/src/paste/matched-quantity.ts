import type { Quantity } from '@provender/domain/money/money'
import type { SalesUnit } from '@provender/domain/price/price'

/**
 * Why the user must enter the quantity. `unread`: the text is unreadable. `range`: two numbers were written. `not-sold`: the product is not
 * sold in that quantity. `ambiguous`: the number may count packs, or their content.
 */
export type AmountIssue = 'unread' | 'range' | 'not-sold' | 'ambiguous'

export interface UnitAmount {
  readonly unit: SalesUnit
  /** Never 0. */
  readonly quantity: Quantity
}

export interface MatchedQuantity extends UnitAmount {
  /** False if it was converted or guessed and the user should check it. */
  readonly isCertain: boolean
  /** If set, the quantity is only a suggestion, is never certain, and the user must enter one. */
  readonly issue: AmountIssue | null
  /** Possible quantities, or the nearest ones that are sold; empty if any is possible. */
  readonly choices: readonly UnitAmount[]
}

export const one = 1000 as Quantity

/** Without a unit, a larger number probably counts pieces, not boxes. */
export const maxBoxes = 12

export function integerQuantity(unit: SalesUnit, count: number, isCertain: boolean): MatchedQuantity {
  const isInteger = Number.isInteger(count) && count > 0
  const quantity = (Math.max(1, Math.ceil(count)) * 1000) as Quantity
  if (isInteger) return { unit, quantity, isCertain, issue: null, choices: [] }
  return { unit, quantity, isCertain: false, issue: 'not-sold', choices: nearest(unit, count) }
}

export function nearest(unit: SalesUnit, count: number): readonly UnitAmount[] {
  const around = new Set([Math.max(1, Math.floor(count)), Math.max(1, Math.ceil(count))])
  return [...around].map((each) => ({ unit, quantity: (each * 1000) as Quantity }))
}

export function kilograms(value: number, isCertain: boolean): MatchedQuantity {
  const quantity = Math.max(1, Math.round(value * 1000)) as Quantity
  return { unit: '2', quantity, isCertain, issue: null, choices: [] }
}
