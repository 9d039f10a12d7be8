import type { DocumentKind } from '@provender/domain/ledger/ledger'
import type { Totals } from '@provender/domain/money/vat'
import { builder } from '../../kernel/graphql/builder.ts'
import { TotalsType } from '../basket/review-type.ts'
import type { DocumentView } from './document-views.ts'

const DocumentKindEnum = builder.enumType('DocumentKind', {
  values: ['INVOICE', 'CREDIT_NOTE'] as const satisfies readonly DocumentKind[],
})

export const LedgerDocumentType = builder.objectRef<DocumentView>('LedgerDocument')
builder.objectType(LedgerDocumentType, {
  description: 'An invoice or a credit note. It never changes; as a PDF it is at /documents/{number}.pdf.',
  fields: (t) => ({
    kind: t.field({ type: DocumentKindEnum, resolve: ({ kind }) => kind }),
    number: t.exposeString('number'),
    orderNumber: t.exposeString('order_number'),
    issuedOn: t.exposeString('issued_on', { description: 'Local date.' }),
    dueOn: t.exposeString('due_on', { nullable: true, description: 'Set for an invoice.' }),
    currencyCode: t.exposeString('currency_code'),
    totals: t.field({
      type: TotalsType,
      resolve: ({ net, vat, gross, vat_by_rate }): Totals => ({ net, vat, gross, vatByRate: vat_by_rate }),
    }),
    reason: t.exposeString('reason', { description: 'The reason of a credit note; otherwise empty.' }),
    open: t.expose('open', {
      type: 'Money',
      nullable: true,
      description: 'The open amount of an invoice, VAT included.',
    }),
    isOverdue: t.exposeBoolean('isOverdue', {
      description: 'True for an invoice with an open amount after its due date.',
    }),
    canPayByCard: t.exposeBoolean('canPayByCard', {
      description: 'True for an invoice that is open and can be paid by card, with no payment in progress.',
    }),
  }),
})
