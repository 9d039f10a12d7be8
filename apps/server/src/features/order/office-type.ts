import { mayBeInvoiced } from '@provender/domain/ledger/invoice'
import type { Quantity } from '@provender/domain/money/money'
import { maxQuantityOf } from '@provender/domain/order/pick'
import { isFinalState } from '@provender/domain/order/state-machine'
import { builder } from '../../kernel/graphql/builder.ts'
import { defineLoader } from '../../kernel/graphql/loader.ts'
import { unitKindOfLine } from '../catalogue/unit-kind-of-line.ts'
import { readInvoiceSettlements } from '../ledger/statement-store.ts'
import {
  type AdjustmentRow,
  type OfficeEventRow,
  type OfficeLineRow,
  type OfficeOrderRow,
  readAdjustments,
  readOfficeEvents,
  readOfficeLines,
} from './office-store.ts'
import { Order, OrderLine, OrderStateEnum } from './order-type.ts'

const loadSettlements = defineLoader(({ db }, ids) => readInvoiceSettlements(db, ids))
const loadHistory = defineLoader(({ db }, ids) => readOfficeEvents(db, ids))
const loadOfficeLines = defineLoader(({ db }, ids) => readOfficeLines(db, ids))
const loadAdjustments = defineLoader(({ db }, ids) => readAdjustments(db, ids))

const OfficeEvent = builder.objectRef<OfficeEventRow>('OfficeOrderEvent')
builder.objectType(OfficeEvent, {
  fields: (t) => ({
    fromState: t.expose('from_state', { type: OrderStateEnum, nullable: true }),
    state: t.expose('state', { type: OrderStateEnum }),
    at: t.expose('at', { type: 'DateTime' }),
    by: t.string({
      resolve: ({ taken_by, staff }) => (taken_by === 'CUSTOMER' ? 'customer' : (staff ?? 'staff')),
      description: 'The e-mail of the user or staff member, `customer`, or `staff` for automatic changes.',
    }),
    note: t.exposeString('note'),
  }),
})

const OrderAdjustment = builder.objectRef<AdjustmentRow>('OrderAdjustment')
builder.objectType(OrderAdjustment, {
  description: 'A change to the quantity or amount of a line. It is never changed or deleted.',
  fields: (t) => ({
    position: t.exposeInt('position'),
    quantityBefore: t.field({ type: 'Quantity', resolve: (row): Quantity => row.quantity_before }),
    quantityAfter: t.field({ type: 'Quantity', resolve: (row): Quantity => row.quantity_after }),
    netBefore: t.expose('net_before', { type: 'Money' }),
    netAfter: t.expose('net_after', { type: 'Money' }),
    by: t.string({ resolve: ({ staff }) => staff ?? 'staff' }),
    note: t.exposeString('note'),
    agreedBy: t.exposeString('agreed_by', {
      description:
        'Who agreed to a weight above the margin or far below the order, or to a much dearer substitute, and how; empty if that was not needed.',
    }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
})

function maxQuantityOfLine(line: OfficeLineRow): Quantity {
  return maxQuantityOf({
    unitKind: unitKindOfLine(line),
    ordered: line.quantity,
    marginBasisPoints: line.weight_margin_basis_points,
  })
}

const OfficeOrderLine = builder.objectRef<OfficeLineRow>('OfficeOrderLine')
builder.objectType(OfficeOrderLine, {
  description: 'An order line as staff see it.',
  fields: (t) => ({
    line: t.field({ type: OrderLine, resolve: (line) => line }),
    shelfLocation: t.exposeString('shelf_location', {
      description: 'The product’s location in the warehouse; empty if unknown.',
    }),
    maxQuantity: t.field({
      type: 'Quantity',
      resolve: maxQuantityOfLine,
      description:
        'The most that can be picked without anybody’s consent: the ordered quantity, and the margin of the order if the line is weighed.',
    }),
  }),
})

export const OfficeOrder = builder.objectRef<OfficeOrderRow>('OfficeOrder')
builder.objectType(OfficeOrder, {
  description: 'An order as staff see it.',
  fields: (t) => ({
    order: t.field({ type: Order, resolve: ({ order }) => order }),
    companyCode: t.exposeString('companyCode'),
    companyName: t.exposeString('companyName'),
    placedBy: t.exposeString('placedBy', {
      description: 'The e-mail address of the user who placed the order.',
    }),
    toCollect: t.field({
      type: 'Money',
      nullable: true,
      resolve: async ({ order }, _args, context) => {
        if (order.payment_type !== 'CASH' || isFinalState(order.state)) return null
        // Part of the invoice may be paid or credited before the goods arrive.
        const [invoice] = mayBeInvoiced(order.state) ? await loadSettlements(context, order.id) : []
        return (invoice ? invoice.open : order.gross) || null
      },
      description: 'What to collect when the goods are handed over; null if nothing is.',
    }),
    lines: t.field({
      type: [OfficeOrderLine],
      resolve: ({ order }, _args, context) => loadOfficeLines(context, order.id),
    }),
    history: t.field({
      type: [OfficeEvent],
      resolve: ({ order }, _args, context) => loadHistory(context, order.id),
    }),
    adjustments: t.field({
      type: [OrderAdjustment],
      resolve: ({ order }, _args, context) => loadAdjustments(context, order.id),
    }),
  }),
})
