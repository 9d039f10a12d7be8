import { parseMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { mistake } from '../mistake.ts'

/** An amount above 0, as written at the terminal. */
export function readAmount(text: string): Minor {
  const amount = parseMinor(text)
  if (amount === undefined || amount <= 0) throw mistake(`"${text}" is not an amount of money`)
  return amount
}
