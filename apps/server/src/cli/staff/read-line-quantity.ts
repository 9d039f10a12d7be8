import { parseQuantity } from '@provender/domain/money/decimal'
import { commandError } from '../command-error.ts'

export interface LineQuantity {
  readonly position: number
  readonly quantity: number
}

export function readLineQuantities(
  text: string,
  before: readonly LineQuantity[] | undefined,
): readonly LineQuantity[] {
  const [, position, quantity] = /^(\d{1,4})=([\d.]+)$/.exec(text) ?? []
  const read = parseQuantity(quantity ?? '')
  if (position === undefined || read === undefined) throw commandError(`"${text}" is not <line>=<quantity>`)
  return [...(before ?? []), { position: Number(position), quantity: read }]
}
