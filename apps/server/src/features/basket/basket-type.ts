import type { Basket, BasketLine } from '@provender/domain/basket/basket'
import type { LineAuthor } from '@provender/domain/basket/line-author'
import { priceBasket } from '@provender/domain/basket/price-basket'
import { builder } from '../../kernel/graphql/builder.ts'
import type { Context } from '../../kernel/graphql/context.ts'
import { SubstitutionWishEnum } from '../catalogue/substitution-wish-type.ts'
import { pricingContext } from './price-context.ts'
import { BasketReview, type Review } from './review-type.ts'

export const FulfilmentMethodEnum = builder.enumType('FulfilmentMethod', {
  values: ['DELIVERY', 'CLICK_AND_COLLECT'] as const,
})

const LineAuthorType = builder.objectRef<LineAuthor>('LineAuthor')
builder.objectType(LineAuthorType, {
  description: 'The user of the company who last changed a line, and their device.',
  fields: (t) => ({
    name: t.exposeString('name'),
    deviceSystem: t.exposeString('deviceSystem', {
      nullable: true,
      description: 'Windows, Mac, iPhone, iPad, Android, Linux, or null.',
    }),
  }),
})

const BasketLineType = builder.objectRef<BasketLine>('BasketLine')
builder.objectType(BasketLineType, {
  fields: (t) => ({
    product: t.expose('productId', { type: 'Int64' }),
    quantity: t.expose('quantity', { type: 'Quantity' }),
    unit: t.exposeString('unit', { description: '1 or 2.' }),
    priceWhenAdded: t.expose('priceWhenAdded', { type: 'UnitPrice', nullable: true }),
    piecesPerBoxWhenAdded: t.exposeInt('piecesPerBoxWhenAdded', {
      nullable: true,
      description: 'The pieces in a box when the line was added; null for other units, or if unknown.',
    }),
    note: t.exposeString('note', { description: 'A note for the wholesaler; empty for none.' }),
    substitutionWish: t.expose('substitutionWish', {
      type: SubstitutionWishEnum,
      nullable: true,
      description: 'What the customer wants if it runs out; null for the wish of the whole order.',
    }),
    changedBy: t.field({
      type: LineAuthorType,
      nullable: true,
      description: 'Null if it was the caller, or if it is unknown.',
      resolve: ({ changedBy }, _args, context) => (isOwnChange(changedBy, context) ? null : changedBy),
    }),
  }),
})

function isOwnChange(author: LineAuthor | null, { user }: Context): boolean {
  return author?.origin?.userId === user?.userId
}

export const BasketType = builder.objectRef<Basket>('Basket')
builder.objectType(BasketType, {
  description:
    'A basket of the company, with the field names of the contract (docs/product-rules.md#contract).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid' }),
    name: t.exposeString('name'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAtMs }) => createdAtMs }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAtMs }) => updatedAtMs }),
    deviceId: t.exposeString('deviceId', { nullable: true }),
    fullFillmentType: t.expose('fulfilmentMethod', { type: FulfilmentMethodEnum, nullable: true }),
    isActive: t.exposeBoolean('isActive'),
    total: t.field({
      type: 'Money',
      resolve: (basket, _args, context) => reviewOf(basket, context).priced.totals.net,
      description: 'The net total of the lines that can be ordered.',
    }),
    products: t.field({ type: [BasketLineType], resolve: ({ lines }) => [...lines] }),
    review: t.field({ type: BasketReview, resolve: (basket, _args, context) => reviewOf(basket, context) }),
  }),
})

function reviewOf(basket: Basket, { deps, viewer }: Context): Review {
  return { priced: priceBasket(basket.lines, pricingContext(deps, viewer)), viewer }
}
