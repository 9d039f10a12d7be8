import { type Minor, zeroMinor } from '@provender/domain/money/money'
import { minorOf } from '@provender/web/format/minor-of'
import type { OrderLineFieldsFragment } from './orders.documents.ts'

type ChargedLine = Pick<OrderLineFieldsFragment, 'net' | 'suppliedNet'>

/** How much less a substitute costs than what was not supplied of the ordered line. 0 if it costs as much, or nothing was taken off. */
export function savedBySubstitute(substitute: ChargedLine, ordered: ChargedLine): Minor {
  const replaced = minorOf(ordered.net) - minorOf(ordered.suppliedNet ?? ordered.net)
  return Math.max(zeroMinor, replaced - minorOf(substitute.suppliedNet ?? substitute.net)) as Minor
}
