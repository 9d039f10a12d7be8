import { findProduct } from '@provender/catalogue/catalogue'
import type { CatalogueProduct } from '@provender/catalogue/product'
import type { FulfilmentMethod } from '@provender/domain/basket/basket'
import {
  type QuotedLine,
  type QuotedState,
  type QuotedTotals,
  sumsOfLine,
} from '@provender/domain/checkout/quote-content'
import {
  type ChangedValue,
  type LineChange,
  lineDifferences,
  type MethodChange,
  type QuoteDiff,
} from '@provender/domain/checkout/quote-diff'
import type { Minor } from '@provender/domain/money/money'
import type { Site } from '@provender/domain/site/site'
import type { SlotName } from '@provender/domain/slots/collection'
import { builder } from '../../kernel/graphql/builder.ts'
import { FulfilmentMethodEnum } from '../basket/basket-type.ts'
import { readNames } from '../basket/store.ts'
import { UnitKindEnum } from '../catalogue/answer-fields.ts'
import { PaymentTypeEnum } from '../order/order-type.ts'
import { DeliverySite } from '../site/site-type.ts'

const QuotedStateEnum = builder.enumType('QuotedState', {
  values: [
    'ORDERED',
    'NO_LONGER_AVAILABLE',
    'NO_PRICE',
    'OUT_OF_STOCK',
  ] as const satisfies readonly QuotedState[],
})

const QuotedLineType = builder.objectRef<QuotedLine>('QuotedLine')
builder.objectType(QuotedLineType, {
  fields: (t) => ({
    unitKind: t.expose('unitKind', { type: UnitKindEnum }),
    pieces: t.exposeInt('pieces', { description: 'The number of pieces in one of the unit.' }),
    quantity: t.expose('quantity', { type: 'Quantity' }),
    price: t.expose('unitNet', { type: 'UnitPrice', nullable: true }),
    vatRate: t.float({ resolve: ({ vatBasisPoints }) => vatBasisPoints / 100, description: 'In percent.' }),
    net: t.field({ type: 'Money', resolve: (line) => sumsOfLine(line).net }),
    vat: t.field({ type: 'Money', resolve: (line) => sumsOfLine(line).vat }),
    state: t.expose('state', { type: QuotedStateEnum, description: 'ORDERED, or why the line is left out.' }),
    possible: t.expose('possible', {
      type: 'Quantity',
      nullable: true,
      description: 'The available quantity, if more was requested.',
    }),
  }),
})

const LineDifferenceEnum = builder.enumType('LineDifference', { values: lineDifferences })

const LineChangeType = builder.objectRef<LineChange>('QuoteLineChange')
builder.objectType(LineChangeType, {
  fields: (t) => ({
    productId: t.field({ type: 'Int64', resolve: (change) => lineOf(change).productId }),
    unit: t.string({ resolve: (change) => lineOf(change).unit }),
    name: t.string({
      resolve: async (change, _args, { deps, viewer }) => {
        const { productId } = lineOf(change)
        const product: CatalogueProduct | undefined = findProduct(viewer.catalogue, productId)
        if (product) return product.name
        return (await readNames(deps.db, [productId])).get(productId)?.name ?? ''
      },
      description: 'Also set for a deleted product.',
    }),
    differences: t.field({ type: [LineDifferenceEnum], resolve: ({ differences }) => [...differences] }),
    before: t.field({
      type: QuotedLineType,
      nullable: true,
      resolve: ({ before }) => before,
      description: 'The line as it was shown; null if it was not there.',
    }),
    now: t.field({
      type: QuotedLineType,
      nullable: true,
      resolve: ({ now }) => now,
      description: 'Null if it is no longer there.',
    }),
  }),
})

/** At least one of the two is set. */
function lineOf({ before, now }: LineChange): QuotedLine {
  return (now ?? before) as QuotedLine
}

const QuotedTotalsType = builder.objectRef<QuotedTotals>('QuotedTotals')
builder.objectType(QuotedTotalsType, {
  fields: (t) => ({
    net: t.expose('net', { type: 'Money' }),
    vat: t.expose('vat', { type: 'Money' }),
    gross: t.expose('gross', { type: 'Money', description: 'Net and VAT added up.' }),
  }),
})

const TotalsChange = builder.objectRef<ChangedValue<QuotedTotals>>('QuoteTotalsChange')
builder.objectType(TotalsChange, {
  fields: (t) => ({
    before: t.field({ type: QuotedTotalsType, resolve: ({ before }) => before }),
    now: t.field({ type: QuotedTotalsType, resolve: ({ now }) => now }),
  }),
})

const MethodChangeType = builder.objectRef<MethodChange>('QuoteMethodChange')
builder.objectType(MethodChangeType, {
  description: 'The changed minimum, net; null if the method is not available.',
  fields: (t) => ({
    method: t.field({ type: FulfilmentMethodEnum, resolve: ({ method }): FulfilmentMethod => method }),
    before: t.field({ type: 'Money', nullable: true, resolve: ({ before }): Minor | null => before }),
    now: t.field({ type: 'Money', nullable: true, resolve: ({ now }): Minor | null => now }),
  }),
})

const SiteChange = builder.objectRef<ChangedValue<Site | null>>('QuoteSiteChange')
builder.objectType(SiteChange, {
  fields: (t) => ({
    before: t.field({ type: DeliverySite, nullable: true, resolve: ({ before }) => before }),
    now: t.field({
      type: DeliverySite,
      nullable: true,
      resolve: ({ now }) => now,
      description: 'Null if it is no longer there.',
    }),
  }),
})

const SlotType = builder.objectRef<SlotName>('QuotedSlot')
builder.objectType(SlotType, {
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Local date.' }),
    time: t.exposeString('time', { description: 'Local time, HH:MM.' }),
  }),
})

export const QuoteDiffType = builder.objectRef<QuoteDiff>('QuoteDiff')
builder.objectType(QuoteDiffType, {
  description:
    'The differences between an order now and the quote that the customer saw. Everything in it is empty or null if there are none.',
  fields: (t) => ({
    lines: t.field({ type: [LineChangeType], resolve: ({ lines }) => [...lines] }),
    totals: t.field({ type: TotalsChange, nullable: true, resolve: ({ totals }) => totals }),
    methods: t.field({ type: [MethodChangeType], resolve: ({ methods }) => [...methods] }),
    site: t.field({ type: SiteChange, nullable: true, resolve: ({ site }) => site }),
    deliveryDaysGone: t.stringList({
      resolve: ({ deliveryDays }) => [...deliveryDays.removed],
      description: 'Local dates that were shown and are no longer available.',
    }),
    deliveryDaysAdded: t.stringList({ resolve: ({ deliveryDays }) => [...deliveryDays.added] }),
    slotGone: t.field({
      type: SlotType,
      nullable: true,
      resolve: ({ slot }) => slot && slot.before,
      description: 'The requested collection time that is no longer available.',
    }),
    paymentTypesGone: t.field({
      type: [PaymentTypeEnum],
      resolve: ({ paymentTypes }) => [...paymentTypes.removed],
    }),
    paymentTypesAdded: t.field({
      type: [PaymentTypeEnum],
      resolve: ({ paymentTypes }) => [...paymentTypes.added],
    }),
  }),
})
