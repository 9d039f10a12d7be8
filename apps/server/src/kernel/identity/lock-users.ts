import type { Database } from '@provender/db/tables'
import type { CompanyId, UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/** Locks the users of a company, so that two changes to them happen one after the other. */
export async function lockUsers(tx: Kysely<Database>, companyId: CompanyId): Promise<void> {
  await sql`select from company where id = ${companyId} for no key update`.execute(tx)
}

/**
 * Locks the users for a change that only an owner may make. False if the caller is no owner any more: the
 * role in a session is cached, and another server may have taken it away seconds ago.
 */
export async function lockUsersAsOwner(
  tx: Kysely<Database>,
  { companyId, userId }: { readonly companyId: CompanyId; readonly userId: UserId },
): Promise<boolean> {
  await lockUsers(tx, companyId)
  const { rows } = await sql`
    select from login where id = ${userId} and company_id = ${companyId} and role = 'OWNER' and active`.execute(
    tx,
  )
  return rows.length > 0
}
