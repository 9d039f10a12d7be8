import type { Database } from '@provender/db/tables'
import type { ProductId, UserId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { idsByCode, requireValue } from './ids-by-code.ts'
import type { SeedContext } from './seed-context.ts'

/**
 * Recent notifications: their age in hours, and whether they were read. The product is the favourite with this index; the order is the newest
 * that has arrived.
 */
const notifications = [
  { kind: 'PRICE_DROP', favourite: 0, hoursAgo: 3, isRead: false },
  { kind: 'STOCK_BACK', favourite: 1, hoursAgo: 9, isRead: false },
  { kind: 'ORDER_STATUS', favourite: null, hoursAgo: 20, isRead: true },
  { kind: 'PROMOTION', favourite: 2, hoursAgo: 50, isRead: false },
  { kind: 'STOCK_BACK', favourite: 3, hoursAgo: 100, isRead: true },
  { kind: 'STATEMENT', favourite: null, hoursAgo: 170, isRead: true },
  { kind: 'PRICE_DROP', favourite: 4, hoursAgo: 260, isRead: true },
  { kind: 'GENERAL', favourite: 5, hoursAgo: 500, isRead: true },
] as const

const hourMs = 3_600_000

/** Seeds the buyers' role, favourites and notifications. */
export async function seedUsers({ tx, demo, nowMs }: SeedContext): Promise<void> {
  await tx.updateTable('login').set({ role: 'BUYER' }).where('email', 'in', demo.buyers).execute()
  const products = await idsByCode(tx, 'product')
  const rows = await tx.selectFrom('login').select(['id', 'email']).execute()
  const users = new Map(rows.map(({ id, email }) => [email, id]))
  for (const { userEmail, productCodes } of demo.favourites) {
    const userId = requireValue(users.get(userEmail), `login ${userEmail}`)
    const favourites = productCodes.map(products)
    if (favourites.length > 0)
      await tx
        .insertInto('favourite')
        .values(favourites.map((product_id) => ({ login_id: userId, product_id })))
        .execute()
    await insertNotifications(tx, notificationsOf(userId, { favourites, nowMs }))
  }
}

interface Notification {
  readonly login_id: UserId
  readonly kind: string
  readonly product_id: ProductId | null
  readonly created_at: string
  readonly read_at: string | null
}

async function insertNotifications(tx: Kysely<Database>, rows: readonly Notification[]): Promise<void> {
  await sql`
    insert into notification (login_id, kind, product_id, order_id, order_state, created_at, read_at)
    select input.login_id, kind, product_id, arrived.id, arrived.state, created_at, read_at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as input (login_id bigint, kind text, product_id bigint, created_at timestamptz, read_at timestamptz)
      left join lateral (
        select orders.id, state from orders join login on login.company_id = orders.company_id
        where kind = 'ORDER_STATUS' and login.id = input.login_id and state in ('DELIVERED', 'COLLECTED')
        order by orders.id desc limit 1) as arrived on true
    where kind = 'STATEMENT' or coalesce(product_id, arrived.id) is not null
    order by created_at`.execute(tx)
}

function notificationsOf(
  userId: UserId,
  { favourites, nowMs }: { readonly favourites: readonly ProductId[]; readonly nowMs: number },
): readonly Notification[] {
  return notifications.map(({ kind, favourite, hoursAgo, isRead }) => {
    const at = nowMs - hoursAgo * hourMs
    return {
      login_id: userId,
      kind,
      product_id: favourite === null ? null : (favourites[favourite] ?? null),
      created_at: new Date(at).toISOString(),
      read_at: isRead ? new Date(at + hourMs).toISOString() : null,
    }
  })
}
