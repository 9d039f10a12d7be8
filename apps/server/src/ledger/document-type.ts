import type { DocumentKind } from '@provender/domain/ledger/ledger'
import type { Minor } from '@provender/domain/money/money'
import type { Totals } from '@provender/domain/money/vat'
import { todayIn } from '@provender/domain/slots/today'
import { TotalsType } from '../basket/review-type.ts'
import { builder } from '../graphql/builder.ts'
import { Order } from '../order/order-type.ts'
import { type LedgerDocument, readDocumentsOfOrder } from './document-store.ts'
import { readOpenInvoices } from './statement-store.ts'

const DocumentKindEnum = builder.enumType('DocumentKind', {
  values: ['INVOICE', 'CREDIT_NOTE'] as const satisfies readonly DocumentKind[],
})

interface DocumentOfOrder extends LedgerDocument {
  readonly open: Minor | null
  readonly isOverdue: boolean
}

const LedgerDocumentType = builder.objectRef<DocumentOfOrder>('LedgerDocument')
builder.objectType(LedgerDocumentType, {
  description: 'An invoice or a credit note. It never changes; as a PDF it is at /documents/{number}.pdf.',
  fields: (t) => ({
    kind: t.field({ type: DocumentKindEnum, resolve: ({ kind }) => kind }),
    number: t.exposeString('number'),
    issuedOn: t.exposeString('issued_on', { description: 'Local date.' }),
    dueOn: t.exposeString('due_on', { nullable: true, description: 'Of an invoice.' }),
    currencyCode: t.exposeString('currency_code'),
    totals: t.field({
      type: TotalsType,
      resolve: ({ net, vat, gross, vat_by_rate }): Totals => ({ net, vat, gross, vatByRate: vat_by_rate }),
    }),
    reason: t.exposeString('reason', { description: 'Of a credit note; empty for none.' }),
    open: t.expose('open', {
      type: 'Money',
      nullable: true,
      description: 'What of an invoice is not settled yet, VAT included.',
    }),
    isOverdue: t.exposeBoolean('isOverdue', {
      description: 'Something of an invoice is open after the day it was due.',
    }),
  }),
})

builder.objectField(Order, 'documents', (t) =>
  t.field({
    type: [LedgerDocumentType],
    description: 'The invoice, once the goods have left, and its credit notes.',
    resolve: async ({ id, company_id, currency_code }, _args, { deps, viewer }) => {
      const documents = await readDocumentsOfOrder(deps.db, id)
      if (documents.length === 0) return []
      const today = todayIn(deps.clock.nowMs(), viewer.config.warehouseTimezone).day
      const account = { companyId: company_id, currencyCode: currency_code }
      const open = await readOpenInvoices(deps.db, account, today)
      const openOf = (number: string) =>
        open.find((invoice) => invoice.number === number)?.open ?? (0 as Minor)
      return documents.map((document) => {
        const left = document.kind === 'INVOICE' ? openOf(document.number) : null
        const isOverdue = (left ?? 0) > 0 && document.due_on !== null && document.due_on < today
        return { ...document, open: left, isOverdue }
      })
    },
  }),
)
