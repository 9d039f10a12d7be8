import type { Database } from '@provender/db/tables'
import { type Ageing, ageingOn } from '@provender/domain/ledger/ageing'
import type { Minor } from '@provender/domain/money/money'
import type { Kysely } from 'kysely'
import type { Account } from './allocation-store.ts'
import { type Period, readOpenDebits, readPeriodSums } from './statement-store.ts'

/** The balances of a company over a period. Its entries are read by page. */
export interface Statement extends Period {
  readonly account: Account
  readonly opening: Minor
  readonly closing: Minor
  readonly entryCount: number
  /** As of the last day. */
  readonly ageing: Ageing
  /** Unallocated payments and credits on the last day: `ageing` less this is `closing`. */
  readonly unallocated: Minor
}

export async function readStatement(
  db: Kysely<Database>,
  account: Account,
  period: Period,
): Promise<Statement> {
  const [sums, open] = await Promise.all([
    readPeriodSums(db, account, period),
    readOpenDebits(db, account, period.to),
  ])
  const { opening, closing, entries } = sums
  const owed = open.reduce((sum, each) => sum + each.open, 0)
  return {
    ...period,
    account,
    opening,
    closing,
    entryCount: entries,
    ageing: ageingOn(period.to, open),
    unallocated: (owed - closing) as Minor,
  }
}
