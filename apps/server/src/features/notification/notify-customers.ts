import type { Database } from '@provender/db/tables'
import type { CompanyId, ProductId } from '@provender/domain/ids'
import type { NotificationKind } from '@provender/domain/notification/notification'
import { type Kysely, sql } from 'kysely'

export interface ProductNotification {
  readonly kind: NotificationKind
  readonly productId: ProductId
  /** Null notifies all companies. */
  readonly companyId: CompanyId | null
}

/**
 * Notifies all active users of a product. Returns how many users, and how many of their devices allow push
 * messages (docs/decisions/0023-job-table.md).
 */
export async function notifyCustomers(
  db: Kysely<Database>,
  { kind, productId, companyId }: ProductNotification,
): Promise<{ readonly users: number; readonly devices: number }> {
  const { rows } = await sql<{ users: number; devices: number }>`
    with created as (
      insert into notification (login_id, kind, product_id)
      select id, ${kind}, ${productId} from login
      where active and (${companyId}::bigint is null or company_id = ${companyId})
      order by id
      returning login_id)
    select count(*)::int as users, coalesce(sum(devices), 0)::int as devices
    from created left join lateral (
      select count(*) as devices from push_registration join login on login.id = push_registration.login_id
      where push_registration.login_id = created.login_id and marketing_notification_enabled
    ) as of_login on true`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A count gave no row')
  return counted
}
