import { parseQuantity } from '@provender/domain/money/decimal'
import { type OrderState, orderStates } from '@provender/domain/order/order'
import type { LinePick } from '../../features/order/line-pick.ts'
import { commandError } from '../command-error.ts'

/**
 * `2=4.873`: line 2 was supplied with 4.873. `3=1,104033/2=1`: line 3 with 1, and the rest is replaced by 1
 * of product 104033 in unit 2.
 */
export function readPick(text: string): LinePick {
  const match = /^(\d{1,4})=([\d.]+)(?:,([^/]+)\/([12])=([\d.]+))?$/.exec(text)
  const [, position, supplied, code, unit, instead] = match ?? []
  if (position === undefined || supplied === undefined)
    throw commandError(`"${text}" is not <line>=<quantity>, nor <line>=<quantity>,<code>/<unit>=<quantity>`)
  const pick = { position: Number(position), supplied: readQuantity(supplied) }
  if (code === undefined || instead === undefined) return pick
  return { ...pick, substitute: { code, unit: unit === '2' ? '2' : '1', quantity: readQuantity(instead) } }
}

function readQuantity(text: string): number {
  const quantity = parseQuantity(text)
  if (quantity === undefined) throw commandError(`"${text}" is not a quantity`)
  return quantity
}

/** Reads an order state: `picking`, `on-hold`. */
export function readState(text: string): OrderState {
  const state = orderStates.find((each) => stateLabel(each) === text.toLowerCase())
  if (!state) throw commandError(`"${text}" is not one of ${orderStates.map(stateLabel).join(', ')}`)
  return state
}

export function stateLabel(state: OrderState): string {
  return state.toLowerCase().replaceAll('_', '-')
}
