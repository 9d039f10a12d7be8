import type { CompanyId } from '@provender/domain/ids'
import type { Minor } from '@provender/domain/money/money'
import { holdMinutes } from '@provender/domain/payment/next-action'
import { isInProgress } from '@provender/domain/payment/payment'
import * as v from 'valibot'
import { apiError } from '../../../kernel/graphql/api-error.ts'
import { allow, builder } from '../../../kernel/graphql/builder.ts'
import { type Context, requireUser } from '../../../kernel/graphql/context.ts'
import { parseArgs } from '../../../kernel/graphql/parse-args.ts'
import { CardInput } from '../../card/card-input.ts'
import { requirePasswordToKeep, selectedCardSchema } from '../../card/selected-card.ts'
import { findDocument } from '../../ledger/document-store.ts'
import { LedgerDocumentType } from '../../ledger/document-type.ts'
import { readDocumentViews, type DocumentView } from '../../ledger/document-views.ts'
import { CardPayment } from '../order-payment-type.ts'
import { payInvoice, type PayInvoiceRefusal } from './pay-invoice.ts'

builder.objectField(LedgerDocumentType, 'payment', (t) =>
  t.field({
    type: CardPayment,
    nullable: true,
    resolve: ({ attempt, canPayByCard }) =>
      attempt && {
        attempt,
        canPay: canPayByCard,
        payBy: isInProgress(attempt.state) ? attempt.began_at + holdMinutes * 60_000 : null,
      },
    description: 'For an invoice: the last card payment, successful or not.',
  }),
)

type PublicRefusal = Exclude<PayInvoiceRefusal['type'], 'INVOICE_NOT_FOUND' | 'KEY_REUSED'>
const PayInvoiceRefusalEnum = builder.enumType('PayInvoiceRefusal', {
  values: [
    'NOTHING_OPEN',
    'MORE_THAN_OPEN',
    'BEING_PAID',
    'CARD_NOT_FOUND',
    'NOT_AVAILABLE',
  ] as const satisfies readonly PublicRefusal[],
})

interface PaidValue {
  readonly invoice: DocumentView
  readonly refusal: PublicRefusal | null
}

const PayInvoicePayload = builder.objectRef<PaidValue>('PayInvoicePayload')
builder.objectType(PayInvoicePayload, {
  fields: (t) => ({
    invoice: t.field({ type: LedgerDocumentType, resolve: ({ invoice }) => invoice }),
    refusal: t.expose('refusal', {
      type: PayInvoiceRefusalEnum,
      nullable: true,
      description: 'Why no card was tried. The invoice has the result of a card that was tried.',
    }),
  }),
})

const payArgs = v.object({
  key: v.string(),
  number: v.pipe(v.string(), v.maxLength(40)),
  amount: v.pipe(
    v.number(),
    v.minValue(1),
    v.transform((amount) => amount as Minor),
  ),
  card: selectedCardSchema,
})

builder.mutationField('payInvoice', (t) =>
  t.field({
    ...allow('customer', { oncePerRequest: true }),
    repeat: { key: 'key' },
    type: PayInvoicePayload,
    args: {
      key: t.arg({
        type: 'Uuid',
        required: true,
        description: 'Created once for a payment and sent with every retry, so that there is one payment.',
      }),
      number: t.arg.string({ required: true, description: 'The number of the invoice.' }),
      amount: t.arg({
        type: 'Money',
        required: true,
        description: 'The amount to pay, VAT included: all that is open, or a part of it.',
      }),
      card: t.arg({ type: CardInput, required: true }),
    },
    description:
      'Pays an invoice, or a part of it, by card. Never more than is open. The amount is captured at once.',
    resolve: async (_root, args, context) => {
      const request = parseArgs(payArgs, args)
      await requirePasswordToKeep(context, request.card)
      const { deps } = context
      const { companyId, userId } = requireUser(context)
      const paid = await payInvoice(deps, { ...request, companyId, userId })
      const refusal = paid.ok ? null : paid.refusal.type
      if (refusal === 'KEY_REUSED') throw apiError(refusal)
      const invoice = await findShown(deps, companyId, request.number)
      if (!invoice || refusal === 'INVOICE_NOT_FOUND') throw apiError('NOT_FOUND')
      return { invoice, refusal }
    },
  }),
)

async function findShown(
  deps: Context['deps'],
  companyId: CompanyId,
  number: string,
): Promise<DocumentView | undefined> {
  const document = await findDocument(deps.db, companyId, number)
  if (!document) return undefined
  const [view] = await readDocumentViews(deps, [document])
  return view
}
