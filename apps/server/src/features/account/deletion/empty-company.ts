import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'

/**
 * When nobody signs in for a company any more: its cards are forgotten, by jobs of the same transaction, and its baskets, habits and
 * telephone numbers go. Its name and address stay with its invoices.
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
