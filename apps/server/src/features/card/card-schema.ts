import { isVisible } from '@provender/domain/contact/visible-text'
import type { SavedCardId } from '@provender/domain/ids'
import { isExpired, maxHolderNameLength } from '@provender/domain/payment/card'
import { todayIn } from '@provender/domain/slots/today'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../kernel/graphql/context.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import type { KeyReused } from '../../kernel/idempotency/write-once.ts'
import { requireRecentPassword } from '../../kernel/identity/require-recent-password.ts'
import { cleanLine } from '../../kernel/text/clean-text.ts'
import { CardBrandEnum } from './card-brand.ts'
import { gatewayNames } from './gateway.ts'
import { setPrimaryCard, readSavedCards, removeCard, type SavedCardRow } from './saved-card-store.ts'
import { saveCard, type CardSaveRefusal, updateCard, type CardUpdateRefusal } from './saved-cards.ts'
import { cardTokenSchema } from './selected-card.ts'

export const CardGatewayEnum = builder.enumType('CardGateway', { values: gatewayNames })

builder.queryField('cardGateway', (t) =>
  t.field({
    ...allow('customer'),
    type: CardGatewayEnum,
    nullable: true,
    resolve: (_root, _args, { deps }) => deps.gateway?.name ?? null,
    description:
      'The gateway whose form asks for cards. SANDBOX and STRIPE_TEST move no money. Null if cards are not accepted.',
  }),
)

builder.queryField('cardFormKey', (t) =>
  t.string({
    ...allow('customer'),
    nullable: true,
    resolve: (_root, _args, { deps }) => deps.gateway?.formKey ?? null,
    description: 'The key that opens the gateway’s form in the browser; null if the shop has its own form.',
  }),
)

export const PaymentCard = builder.objectRef<SavedCardRow>('PaymentCard')
builder.objectType(PaymentCard, {
  description: 'A saved card of the company, with the details that distinguish it from other cards.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Uuid' }),
    brand: t.expose('brand', { type: CardBrandEnum }),
    lastFour: t.exposeString('last_four'),
    expiryMonth: t.exposeInt('expiry_month'),
    expiryYear: t.exposeInt('expiry_year'),
    holderName: t.exposeString('holder_name', {
      description: 'The name as printed on the card; empty if not given.',
    }),
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
    description: 'The company’s saved cards, the primary one first.',
  }),
)

async function cardsOf(context: Context): Promise<SavedCardRow[]> {
  const { db, gateway } = context.deps
  if (!gateway) return []
  return [...(await readSavedCards(db, requireUser(context).companyId, gateway.name))]
}

type PublicSaveRefusal = Exclude<CardSaveRefusal, KeyReused>

const SaveRefusalEnum = builder.enumType('SaveCardRefusal', {
  values: ['DECLINED', 'CHALLENGED', 'NOT_AVAILABLE'] as const satisfies readonly PublicSaveRefusal['type'][],
})

const SaveCardPayload = builder.objectRef<{ readonly refusal: PublicSaveRefusal | null }>('SaveCardPayload')
builder.objectType(SaveCardPayload, {
  fields: (t) => ({
    refusal: t.field({
      type: SaveRefusalEnum,
      nullable: true,
      resolve: ({ refusal }) => refusal?.type ?? null,
    }),
    challengeSecret: t.string({
      nullable: true,
      resolve: ({ refusal }) => (refusal?.type === 'CHALLENGED' ? refusal.secret : null),
      description:
        'The secret with which the cardholder approves the card in the gateway’s form. Send the card again afterwards.',
    }),
    cards: t.field({ type: [PaymentCard], resolve: (_saved, _args, context) => cardsOf(context) }),
  }),
})

builder.mutationField('savePaymentCard', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { key: 'key' },
    type: SaveCardPayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a card and sent with every retry, so that the card is saved once.',
      }),
      token: t.arg.string({ required: true, description: 'The token of the gateway’s form.' }),
    },
    resolve: async (_root, args, context) => {
      const { key, token } = parseArgs(v.object({ key: v.string(), token: cardTokenSchema }), args)
      await requireRecentPassword(context)
      const saved = await saveCard(context.deps, requireUser(context), { key, token })
      if (saved.ok) return { refusal: null }
      if (saved.refusal.type === 'KEY_REUSED') throw apiError('KEY_REUSED')
      return { refusal: saved.refusal }
    },
  }),
)

const UpdateRefusalEnum = builder.enumType('UpdateCardRefusal', {
  values: ['EXPIRED', 'DECLINED'] as const satisfies readonly CardUpdateRefusal['type'][],
})

interface UpdatedValue {
  readonly refusal: Exclude<CardUpdateRefusal['type'], 'CARD_NOT_FOUND'> | null
}

const UpdateCardPayload = builder.objectRef<UpdatedValue>('UpdateCardPayload')
builder.objectType(UpdateCardPayload, {
  fields: (t) => ({
    refusal: t.expose('refusal', { type: UpdateRefusalEnum, nullable: true }),
    cards: t.field({ type: [PaymentCard], resolve: (_updated, _args, context) => cardsOf(context) }),
  }),
})

const updateArgs = v.object({
  id: v.pipe(
    v.string(),
    v.transform((id) => id as SavedCardId),
  ),
  holderName: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.check(isVisible),
    v.maxLength(maxHolderNameLength),
  ),
  expiryMonth: v.pipe(v.number(), v.minValue(1), v.maxValue(12)),
  expiryYear: v.pipe(v.number(), v.minValue(2000), v.maxValue(2099)),
})

builder.mutationField('updatePaymentCard', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { idempotent: 'sets the date and the holder' },
    type: UpdateCardPayload,
    args: {
      id: t.arg({ type: 'Uuid', required: true }),
      holderName: t.arg.string({ required: true, description: `At most ${maxHolderNameLength} characters.` }),
      expiryMonth: t.arg.int({ required: true }),
      expiryYear: t.arg.int({ required: true, description: 'With all four digits.' }),
    },
    description:
      'Changes expiry and holder of a card that was reissued with the same number, here and at the gateway.',
    resolve: async (_root, args, context) => {
      const { id, ...update } = parseArgs(updateArgs, args)
      const updated = await updateCard(context.deps, requireUser(context), { id, update })
      if (updated.ok) return { refusal: null }
      const { type } = updated.refusal
      if (type === 'CARD_NOT_FOUND') throw apiError('NOT_FOUND')
      return { refusal: type }
    },
  }),
)

const cardCommands = [
  ['makePaymentCardPrimary', setPrimaryCard, 'Makes a card the primary one, which is offered first.'],
  ['removePaymentCard', removeCard, 'Deletes the card here and at the gateway. Payments made with it stay.'],
] as const

for (const [name, change, description] of cardCommands)
  builder.mutationField(name, (t) =>
    t.field({
      ...allow('customer'),
      repeat: { idempotent: 'a card is the primary one, or removed, or not' },
      type: [PaymentCard],
      args: { id: t.arg({ type: 'Uuid', required: true }) },
      description,
      resolve: async (_root, { id }, context) => {
        const isDone = await change(context.deps.db, requireUser(context).companyId, id as SavedCardId)
        if (!isDone) throw apiError('NOT_FOUND')
        return await cardsOf(context)
      },
    }),
  )
