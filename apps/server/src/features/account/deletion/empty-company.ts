import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/**
 * If a company has no users left, deletes its cards (by jobs of the same transaction), baskets, habits and
 * telephone numbers. Its name and address stay for its invoices.
 */
export async function emptyDesertedCompany(tx: Kysely<Database>, companyId: CompanyId): Promise<void> {
  const { rows } = await sql`
    select from login where company_id = ${companyId} and closed_at is null limit 1`.execute(tx)
  if (rows.length > 0) return
  await sql`
    with removed as (
      update saved_card set removed_at = now(), is_primary = false
      where company_id = ${companyId} and removed_at is null
      returning id, reference, gateway)
    insert into job (kind, key, payload)
    select 'FORGET_CARD', 'forget card ' || id, json_build_object('reference', reference, 'gateway', gateway)
    from removed`.execute(tx)
  for (const table of ['basket', 'basket_deleted', 'order_guide_product', 'learned_line'] as const)
    await sql`delete from ${sql.table(table)} where company_id = ${companyId}`.execute(tx)
  await sql`
    update company set contact_name = '', telephone = '', telephone2 = '', mobile = '', fax = '',
      baskets_version = baskets_version + 1
    where id = ${companyId}`.execute(tx)
}
