import { findProduct } from '@provender/catalogue/catalogue'
import { pictureAddress } from '@provender/catalogue/picture-address'
import type { OrderAddress } from '@provender/db/order-tables'
import { mayBeInvoiced } from '@provender/domain/ledger/invoice'
import { holdKinds } from '@provender/domain/order/hold'
import { orderStates, paymentStates, paymentTypes, priceMarkOptions } from '@provender/domain/order/order'
import { canCustomerCancel } from '@provender/domain/order/state-machine'
import { orderPaymentState } from '@provender/domain/payment/payment'
import { builder } from '../../kernel/graphql/builder.ts'
import { defineLoader } from '../../kernel/graphql/loader.ts'
import { FulfilmentMethodEnum } from '../basket/basket-type.ts'
import { TotalsType } from '../basket/review-type.ts'
import { PriceKindEnum, UnitKindEnum } from '../catalogue/answer-fields.ts'
import { isPublishedTo } from '../catalogue/catalogue-viewer.ts'
import { Product } from '../catalogue/product-type.ts'
import { SubstitutionWishEnum } from '../catalogue/substitution-wish-type.ts'
import { unitKindOfLine } from '../catalogue/unit-kind-of-line.ts'
import { readInvoiceSettlements } from '../ledger/statement-store.ts'
import {
  type OrderEventRow,
  type OrderLineRow,
  maxFirstLines,
  readEventsOfOrders,
  readFirstLinesOfOrders,
  readLinesOfOrders,
  type StoredOrder,
  totalsAsOrdered,
} from './store.ts'

export const OrderStateEnum = builder.enumType('OrderState', { values: orderStates })
export const HoldKindEnum = builder.enumType('HoldKind', { values: holdKinds })
const PaymentStateEnum = builder.enumType('PaymentState', { values: paymentStates })
export const PaymentTypeEnum = builder.enumType('PaymentType', { values: paymentTypes })
export const PriceMarkOptionEnum = builder.enumType('PriceMarkOption', { values: priceMarkOptions })

const loadLines = defineLoader(({ db }, ids) => readLinesOfOrders(db, ids))
const loadFirstLines = defineLoader(({ db }, ids) => readFirstLinesOfOrders(db, ids))
const loadInvoiceSettlements = defineLoader(({ db }, ids) => readInvoiceSettlements(db, ids))
const loadEvents = defineLoader(({ db }, ids) => readEventsOfOrders(db, ids))

export const OrderLine = builder.objectRef<OrderLineRow>('OrderLine')
builder.objectType(OrderLine, {
  description:
    'A line as it was ordered; names and prices never change afterwards. The supplied quantity is known once the line is picked.',
  fields: (t) => ({
    position: t.exposeInt('position'),
    productId: t.expose('product_id', { type: 'Int64' }),
    product: t.field({
      type: Product,
      nullable: true,
      resolve: ({ product_id }, _args, { viewer }) => {
        const product = findProduct(viewer.catalogue, product_id)
        return product && isPublishedTo(viewer, product) ? product : null
      },
      description: 'The product as it is sold now; null if it is no longer sold.',
    }),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    pSize: t.exposeString('p_size'),
    pictureUrl: t.string({
      nullable: true,
      resolve: ({ picture }, _args, { viewer }) => pictureAddress(picture, viewer.config),
    }),
    unit: t.exposeString('unit'),
    unitKind: t.field({ type: UnitKindEnum, resolve: unitKindOfLine }),
    piecesPerBox: t.exposeInt('pieces_per_box', {
      nullable: true,
      description: 'The pieces in a box when it was ordered; null for other units, or if unknown.',
    }),
    quantity: t.expose('quantity', { type: 'Quantity' }),
    price: t.expose('unit_net', { type: 'UnitPrice' }),
    priceKind: t.expose('price_kind', { type: PriceKindEnum }),
    vatRate: t.float({
      resolve: ({ vat_basis_points }) => vat_basis_points / 100,
      description: 'In percent.',
    }),
    net: t.expose('net', { type: 'Money' }),
    vat: t.expose('vat', { type: 'Money' }),
    suppliedQuantity: t.expose('supplied_quantity', {
      type: 'Quantity',
      nullable: true,
      description: 'Null until the line is picked.',
    }),
    suppliedNet: t.expose('supplied_net', { type: 'Money', nullable: true }),
    suppliedVat: t.expose('supplied_vat', { type: 'Money', nullable: true }),
    substitutesPosition: t.exposeInt('substitutes_position', {
      nullable: true,
      description: 'The position of the line that this one replaces; null for an ordered line.',
    }),
    note: t.exposeString('note', { description: 'The customer’s note to this line; empty for none.' }),
    substitutionWish: t.expose('substitution_wish', {
      type: SubstitutionWishEnum,
      nullable: true,
      description: 'What the customer wants if this line runs out; null for the wish of the whole order.',
    }),
  }),
})

const OrderTakerEnum = builder.enumType('OrderTaker', { values: ['CUSTOMER', 'STAFF'] as const })

const OrderEvent = builder.objectRef<OrderEventRow>('OrderEvent')
builder.objectType(OrderEvent, {
  fields: (t) => ({
    state: t.expose('state', { type: OrderStateEnum }),
    at: t.expose('at', { type: 'DateTime' }),
    takenBy: t.field({
      type: OrderTakerEnum,
      resolve: ({ taken_by }) => taken_by,
      description: 'CUSTOMER for a user of the company, STAFF for the wholesaler.',
    }),
    note: t.exposeString('note', { description: 'The note to this change; empty for none.' }),
  }),
})

const OrderAddressType = builder.objectRef<OrderAddress>('OrderAddress')
builder.objectType(OrderAddressType, {
  fields: (t) => ({
    companyName: t.exposeString('companyName'),
    siteName: t.string({
      resolve: ({ siteName = '' }) => siteName,
      description: 'The company’s name for the site; empty for its own address.',
    }),
    contactName: t.string({ resolve: ({ contactName = '' }) => contactName }),
    telephone: t.string({ resolve: ({ telephone = '' }) => telephone }),
    instructions: t.string({
      resolve: ({ instructions = '' }) => instructions,
      description: 'Instructions for the driver.',
    }),
    address1: t.exposeString('address1'),
    address2: t.exposeString('address2'),
    address3: t.exposeString('address3'),
    city: t.exposeString('city'),
    postCode: t.exposeString('postCode'),
    country: t.exposeString('country'),
  }),
})

export const Order = builder.objectRef<StoredOrder>('Order')
builder.objectType(Order, {
  fields: (t) => ({
    number: t.exposeString('number'),
    state: t.expose('state', { type: OrderStateEnum }),
    hold: t.field({
      type: HoldKindEnum,
      nullable: true,
      description:
        'Why the order is on hold; null if it is not. CREDIT: an invoice is overdue, and paying it releases the order.',
      resolve: async ({ id, state }, _args, context) =>
        state === 'ON_HOLD'
          ? ((await loadEvents(context, id)).findLast(({ hold }) => hold)?.hold ?? null)
          : null,
    }),
    placedAt: t.expose('placed_at', { type: 'DateTime' }),
    method: t.expose('method', { type: FulfilmentMethodEnum }),
    fulfilmentDate: t.exposeString('fulfilment_date', {
      description: 'Local date of delivery or collection.',
    }),
    collectionTime: t.string({
      nullable: true,
      resolve: ({ collection_time }) => collection_time?.slice(0, 5) ?? null,
      description: 'Local time of the slot.',
    }),
    collector: t.exposeString('collector'),
    deliveryAddress: t.field({
      type: OrderAddressType,
      nullable: true,
      resolve: ({ delivery_address }) => delivery_address,
    }),
    warehouseName: t.exposeString('warehouse_name'),
    paymentType: t.expose('payment_type', { type: PaymentTypeEnum }),
    paymentState: t.field({
      type: PaymentStateEnum,
      description:
        'The state of the card. PAID as well once the invoice is settled in another way, and never while it is open.',
      resolve: async (order, _args, context) =>
        orderPaymentState(
          order.payment_state,
          mayBeInvoiced(order.state) ? (await loadInvoiceSettlements(context, order.id))[0] : undefined,
        ),
    }),
    purchaseOrderNumber: t.exposeString('purchase_order_number'),
    notes: t.exposeString('notes'),
    feedback: t.exposeString('feedback'),
    priceMarkOption: t.expose('price_mark_option', { type: PriceMarkOptionEnum, nullable: true }),
    substitutionWish: t.expose('substitution_wish', {
      type: SubstitutionWishEnum,
      nullable: true,
      description: 'What the customer wants if something runs out; null for orders older than the question.',
    }),
    currencyCode: t.exposeString('currency_code'),
    totals: t.field({
      type: TotalsType,
      resolve: ({ net, vat, gross, vat_by_rate }) => ({ net, vat, gross, vatByRate: vat_by_rate }),
    }),
    version: t.exposeInt('version', {
      description: 'Increases with every change. A change names the version that its author saw.',
    }),
    canCancel: t.boolean({
      resolve: ({ state }) => canCustomerCancel(state),
      description: 'True if the company may still cancel it.',
    }),
    orderedTotals: t.field({
      type: TotalsType,
      resolve: async ({ id }, _args, context) => totalsAsOrdered(await loadLines(context, id)),
      description: 'The totals when the order was placed; `totals` are the current ones.',
    }),
    isOwn: t.boolean({
      resolve: ({ login_id }, _args, context) => login_id === context.user?.userId,
      description: 'True if the signed-in user placed it, and not a colleague.',
    }),
    lineCount: t.exposeInt('line_count', { description: 'The number of lines that were ordered.' }),
    lines: t.field({
      type: [OrderLine],
      resolve: ({ id }, _args, context) => loadLines(context, id),
    }),
    firstLines: t.field({
      type: [OrderLine],
      resolve: ({ id }, _args, context) => loadFirstLines(context, id),
      description: `The first ${maxFirstLines} lines that were ordered, for a row of a list.`,
    }),
    events: t.field({
      type: [OrderEvent],
      resolve: ({ id }, _args, context) => loadEvents(context, id),
    }),
  }),
})
