import type { DocumentBuyer, DocumentSeller } from '@provender/db/ledger-tables'
import type { Minor } from '@provender/domain/money/money'
import { filled } from '../../../kernel/mail/filled.ts'
import { isolateName } from '../../../kernel/text/isolate-name.ts'
import type { StatementEntry } from '../statement-store.ts'
import type { Statement } from '../statement.ts'
import { createPdf, pdfFigures, type PdfStyle } from './pdf-document.ts'
import { pdfMessages } from './pdf-messages.ts'
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
  const words = pdfMessages[language]
  const { money, date } = pdfFigures(language, statement.account.currencyCode)
  const from = date(statement.from)
  const to = date(statement.to)
  const paper = createPdf({
    language,
    title: words.titles.STATEMENT,
    seller,
    logo,
    buyer,
    facts: [
      [words.account, buyer.code],
      [words.date, filled(words.period, { from, to })],
      [words.vatNumber, seller.vatNumber],
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
  await paper.table(
    [
      { name: words.date, x: left, width: 58 },
      { name: words.what, x: left + 62, width: 186 },
      { name: words.due, x: left + 254, width: 52 },
      { name: words.owed, x: left + 362, width: 52, isFigure: true },
      { name: words.paid, x: left + 438, width: 72, isFigure: true },
      { name: words.balance, x: right, width: 57, isFigure: true },
    ],
    [
      balanceRow(from, words.opening, statement.opening),
      ...entries.map(({ booked_on, kind, method, reference, reason, due_on, owed, balance }) => ({
        cells: [
          date(booked_on),
          [words.kinds[kind], method && words.methods[method], reference, kind === 'REVERSAL' && reason]
            .filter((part) => typeof part === 'string' && part !== '')
            .map((part) => isolateName(String(part)))
            .join(' · '),
          due_on === null ? '' : date(due_on),
          charged(owed),
          paid(owed),
          money(balance),
        ],
      })),
      balanceRow(to, words.closing, statement.closing),
    ],
  )
  const { current, days30, days60, days90, older } = statement.ageing
  paper.note(words.ageing)
  await paper.table(
    words.ages.map((name, at) => ({
      name,
      x: left + ((right - left) * (at + 1)) / 5,
      width: 95,
      isFigure: true,
    })),
    [{ cells: [current, days30, days60, days90, older].map(money) }],
  )
  if (statement.unallocated > 0)
    paper.note(filled(words.unallocated, { amount: money(statement.unallocated) }))
  return await paper.finish()
}
