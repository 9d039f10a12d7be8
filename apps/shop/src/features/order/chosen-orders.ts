import type { OrderFilter } from './order-filter.ts'

export interface ChosenOrdersSteps {
  readonly load: (filter: OrderFilter) => Promise<void>
  readonly open: (filter: OrderFilter) => Promise<void>
  /** The address to which the user went last. */
  readonly address: () => string
  /** Undefined once the chosen list is open or given up. */
  readonly onChoice: (filter: OrderFilter | undefined) => void
}

export interface ChosenOrders {
  readonly change: (current: OrderFilter, changed: Partial<OrderFilter>) => Promise<void>
  readonly giveUp: () => void
}

/** Opens the chosen list of orders once it is loaded: only the newest, and only if the user has gone nowhere else. */
export function createChosenOrders({ load, open, address, onChoice }: ChosenOrdersSteps): ChosenOrders {
  let newest: OrderFilter | undefined
  return {
    change: async (current, changed) => {
      const chosen = { ...(newest ?? current), page: 1, ...changed }
      const from = address()
      newest = chosen
      onChoice(chosen)
      await load(chosen)
      if (newest !== chosen) return
      if (address() === from) await open(chosen)
      if (newest !== chosen) return
      newest = undefined
      onChoice(undefined)
    },
    giveUp: () => {
      newest = undefined
    },
  }
}
