import type { Minor } from '@provender/domain/money/money'
import { maxJointInvoices, sumOf } from '@provender/domain/payment/joint-charge'
import * as v from 'valibot'
import { apiError } from '../../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../../kernel/graphql/builder.ts'
import { requireUser } from '../../../kernel/graphql/context.ts'
import { parseArgs } from '../../../kernel/graphql/parse-args.ts'
import { CardBrandEnum } from '../../card/card-brand.ts'
import { CardInput } from '../../card/card-input.ts'
import { requirePasswordToKeep, selectedCardSchema } from '../../card/selected-card.ts'
import { AttemptStateEnum, DeclineReasonEnum } from '../order-payment-type.ts'
import { findJointCharge, type JointCharge, type JointChargePart } from './joint-charge.ts'
import { payInvoices, type PayInvoicesRefusal } from './pay-invoices.ts'

const PaidInvoice = builder.objectRef<JointChargePart>('PaidInvoice')
builder.objectType(PaidInvoice, {
  fields: (t) => ({
    number: t.exposeString('invoiceNumber'),
    amount: t.expose('amount', { type: 'Money', description: 'What it was to get, VAT included.' }),
    captured: t.expose('captured', { type: 'Money' }),
  }),
})

const JointPayment = builder.objectRef<JointCharge>('JointPayment')
builder.objectType(JointPayment, {
  description: 'One charge of a card that pays several invoices.',
  fields: (t) => ({
    id: t.field({ type: 'Uuid', resolve: ({ identity }) => identity.id }),
    state: t.expose('state', { type: AttemptStateEnum }),
    amount: t.field({ type: 'Money', resolve: ({ identity }) => identity.amount }),
    captured: t.field({
      type: 'Money',
      resolve: ({ parts }) => sumOf(parts.map(({ captured }) => captured)),
      description: 'Less than the amount if an invoice was settled in another way meanwhile.',
    }),
    currencyCode: t.string({ resolve: ({ identity }) => identity.currencyCode }),
    brand: t.field({ type: CardBrandEnum, nullable: true, resolve: ({ parts }) => brandOf(parts) }),
    lastFour: t.string({ nullable: true, resolve: ({ parts }) => parts[0]?.attempt.last_four }),
    challengePath: t.string({ nullable: true, resolve: ({ parts }) => parts[0]?.attempt.challenge_path }),
    declineReason: t.field({
      type: DeclineReasonEnum,
      nullable: true,
      resolve: ({ parts }) => parts[0]?.attempt.decline_reason,
    }),
    invoices: t.field({ type: [PaidInvoice], resolve: ({ parts }) => [...parts] }),
  }),
})

function brandOf(parts: readonly JointChargePart[]) {
  return parts[0]?.attempt.brand ?? null
}

type PublicRefusal = Exclude<PayInvoicesRefusal['type'], 'INVOICE_NOT_FOUND' | 'KEY_REUSED'>
const PayInvoicesRefusalEnum = builder.enumType('PayInvoicesRefusal', {
  values: [
    'NOTHING_OPEN',
    'AMOUNT_CHANGED',
    'BEING_PAID',
    'CARD_NOT_FOUND',
    'NOT_AVAILABLE',
  ] as const satisfies readonly PublicRefusal[],
})

interface PaidValue {
  readonly payment: JointCharge | null
  readonly refusal: PublicRefusal | null
  readonly changedInvoice: string | null
}

const PayInvoicesPayload = builder.objectRef<PaidValue>('PayInvoicesPayload')
builder.objectType(PayInvoicesPayload, {
  fields: (t) => ({
    payment: t.expose('payment', {
      type: JointPayment,
      nullable: true,
      description: 'Has the result of a card that was tried. Null if none was.',
    }),
    refusal: t.expose('refusal', { type: PayInvoicesRefusalEnum, nullable: true }),
    changedInvoice: t.exposeString('changedInvoice', {
      nullable: true,
      description: 'The number of the invoice for which it was refused.',
    }),
  }),
})

const InvoiceAmountInput = builder.inputType('InvoiceAmountInput', {
  fields: (t) => ({
    number: t.string({ required: true, description: 'The number of the invoice.' }),
    amount: t.field({ type: 'Money', required: true, description: 'All that is open of it, VAT included.' }),
  }),
})

const invoiceSchema = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  amount: v.pipe(
    v.number(),
    v.minValue(1),
    v.transform((amount) => amount as Minor),
  ),
})

const payArgs = v.object({
  key: v.string(),
  invoices: v.pipe(
    v.array(invoiceSchema),
    v.minLength(1),
    v.maxLength(maxJointInvoices),
    v.check(
      (invoices) => new Set(invoices.map(({ number }) => number)).size === invoices.length,
      'An invoice is paid once.',
    ),
  ),
  card: selectedCardSchema,
})

builder.mutationField('payInvoices', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { key: 'key' },
    type: PayInvoicesPayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a payment and sent with every retry, so that there is one charge.',
      }),
      invoices: t.arg({
        type: [InvoiceAmountInput],
        required: true,
        description: `At most ${maxJointInvoices}, each once.`,
      }),
      card: t.arg({ type: CardInput, required: true }),
    },
    description:
      'Pays several invoices in full with one charge of a card. If one is not open for its amount, nothing is charged. The amount is captured at once.',
    resolve: async (_root, args, context) => {
      const request = parseArgs(payArgs, args)
      await requirePasswordToKeep(context, request.card)
      const { deps } = context
      const { companyId, userId } = requireUser(context)
      const paid = await payInvoices(deps, { ...request, companyId, userId })
      if (paid.ok) {
        const payment = await findJointCharge(deps.db, { companyId, key: request.key })
        return { payment: payment ?? null, refusal: null, changedInvoice: null }
      }
      const { refusal } = paid
      if (refusal.type === 'KEY_REUSED') throw apiError(refusal.type)
      if (refusal.type === 'INVOICE_NOT_FOUND') throw apiError('NOT_FOUND')
      const changedInvoice = 'number' in refusal ? refusal.number : null
      return { payment: null, refusal: refusal.type, changedInvoice }
    },
  }),
)

builder.queryField('jointPayment', (t) =>
  t.field({
    ...allow('customer'),
    type: JointPayment,
    nullable: true,
    args: { key: t.arg({ type: 'Uuid', required: true, description: 'The key of the payment.' }) },
    description: 'A payment of several invoices. Null if none of the company has this key.',
    resolve: async (_root, { key }, context) =>
      (await findJointCharge(context.deps.db, { companyId: requireUser(context).companyId, key })) ?? null,
  }),
)
