import { maxReferenceLength } from '@provender/domain/ledger/ledger'
import type { Minor } from '@provender/domain/money/money'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { requireStaff } from '../../kernel/graphql/context.ts'
import { noteSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { type RefundCreditRefusal, refundCredit } from './refund-credit.ts'
import { PaymentMethodEnum } from './schema.ts'

const RefundCreditRefusalEnum = builder.enumType('RefundCreditRefusalType', {
  values: [
    'COMPANY_NOT_FOUND',
    'NOT_AN_AMOUNT',
    'MORE_THAN_CREDIT',
  ] as const satisfies readonly RefundCreditRefusal['type'][],
})

interface RefundCreditValue {
  readonly balance: Minor | null
  readonly refusal: RefundCreditRefusal | null
}

const RefundCreditPayload = builder.objectRef<RefundCreditValue>('RefundCreditPayload')
builder.objectType(RefundCreditPayload, {
  fields: (t) => ({
    balance: t.expose('balance', {
      type: 'Money',
      nullable: true,
      description: 'The company’s balance after the refund.',
    }),
    refusal: t.field({
      type: RefundCreditRefusalEnum,
      nullable: true,
      resolve: ({ refusal }) => refusal?.type ?? null,
    }),
    maxAmount: t.field({
      type: 'Money',
      nullable: true,
      resolve: ({ refusal }) => (refusal && 'maxAmount' in refusal ? refusal.maxAmount : null),
      description: 'For MORE_THAN_CREDIT: what is free of the company’s payments and credit notes.',
    }),
  }),
})

const refundArgs = v.object({
  key: v.string(),
  companyCode: v.pipe(v.string(), v.maxLength(40)),
  amount: v.pipe(
    v.number(),
    v.transform((amount) => amount as Minor),
  ),
  method: v.picklist(['BANK_TRANSFER', 'CASH']),
  reference: noteSchema(maxReferenceLength),
  entry: v.nullish(v.pipe(v.number(), v.minValue(1)), null),
})

builder.mutationField('officeRefundCredit', (t) =>
  t.field({
    ...allow('ledger'),
    repeat: { key: 'key' },
    type: RefundCreditPayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a refund and sent with every retry, so that it is posted once.',
      }),
      companyCode: t.arg.string({ required: true }),
      amount: t.arg({ type: 'Money', required: true }),
      method: t.arg({
        type: PaymentMethodEnum,
        required: true,
        description: 'BANK_TRANSFER or CASH. A refund to a card is officeRefundOrder.',
      }),
      reference: t.arg.string({ description: 'Shown to the company on its statement.' }),
      entry: t.arg.int({
        description:
          'The number of the payment or credit note on the statement, which may be one whose refund to a card was refused; by default the oldest.',
      }),
    },
    description: 'Records that a company got credit of its account back by bank or in cash.',
    resolve: async (_root, args, context) => {
      const { staffId } = requireStaff(context).member
      const refunded = await refundCredit(context.deps, { ...parseArgs(refundArgs, args), staffId })
      if (refunded.ok) return { balance: refunded.value, refusal: null }
      const { refusal } = refunded
      if (refusal.type === 'KEY_REUSED') throw apiError('KEY_REUSED')
      return { balance: null, refusal }
    },
  }),
)
