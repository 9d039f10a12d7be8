import { formatMinor } from '@provender/domain/money/decimal'
import type { StatementEntry } from './statement-store.ts'
import type { Statement } from './statement.ts'

const columns = ['n', 'date', 'kind', 'reference', 'order', 'due', 'owed', 'balance', 'currency'] as const

/**
 * A statement for a spreadsheet: amounts with a point and VAT in them, `owed` below 0 for what was paid or credited; the first row is
 * the opening balance. Nothing in it is taken for a formula.
 */
export function statementCsv(statement: Statement, entries: readonly StatementEntry[]): string {
  const { from, opening, account } = statement
  const first = ['', from, 'opening balance', '', '', '', '', formatMinor(opening), account.currencyCode]
  const rows = entries.map((entry) => [
    String(entry.n),
    entry.booked_on,
    entry.kind.toLowerCase().replace('_', ' '),
    textCell(entry.reference),
    entry.order_number ?? '',
    entry.due_on ?? '',
    formatMinor(entry.owed),
    formatMinor(entry.balance),
    account.currencyCode,
  ])
  // Spreadsheets take a file for UTF-8 by its first mark alone.
  return `\uFEFF${[columns, first, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

function textCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
