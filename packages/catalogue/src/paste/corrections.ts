import type { ProductId } from '@provender/domain/ids'
import type { SalesUnit } from '@provender/domain/price/price'
import type { RequestedLine } from './requested-lines.ts'

/** What a company means by what it writes. */
export interface Correction {
  /** As `correctionKey` makes it. */
  readonly key: string
  readonly productId: ProductId
  readonly unit: SalesUnit
}

export const maxCorrectionKey = 120

/** What a line is remembered by: its words and sizes without how much of it; empty where there is none, or it is too long. */
export function correctionKey({
  name,
  packs,
  codes,
}: Pick<RequestedLine, 'name' | 'packs' | 'codes'>): string {
  const key = [...codes.map((code) => code.toLowerCase()), name, ...packs]
    .filter((part) => part !== '')
    .join(' ')
  return name === '' && codes.length === 0 ? '' : key.length > maxCorrectionKey ? '' : key
}
