import type { SiteId } from '@provender/domain/ids'
import { methodProblems, paymentProblems } from '@provender/domain/order/choices'
import type { OfferedDay, OfferedSlot } from '@provender/domain/slots/collection'
import type { DeliveryDay } from '@provender/domain/slots/delivery'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireCustomer } from '../../kernel/graphql/context.ts'
import { BasketType, FulfilmentMethodEnum } from '../basket/basket-type.ts'
import { BasketReview } from '../basket/review-type.ts'
import { PaymentCard } from '../card/card-schema.ts'
import { AccountCredit } from '../ledger/schema.ts'
import { PaymentTypeEnum, PriceMarkOptionEnum } from '../order/order-type.ts'
import { chosenSite } from '../site/customer-sites.ts'
import { DeliverySite } from '../site/site-type.ts'
import { cardHoldOf } from './card-hold.ts'
import {
  type OfferedMethod,
  offeredMethods,
  type OfferedPayment,
  offeredPayments,
  accountPositionOf,
} from './choices.ts'
import { shownDeliveryDaysOf } from './fulfilment-times.ts'
import { type LastAnswers, readLastAnswers } from './last-answers.ts'
import { offeredCollectionDays } from './offered-slots.ts'
import { paymentTypesFor, type Quote } from './quote.ts'

const MethodProblemEnum = builder.enumType('MethodProblem', { values: methodProblems })

const MethodTermsType = builder.objectRef<OfferedMethod>('MethodTerms')
builder.objectType(MethodTermsType, {
  fields: (t) => ({
    method: t.expose('method', { type: FulfilmentMethodEnum }),
    minimum: t.expose('minimum', { type: 'Money', description: 'Net; 0 for none.' }),
    missing: t.expose('missing', {
      type: 'Money',
      description: 'What is missing to the minimum; 0 when it is met.',
    }),
    problem: t.expose('problem', {
      type: MethodProblemEnum,
      nullable: true,
      description: 'Why the method cannot be chosen; null: it can.',
    }),
  }),
})

const PaymentProblemEnum = builder.enumType('PaymentProblem', { values: paymentProblems })

const PaymentOption = builder.objectRef<OfferedPayment>('PaymentOption')
builder.objectType(PaymentOption, {
  description: 'A way to pay, and why this order cannot be paid with it.',
  fields: (t) => ({
    type: t.expose('type', { type: PaymentTypeEnum }),
    problem: t.expose('problem', {
      type: PaymentProblemEnum,
      nullable: true,
      description: 'Null: it can be chosen.',
    }),
    bound: t.expose('bound', {
      type: 'Money',
      nullable: true,
      description: 'With VAT: the amount that the order would have to keep to. Null: no amount would help.',
    }),
    waitsForOffice: t.exposeBoolean('waitsForOffice', {
      description: 'An invoice is overdue: such an order waits until the office has looked at it.',
    }),
  }),
})

const LastAnswersType = builder.objectRef<LastAnswers>('LastAnswers')
builder.objectType(LastAnswersType, {
  description: 'How the last order was checked out.',
  fields: (t) => ({
    method: t.expose('method', { type: FulfilmentMethodEnum }),
    time: t.exposeString('time', { nullable: true, description: 'Local time of the collection slot.' }),
    collector: t.exposeString('collector', { description: 'Empty where nobody was named.' }),
    paymentType: t.expose('paymentType', { type: PaymentTypeEnum }),
    priceMarkOption: t.expose('priceMarkOption', { type: PriceMarkOptionEnum, nullable: true }),
    hasPurchaseOrder: t.exposeBoolean('hasPurchaseOrder', {
      description: 'It had a purchase order number: the next order needs another.',
    }),
    card: t.expose('card', {
      type: PaymentCard,
      nullable: true,
      description: 'Of a payment by card; null where the company does not keep the card.',
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
      description: 'Every method that the wholesaler offers, also one that this order cannot have.',
      resolve: async (quote, _args, { deps }) => [...(await offeredMethods(deps, quote))],
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
    servedSiteIds: t.field({
      type: ['Uuid'],
      resolve: ({ customer }, _args, { deps }) =>
        customer.sites
          .filter((site) => shownDeliveryDaysOf(deps, site, deps.clock.nowMs()).length > 0)
          .map(({ id }) => id),
      description: 'Those of `sites` that have a delivery day.',
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
    paymentOptions: t.field({
      type: [PaymentOption],
      description: 'Every way to pay that is switched on, also one that this order cannot be paid with.',
      resolve: async (quote, _args, { deps }) => [...(await offeredPayments(deps, quote))],
    }),
    lastAnswers: t.field({
      type: LastAnswersType,
      nullable: true,
      description: 'Null before the first order of the company.',
      resolve: async ({ customer }, _args, { deps }) => await readLastAnswers(deps, customer),
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
      resolve: async (quote, _args, { deps }) => {
        const { priced, viewer, customer } = quote
        const isOffered = paymentTypesFor(deps, { viewer, customer, priced }).includes('ACCOUNT')
        return isOffered ? await accountPositionOf(deps, quote) : null
      },
    }),
  }),
})
