import { formatMinor } from '@provender/domain/money/decimal'
import type { Minor } from '@provender/domain/money/money'
import type { Account } from './allocation-store.ts'
import type { Period, StatementEntry } from './statement-store.ts'

const columns = 'n,date,kind,reference,order,due,owed,balance,currency'

/** The lines above the entries. Spreadsheets recognise UTF-8 only by the byte order mark. */
export function csvPreamble(
  { currencyCode }: Account,
  { from }: Pick<Period, 'from'>,
  opening: Minor,
): string {
  return `\uFEFF${columns}\r\n,${from},opening balance,,,,,${formatMinor(opening)},${currencyCode}\r\n`
}

/**
 * Entries of a statement for a spreadsheet: amounts with a decimal point and including VAT, `owed` below 0
 * for payments and credits. Cells never start a formula.
 */
export function csvOf({ currencyCode }: Account, entries: readonly StatementEntry[]): string {
  let text = ''
  for (const { n, booked_on, kind, reference, order_number, due_on, owed, balance, reason } of entries)
    text += `${n},${booked_on},${kindCell(kind)},${textCell(kind === 'REVERSAL' ? reversalCell(reference, reason) : reference)},${order_number ?? ''},${due_on ?? ''},${formatMinor(owed)},${formatMinor(balance)},${currencyCode}\r\n`
  return text
}

function reversalCell(reference: string, reason: string): string {
  return reference === '' ? reason : `${reference}: ${reason}`
}

function kindCell(kind: StatementEntry['kind']): string {
  return kind.toLowerCase().replace('_', ' ')
}

function textCell(value: string): string {
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
