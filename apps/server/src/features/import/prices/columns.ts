import { refuse } from '@provender/domain/result'
import { calendarDate } from '../cells/calendar-date.ts'
import { choice, code, percentage, type ReadCell, unitPrice } from '../cells/cell.ts'
import { required, optional, optionalNumber } from '../csv/columns.ts'

/** A discount of 100 % is refused. */
const discount: ReadCell<number> = (text, mark) => {
  const read = percentage(text, mark)
  return read.ok && read.value === 10_000 ? refuse({ code: 'WHOLE_DISCOUNT', value: text }) : read
}

/** The columns of a prices file. docs/import.md explains them to the wholesaler. */
export const priceColumns = {
  code: required(['code', 'product_code', 'sku', 'item_code'], code),
  kind: optional(
    ['kind', 'price_kind'],
    choice({
      standard: ['standard', 'list', 'normal'],
      private: ['private', 'contract', 'customer'],
      promo: ['promo', 'promotion', 'offer'],
      clearance: ['clearance'],
    }),
    'standard',
  ),
  priceList: optional<string | null>(['price_list', 'price_list_code'], code, null),
  price: optionalNumber<number | null>(['price', 'unit_price', 'each_price'], unitPrice, null),
  boxPrice: optionalNumber<number | null>(['box_price', 'case_price'], unitPrice, null),
  kgPrice: optionalNumber<number | null>(['kg_price', 'price_per_kg'], unitPrice, null),
  discount: optionalNumber(['discount', 'discount_percent'], discount, 0),
  starts: optional<string | null>(['starts', 'starts_on', 'start_date'], calendarDate, null),
  ends: optional<string | null>(['ends', 'ends_on', 'end_date'], calendarDate, null),
}
