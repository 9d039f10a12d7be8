import { methodProblems, paymentProblems } from '@provender/domain/checkout/choices'
import type { SiteId } from '@provender/domain/ids'
import type { OfferedDay, OfferedSlot } from '@provender/domain/slots/collection'
import type { DeliveryDay } from '@provender/domain/slots/delivery'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireUser } from '../../kernel/graphql/context.ts'
import { BasketType, FulfilmentMethodEnum } from '../basket/basket-type.ts'
import { BasketReview } from '../basket/review-type.ts'
import { PaymentCard } from '../card/card-schema.ts'
import { AccountCredit } from '../ledger/schema.ts'
import { PaymentTypeEnum, PriceMarkOptionEnum } from '../order/order-type.ts'
import { selectSite } from '../site/customer-sites.ts'
import { DeliverySite } from '../site/site-type.ts'
import { cardHoldOf } from './card-hold.ts'
import {
  type OfferedMethod,
  offeredMethods,
  type OfferedPayment,
  offeredPayments,
  accountPosition,
} from './choices.ts'
import { offeredDeliveryDays } from './fulfilment-times.ts'
import { offeredCollectionDays } from './offered-slots.ts'
import { type PreviousCheckout, readPreviousCheckout } from './previous-checkout.ts'
import { paymentTypesFor, type Quote } from './quote.ts'

const MethodProblemEnum = builder.enumType('MethodProblem', { values: methodProblems })

const MethodTermsType = builder.objectRef<OfferedMethod>('MethodTerms')
builder.objectType(MethodTermsType, {
  fields: (t) => ({
    method: t.expose('method', { type: FulfilmentMethodEnum }),
    minimum: t.expose('minimum', { type: 'Money', description: 'Net; 0 for none.' }),
    missing: t.expose('missing', {
      type: 'Money',
      description: 'The amount missing to the minimum; 0 if it is met.',
    }),
    problem: t.expose('problem', {
      type: MethodProblemEnum,
      nullable: true,
      description: 'Why the method is not available; null if it is.',
    }),
  }),
})

const PaymentProblemEnum = builder.enumType('PaymentProblem', { values: paymentProblems })

const PaymentOption = builder.objectRef<OfferedPayment>('PaymentOption')
builder.objectType(PaymentOption, {
  description: 'A payment type, and why it is not available for this order.',
  fields: (t) => ({
    type: t.expose('type', { type: PaymentTypeEnum }),
    problem: t.expose('problem', {
      type: PaymentProblemEnum,
      nullable: true,
      description: 'Null if it is available.',
    }),
    bound: t.expose('bound', {
      type: 'Money',
      nullable: true,
      description: 'The limit for the total of the order, VAT included. Null if no amount would be accepted.',
    }),
    lastDay: t.exposeString('lastDay', {
      nullable: true,
      description:
        'The last day of delivery or collection that can be paid so; null for any. A card is held for some days only.',
    }),
    waitsForOffice: t.exposeBoolean('waitsForOffice', {
      description: 'True if an invoice is overdue, so that the order waits until staff have checked it.',
    }),
  }),
})

const PreviousCheckoutType = builder.objectRef<PreviousCheckout>('LastAnswers')
builder.objectType(PreviousCheckoutType, {
  description: 'The choices made for the last order of the site, or for the last collection.',
  fields: (t) => ({
    method: t.expose('method', { type: FulfilmentMethodEnum }),
    time: t.exposeString('time', { nullable: true, description: 'Local time of the collection slot.' }),
    collector: t.exposeString('collector', { description: 'Empty if nobody was named.' }),
    paymentType: t.expose('paymentType', { type: PaymentTypeEnum }),
    priceMarkOption: t.expose('priceMarkOption', { type: PriceMarkOptionEnum, nullable: true }),
    hasPurchaseOrder: t.exposeBoolean('hasPurchaseOrder', {
      description: 'True if it had a purchase order number. The next order needs another one.',
    }),
    card: t.expose('card', {
      type: PaymentCard,
      nullable: true,
      description: 'The card of a card payment; null if the company did not save it.',
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
      description: 'The latest time to order for this day.',
    }),
  }),
})

const CollectionSlotType = builder.objectRef<OfferedSlot>('CollectionSlot')
builder.objectType(CollectionSlotType, {
  fields: (t) => ({
    time: t.exposeString('time'),
    isOpen: t.exposeBoolean('isOpen', { description: 'True if the slot can be selected now.' }),
    isFull: t.exposeBoolean('isFull', {
      description: 'True if the slot would be open but all its places are taken.',
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
    args: { siteId: t.arg({ type: 'Uuid', description: 'By default the site of the last delivery.' }) },
    description: 'The next delivery days of a site, soonest first; empty if there is no delivery.',
    resolve: (_root, { siteId }, context) => {
      const site = selectSite(requireUser(context), (siteId ?? null) as SiteId | null)
      return [...offeredDeliveryDays(context.deps, site, context.deps.clock.nowMs())]
    },
  }),
)

export const CheckoutQuote = builder.objectRef<Quote>('CheckoutQuote')
builder.objectType(CheckoutQuote, {
  description: 'Everything that a customer sees before ordering. Send `quote` with placeOrder.',
  fields: (t) => ({
    quote: t.exposeString('token'),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAtMs }) => expiresAtMs }),
    basket: t.field({ type: BasketType, resolve: ({ basket }) => basket }),
    review: t.field({ type: BasketReview, resolve: ({ priced, viewer }) => ({ priced, viewer }) }),
    methods: t.field({
      type: [MethodTermsType],
      description: 'Every method that the wholesaler offers, including those not available for this order.',
      resolve: async (quote, _args, { deps }) => [...(await offeredMethods(deps, quote))],
    }),
    site: t.field({
      type: DeliverySite,
      nullable: true,
      resolve: ({ site }) => site,
      description:
        'The site of the delivery. Null if the requested site does not exist; choose one of `sites` then.',
    }),
    sites: t.field({
      type: [DeliverySite],
      resolve: ({ user }) => [...user.sites],
      description: 'The sites that can be delivered to.',
    }),
    servedSiteIds: t.field({
      type: ['Uuid'],
      resolve: ({ user }, _args, { deps }) =>
        user.sites
          .filter((site) => offeredDeliveryDays(deps, site, deps.clock.nowMs()).length > 0)
          .map(({ id }) => id),
      description: 'The entries of `sites` that have a delivery day.',
    }),
    deliveryDays: t.field({
      type: [DeliveryDayType],
      resolve: ({ site }, _args, { deps }) => [...offeredDeliveryDays(deps, site, deps.clock.nowMs())],
    }),
    collectionDays: t.field({
      type: [CollectionDayType],
      resolve: async (_quote, _args, { deps }) => [...(await offeredCollectionDays(deps))],
    }),
    paymentTypes: t.field({
      type: [PaymentTypeEnum],
      resolve: ({ priced, viewer, user }, _args, { deps }) => [
        ...paymentTypesFor(deps, { viewer, user, priced }),
      ],
    }),
    paymentOptions: t.field({
      type: [PaymentOption],
      description: 'Every payment type that is switched on, including those not available for this order.',
      resolve: async (quote, _args, { deps }) => [...(await offeredPayments(deps, quote))],
    }),
    lastAnswers: t.field({
      type: PreviousCheckoutType,
      nullable: true,
      description: 'Null before the first order for this site.',
      resolve: async (quote, _args, { deps }) => await readPreviousCheckout(deps, quote),
    }),
    cardHold: t.field({
      type: 'Money',
      resolve: ({ priced, viewer }) => cardHoldOf(priced, viewer),
      description:
        'The amount that a card is authorised for, VAT included. No more is ever captured. It exceeds the total if lines are weighed.',
    }),
    credit: t.field({
      type: AccountCredit,
      nullable: true,
      description: 'Null if the company cannot pay on account.',
      resolve: async (quote, _args, { deps }) => {
        const { priced, viewer, user } = quote
        const isOffered = paymentTypesFor(deps, { viewer, user, priced }).includes('ACCOUNT')
        return isOffered ? await accountPosition(deps, quote) : null
      },
    }),
  }),
})
