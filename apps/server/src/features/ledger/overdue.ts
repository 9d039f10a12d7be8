import type { Database } from '@provender/db/tables'
import { ageingOn, overdueOf } from '@provender/domain/ledger/ageing'
import type { Minor } from '@provender/domain/money/money'
import type { LocalDate } from '@provender/domain/slots/hours'
import type { Kysely } from 'kysely'
import type { Account } from './allocation-store.ts'
import { allTime, readOpenDebits } from './statement-store.ts'

/** What a company owes that was due before today. While there is any, its orders on account wait. */
export async function readOverdue(db: Kysely<Database>, account: Account, today: LocalDate): Promise<Minor> {
  return overdueOf(ageingOn(today, await readOpenDebits(db, account, allTime.to)))
}
