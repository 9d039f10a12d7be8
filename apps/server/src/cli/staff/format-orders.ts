import { formatQuantity } from '@provender/domain/money/decimal'
import type { Quantity } from '@provender/domain/money/money'
import { showMoney } from '@provender/domain/money/show-money'
import type { SubstitutionWish } from '@provender/domain/order/order'
import { formatDestination } from '@provender/domain/site/site'
import { packText } from '@provender/domain/units/pack-text'
import { unitKindOfLine } from '../../features/catalogue/unit-kind-of-line.ts'
import type { OfficeEventRow, OfficeLineRow, OfficeOrderRow } from '../../features/order/office-store.ts'
import { alignRows, pluralise } from '../table.ts'
import { stateLabel } from './order-arguments.ts'

export function formatOrderList(orders: readonly OfficeOrderRow[]): readonly string[] {
  return alignRows(
    orders.map(({ order, companyCode, companyName }) => [
      order.number,
      stateLabel(order.state),
      `${order.method === 'DELIVERY' ? 'delivery' : 'collection'} ${order.fulfilment_date} ${order.collection_time?.slice(0, 5) ?? ''}`.trim(),
      [`${companyCode} ${companyName}`, order.delivery_address?.siteName].filter(Boolean).join(', '),
      pluralise(order.line_count, 'line'),
      showMoney(order.gross, order.currency_code, 'en'),
    ]),
  )
}

export function formatOrder(
  row: OfficeOrderRow,
  lines: readonly OfficeLineRow[],
  events: readonly OfficeEventRow[],
): readonly string[] {
  const { order } = row
  return [
    ...formatOrderList([row]),
    ...deliveryRows(order),
    ...(order.substitution_wish === null
      ? []
      : [`If something runs out: ${wishTexts[order.substitution_wish]}`]),
    ...(order.notes === '' ? [] : [`Notes: ${order.notes}`]),
    ...(order.purchase_order_number === '' ? [] : [`Purchase order: ${order.purchase_order_number}`]),
    '',
    ...lineRows(lines, order.currency_code),
    '',
    ...alignRows(
      events.map(({ at, state, taken_by, staff, note }) => [
        new Date(at).toISOString(),
        stateLabel(state),
        taken_by === 'CUSTOMER' ? 'customer' : (staff ?? 'staff'),
        note,
      ]),
    ),
  ]
}

const wishTexts: Readonly<Record<SubstitutionWish, string>> = {
  SAME_OR_CHEAPER: 'send the same or cheaper',
  SAME_BRAND: 'only the same brand',
  ASK: 'ask first',
  LEAVE_OUT: 'leave it out',
}

function deliveryRows({ delivery_address: address }: OfficeOrderRow['order']): readonly string[] {
  if (!address) return []
  const contact = [address.contactName, address.telephone].filter(Boolean).join(', ')
  return [
    `Deliver to: ${formatDestination(address)}`,
    ...(contact ? [`Contact: ${contact}`] : []),
    ...(address.instructions ? [`For the driver: ${address.instructions}`] : []),
  ]
}

/** The column of shelf locations is left out if no product has one. */
function lineRows(lines: readonly OfficeLineRow[], currencyCode: string): readonly string[] {
  const hasLocations = lines.some(({ shelf_location }) => shelf_location !== '')
  return alignRows(
    lines.map((line) => [
      String(line.position),
      ...(hasLocations ? [line.shelf_location] : []),
      ...lineCells(line, currencyCode),
    ]),
  )
}

function lineCells(line: OfficeLineRow, currencyCode: string): readonly string[] {
  const unit = unitKindOfLine(line) === 'kg' ? 'kg' : line.unit_name
  const amount = (quantity: Quantity): string => `${formatQuantity(quantity)} ${unit}`
  const supplied = line.supplied_quantity
  return [
    line.code,
    [line.name, packText(line.p_size, 'en')].filter(Boolean).join(' · '),
    line.substitutes_position === null ? amount(line.quantity) : `for line ${line.substitutes_position}`,
    supplied === null ? 'not picked' : `supplied ${amount(supplied)}`,
    showMoney(line.supplied_net ?? line.net, currencyCode, 'en'),
    [line.note, line.substitution_wish === null ? '' : `if it runs out: ${wishTexts[line.substitution_wish]}`]
      .filter(Boolean)
      .join('; '),
  ]
}
