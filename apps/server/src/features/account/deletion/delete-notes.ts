import type { Database } from '@provender/db/tables'
import type { CompanyId, UserId } from '@provender/domain/ids'
import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * Locks a user's orders, for a caller that then locks the company and deletes the notes: all code locks
 * orders before their company.
 */
export async function lockOrdersOf(
  tx: Kysely<Database>,
  { companyId, userId }: { readonly companyId: CompanyId; readonly userId: UserId },
): Promise<void> {
  await sql`
    select from orders where company_id = ${companyId} and login_id = ${userId}
    order by id for no key update`.execute(tx)
}

export async function deleteNotes(db: Kysely<Database>, userId: UserId): Promise<void> {
  await deleteNotesOf(db, sql`login.id = ${userId}`)
}

/**
 * The same for all users who deleted their accounts: an order or a claim that was open at the time keeps its
 * notes until it is finished.
 */
export async function deleteNotesOfDeletedUsers(db: Kysely<Database>): Promise<void> {
  await deleteNotesOf(db, sql`login.closed_at is not null and login.name = ''`)
}

/** Names the company too, because that is how orders and claims are indexed. */
async function deleteNotesOf(db: Kysely<Database>, users: RawBuilder<unknown>): Promise<void> {
  const finished = sql`
    select orders.id from orders
    join login on login.id = orders.login_id and login.company_id = orders.company_id
    where ${users} and orders.state in ('DELIVERED', 'COLLECTED', 'CANCELLED')`
  const closed = sql`
    select claim.id from claim
    join login on login.id = claim.login_id and login.company_id = claim.company_id
    where ${users} and claim.state = 'CLOSED'`
  await sql`
    update orders set collector = '', notes = '', feedback = ''
    where id in (${finished}) and (collector <> '' or notes <> '' or feedback <> '')`.execute(db)
  await sql`update order_line set note = '' where order_id in (${finished}) and note <> ''`.execute(db)
  await sql`update claim set message = '' where id in (${closed}) and message <> ''`.execute(db)
  await sql`update claim_picture set file_name = '' where claim_id in (${closed}) and file_name <> ''`.execute(
    db,
  )
}
