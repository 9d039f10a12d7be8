import { cardBrands } from '@provender/domain/payment/card'
import { refuse } from '@provender/domain/result'
import * as v from 'valibot'
import { apiError } from '../../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../../kernel/graphql/builder.ts'
import { parseArgs } from '../../../kernel/graphql/parse-args.ts'
import { CardBrandEnum } from '../../card/card-brand.ts'
import { CardGatewayEnum } from '../../card/card-schema.ts'
import type { CardSaveRefusal } from '../../card/saved-cards.ts'
import { cardTokenSchema } from '../../card/selected-card.ts'
import { challengeSecretOf } from '../check-payment.ts'
import { finishApproval, type PageOver, saveCardOfPage, submitCard } from './finish-page.ts'
import { openPage, type OpenPage, type PageRefusal, readPage } from './open-page.ts'
import { PurposeEnum } from './ticket-schema.ts'

/**
 * The operations of a page that an app opened. Its secret is an argument, not a cookie, so the browser never sends it by itself. For all
 * other operations the page is a visitor (docs/decisions/0025-card-payments.md).
 */
const PaymentPage = builder.objectRef<OpenPage>('PaymentPage')
builder.objectType(PaymentPage, {
  description: 'The page that an installed app opened in a browser.',
  fields: (t) => ({
    purpose: t.field({ type: PurposeEnum, resolve: ({ row }) => row.purpose }),
    number: t.exposeString('number', { nullable: true, description: 'Of the order or the invoice.' }),
    amount: t.expose('amount', { type: 'Money', nullable: true, description: 'VAT included.' }),
    currencyCode: t.exposeString('currencyCode'),
    companyName: t.string({
      resolve: ({ row }) => row.company_name,
      description: 'The company that pays. The page shows it, so that nobody enters a card for strangers.',
    }),
    isDone: t.boolean({ resolve: ({ row }) => row.done_at !== null }),
    gateway: t.field({
      type: CardGatewayEnum,
      nullable: true,
      resolve: (_page, _args, { deps }) => deps.gateway?.name ?? null,
    }),
    formKey: t.string({
      nullable: true,
      resolve: (_page, _args, { deps }) => deps.gateway?.formKey ?? null,
      description: 'The key that opens the gateway’s form; null if the shop has its own form.',
    }),
    challengeSecret: t.string({
      nullable: true,
      resolve: async ({ row: { payment_id, company_id } }, _args, { deps }) =>
        payment_id === null ? null : await challengeSecretOf(deps, company_id, payment_id),
      description: 'The secret with which the cardholder approves the payment in the gateway’s form.',
    }),
  }),
})

const OpenRefusalEnum = builder.enumType('OpenPaymentPageRefusal', {
  values: ['INVALID', 'SETTLED'] as const satisfies readonly PageRefusal['type'][],
  description:
    'INVALID: the ticket is unknown, used, expired, or of another user. SETTLED: there is nothing to pay or to approve any more.',
})

interface OpenedValue {
  readonly page: OpenPage | null
  readonly secret: string | null
  readonly language: string | null
  readonly refusal: PageRefusal['type'] | null
}

const OpenPayload = builder.objectRef<OpenedValue>('OpenPaymentPagePayload')
builder.objectType(OpenPayload, {
  fields: (t) => ({
    page: t.field({ type: PaymentPage, nullable: true, resolve: ({ page }) => page }),
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'The secret of this page, for its other operations.',
    }),
    language: t.exposeString('language', { nullable: true, description: 'The language of the app.' }),
    refusal: t.expose('refusal', { type: OpenRefusalEnum, nullable: true }),
  }),
})

/** 32 bytes in base64url. */
const secretSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

builder.mutationField('openPaymentPage', (t) =>
  t.field({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { link: 'ticket' },
    type: OpenPayload,
    args: { ticket: t.arg.string({ required: true }) },
    description: 'Opens the page of a ticket, once.',
    resolve: async (_root, args, { deps, user, staff }) => {
      const { output: ticket, success } = v.safeParse(secretSchema, args.ticket)
      // The page belongs to the user of the app, who may be signed in here or not.
      const opened =
        success && staff === null
          ? await openPage(deps, { ticket, userId: user?.userId ?? null })
          : refuse({ type: 'INVALID' as const, language: undefined })
      if (!opened.ok) {
        const { type, language = null } = opened.refusal
        return { page: null, secret: null, language, refusal: type }
      }
      const { secret, ...page } = opened.value
      return { page, secret, language: page.row.language, refusal: null }
    },
  }),
)

builder.queryField('paymentPage', (t) =>
  t.field({
    ...allow('anyone', { oncePerRequest: true }),
    type: PaymentPage,
    nullable: true,
    args: { page: t.arg.string({ required: true, description: 'The secret of the page.' }) },
    description: 'The page, if it was loaded anew. Null if it has ended.',
    resolve: async (_root, { page }, { deps }) => (await readPage(deps, page)) ?? null,
  }),
)

type FinishRefusal = PageOver['type'] | Exclude<CardSaveRefusal['type'], 'KEY_REUSED'>
const FinishRefusalEnum = builder.enumType('PaymentPageRefusal', {
  values: ['OVER', 'DECLINED', 'CHALLENGED', 'NOT_AVAILABLE'] as const satisfies readonly FinishRefusal[],
  description: 'OVER: the page has ended. The others are those of a card that is to be saved.',
})

interface FinishedValue {
  readonly refusal: PageOver | Exclude<CardSaveRefusal, { readonly type: 'KEY_REUSED' }> | null
}

const PagePayload = builder.objectRef<FinishedValue>('PaymentPagePayload')
builder.objectType(PagePayload, {
  fields: (t) => ({
    refusal: t.field({
      type: FinishRefusalEnum,
      nullable: true,
      resolve: ({ refusal }) => refusal?.type ?? null,
    }),
    challengeSecret: t.string({
      nullable: true,
      resolve: ({ refusal }) => (refusal?.type === 'CHALLENGED' ? refusal.secret : null),
      description:
        'The secret with which the cardholder approves the card in the gateway’s form. Send the card again afterwards.',
    }),
  }),
})

const cardSchema = v.object({
  token: cardTokenSchema,
  brand: v.picklist(cardBrands),
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  keep: v.boolean(),
})

builder.mutationField('submitPaymentPageCard', (t) =>
  t.field({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { idempotent: 'a page hands over one card' },
    type: PagePayload,
    args: {
      page: t.arg.string({ required: true, description: 'The secret of the page.' }),
      token: t.arg.string({ required: true, description: 'The token of the gateway’s form.' }),
      brand: t.arg({ type: CardBrandEnum, required: true }),
      lastFour: t.arg.string({ required: true }),
      keep: t.arg.boolean({ required: true }),
    },
    description: 'Hands the app the card that was entered on the page. The app pays with it.',
    resolve: async (_root, { page, ...args }, { deps }) => {
      const submitted = await submitCard(deps, { page, card: parseArgs(cardSchema, args) })
      return { refusal: submitted.ok ? null : submitted.refusal }
    },
  }),
)

builder.mutationField('savePaymentPageCard', (t) =>
  t.field({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { idempotent: 'a page saves one card' },
    type: PagePayload,
    args: {
      page: t.arg.string({ required: true, description: 'The secret of the page.' }),
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a card and sent with every retry, so that the card is saved once.',
      }),
      token: t.arg.string({ required: true, description: 'The token of the gateway’s form.' }),
    },
    description: 'Saves the card that was entered on the page.',
    resolve: async (_root, { page, ...args }, { deps }) => {
      const { key, token } = parseArgs(v.object({ key: v.string(), token: cardTokenSchema }), args)
      const saved = await saveCardOfPage(deps, { page, key, token })
      if (saved.ok) return { refusal: null }
      if (saved.refusal.type === 'KEY_REUSED') throw apiError('KEY_REUSED')
      return { refusal: saved.refusal }
    },
  }),
)

builder.mutationField('checkPaymentPage', (t) =>
  t.field({
    ...allow('anyone', { oncePerRequest: true }),
    repeat: { idempotent: 'a page checks one payment' },
    type: PagePayload,
    args: {
      page: t.arg.string({ required: true, description: 'The secret of the page.' }),
      approve: t.arg.boolean({ description: 'The answer of the test gateway’s bank.' }),
    },
    description:
      'Queries the gateway for the state of the payment, after the cardholder was asked to approve it. The app shows the result.',
    resolve: async (_root, { page, approve }, { deps }) => {
      const checked = await finishApproval(deps, { page, isApproved: approve ?? null })
      return { refusal: checked.ok ? null : checked.refusal }
    },
  }),
)
