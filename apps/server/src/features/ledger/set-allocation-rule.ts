import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { AllocationRule } from '@provender/domain/ledger/allocation'
import type { Kysely } from 'kysely'

export async function setAllocationRule(
  db: Kysely<Database>,
  companyId: CompanyId,
  rule: AllocationRule,
): Promise<void> {
  await db.updateTable('company').set({ allocation_rule: rule }).where('id', '=', companyId).execute()
}
