import type { StaffId, UserId } from '@provender/domain/ids'
import { sql, type SqlBool } from 'kysely'

export type FactorOwner = { readonly userId: UserId } | { readonly staffId: StaffId }

export function belongsTo(owner: FactorOwner) {
  return 'userId' in owner
    ? sql<SqlBool>`login_id = ${owner.userId}`
    : sql<SqlBool>`staff_id = ${owner.staffId}`
}

export function sealOwner(owner: FactorOwner): string {
  return 'userId' in owner ? `login ${owner.userId}` : `staff ${owner.staffId}`
}
