import type { Database } from '@provender/db/tables'
import type { Selectable } from 'kysely'

type OrderLine = Selectable<Database['order_line']>

export function unitKindOfLine({ unit, unit_name }: Pick<OrderLine, 'unit' | 'unit_name'>) {
  if (unit === '1') return 'piece'
  return unit_name === 'kg' ? 'kg' : 'box'
}
