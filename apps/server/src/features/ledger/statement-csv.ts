import { type CsvCell, csvRow } from '@provender/domain/csv/csv'
import type { Language } from '@provender/domain/languages'
import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import { documentMessages } from '@provender/messages/documents/document-messages'
import { translatorFor } from '@provender/messages/format-message'
import type { Account } from './allocation-store.ts'
import type { Period, StatementEntry } from './statement-store.ts'

const { columns } = documentMessages
const columnsInOrder = [
  columns.n,
  columns.date,
  columns.kind,
  columns.reference,
  columns.order,
  columns.due,
  columns.owed,
  columns.balance,
  columns.currency,
]
const empty: CsvCell = { text: '' }

/** The lines above the entries. Spreadsheets recognise UTF-8 only by the byte order mark. */
export function csvPreamble(
  { currencyCode }: Account,
  { from }: Pick<Period, 'from'>,
  { opening, language }: { readonly opening: Minor; readonly language: Language },
): string {
  const translate = translatorFor(language)
  const header = columnsInOrder.map((column) => ({ text: translate(column) }))
  const name = translate(documentMessages.opening).toLocaleLowerCase(language)
  const balance = { number: formatMinor(opening) }
  const cells = [
    empty,
    { text: from },
    { text: name },
    empty,
    empty,
    empty,
    empty,
    balance,
    { text: currencyCode },
  ]
  return `\uFEFF${csvRow(header, language)}${csvRow(cells, language)}`
}

/**
 * Entries of a statement for a spreadsheet of the language: amounts include VAT, `owed` below 0 for payments and
 * credits.
 */
export function csvOf(
  { currencyCode }: Account,
  entries: readonly StatementEntry[],
  language: Language,
): string {
  const translate = translatorFor(language)
  return entries
    .map(({ n, booked_on, kind, reference, order_number, due_on, owed, balance, reason }) =>
      csvRow(
        [
          { number: n },
          { text: booked_on },
          { text: translate(documentMessages.kinds[kind]).toLocaleLowerCase(language) },
          { text: kind === 'REVERSAL' ? reversalCell(reference, reason) : reference },
          { text: order_number ?? '' },
          { text: due_on ?? '' },
          { number: formatMinor(owed) },
          { number: formatMinor(balance) },
          { text: currencyCode },
        ],
        language,
      ),
    )
    .join('')
}

function reversalCell(reference: string, reason: string): string {
  return reference === '' ? reason : `${reference}: ${reason}`
}
