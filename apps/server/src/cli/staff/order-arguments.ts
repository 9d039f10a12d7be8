import { parseQuantity } from '@provender/domain/money/decimal'
import { type OrderState, orderStates } from '@provender/domain/order/order'
import type { LinePick } from '../../features/order/line-pick.ts'
import { commandError } from '../command-error.ts'
import type { LineQuantity } from './read-line-quantity.ts'
import { readNote } from './read-note.ts'

/** `2=4.873`: line 2 was supplied with 4.873. `3=1,104033/2=1`: line 3 with 1, and 1 of product 104033 in unit 2 replaces the rest. */
export function readPick(text: string): LinePick {
  const match = /^(\d{1,4})=([\d.]+)(?:,([^/]+)\/([12])=([\d.]+))?$/.exec(text)
  const [, position, supplied, code, unit, instead] = match ?? []
  if (position === undefined || supplied === undefined)
    throw commandError(`"${text}" is not <line>=<quantity>, nor <line>=<quantity>,<code>/<unit>=<quantity>`)
  const pick = { position: Number(position), supplied: readQuantity(supplied) }
  if (code === undefined || instead === undefined) return pick
  return { ...pick, substitute: { code, unit: unit === '2' ? '2' : '1', quantity: readQuantity(instead) } }
}

/** `2=Anna Nowak, by phone`: who agreed to the weight of line 2. */
export function readAgreement(text: string): Pick<LinePick, 'position'> & { readonly agreedBy: string } {
  const [, position, who = ''] = /^(\d{1,4})=(.*)$/s.exec(text) ?? []
  const agreedBy = readNote(who)
  if (position === undefined || agreedBy === '') throw commandError(`"${text}" is not <line>=<who agreed>`)
  return { position: Number(position), agreedBy }
}

/** The picks with what else was entered for their lines. */
export function withConsent(
  picks: readonly LinePick[],
  agreements: readonly ReturnType<typeof readAgreement>[],
  weighedAgain: readonly LineQuantity[],
): readonly LinePick[] {
  for (const { position } of [...agreements, ...weighedAgain])
    if (!picks.some((pick) => pick.position === position))
      throw commandError(`Line ${position} is not picked by this command: give its weight, too`)
  return picks.map((pick) => ({
    ...pick,
    agreedBy: agreements.find(({ position }) => position === pick.position)?.agreedBy,
    weighedAgain: weighedAgain.find(({ position }) => position === pick.position)?.quantity,
  }))
}

function readQuantity(text: string): number {
  const quantity = parseQuantity(text)
  if (quantity === undefined) throw commandError(`"${text}" is not a quantity`)
  return quantity
}

export function readState(text: string): OrderState {
  const state = orderStates.find((each) => stateLabel(each) === text.toLowerCase())
  if (!state) throw commandError(`"${text}" is not one of ${orderStates.map(stateLabel).join(', ')}`)
  return state
}

export function stateLabel(state: OrderState): string {
  return state.toLowerCase().replaceAll('_', '-')
}
