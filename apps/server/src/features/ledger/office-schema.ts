import type { ClaimCreditRefusal } from '@provender/domain/claim/claim-credit'
import type { OrderNumber } from '@provender/domain/ids'
import type { CreditRequest } from '@provender/domain/ledger/credit'
import { maxReasonLength, maxReferenceLength, paymentMethods } from '@provender/domain/ledger/ledger'
import type { Minor } from '@provender/domain/money/money'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireStaff } from '../../kernel/graphql/context.ts'
import { noteSchema, reasonSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { creditInvoice, type InvoiceCreditRefusal } from './credit-invoice.ts'
import { type RecordPaymentRefusal, recordPayment } from './record-payment.ts'
import { type ReversePaymentRefusal, reversePayment } from './reverse-payment.ts'
import { PaymentMethodEnum } from './schema.ts'

type CreditingRefusal = InvoiceCreditRefusal | ClaimCreditRefusal

const CreditRefusalEnum = builder.enumType('CreditRefusalType', {
  values: [
    'NO_INVOICE',
    'NOTHING_LEFT',
    'MORE_THAN_INVOICED',
    'NOT_AN_AMOUNT',
    'CREDIT_LINE_NOT_FOUND',
    'CREDIT_LINE_REFUSED',
    'ALREADY_CREDITED',
    'NOT_CLAIMED',
    'MORE_THAN_CLAIMED',
  ] as const satisfies readonly CreditingRefusal['type'][],
})

const CreditRefusalType = builder.objectRef<CreditingRefusal>('CreditRefusal')
builder.objectType(CreditRefusalType, {
  description: 'Why nothing was credited.',
  fields: (t) => ({
    type: t.field({ type: CreditRefusalEnum, resolve: ({ type }) => type }),
    position: t.int({
      nullable: true,
      resolve: (refusal) => ('position' in refusal ? refusal.position : null),
      description: 'The position of the line concerned.',
    }),
    maxAmount: t.field({
      type: 'Money',
      nullable: true,
      resolve: (refusal) => ('maxAmount' in refusal ? refusal.maxAmount : null),
      description: 'The amount of the invoice that can still be credited, VAT included.',
    }),
    maxQuantity: t.field({
      type: 'Quantity',
      nullable: true,
      resolve: (refusal) => ('maxQuantity' in refusal ? refusal.maxQuantity : null),
      description:
        'The quantity of the line that can still be credited, for a claim at most what is claimed.',
    }),
  }),
})

interface CreditValue {
  readonly number: string | null
  readonly refusal: CreditingRefusal | null
}

export const CreditPayload = builder.objectRef<CreditValue>('CreditPayload')
builder.objectType(CreditPayload, {
  fields: (t) => ({
    number: t.exposeString('number', { nullable: true, description: 'The number of the credit note.' }),
    refusal: t.field({ type: CreditRefusalType, nullable: true, resolve: ({ refusal }) => refusal }),
  }),
})

export const CreditedLineInput = builder.inputType('CreditedLineInput', {
  fields: (t) => ({
    position: t.int({ required: true, description: 'The position of the order line.' }),
    quantity: t.field({ type: 'Quantity', required: true }),
  }),
})

const creditArgs = v.object({
  key: v.string(),
  order: v.string(),
  reason: reasonSchema(maxReasonLength),
  lines: v.nullish(
    v.pipe(v.array(v.object({ position: v.number(), quantity: v.number() })), v.maxLength(200)),
  ),
  amount: v.nullish(v.pipe(v.number(), v.minValue(1))),
})

builder.mutationField('officeCreditInvoice', (t) =>
  t.field({
    ...allow('ledger'),
    repeat: { key: 'key' },
    type: CreditPayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a credit note and sent with every retry, so that it is issued once.',
      }),
      order: t.arg.string({ required: true, description: 'The number of the invoiced order.' }),
      reason: t.arg.string({ required: true, description: 'Shown to the company; at most 200 characters.' }),
      lines: t.arg({ type: [CreditedLineInput], description: 'The lines and quantities to credit.' }),
      amount: t.arg({
        type: 'Money',
        description:
          'An amount instead of lines, VAT included. Without either, all that is left is credited.',
      }),
    },
    description: 'Credits an invoice, in full or in part, never more than was invoiced.',
    resolve: async (_root, args, context) => {
      const { key, order, reason, lines, amount } = parseArgs(creditArgs, args)
      if (lines && amount) throw apiError('BAD_INPUT', { field: 'amount' })
      const { staffId } = requireStaff(context).member
      const request = creditRequestOf(lines ?? undefined, amount ?? undefined)
      const credited = await creditInvoice(context.deps, order as OrderNumber, {
        request: request,
        reason,
        staffId,
        key,
      })
      if (credited.ok) return { number: credited.value, refusal: null }
      const { refusal } = credited
      if (refusal.type === 'KEY_REUSED') throw apiError('KEY_REUSED')
      return { number: null, refusal }
    },
  }),
)

function creditRequestOf(
  lines: Extract<CreditRequest, { type: 'LINES' }>['lines'] | undefined,
  amount: number | undefined,
): CreditRequest {
  if (lines) return { type: 'LINES', lines }
  return amount === undefined ? { type: 'REST' } : { type: 'AMOUNT', gross: amount as Minor }
}

const RecordPaymentRefusalEnum = builder.enumType('RecordPaymentRefusalType', {
  values: [
    'COMPANY_NOT_FOUND',
    'NO_INVOICE',
    'NOT_AN_AMOUNT',
    'MORE_THAN_OWED',
    'ENTER_AGAIN',
  ] as const satisfies readonly RecordPaymentRefusal['type'][],
})

interface RecordPaymentValue {
  readonly balance: Minor | null
  readonly refusal: Exclude<RecordPaymentRefusal['type'], 'KEY_REUSED'> | null
  readonly maxAmount: Minor | null
}

const RecordPaymentPayload = builder.objectRef<RecordPaymentValue>('RecordPaymentPayload')
builder.objectType(RecordPaymentPayload, {
  fields: (t) => ({
    balance: t.expose('balance', {
      type: 'Money',
      nullable: true,
      description: 'The company’s balance after the payment.',
    }),
    refusal: t.field({ type: RecordPaymentRefusalEnum, nullable: true, resolve: ({ refusal }) => refusal }),
    maxAmount: t.expose('maxAmount', {
      type: 'Money',
      nullable: true,
      description: 'What is owed, if the payment is more.',
    }),
  }),
})

const ReversePaymentRefusalEnum = builder.enumType('ReversePaymentRefusalType', {
  values: [
    'COMPANY_NOT_FOUND',
    'PAYMENT_NOT_FOUND',
    'PAID_BY_CARD',
    'ALREADY_REVERSED',
  ] as const satisfies readonly ReversePaymentRefusal['type'][],
})

interface ReversePaymentValue {
  readonly balance: Minor | null
  readonly refusal: Exclude<ReversePaymentRefusal['type'], 'KEY_REUSED'> | null
}

const ReversePaymentPayload = builder.objectRef<ReversePaymentValue>('ReversePaymentPayload')
builder.objectType(ReversePaymentPayload, {
  fields: (t) => ({
    balance: t.expose('balance', {
      type: 'Money',
      nullable: true,
      description: 'The company’s balance after the reversal.',
    }),
    refusal: t.field({ type: ReversePaymentRefusalEnum, nullable: true, resolve: ({ refusal }) => refusal }),
  }),
})

const reversalArgs = v.object({
  key: v.string(),
  companyCode: v.pipe(v.string(), v.maxLength(40)),
  entry: v.pipe(v.number(), v.minValue(1)),
  reason: reasonSchema(maxReasonLength),
})

builder.mutationField('officeReversePayment', (t) =>
  t.field({
    ...allow('ledger'),
    repeat: { key: 'key' },
    type: ReversePaymentPayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for each reversal and sent with every retry.',
      }),
      companyCode: t.arg.string({ required: true }),
      entry: t.arg.int({ required: true, description: 'The number of the payment on the statement.' }),
      reason: t.arg.string({ required: true, description: 'Shown to the company; at most 200 characters.' }),
    },
    description:
      'Reverses a payment that was recorded by mistake or returned by the bank. The entries that it settled are open again.',
    resolve: async (_root, args, context) => {
      const { staffId } = requireStaff(context).member
      const reversal = { ...parseArgs(reversalArgs, args), staffId }
      const reversed = await reversePayment(context.deps, reversal)
      if (reversed.ok) return { balance: reversed.value, refusal: null }
      const { type } = reversed.refusal
      if (type === 'KEY_REUSED') throw apiError('KEY_REUSED')
      return { balance: null, refusal: type }
    },
  }),
)

const paymentArgs = v.object({
  key: v.string(),
  companyCode: v.pipe(v.string(), v.maxLength(40)),
  amount: v.number(),
  method: v.picklist(paymentMethods),
  reference: noteSchema(maxReferenceLength),
  order: v.nullish(v.string(), null),
  agreedBy: noteSchema(maxReasonLength),
  amountAgain: v.nullish(v.number(), null),
})

builder.mutationField('officeRecordPayment', (t) =>
  t.field({
    ...allow('ledger'),
    repeat: { key: 'key' },
    type: RecordPaymentPayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a payment and sent with every retry, so that it is recorded once.',
      }),
      companyCode: t.arg.string({ required: true }),
      amount: t.arg({ type: 'Money', required: true }),
      method: t.arg({ type: PaymentMethodEnum, required: true }),
      reference: t.arg.string({ description: 'As on the bank statement; at most 60 characters.' }),
      order: t.arg.string({
        description: 'The number of the order whose invoice is paid; by default the oldest open one.',
      }),
      agreedBy: t.arg.string({
        description: `Who agreed to a payment above what is owed, and how; at most ${maxReasonLength} characters.`,
      }),
      amountAgain: t.arg({
        type: 'Money',
        description: 'The amount, entered a second time: from three times what is owed.',
      }),
    },
    description: 'Records a payment received from a company.',
    resolve: async (_root, args, context) => {
      const { amount, amountAgain, order, ...payment } = parseArgs(paymentArgs, args)
      const { staffId } = requireStaff(context).member
      const result = await recordPayment(context.deps, {
        ...payment,
        amount: amount as Minor,
        amountAgain: amountAgain as Minor | null,
        order: order as OrderNumber | null,
        staffId,
      })
      if (result.ok) return { balance: result.value, refusal: null, maxAmount: null }
      const { refusal } = result
      if (refusal.type === 'KEY_REUSED') throw apiError('KEY_REUSED')
      return {
        balance: null,
        refusal: refusal.type,
        maxAmount: 'maxAmount' in refusal ? refusal.maxAmount : null,
      }
    },
  }),
)
