import { randomBytes } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { hashSecret } from '../../kernel/hash-secret.ts'
import type { StaffMember } from '../../kernel/identity/staff-member.ts'

/** The lifetime of a staff session: in total, and without use (docs/product-rules.md#sessions). */
const lastsMs = 12 * 3_600_000
const idleMs = 30 * 60_000
/** Uses within this time are not stored. */
const recordUseIntervalMs = 60_000

/** The prefix of staff secrets, so that they are never looked up as customers'. */
const secretMark = 'staff-'

export function isStaffSecret(bearer: string): boolean {
  return bearer.startsWith(secretMark)
}

/** Opens a session. The secret is returned only here and stored as a hash. */
export async function openStaffSession(
  db: Kysely<Database>,
  staffId: StaffId,
  nowMs: number,
): Promise<string> {
  const secret = secretMark + randomBytes(32).toString('base64url')
  const now = new Date(nowMs)
  await db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('opened_at', '<', sql<number>`${new Date(nowMs - lastsMs)}`)
    .execute()
  await db
    .insertInto('staff_session')
    .values({ secret_hash: hashSecret(secret), staff_id: staffId, opened_at: now, used_at: now })
    .execute()
  return secret
}

/** Undefined if the secret is invalid, unused for half an hour, or twelve hours old, or the staff member is deactivated. */
export async function findStaffOfSecret(
  db: Kysely<Database>,
  secret: string,
  nowMs: number,
): Promise<StaffMember | undefined> {
  const row = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id', 'staff.email', 'staff.name', 'staff.role', 'used_at', 'opened_at'])
    .where('secret_hash', '=', hashSecret(secret))
    .where('staff.active', '=', true)
    .executeTakeFirst()
  if (!row || nowMs - row.opened_at >= lastsMs || nowMs - row.used_at >= idleMs) return undefined
  if (nowMs - row.used_at >= recordUseIntervalMs)
    await db
      .updateTable('staff_session')
      .set({ used_at: new Date(nowMs) })
      .where('secret_hash', '=', hashSecret(secret))
      .execute()
  return { staffId: row.id, email: row.email, name: row.name, role: row.role }
}

export async function endStaffSession(db: Kysely<Database>, secret: string): Promise<void> {
  await db.deleteFrom('staff_session').where('secret_hash', '=', hashSecret(secret)).execute()
}
