import type { SiteId } from '@provender/domain/ids'
import type { OfferedDay, OfferedSlot } from '@provender/domain/slots/collection'
import type { DeliveryDay } from '@provender/domain/slots/delivery'
import { BasketType, FulfilmentMethodEnum } from '../basket/basket-type.ts'
import { BasketReview } from '../basket/review-type.ts'
import { allow, builder } from '../graphql/builder.ts'
import { requireCustomer } from '../graphql/context.ts'
import { AccountCredit } from '../ledger/schema.ts'
import { readStanding } from '../ledger/statement-store.ts'
import { chosenSite } from '../site/customer-sites.ts'
import { DeliverySite } from '../site/site-type.ts'
import { cardHoldOf } from './card-hold.ts'
import { shownDeliveryDaysOf } from './fulfilment-times.ts'
import { offeredCollectionDays } from './offered-slots.ts'
import { PaymentTypeEnum } from './order-type.ts'
import { type MethodTerms, methodTerms, paymentTypesFor, type Quote } from './quote.ts'

const MethodTermsType = builder.objectRef<MethodTerms>('MethodTerms')
builder.objectType(MethodTermsType, {
  fields: (t) => ({
    method: t.expose('method', { type: FulfilmentMethodEnum }),
    minimum: t.expose('minimum', { type: 'Money', description: 'Net; 0 for none.' }),
    missing: t.expose('missing', {
      type: 'Money',
      description: 'What is missing to the minimum; 0 when it is met.',
    }),
  }),
})

const DeliveryDayType = builder.objectRef<DeliveryDay>('DeliveryDay')
builder.objectType(DeliveryDayType, {
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Local date.' }),
    cutOff: t.field({
      type: 'DateTime',
      resolve: ({ cutOffMs }) => cutOffMs,
      description: 'Order until then.',
    }),
  }),
})

const CollectionSlotType = builder.objectRef<OfferedSlot>('CollectionSlot')
builder.objectType(CollectionSlotType, {
  fields: (t) => ({
    time: t.exposeString('time'),
    isOpen: t.exposeBoolean('isOpen', { description: 'It can be chosen now.' }),
    isFull: t.exposeBoolean('isFull', {
      description: 'It could be chosen, but as many collect then as can.',
    }),
  }),
})

const CollectionDayType = builder.objectRef<OfferedDay>('CollectionDay')
builder.objectType(CollectionDayType, {
  fields: (t) => ({
    date: t.exposeString('date', { description: 'Local date.' }),
    isClosed: t.boolean({ resolve: ({ ranges }) => ranges.length === 0 }),
    slots: t.field({ type: [CollectionSlotType], resolve: ({ slots }) => [...slots] }),
  }),
})

builder.queryField('deliveryDays', (t) =>
  t.field({
    ...allow('customer'),
    type: [DeliveryDayType],
    args: { siteId: t.arg({ type: 'Uuid', description: 'That of the last delivery without it.' }) },
    description: 'The next delivery days to a site, soonest first; empty when nobody delivers there.',
    resolve: (_root, { siteId }, context) => {
      const site = chosenSite(requireCustomer(context), (siteId ?? null) as SiteId | null)
      return [...shownDeliveryDaysOf(context.deps, site, context.deps.clock.nowMs())]
    },
  }),
)

export const CheckoutQuote = builder.objectRef<Quote>('CheckoutQuote')
builder.objectType(CheckoutQuote, {
  description: 'Everything a customer is shown before she orders. `quote` goes back with placeOrder.',
  fields: (t) => ({
    quote: t.exposeString('token'),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAtMs }) => expiresAtMs }),
    basket: t.field({ type: BasketType, resolve: ({ basket }) => basket }),
    review: t.field({ type: BasketReview, resolve: ({ priced, viewer }) => ({ priced, viewer }) }),
    methods: t.field({
      type: [MethodTermsType],
      resolve: ({ priced, viewer, customer }) => [...methodTerms(viewer, customer, priced.totals.net)],
    }),
    site: t.field({
      type: DeliverySite,
      nullable: true,
      resolve: ({ site }) => site,
      description:
        'Where a delivery goes. Null: the site that was asked for is not there; one of `sites` is.',
    }),
    sites: t.field({
      type: [DeliverySite],
      resolve: ({ customer }) => [...customer.sites],
      description: 'Where a delivery can go.',
    }),
    deliveryDays: t.field({
      type: [DeliveryDayType],
      resolve: ({ site }, _args, { deps }) => [...shownDeliveryDaysOf(deps, site, deps.clock.nowMs())],
    }),
    collectionDays: t.field({
      type: [CollectionDayType],
      resolve: async (_quote, _args, { deps }) => [...(await offeredCollectionDays(deps))],
    }),
    paymentTypes: t.field({
      type: [PaymentTypeEnum],
      resolve: ({ priced, viewer, customer }, _args, { deps }) => [
        ...paymentTypesFor(deps, { viewer, customer, priced }),
      ],
    }),
    cardHold: t.field({
      type: 'Money',
      resolve: ({ priced, viewer }) => cardHoldOf(priced, viewer.catalogue),
      description:
        'With VAT: what a card is authorised for, and the most that is ever taken from it. More than the total where something is weighed.',
    }),
    credit: t.field({
      type: AccountCredit,
      nullable: true,
      description: 'Null: the company cannot pay on account.',
      resolve: async ({ priced, viewer, customer }, _args, { deps }) => {
        if (!paymentTypesFor(deps, { viewer, customer, priced }).includes('ACCOUNT')) return null
        return await readStanding(deps.db, customer)
      },
    }),
  }),
})
