import type { BasketId, SiteId } from '@provender/domain/ids'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import type { SignedInUser } from '../../kernel/identity/signed-in-user.ts'
import { FulfilmentMethodEnum } from '../basket/basket-type.ts'
import { CardInput } from '../card/card-input.ts'
import { requirePasswordToKeep } from '../card/selected-card.ts'
import { catalogueViewer } from '../catalogue/catalogue-viewer.ts'
import { SubstitutionWishEnum } from '../catalogue/substitution-wish-type.ts'
import { Order, PaymentTypeEnum, PriceMarkOptionEnum } from '../order/order-type.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { settlePlacedOrder } from '../payment/settle-payment.ts'
import { timeCheckout } from './checkout-times.ts'
import { QuoteDiffType } from './diff-type.ts'
import { orderRequestSchema } from './order-request.ts'
import { type OrderRefusal, placeOrder } from './place-order.ts'
import { CheckoutQuote } from './quote-type.ts'
import { type QuoteUpdate, quoteUpdate } from './quote-update.ts'
import { createQuote, type Quote, type QuoteRequest } from './quote.ts'

builder.queryField('checkoutQuote', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    type: CheckoutQuote,
    args: {
      basketId: t.arg({ type: 'Uuid', description: 'By default the active basket.' }),
      siteId: t.arg({ type: 'Uuid', description: 'The site; by default that of the last delivery.' }),
    },
    resolve: async (_root, args, context) => {
      const basketId = (args.basketId ?? null) as BasketId | null
      const siteId = (args.siteId ?? null) as SiteId | null
      const quote = await quoteFor(context, requireUser(context), { basketId, siteId })
      if (!quote) throw apiError('NOT_FOUND')
      return quote
    },
  }),
)

/** Uses current prices, because they may have changed since the request began. */
function quoteFor({ deps }: Context, user: SignedInUser, request: QuoteRequest): Promise<Quote | undefined> {
  return createQuote(deps, { user, viewer: catalogueViewer(deps, user) }, request)
}

const FulfilmentInput = builder.inputType('FulfilmentInput', {
  description: 'Delivery needs a date; Click and Collect needs a date and a time.',
  fields: (t) => ({
    method: t.field({ type: FulfilmentMethodEnum, required: true }),
    date: t.string({ required: true, description: 'Local date, YYYY-MM-DD.' }),
    time: t.string({ description: 'Local time of the slot, HH:MM.' }),
    collector: t.string({ description: 'The person who collects.' }),
  }),
})

const PlaceOrderInput = builder.inputType('PlaceOrderInput', {
  fields: (t) => ({
    key: t.field({
      type: 'Uuid',
      required: true,
      description: 'Created once for an order and sent with every retry, so that the order is placed once.',
    }),
    quote: t.string({
      required: true,
      description: 'The `quote` of checkoutQuote, which the customer agrees to.',
    }),
    basketId: t.field({ type: 'Uuid', required: true }),
    fulfilment: t.field({ type: FulfilmentInput, required: true }),
    paymentType: t.field({ type: PaymentTypeEnum, required: true }),
    priceMarkOption: t.field({ type: PriceMarkOptionEnum }),
    substitutionWish: t.field({
      type: SubstitutionWishEnum,
      description: 'For this order; null for the company’s.',
    }),
    purchaseOrderNumber: t.string({ description: 'At most 40 characters.' }),
    notes: t.string({ description: 'At most 1000 characters.' }),
    feedback: t.string({ description: 'At most 1000 characters.' }),
    card: t.field({ type: CardInput, description: 'For an order paid by card.' }),
  }),
})

type PublicRefusal = Exclude<
  OrderRefusal,
  { type: 'KEY_REUSED' | 'BUSY' | 'BASKET_NOT_FOUND' | 'SESSION_ENDED' }
>

const OrderRefusalEnum = builder.enumType('OrderRefusalType', {
  values: [
    'BASKET_EMPTY',
    'SHORT_OF_STOCK',
    'QUOTE_EXPIRED',
    'QUOTE_CHANGED',
    'METHOD_NOT_AVAILABLE',
    'BELOW_MINIMUM',
    'SITE_CLOSED',
    'DELIVERY_DAY_CLOSED',
    'SLOT_CLOSED',
    'SLOT_PASSED',
    'SLOT_FULL',
    'PAYMENT_TYPE_NOT_AVAILABLE',
    'CARD_HOLD_TOO_SHORT',
    'PRICE_MARK_REQUIRED',
    'CARD_NOT_FOUND',
    'OVER_CREDIT_LIMIT',
  ] as const satisfies readonly PublicRefusal['type'][],
})

const OrderRefusalType = builder.objectRef<PublicRefusal>('OrderRefusal')
builder.objectType(OrderRefusalType, {
  description: 'Why no order was placed. Nothing was written.',
  fields: (t) => ({
    type: t.field({ type: OrderRefusalEnum, resolve: ({ type }) => type }),
    products: t.field({
      type: ['Int64'],
      resolve: (refusal) => (refusal.type === 'SHORT_OF_STOCK' ? [...refusal.productIds] : []),
      description: 'The products with too little stock.',
    }),
  }),
})

interface PlaceOrderValue {
  readonly order: StoredOrder | null
  readonly refused: { readonly refusal: PublicRefusal; readonly update: QuoteUpdate | null } | null
}

const PlaceOrderPayload = builder.objectRef<PlaceOrderValue>('PlaceOrderPayload')
builder.objectType(PlaceOrderPayload, {
  fields: (t) => ({
    order: t.field({ type: Order, nullable: true, resolve: ({ order }) => order }),
    refusal: t.field({
      type: OrderRefusalType,
      nullable: true,
      resolve: ({ refused }) => refused && refused.refusal,
    }),
    quote: t.field({
      type: CheckoutQuote,
      nullable: true,
      resolve: ({ refused }) => refused?.update?.quote ?? null,
      description: 'With a refusal: the basket as it would be ordered now.',
    }),
    diff: t.field({
      type: QuoteDiffType,
      nullable: true,
      resolve: ({ refused }) => refused?.update?.diff ?? null,
      description:
        'With a refusal: how `quote` differs from what the customer saw. Null if the quote sent with the order is for another basket or was not issued by this server.',
    }),
  }),
})

builder.mutationField('placeOrder', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { key: 'input.key' },
    type: PlaceOrderPayload,
    args: { input: t.arg({ type: PlaceOrderInput, required: true }) },
    resolve: async (_root, args, context) => {
      const request = parseArgs(v.object({ input: orderRequestSchema }), args).input
      await requirePasswordToKeep(context, request.card)
      const user = requireUser(context)
      const { deps, viewer, language } = context
      const placed = await timeCheckout(() => placeOrder(deps, { user, viewer, language }, request))
      if (placed.ok) {
        const order = placed.value
        if (request.paymentType !== 'CARD') return { order, refused: null }
        await settlePlacedOrder(deps, order.number)
        return { order: (await findOrder(deps.db, user.companyId, order.number)) ?? null, refused: null }
      }
      const refusal = publicRefusalOf(placed.refusal)
      // The customer's sites may have changed since the request began.
      const now = (await deps.accounts.userOfSession(user.sessionId)) ?? user
      const buyer = { user: now, viewer: catalogueViewer(deps, now) }
      return {
        order: null,
        refused: { refusal, update: await quoteUpdate(deps, buyer, { request, refusal }) },
      }
    },
  }),
)

function publicRefusalOf(refusal: OrderRefusal): PublicRefusal {
  switch (refusal.type) {
    case 'BASKET_NOT_FOUND':
      throw apiError('NOT_FOUND')
    case 'SESSION_ENDED':
      throw apiError('NOT_SIGNED_IN')
    case 'KEY_REUSED':
    case 'BUSY':
      throw apiError(refusal.type)
    default:
      return refusal
  }
}
