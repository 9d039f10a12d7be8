import { useState } from 'react'
import type { SuggestionRow } from './suggestion-rows.ts'
import { typedCount } from './typed-count.ts'

interface Choice {
  readonly id: string | undefined
  /** Led to by the arrow keys: digits say how many are added. Otherwise they are the next text that is searched for. */
  readonly isStepped: boolean
  /** Digits; empty: one. */
  readonly count: string
}

const nothing: Choice = { id: undefined, isStepped: false, count: '' }

export interface ChosenRow {
  readonly row: SuggestionRow | undefined
  readonly count: string
  /** By an arrow key. */
  readonly step: (id: string | undefined) => void
  /** By what was added of it. */
  readonly choose: (id: string) => void
  readonly clear: () => void
  /** True: the key belongs to how many are added. */
  readonly onCountKey: (key: string) => boolean
}

/** The row that Enter acts on, and how many it adds: where no key chose one, the product whose whole code was typed. */
export function useChosenRow(rows: readonly SuggestionRow[], coded: SuggestionRow | undefined): ChosenRow {
  const [choice, setChoice] = useState(nothing)
  const chosen = rows.find(({ id }) => id === choice.id)
  return {
    row: chosen ?? coded,
    count: chosen ? choice.count : '',
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
