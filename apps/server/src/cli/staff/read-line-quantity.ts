import { parseQuantity } from '@provender/domain/money/decimal'
import { mistake } from '../mistake.ts'

/** `2=1`: one of line 2. */
export function readLineQuantity(text: string): { readonly position: number; readonly quantity: number } {
  const [, position, quantity] = /^(\d{1,4})=([\d.]+)$/.exec(text) ?? []
  const read = parseQuantity(quantity ?? '')
  if (position === undefined || read === undefined) throw mistake(`"${text}" is not <line>=<quantity>`)
  return { position: Number(position), quantity: read }
}
