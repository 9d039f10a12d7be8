import type { DocumentBuyer, DocumentSeller } from '@provender/db/ledger-tables'
import type { Minor } from '@provender/domain/money/money'
import { documentMessages } from '@provender/messages/documents/document-messages'
import { translatorFor } from '@provender/messages/format-message'
import { isolateName } from '../../../kernel/text/isolate-name.ts'
import type { StatementEntry } from '../statement-store.ts'
import type { Statement } from '../statement.ts'
import { createPdf, pdfFigures, type PdfStyle } from './pdf-document.ts'
import { content } from './sheet.ts'
import { chooseFonts } from './text-fonts.ts'

export interface StatementDetails {
  readonly statement: Statement
  readonly entries: readonly StatementEntry[]
  readonly seller: DocumentSeller
  readonly buyer: DocumentBuyer
}

/** An account statement as a PDF: the opening balance, every entry with the balance after it, and the debt by age. */
export async function statementPdf(
  { statement, entries, seller, buyer }: StatementDetails,
  { language, logo }: PdfStyle,
): Promise<Buffer> {
  const translate = translatorFor(language)
  const { money, date } = pdfFigures(language, statement.account.currencyCode)
  const from = date(statement.from)
  const to = date(statement.to)
  const pdf = createPdf({
    language,
    title: translate(documentMessages.titles.STATEMENT),
    seller,
    logo,
    buyer,
    facts: [
      [translate(documentMessages.account), buyer.code],
      [translate(documentMessages.date), translate(documentMessages.period, { from, to })],
      [translate(documentMessages.vatNumber), seller.vatNumber],
    ],
    madeAtMs: Date.parse(`${statement.to}T00:00:00Z`),
    fonts: await chooseFonts([seller, buyer, entries, money(statement.closing)]),
  })
  const charged = (owed: Minor): string => (owed >= 0 ? money(owed) : '')
  const paid = (owed: Minor): string => (owed < 0 ? money((0 - owed) as Minor) : '')
  const balanceRow = (day: string, name: string, balance: Minor) => ({
    cells: [day, name, '', '', '', money(balance)],
    isStrong: true,
  })
  const { left, right } = content
  await pdf.table(
    [
      { name: translate(documentMessages.date), x: left, width: 58 },
      { name: translate(documentMessages.what), x: left + 62, width: 186 },
      { name: translate(documentMessages.due), x: left + 254, width: 52 },
      { name: translate(documentMessages.owed), x: left + 362, width: 52, isFigure: true },
      { name: translate(documentMessages.paid), x: left + 438, width: 72, isFigure: true },
      { name: translate(documentMessages.balance), x: right, width: 57, isFigure: true },
    ],
    [
      balanceRow(from, translate(documentMessages.opening), statement.opening),
      ...entries.map(({ booked_on, kind, method, reference, reason, due_on, owed, balance }) => ({
        cells: [
          date(booked_on),
          [
            translate(documentMessages.kinds[kind]),
            method && translate(documentMessages.methods[method]),
            reference,
            kind === 'REVERSAL' && reason,
          ]
            .filter((part) => typeof part === 'string' && part !== '')
            .map((part) => isolateName(String(part)))
            .join(' · '),
          due_on === null ? '' : date(due_on),
          charged(owed),
          paid(owed),
          money(balance),
        ],
      })),
      balanceRow(to, translate(documentMessages.closing), statement.closing),
    ],
  )
  const { current, days30, days60, days90, older } = statement.ageing
  pdf.note(translate(documentMessages.ageing))
  await pdf.table(
    documentMessages.ages.map((age, index) => ({
      name: translate(age),
      x: left + ((right - left) * (index + 1)) / 5,
      width: 95,
      isFigure: true,
    })),
    [{ cells: [current, days30, days60, days90, older].map(money) }],
  )
  if (statement.unallocated > 0)
    pdf.note(translate(documentMessages.unallocated, { amount: money(statement.unallocated) }))
  return await pdf.finish()
}
