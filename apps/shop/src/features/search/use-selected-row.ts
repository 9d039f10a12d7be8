import { useState } from 'react'
import type { SuggestionRow } from './suggestion-rows.ts'
import { typedCount } from './typed-count.ts'

interface Choice {
  readonly id: string | undefined
  /** Selected with the arrow keys: digits set the quantity to add. Otherwise digits start a new search. */
  readonly isStepped: boolean
  readonly count: string
}

const nothing: Choice = { id: undefined, isStepped: false, count: '' }

export interface SelectedRow {
  readonly row: SuggestionRow | undefined
  readonly count: string
  readonly isStepped: boolean
  readonly step: (id: string | undefined) => void
  readonly choose: (id: string) => void
  readonly clear: () => void
  readonly onCountKey: (key: string) => boolean
}

/** The row that Enter acts on, and the quantity typed for it: the selected row, else the product whose whole code was typed, else the first hit. */
export function useSelectedRow(
  rows: readonly SuggestionRow[],
  firstHit: SuggestionRow | undefined,
): SelectedRow {
  const [choice, setChoice] = useState(nothing)
  const chosen = rows.find(({ id }) => id === choice.id)
  return {
    row: chosen ?? firstHit,
    count: chosen ? choice.count : '',
    isStepped: chosen !== undefined && choice.isStepped,
    step: (id) => setChoice({ id, isStepped: true, count: '' }),
    choose: (id) => setChoice({ id, isStepped: false, count: '' }),
    clear: () => setChoice(nothing),
    onCountKey: (key) => {
      const count = chosen?.kind === 'product' && choice.isStepped ? typedCount(choice.count, key) : undefined
      if (count === undefined) return false
      setChoice({ ...choice, count })
      return true
    },
  }
}
