import type { StaffId } from '@provender/domain/ids'
import type { StaffRole } from '@provender/domain/permission/permission'
import type { StaffChangeKind } from '@provender/domain/permission/staff-change'
import { sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { type OpenInvitation, readOpenInvitations } from './staff-invitation.ts'
import { aliveStaffSessions, staffSessionKey, staffSessionSeconds } from './staff-sessions.ts'
import { hasJoined } from './store.ts'

const shownChanges = 20

export interface StaffPerson {
  readonly id: StaffId
  readonly version: number
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  readonly state: StaffState
  /** False if they have never had a password. */
  readonly hasJoined: boolean
  readonly hasSecondFactor: boolean
  readonly since: number
  readonly lastUsedAt: number | null
  /** The e-mail with a link that they have not used yet. */
  readonly invitation: StaffPersonInvitation | null
  readonly sessions: readonly StaffPersonSession[]
  readonly changes: readonly StaffPersonChange[]
}

/** One who was invited and has not used the link yet is INVITED, one without access has LEFT. */
export const staffStates = ['ACTIVE', 'INVITED', 'LEFT'] as const
type StaffState = (typeof staffStates)[number]

export type StaffPersonInvitation = Omit<OpenInvitation, 'staffId'>

export interface StaffPersonSession {
  readonly id: string
  readonly device: string
  readonly openedAt: number
  readonly lastUsedAt: number
  readonly endsAt: number
  readonly isCurrent: boolean
}

export interface StaffPersonChange {
  readonly at: number
  readonly kind: StaffChangeKind
  readonly byName: string | null
  readonly before: string | null
  readonly after: string | null
}

/** All staff members, each with what is known of their access. `secret` is the session of the caller. */
export async function readStaffPeople(
  deps: Pick<Deps, 'db' | 'clock'>,
  secret: string,
): Promise<readonly StaffPerson[]> {
  const rows = await deps.db
    .selectFrom('staff')
    .leftJoin('second_factor', (join) =>
      join.onRef('second_factor.staff_id', '=', 'staff.id').on('second_factor.on_since', 'is not', null),
    )
    .select((eb) => [
      'staff.id',
      'staff.version',
      'staff.email',
      'staff.name',
      'staff.role',
      'staff.active',
      'staff.created_at',
      hasJoined.as('has_joined'),
      eb('second_factor.staff_id', 'is not', null).as('has_second_factor'),
      eb
        .selectFrom('staff_device')
        .select((device) => device.fn.max('signed_in_at').as('at'))
        .whereRef('staff_device.staff_id', '=', 'staff.id')
        .as('signed_in_at'),
      eb
        .selectFrom('staff_session')
        .select((session) => session.fn.max('used_at').as('at'))
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .as('used_at'),
    ])
    .orderBy('staff.name')
    .execute()
  const invitations = new Map(
    (await readOpenInvitations(deps)).map(({ staffId, ...invitation }) => [staffId, invitation]),
  )
  const sessions = Map.groupBy(await readSessions(deps, secret), ({ staffId }) => staffId)
  const changes = Map.groupBy(await readChanges(deps), ({ staffId }) => staffId)
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    email: row.email,
    name: row.name,
    role: row.role,
    state: row.active ? 'ACTIVE' : invitations.has(row.id) ? 'INVITED' : 'LEFT',
    hasJoined: row.has_joined,
    hasSecondFactor: row.has_second_factor === true,
    since: row.created_at,
    lastUsedAt: Math.max(row.used_at ?? 0, row.signed_in_at ?? 0) || null,
    invitation: invitations.get(row.id) ?? null,
    sessions: sessions.get(row.id) ?? [],
    changes: changes.get(row.id) ?? [],
  }))
}

async function readSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, secret: string) {
  const currentKey = staffSessionKey(secret)
  const rows = await aliveStaffSessions(db, clock.nowMs())
    .select(['staff_session.id', 'staff_session.staff_id', 'secret_hash', 'device', 'opened_at', 'used_at'])
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map((row) => ({
    staffId: row.staff_id,
    id: row.id,
    device: row.device,
    openedAt: row.opened_at,
    lastUsedAt: row.used_at,
    endsAt: row.opened_at + staffSessionSeconds * 1000,
    isCurrent: row.secret_hash.toString('hex') === currentKey,
  }))
}

/** The newest changes of every member. */
async function readChanges({ db }: Pick<Deps, 'db'>) {
  const rows = await db
    .with('numbered', (query) =>
      query
        .selectFrom('staff_change')
        .selectAll()
        .select(sql<number>`row_number() over (partition by staff_id order by id desc)`.as('n')),
    )
    .selectFrom('numbered')
    .leftJoin('staff as actor', 'actor.id', 'numbered.by_staff_id')
    .select(['numbered.staff_id', 'numbered.at', 'kind', 'before', 'after', 'actor.name as by_name'])
    .where('n', '<=', shownChanges)
    .orderBy('numbered.id', 'desc')
    .execute()
  return rows.map((row) => ({
    staffId: row.staff_id,
    at: row.at,
    kind: row.kind,
    byName: row.by_name,
    before: row.before,
    after: row.after,
  }))
}
