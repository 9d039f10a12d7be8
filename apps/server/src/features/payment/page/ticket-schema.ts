import type { OrderNumber, PaymentId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { pageMinutes, paymentPagePurposes, ticketMinutes } from '@provender/domain/payment/payment-page'
import * as v from 'valibot'
import { apiError } from '../../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../../kernel/graphql/context.ts'
import { parseArgs } from '../../../kernel/graphql/parse-args.ts'
import { requireRecentPassword } from '../../../kernel/identity/require-recent-password.ts'
import type { SignedInUser } from '../../../kernel/identity/signed-in-user.ts'
import { CardBrandEnum } from '../../card/card-brand.ts'
import { createTicket, type Ticket } from './open-page.ts'
import type { SubjectRefusal } from './payment-subject.ts'
import { findTicket, type TicketRow } from './ticket-store.ts'

export const PurposeEnum = builder.enumType('PaymentPagePurpose', { values: paymentPagePurposes })

type PublicRefusal = Exclude<SubjectRefusal['type'], 'NOT_FOUND'>
const TicketRefusalEnum = builder.enumType('PaymentTicketRefusal', {
  values: ['NOT_NOW', 'NOT_AVAILABLE'] as const satisfies readonly PublicRefusal[],
})

interface TicketValue {
  readonly ticket: Ticket | null
  readonly refusal: PublicRefusal | null
}

const TicketPayload = builder.objectRef<TicketValue>('PaymentTicketPayload')
builder.objectType(TicketPayload, {
  fields: (t) => ({
    id: t.field({ type: 'Uuid', nullable: true, resolve: ({ ticket }) => ticket?.id ?? null }),
    path: t.string({
      nullable: true,
      resolve: ({ ticket }) => ticket?.path ?? null,
      description: 'The page on this server. It opens once.',
    }),
    refusal: t.expose('refusal', { type: TicketRefusalEnum, nullable: true }),
  }),
})

const amountSchema = v.pipe(
  v.number(),
  v.minValue(1),
  v.transform((amount) => amount as Minor),
)
const numberSchema = v.pipe(v.string(), v.maxLength(40))

const requestSchema = v.variant('purpose', [
  v.object({ purpose: v.literal('NEW_ORDER'), amount: amountSchema }),
  v.object({
    purpose: v.literal('ORDER'),
    number: v.pipe(
      numberSchema,
      v.transform((number) => number as OrderNumber),
    ),
  }),
  v.object({ purpose: v.literal('INVOICE'), number: numberSchema, amount: amountSchema }),
  v.object({ purpose: v.literal('SAVE_CARD') }),
  v.object({
    purpose: v.literal('APPROVAL'),
    payment: v.pipe(
      v.string(),
      v.transform((id) => id as PaymentId),
    ),
  }),
])

/** Browsers show the card form themselves. */
function requireApp(context: Context): SignedInUser {
  const user = requireUser(context)
  if (user.channel !== 'mobile')
    throw apiError('NOT_ALLOWED', { reason: 'Only an installed app pays on a page of its own.' })
  return user
}

builder.mutationField('createPaymentTicket', (t) =>
  t.field({
    ...allow('customer'),
    repeat: { intended: 'each press opens a page of its own, and ends the last one' },
    type: TicketPayload,
    args: {
      purpose: t.arg({
        type: PurposeEnum,
        required: true,
        description:
          'NEW_ORDER, ORDER, INVOICE: enter a card, before an order is placed, for a placed order or for an invoice. SAVE_CARD: save a card without paying. APPROVAL: approve a payment at the bank.',
      }),
      number: t.arg.string({ description: 'Of the order or the invoice.' }),
      amount: t.arg({
        type: 'Money',
        description:
          'Of a new order or an invoice, VAT included. The form shows it; what is charged is decided by the order or the payment of the invoice.',
      }),
      payment: t.arg({ type: 'Uuid', description: 'The payment to approve.' }),
    },
    description: `For an installed app: a page of this server, to be opened in a browser within ${ticketMinutes} minutes, where a card is entered or a payment approved. The page can do nothing else and ends after ${pageMinutes} minutes. An app has one page at a time.`,
    resolve: async (_root, args, context) => {
      const user = requireApp(context)
      const request = parseArgs(requestSchema, args)
      if (request.purpose === 'SAVE_CARD') await requireRecentPassword(context)
      const { deps, language } = context
      const created = await createTicket(deps, user, { request, language })
      if (created.ok) return { ticket: created.value, refusal: null }
      const { type } = created.refusal
      if (type === 'NOT_FOUND') throw apiError('NOT_FOUND')
      return { ticket: null, refusal: type }
    },
  }),
)

const TicketStateEnum = builder.enumType('PaymentTicketState', {
  values: ['OPEN', 'DONE', 'ENDED'] as const,
  description: 'OPEN: the page can be opened or is open. DONE: its work is done. ENDED: it expired before.',
})

type CardRow = TicketRow & { readonly card_token: string }

const EnteredCard = builder.objectRef<CardRow>('EnteredCard')
builder.objectType(EnteredCard, {
  description: 'A card that was entered on the page of an app.',
  fields: (t) => ({
    token: t.exposeString('card_token'),
    brand: t.field({ type: CardBrandEnum, resolve: ({ card_brand }) => card_brand ?? 'OTHER' }),
    lastFour: t.string({ resolve: ({ card_last_four }) => card_last_four ?? '' }),
    keep: t.exposeBoolean('keeps_card', { description: 'Keep the card for the next order.' }),
  }),
})

const PaymentTicket = builder.objectRef<TicketRow>('PaymentTicket')
builder.objectType(PaymentTicket, {
  fields: (t) => ({
    state: t.field({
      type: TicketStateEnum,
      resolve: ({ done_at, expires_at }, _args, { deps }) => {
        if (done_at !== null) return 'DONE'
        return expires_at > deps.clock.nowMs() ? 'OPEN' : 'ENDED'
      },
    }),
    card: t.field({
      type: EnteredCard,
      nullable: true,
      resolve: (row, _args, { deps }) =>
        row.card_token === null || row.expires_at <= deps.clock.nowMs()
          ? null
          : { ...row, card_token: row.card_token },
      description: 'The card to pay with, once it was entered.',
    }),
  }),
})

builder.queryField('paymentTicket', (t) =>
  t.field({
    ...allow('customer'),
    type: PaymentTicket,
    nullable: true,
    args: { id: t.arg({ type: 'Uuid', required: true }) },
    description: 'The last ticket of this app. Null for any other.',
    resolve: async (_root, { id }, context) =>
      (await findTicket(context.deps.db, requireUser(context).sessionId, id)) ?? null,
  }),
)
