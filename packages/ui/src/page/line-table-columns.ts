import { createContext } from 'react'

export interface LineTableColumns {
  readonly product: string
  readonly quantity: string
  readonly price: string
  readonly vat: string
  readonly sum: string
}

/** Gives each line the names that screen readers announce with its figures. */
export const LineTableColumnsContext = createContext<LineTableColumns | undefined>(undefined)
