import type { ProductId } from '@provender/domain/ids'
import type { SalesUnit } from '@provender/domain/price/price'
import type { RequestedLine } from './requested-lines.ts'

export interface Correction {
  readonly key: string
  readonly productId: ProductId
  readonly unit: SalesUnit
}

export const maxCorrectionKey = 120

/** The key under which a line is learned: its words and sizes without the quantity. Empty if there are none, or if it is too long. */
export function correctionKey({
  name,
  packs,
  codes,
}: Pick<RequestedLine, 'name' | 'packs' | 'codes'>): string {
  const sizes = packs.map((pack) => pack.replace(/(?<=\d)s$/, ''))
  const key = [...codes.map((code) => code.toLowerCase()), name, ...sizes]
    .filter((part) => part !== '')
    .join(' ')
  return name === '' && codes.length === 0 ? '' : key.length > maxCorrectionKey ? '' : key
}
