import { createContext } from 'react'

/** The names of a ledger's columns. */
export interface LedgerColumns {
  readonly product: string
  readonly quantity: string
  readonly price: string
  readonly vat: string
  readonly sum: string
}

/** Gives each line the names that screen readers announce with its figures. */
export const LedgerColumnsContext = createContext<LedgerColumns | undefined>(undefined)
