import { builder } from '../../kernel/graphql/builder.ts'
import { defineLoader } from '../../kernel/graphql/loader.ts'
import { readDocumentsOfOrders } from '../ledger/document-store.ts'
import { LedgerDocumentType } from '../ledger/document-type.ts'
import { readDocumentViews } from '../ledger/document-views.ts'
import { Order } from './order-type.ts'

const loadDocuments = defineLoader(async (deps, ids) => {
  const documents = await readDocumentViews(deps, await readDocumentsOfOrders(deps.db, ids))
  return Map.groupBy(documents, ({ order_id }) => order_id)
})

builder.objectField(Order, 'documents', (t) =>
  t.field({
    type: [LedgerDocumentType],
    description: 'The invoice, issued once the goods have left, and its credit notes.',
    resolve: ({ id }, _args, context) => loadDocuments(context, id),
  }),
)
