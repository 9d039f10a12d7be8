import { parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { commandError } from '../command-error.ts'

export function readAmount(text: string): Minor {
  const amount = parseMinor(text)
  if (amount === undefined || amount <= 0) throw commandError(`"${text}" is not an amount of money`)
  return amount
}
