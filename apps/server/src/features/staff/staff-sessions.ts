import { randomBytes } from 'node:crypto'
import type { Database } from '@provender/db/tables'
import type { StaffId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../kernel/clock.ts'
import { hashSecret } from '../../kernel/hash-secret.ts'
import { createSessionCache } from '../../kernel/identity/session-cache.ts'
import type { StaffMember } from '../../kernel/identity/staff-member.ts'
import type { WriteGate } from '../../kernel/write-gate.ts'

/** A staff session ends this long after it was opened, however often it is used (docs/product-rules.md#sessions). */
export const staffSessionSeconds = 12 * 3600
const lastsMs = staffSessionSeconds * 1000
/** It ends earlier if it is not used for this long. */
const idleMs = 30 * 60_000
/** Uses within this time are not stored. */
const recordUseIntervalMs = 60_000

/** The prefix of staff secrets, so that they are never looked up as customers'. */
const secretMark = 'staff-'

export function isStaffSecret(bearer: string): boolean {
  return bearer.startsWith(secretMark)
}

interface NewStaffSession {
  readonly nowMs: number
  readonly device?: string
  readonly deviceHash?: Buffer | null
}

export async function openStaffSession(
  db: Kysely<Database>,
  staffId: StaffId,
  { nowMs, device = '', deviceHash = null }: NewStaffSession,
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
    .values({
      secret_hash: hashSecret(secret),
      staff_id: staffId,
      opened_at: now,
      used_at: now,
      password_checked_at: now,
      device,
      device_hash: deviceHash,
    })
    .execute()
  return secret
}

/** Identifies a staff session: the hash of its secret, in hexadecimal digits. */
export type StaffSessionKey = string

export function staffSessionKey(secret: string): StaffSessionKey {
  return hashSecret(secret).toString('hex')
}

/** The sessions of staff, by the secret in the cookie or of a program. */
export interface StaffSessions {
  /**
   * Undefined if the secret is invalid, unused for half an hour, or twelve hours old, or the staff member is deactivated.
   * Other servers find out within five seconds.
   */
  readonly memberOfSecret: (secret: string) => Promise<StaffMember | undefined>
  readonly end: (secret: string) => Promise<void>
  /** Drops a staff member from the cache, so that the next request reads them again. */
  readonly invalidate: (staffId: StaffId) => Promise<void>
  /** Which of these sessions are alive, without the cache. Does not count as a use of a session. */
  readonly readAlive: (keys: readonly StaffSessionKey[]) => Promise<ReadonlySet<StaffSessionKey>>
}

declare module '../../kernel/deps.ts' {
  interface Deps {
    readonly staffSessions: StaffSessions
  }
}

interface StaffSession {
  readonly key: StaffSessionKey
  readonly member: StaffMember
  readonly openedAtMs: number
  readonly usedAtMs: number
}

export function createStaffSessions({
  db,
  clock,
  writeGate,
}: {
  readonly db: Kysely<Database>
  readonly clock: Pick<Clock, 'nowMs'>
  /** While it is closed, uses are not stored. Commands have none. */
  readonly writeGate?: Pick<WriteGate, 'isClosed'>
}): StaffSessions {
  // Any other is read again, to record its use or to find that it is over.
  const sessions = createSessionCache<StaffSession>(
    ({ openedAtMs, usedAtMs }) =>
      clock.nowMs() - usedAtMs < recordUseIntervalMs && clock.nowMs() - openedAtMs < lastsMs,
  )
  const read = async (key: StaffSessionKey): Promise<StaffSession | undefined> => {
    const secretHash = hashOf(key)
    const nowMs = clock.nowMs()
    const row = await aliveStaffSessions(db, nowMs)
      .where('secret_hash', '=', secretHash)
      .select(['staff.id', 'staff.email', 'staff.name', 'staff.role', 'used_at', 'opened_at'])
      .executeTakeFirst()
    if (!row) return undefined
    const isRecorded = nowMs - row.used_at < recordUseIntervalMs || writeGate?.isClosed() === true
    if (!isRecorded)
      await db
        .updateTable('staff_session')
        .set({ used_at: new Date(nowMs) })
        .where('secret_hash', '=', secretHash)
        .execute()
    return {
      key,
      member: { staffId: row.id, email: row.email, name: row.name, role: row.role },
      openedAtMs: row.opened_at,
      usedAtMs: isRecorded ? row.used_at : nowMs,
    }
  }
  return {
    memberOfSecret: async (secret) => {
      const key = staffSessionKey(secret)
      return (await sessions.find(key, () => read(key)))?.member
    },
    end: async (secret) => {
      const ended = staffSessionKey(secret)
      await db.deleteFrom('staff_session').where('secret_hash', '=', hashOf(ended)).execute()
      await sessions.dropWhere(({ key }) => key === ended)
    },
    invalidate: (staffId) => sessions.dropWhere(({ member }) => member.staffId === staffId),
    readAlive: async (keys) => {
      const rows = await aliveStaffSessions(db, clock.nowMs())
        .select('secret_hash')
        .where(sql<boolean>`secret_hash = any(${keys.map(hashOf)}::bytea[])`)
        .execute()
      return new Set(rows.map(({ secret_hash }) => secret_hash.toString('hex')))
    },
  }
}

export function aliveStaffSessions(db: Kysely<Database>, nowMs: number) {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .where('staff.active', '=', true)
    .where('opened_at', '>', sql<number>`${new Date(nowMs - lastsMs)}`)
    .where('used_at', '>', sql<number>`${new Date(nowMs - idleMs)}`)
}

function hashOf(key: StaffSessionKey): Buffer {
  return Buffer.from(key, 'hex')
}
