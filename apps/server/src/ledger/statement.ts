import type { Database } from '@provender/db/tables'
import { type Ageing, ageingOn } from '@provender/domain/ledger/ageing'
import type { Minor } from '@provender/domain/money/money'
import type { Kysely } from 'kysely'
import { type Account, type Period, readOpenInvoices, readPeriodSums } from './statement-store.ts'

/** What a company owed and owes, over a period; its entries are read by the page. */
export interface Statement extends Period {
  readonly account: Account
  readonly opening: Minor
  readonly closing: Minor
  readonly entryCount: number
  /** As of the last day. */
  readonly ageing: Ageing
}

export async function readStatement(
  db: Kysely<Database>,
  account: Account,
  period: Period,
): Promise<Statement> {
  const [sums, open] = await Promise.all([
    readPeriodSums(db, account, period),
    readOpenInvoices(db, account, period.to),
  ])
  const { opening, closing, entries } = sums
  return { ...period, account, opening, closing, entryCount: entries, ageing: ageingOn(period.to, open) }
}
