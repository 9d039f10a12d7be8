import type { Database } from '@provender/db/tables'
import type { CompanyId, UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/** True if there is another owner who has not requested deletion. */
export async function hasOtherOwner(
  tx: Kysely<Database>,
  { companyId, userId }: { readonly companyId: CompanyId; readonly userId: UserId },
): Promise<boolean> {
  const { rows } = await sql`
    select from login
    where company_id = ${companyId} and id <> ${userId} and role = 'OWNER' and active
      and not exists (select from login_deletion d where d.login_id = login.id and d.starts_at is not null)
    limit 1`.execute(tx)
  return rows.length > 0
}
