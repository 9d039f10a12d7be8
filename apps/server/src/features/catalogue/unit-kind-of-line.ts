import type { Database } from '@provender/db/tables'
import type { Selectable } from 'kysely'

type OrderLine = Selectable<Database['order_line']>

/** The unit kind of a line, by the unit name when it was ordered. */
export function unitKindOfLine({ unit, unit_name }: Pick<OrderLine, 'unit' | 'unit_name'>) {
  if (unit === '1') return 'piece'
  return unit_name === 'kg' ? 'kg' : 'box'
}
