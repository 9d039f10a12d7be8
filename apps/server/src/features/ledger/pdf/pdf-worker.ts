import type { LedgerDocument, LedgerDocumentLine } from '../document-store.ts'
import type { StatementEntry } from '../statement-store.ts'
import { invoicePdf } from './invoice-pdf.ts'
import type { PdfStyle } from './pdf-document.ts'
import { type StatementDetails, statementPdf } from './statement-pdf.ts'

/** What a PDF is made of: plain data, which travels to a thread. */
export type PdfSource =
  | {
      readonly kind: 'DOCUMENT'
      readonly document: LedgerDocument
      readonly lines: readonly LedgerDocumentLine[]
    }
  | {
      readonly kind: 'STATEMENT'
      readonly details: Omit<StatementDetails, 'entries'>
      /** In batches of JSON: ten thousand objects would take many times as long to send. */
      readonly entries: readonly string[]
    }

/** Runs in a thread of its own: a long statement takes a second of CPU time. */
export async function makePdf({
  source,
  style,
}: {
  readonly source: PdfSource
  readonly style: PdfStyle
}): Promise<Uint8Array> {
  if (source.kind === 'DOCUMENT') return await invoicePdf(source.document, source.lines, style)
  const entries = source.entries.flatMap((batch) => JSON.parse(batch) as readonly StatementEntry[])
  return await statementPdf({ ...source.details, entries }, style)
}
