import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/** Is there another owner who has not requested deletion? */
export async function hasOtherOwner(
  tx: Kysely<Database>,
  { companyId, loginId }: { readonly companyId: CompanyId; readonly loginId: LoginId },
): Promise<boolean> {
  const { rows } = await sql`
    select from login
    where company_id = ${companyId} and id <> ${loginId} and role = 'OWNER' and active
      and not exists (select from login_deletion d where d.login_id = login.id and d.starts_at is not null)
    limit 1`.execute(tx)
  return rows.length > 0
}
