import type { LedgerDocument, LedgerDocumentLine } from '../document-store.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { PdfStyle } from './pdf-document.ts'
import { type StatementDetails, statementPdf } from './statement-pdf.ts'

/** What a PDF is made of: plain data, which travels to a thread. */
export type PdfSource = { readonly style: PdfStyle } & (
  | {
      readonly kind: 'DOCUMENT'
      readonly document: LedgerDocument
      readonly lines: readonly LedgerDocumentLine[]
    }
  | { readonly kind: 'STATEMENT'; readonly details: StatementDetails }
)

/** Runs in a thread of its own: a long statement takes a second of CPU time. */
export async function makePdf(source: PdfSource): Promise<Uint8Array> {
  return source.kind === 'DOCUMENT'
    ? await invoicePdf(source.document, source.lines, source.style)
    : await statementPdf(source.details, source.style)
}
