import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import type { StaffChangeKind } from '@provender/domain/permission/staff-change'
import type { Kysely } from 'kysely'

interface StaffChange {
  readonly kind: StaffChangeKind
  readonly staffId: StaffId
  /** Who did it; null on the command line. */
  readonly byStaffId: StaffId | null
  readonly before?: string
  readonly after?: string
}

/** Records a change in its transaction. Rows are kept for two years and never changed. */
export async function recordStaffChange(
  tx: Kysely<Database>,
  { kind, staffId, byStaffId, before, after }: StaffChange,
): Promise<void> {
  await tx
    .insertInto('staff_change')
    .values({
      kind,
      staff_id: staffId,
      by_staff_id: byStaffId,
      before: before ?? null,
      after: after ?? null,
    })
    .execute()
}
