import type { OrderNumber } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { maxOrderNoteLength } from '@provender/domain/order/order'
import * as v from 'valibot'
import { apiError } from '../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../kernel/graphql/builder.ts'
import { type Context, requireStaff } from '../../kernel/graphql/context.ts'
import { cursorArgs, defineCursorList, idInCursor } from '../../kernel/graphql/cursor-list.ts'
import { noteSchema, reasonSchema } from '../../kernel/graphql/note-schema.ts'
import { parseArgs } from '../../kernel/graphql/parse-args.ts'
import { changePayload, OrderChangePayload } from '../order/change-payload.ts'
import {
  closeRefund,
  countPaymentProblems,
  type PaymentProblem,
  paymentProblemKinds,
  readPaymentProblems,
} from './payment-problems.ts'
import { refundOrder } from './refund-order.ts'

const refundArgs = v.object({
  number: v.string(),
  version: v.number(),
  amount: v.pipe(
    v.nullish(v.pipe(v.number(), v.minValue(1)), null),
    v.transform((amount) => amount as Minor | null),
  ),
  note: noteSchema(maxOrderNoteLength),
})

builder.mutationField('officeRefundOrder', (t) =>
  t.field({
    ...allow('orders.refund'),
    repeat: { version: 'version' },
    type: OrderChangePayload,
    args: {
      number: t.arg.string({ required: true }),
      version: t.arg.int({ required: true, description: 'The version of the order that the caller saw.' }),
      amount: t.arg({
        type: 'Money',
        description: 'By default everything that was captured and not refunded.',
      }),
      note: t.arg.string({ description: 'The reason, not shown to the customer; at most 300 characters.' }),
    },
    description:
      'Refunds money captured from a card, never more than was captured. The refund takes a few seconds; the payment shows when it is done.',
    resolve: async (_root, args, context) => {
      const { version, amount, note, ...request } = parseArgs(refundArgs, args)
      const number = request.number as OrderNumber
      const { staffId } = requireStaff(context).member
      const refunded = await refundOrder(
        context.deps,
        { kind: 'STAFF', staffId },
        { order: { number, version }, amount, note },
      )
      return await changePayload(context, { number, companyId: null }, refunded)
    },
  }),
)

const PaymentProblemKindEnum = builder.enumType('OfficePaymentProblemKind', { values: paymentProblemKinds })

const OfficePaymentProblem = builder.objectRef<PaymentProblem>('OfficePaymentProblem')
builder.objectType(OfficePaymentProblem, {
  description: 'A card payment or refund that needs attention.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: PaymentProblemKindEnum,
      description:
        'REFUND_REFUSED: after the end of any dispute, request the refund again, or credit it to the company’s account, and close it. AUTHORISATION_EXPIRED: the hold on the card expired, and the customer has to pay again. NOT_CAPTURED: the goods left unpaid, and the invoice has to be paid by card or otherwise. NOT_BOOKED: the gateway moved money that the ledger cannot book. DISPUTED: the cardholder disputes the payment, and evidence is due at the gateway. DISPUTE_LOST: the bank keeps the money, and the invoice has to be paid otherwise or credited. The others wait for the gateway, which is queried again automatically.',
    }),
    order: t.exposeString('order'),
    companyCode: t.exposeString('companyCode'),
    companyName: t.exposeString('companyName'),
    currencyCode: t.exposeString('currencyCode'),
    amount: t.expose('amount', { type: 'Money', description: 'VAT included.' }),
    since: t.expose('since', { type: 'DateTime' }),
    refundId: t.field({
      type: 'Uuid',
      nullable: true,
      resolve: ({ refundId }) => refundId,
      description: 'Set for a refused refund; officeCloseRefund closes it.',
    }),
    answerBy: t.expose('answerBy', {
      type: 'DateTime',
      nullable: true,
      description: 'When evidence about a dispute is due.',
    }),
    note: t.exposeString('note', {
      description: 'The reason of the refund or, in the gateway’s words, of the dispute.',
    }),
  }),
})

const OfficePaymentProblemList = defineCursorList({
  name: 'OfficePaymentProblemList',
  node: OfficePaymentProblem,
  sortKey: v.strictTuple([idInCursor, idInCursor, v.pipe(v.string(), v.regex(/^[\da-f-]{1,36}$/))]),
  sortKeyOf: ({ sortKey }) => sortKey,
})

const listArgs = v.object(OfficePaymentProblemList.args)

const readPage = async ({ db }: Context['deps'], args: object) =>
  await OfficePaymentProblemList.pageOf(parseArgs(listArgs, args), {
    read: (part) => readPaymentProblems(db, part),
    count: () => countPaymentProblems(db),
  })

builder.queryField('officePaymentProblems', (t) =>
  t.field({
    ...allow('ledger'),
    type: OfficePaymentProblemList.type,
    args: cursorArgs,
    description: 'Card payments and refunds that need attention, oldest first.',
    resolve: async (_root, args, { deps }) => await readPage(deps, args),
  }),
)

const closeArgs = v.object({
  refundId: v.string(),
  note: reasonSchema(maxOrderNoteLength),
})

builder.mutationField('officeCloseRefund', (t) =>
  t.field({
    ...allow('orders.refund'),
    repeat: { idempotent: 'a closed refund stays closed' },
    type: OfficePaymentProblemList.type,
    args: {
      refundId: t.arg({ type: 'Uuid', required: true }),
      note: t.arg.string({
        required: true,
        description: 'How it was settled instead; at most 300 characters.',
      }),
    },
    description:
      'Closes a refund that the gateway refused and that was settled in another way. Returns the first page of what is left.',
    resolve: async (_root, args, context) => {
      const { refundId: id, note } = parseArgs(closeArgs, args)
      const { staffId } = requireStaff(context).member
      if (!(await closeRefund(context.deps.db, { id, staffId, note }))) throw apiError('NOT_FOUND')
      return await readPage(context.deps, {})
    },
  }),
)
