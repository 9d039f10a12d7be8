import { useState } from 'react'
import { firstTicks, type PayableInvoice, tickAll, tickable } from './overdue-invoices.ts'

export interface TickedInvoices<Invoice> {
  /** Those that may be ticked. Empty if there is no choice. */
  readonly tickable: readonly Invoice[]
  readonly ticked: readonly Invoice[]
  readonly isFull: boolean
  readonly tick: (number: string, isTicked: boolean) => void
  readonly tickAll: (isTicked: boolean) => void
}

/** The invoices to pay with one payment. What is overdue is ticked until the customer chooses otherwise. */
export function useTickedInvoices<Invoice extends PayableInvoice>(
  invoices: readonly Invoice[],
  max: number,
): TickedInvoices<Invoice> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const payable = tickable(invoices)
  const numbers = chosen ?? firstTicks(invoices, max)
  const ticked = payable.filter(({ number }) => numbers.has(number))
  return {
    tickable: payable,
    ticked,
    isFull: ticked.length >= max,
    tick: (number, isTicked) => {
      const next = new Set(numbers)
      if (isTicked) next.add(number)
      else next.delete(number)
      setChosen(next)
    },
    tickAll: (isTicked) => setChosen(isTicked ? tickAll(payable, max) : new Set()),
  }
}
