import type { LoginId, StaffId } from '@provender/domain/ids'
import { sql, type SqlBool } from 'kysely'

/** A user or a staff member. */
export type FactorOwner = { readonly loginId: LoginId } | { readonly staffId: StaffId }

export function belongsTo(owner: FactorOwner) {
  return 'loginId' in owner
    ? sql<SqlBool>`login_id = ${owner.loginId}`
    : sql<SqlBool>`staff_id = ${owner.staffId}`
}

/** Names the row in what it seals. */
export function sealOwner(owner: FactorOwner): string {
  return 'loginId' in owner ? `login ${owner.loginId}` : `staff ${owner.staffId}`
}
