import type { SuggestionRow } from './suggestion-rows.ts'

/** What Enter in the search field does. `stay` keeps the field and its panel as they are; `submit` opens the list. */
export type EnterStep = 'wait' | 'add' | 'press' | 'findCode' | 'stay' | 'submit'

export interface EnterState {
  readonly row: Pick<SuggestionRow, 'kind'> | undefined
  readonly isCode: boolean
  /** The results of the typed text are still to come. */
  readonly isEarly: boolean
  /** Results are there, or still to come. */
  readonly canWait: boolean
  /** How many to add depends on the usual quantity, which is still to come. */
  readonly needsUsual: boolean
  /** Something was added, and nothing typed since. */
  readonly hasJustAdded: boolean
}

export function enterStep({
  row,
  isCode,
  isEarly,
  canWait,
  needsUsual,
  hasJustAdded,
}: EnterState): EnterStep {
  if (isEarly && canWait && !isCode) return 'wait'
  // The row may be of an earlier text.
  if (row && !isEarly) {
    if (row.kind !== 'product') return 'press'
    return needsUsual && !isCode ? 'wait' : 'add'
  }
  if (isCode) return 'findCode'
  return hasJustAdded ? 'stay' : 'submit'
}
