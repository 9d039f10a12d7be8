import { apiQuery } from '@provender/client/api/api-query'
import type { QueryClient } from '@tanstack/react-query'
import { type OfficePickLineMutation, OfficePickPage, type OfficePickPageQuery } from './pick.documents.ts'

export type PickedOrder = OfficePickPageQuery['officeOrder']

export function pickQuery(number: string) {
  return apiQuery(OfficePickPage, { number })
}

/** Reads the lines on the screen again, because an order has changed. */
export async function refreshPickedOrders(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [OfficePickPage.name] })
}

/** Shows what the server has answered to a pick, also what colleagues have picked. */
export async function adoptAnswer(
  queryClient: QueryClient,
  number: string,
  { order }: OfficePickLineMutation['change'],
): Promise<void> {
  const { queryKey } = pickQuery(number)
  // A response on its way may be older.
  await queryClient.cancelQueries({ queryKey })
  const supplied = new Map(order.lines.map((line) => [line.position, line.suppliedQuantity]))
  queryClient.setQueryData(queryKey, (page) => page && { officeOrder: withPicks(page.officeOrder) })

  function withPicks(picked: PickedOrder): PickedOrder {
    if (picked.order.version > order.version) return picked
    const { state, version } = order
    return {
      ...picked,
      order: { ...picked.order, state, version },
      lines: picked.lines.map((each) => ({
        ...each,
        line: { ...each.line, suppliedQuantity: supplied.get(each.line.position) ?? null },
      })),
    }
  }
}
