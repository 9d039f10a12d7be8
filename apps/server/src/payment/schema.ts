import type { OrderNumber, PaymentId, SavedCardId } from '@provender/domain/ids'
import { isExpired } from '@provender/domain/payment/card'
import { todayIn } from '@provender/domain/slots/today'
import * as v from 'valibot'
import { apiError } from '../graphql/api-error.ts'
import { allow, builder } from '../graphql/builder.ts'
import { type Context, requireCustomer } from '../graphql/context.ts'
import { parseArgs } from '../graphql/parse-args.ts'
import { chosenCardSchema } from '../order/order-request.ts'
import { Order } from '../order/order-type.ts'
import { CardInput } from '../order/schema.ts'
import { findOrder, type StoredOrder } from '../order/store.ts'
import { CardBrandEnum } from './order-payment-type.ts'
import { type PayRefusal, payOrder } from './pay-order.ts'
import { makePrimary, readSavedCards, removeCard, type SavedCardRow } from './saved-card-store.ts'
import { saveCard, type SaveRefusal } from './saved-cards.ts'
import { answerTestBank } from './test-bank.ts'

const CardGatewayEnum = builder.enumType('CardGateway', { values: ['SANDBOX'] as const })

builder.queryField('cardGateway', (t) =>
  t.field({
    ...allow('customer'),
    type: CardGatewayEnum,
    nullable: true,
    resolve: (_root, _args, { deps }) => deps.gateway?.name ?? null,
    description: 'Whose form asks for cards; SANDBOX moves no money. Null where cards are not taken.',
  }),
)

const PaymentCard = builder.objectRef<SavedCardRow>('PaymentCard')
builder.objectType(PaymentCard, {
  description: 'A card that the company keeps: enough of it to tell it from another.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid' }),
    brand: t.expose('brand', { type: CardBrandEnum }),
    lastFour: t.exposeString('last_four'),
    expiryMonth: t.exposeInt('expiry_month'),
    expiryYear: t.exposeInt('expiry_year'),
    isPrimary: t.exposeBoolean('is_primary'),
    isExpired: t.boolean({
      resolve: ({ expiry_month, expiry_year }, _args, { deps, viewer }) => {
        const { day } = todayIn(deps.clock.nowMs(), viewer.config.warehouseTimezone)
        return isExpired({ expiryMonth: expiry_month, expiryYear: expiry_year }, day)
      },
    }),
  }),
})

builder.queryField('paymentCards', (t) =>
  t.field({
    ...allow('customer'),
    type: [PaymentCard],
    resolve: (_root, _args, context) => cardsOf(context),
    description: 'The company’s cards, the primary one first.',
  }),
)

async function cardsOf(context: Context): Promise<SavedCardRow[]> {
  const { db, gateway } = context.deps
  if (!gateway) return []
  return [...(await readSavedCards(db, requireCustomer(context).companyId, gateway.name))]
}

const SaveRefusalEnum = builder.enumType('SaveCardRefusal', {
  values: ['DECLINED', 'NOT_AVAILABLE'] as const satisfies readonly SaveRefusal['type'][],
})

interface SavedValue {
  readonly refusal: SaveRefusal['type'] | null
}

const SaveCardPayload = builder.objectRef<SavedValue>('SaveCardPayload')
builder.objectType(SaveCardPayload, {
  fields: (t) => ({
    refusal: t.expose('refusal', { type: SaveRefusalEnum, nullable: true }),
    cards: t.field({ type: [PaymentCard], resolve: (_saved, _args, context) => cardsOf(context) }),
  }),
})

const tokenSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))

builder.mutationField('savePaymentCard', (t) =>
  t.field({
    ...allow('customer'),
    type: SaveCardPayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Made once for a card and sent again with every repeat: it is kept once.',
      }),
      token: t.arg.string({ required: true, description: 'Of the gateway’s form.' }),
    },
    resolve: async (_root, args, context) => {
      const { key, token } = parseArgs(v.object({ key: v.string(), token: tokenSchema }), args)
      const saved = await saveCard(context.deps, requireCustomer(context), { key, token })
      return { refusal: saved.ok ? null : saved.refusal.type }
    },
  }),
)

const cardCommands = [
  ['makePaymentCardPrimary', makePrimary, 'The one that is offered first.'],
  ['removePaymentCard', removeCard, 'Here and at the gateway. Payments made with it stay.'],
] as const

for (const [name, change, description] of cardCommands)
  builder.mutationField(name, (t) =>
    t.field({
      ...allow('customer'),
      type: [PaymentCard],
      args: { id: t.arg({ type: 'Uuid', required: true }) },
      description,
      resolve: async (_root, { id }, context) => {
        const isDone = await change(context.deps.db, requireCustomer(context).companyId, id as SavedCardId)
        if (!isDone) throw apiError('NOT_FOUND')
        return await cardsOf(context)
      },
    }),
  )

type ToldRefusal = Exclude<PayRefusal['type'], 'ORDER_NOT_FOUND'>
const PayRefusalEnum = builder.enumType('PayOrderRefusal', {
  values: ['NOT_NOW', 'CARD_NOT_FOUND', 'NOT_AVAILABLE'] as const satisfies readonly ToldRefusal[],
})

interface PaidValue {
  readonly order: StoredOrder
  readonly refusal: ToldRefusal | null
}

const PayOrderPayload = builder.objectRef<PaidValue>('PayOrderPayload')
builder.objectType(PayOrderPayload, {
  fields: (t) => ({
    order: t.field({ type: Order, resolve: ({ order }) => order }),
    refusal: t.expose('refusal', { type: PayRefusalEnum, nullable: true }),
  }),
})

builder.mutationField('payOrder', (t) =>
  t.field({
    ...allow('customer'),
    type: PayOrderPayload,
    args: {
      number: t.arg.string({ required: true }),
      card: t.arg({ type: CardInput, required: true }),
    },
    description: 'Tries another card for an order that is not paid. What came of it is in the order.',
    resolve: async (_root, args, context) => {
      const asked = parseArgs(v.object({ number: v.string(), card: chosenCardSchema }), args)
      const { companyId } = requireCustomer(context)
      const number = asked.number as OrderNumber
      const paid = await payOrder(context.deps, { companyId, number, card: asked.card })
      const refusal = paid.ok ? null : paid.refusal.type
      const order = await findOrder(context.deps.db, companyId, number)
      if (!order || refusal === 'ORDER_NOT_FOUND') throw apiError('NOT_FOUND')
      return { order, refusal }
    },
  }),
)

builder.mutationField('answerTestBank', (t) =>
  t.field({
    ...allow('customer'),
    type: Order,
    args: {
      payment: t.arg({ type: 'Uuid', required: true }),
      approve: t.arg.boolean({ required: true }),
    },
    description: 'Stands in for the bank that asks whoever holds a card; there with the test gateway alone.',
    resolve: async (_root, { payment, approve }, context) => {
      const { companyId } = requireCustomer(context)
      const number = await answerTestBank(context.deps, {
        companyId,
        paymentId: payment as PaymentId,
        isApproved: approve,
      })
      const order = number && (await findOrder(context.deps.db, companyId, number))
      if (!order) throw apiError('NOT_FOUND')
      return order
    },
  }),
)
