import type { Database } from '@provender/db/tables'
import type { AllocationReason, NewAllocation } from '@provender/domain/ledger/allocation'
import type { Kysely } from 'kysely'
import type { AllocationStamp } from './allocation-store.ts'
import { releaseCreditHolds } from './release-credit-holds.ts'

const decidedByPeople: readonly AllocationReason[] = ['NAMED', 'PERSON', 'REVERSAL']

/**
 * Writes allocations. The database refuses any above the open amount. Orders that waited for the company to pay are
 * released once nothing is overdue, by whichever way it was settled.
 */
export async function writeAllocations(
  tx: Kysely<Database>,
  rows: readonly NewAllocation[],
  stamp: AllocationStamp,
): Promise<void> {
  const [first] = rows
  if (!first) return
  await tx
    .insertInto('allocation')
    .values(
      rows.map(({ from, to, amount, rule, undoes }) => ({
        from_entry: from,
        to_entry: to,
        amount,
        made_on: stamp.madeOn,
        by: decidedByPeople.includes(rule) ? stamp.staffId : null,
        rule,
        undoes_id: undoes,
      })),
    )
    .execute()
  await releaseCreditHolds(tx, first.to, stamp)
}
