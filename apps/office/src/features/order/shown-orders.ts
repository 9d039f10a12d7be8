/** The part of a row that decides its position and its marks. */
interface ListedOrder {
  readonly order: { readonly number: string; readonly version: number }
}

export interface ShownOrder<Row> {
  readonly row: Row
  /** Changed since the reader looked at the list. */
  readonly isChanged: boolean
  /** No longer in the list, because another member changed it. The row stays until the reader's next action. */
  readonly hasLeft: boolean
}

interface ShownOrders<Row> {
  readonly orders: readonly ShownOrder<Row>[]
  /** How many came in between rows that may not move now. */
  readonly arrived: number
}

export function showAll<Row extends ListedOrder>(rows: readonly Row[]): ShownOrders<Row> {
  return { orders: rows.map((row) => ({ row, isChanged: false, hasLeft: false })), arrived: 0 }
}

/**
 * The list after it was read again, with every row where it is: rows change in place, those that left stay greyed, and
 * those that came in between are only counted. What follows the last row moves nothing, so it is added. The reader
 * expects the orders of their own step to leave, so those go at once.
 */
export function keepInPlace<Row extends ListedOrder>(
  visible: ShownOrders<Row>,
  rows: readonly Row[],
  ownStep: ReadonlySet<string>,
): ShownOrders<Row> {
  const current = new Map(rows.map((row) => [row.order.number, row]))
  const visibleNumbers = new Set(visible.orders.map(({ row }) => row.order.number))
  const kept = visible.orders.flatMap(({ row, isChanged }) => {
    const now = current.get(row.order.number)
    if (!now) return ownStep.has(row.order.number) ? [] : [{ row, isChanged, hasLeft: true }]
    return [{ row: now, isChanged: isChanged || now.order.version !== row.order.version, hasLeft: false }]
  })
  const lastKnown = rows.findLastIndex(({ order }) => visibleNumbers.has(order.number))
  const isNew = ({ order }: Row) => !visibleNumbers.has(order.number)
  return {
    orders: [...kept, ...showAll(rows.slice(lastKnown + 1)).orders],
    arrived: rows.slice(0, lastKnown + 1).filter(isNew).length,
  }
}
