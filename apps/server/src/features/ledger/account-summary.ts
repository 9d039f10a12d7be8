import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import { ageingOn } from '@provender/domain/ledger/ageing'
import { type Minor, zeroMinor } from '@provender/domain/money/money'
import type { LocalDate } from '@provender/domain/slots/hours'
import type { Kysely } from 'kysely'
import { allTime, readEntries, readOpenDebits } from './statement-store.ts'

const maxEntries = 100_000

export async function readAccountSummary(
  db: Kysely<Database>,
  account: { readonly companyId: CompanyId; readonly currencyCode: string },
  today: LocalDate,
) {
  const entries = await readEntries(db, account, { ...allTime, offset: 0, limit: maxEntries })
  const open = await readOpenDebits(db, account, allTime.to)
  const owed = entries.at(-1)?.balance ?? zeroMinor
  const unallocated = (open.reduce((sum, each) => sum + each.open, 0) - owed) as Minor
  return { entries, owed, unallocated, ageing: ageingOn(today, open) }
}
