import { parseMinor } from '@provender/domain/money/decimal'
import { type Minor, zeroMinor } from '@provender/domain/money/money'

export function minorOf(text: string): Minor {
  return parseMinor(text) ?? zeroMinor
}
