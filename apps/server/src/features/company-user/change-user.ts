import type { Database } from '@provender/db/tables'
import type { CompanyId, SiteId, UserId } from '@provender/domain/ids'
import type { UserRole } from '@provender/domain/permission/permission'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { lockUsersAsOwner } from '../../kernel/identity/lock-users.ts'
import { closeAccount } from '../account/deletion/close-account.ts'
import { hasOtherOwner } from '../account/owners.ts'
import { recordSecurityEvent } from '../account/security-events.ts'
import { findOpenSite } from './store.ts'

interface UserReference {
  readonly companyId: CompanyId
  readonly userId: UserId
  readonly by: UserId
}

export type UserRefusal =
  | { readonly type: 'NOT_ALLOWED' }
  | { readonly type: 'NOT_FOUND' }
  | { readonly type: 'LAST_OWNER' }

export async function setRole(
  deps: Pick<Deps, 'db' | 'accounts'>,
  { role, ...user }: UserReference & { readonly role: UserRole },
): Promise<Result<null, UserRefusal>> {
  return await changing(deps, user, async (tx) => {
    if (role !== 'OWNER' && !(await hasOtherOwner(tx, user))) return refuse({ type: 'LAST_OWNER' })
    const { numUpdatedRows } = await tx
      .updateTable('login')
      .set({ role })
      .where('id', '=', user.userId)
      .where('role', '!=', role)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return ok(null)
    await recordSecurityEvent(tx, { kind: 'LOGIN_ROLE_CHANGED', userId: user.userId })
    return ok(null)
  })
}

/**
 * Restricts a user to one site of the company, or with null to none
 * (docs/decisions/0032-signed-quotes.md). A closed site and one of another company count as missing.
 */
export async function bindToSite(
  deps: Pick<Deps, 'db' | 'accounts'>,
  { siteId, ...user }: UserReference & { readonly siteId: SiteId | null },
): Promise<Result<null, UserRefusal>> {
  return await changing(deps, user, async (tx) => {
    const site = siteId === null ? null : await findOpenSite(tx, user.companyId, siteId)
    if (site === undefined) return refuse({ type: 'NOT_FOUND' })
    const siteKey = site?.id ?? null
    const { numUpdatedRows } = await tx
      .updateTable('login')
      .set({ site_id: siteKey })
      .where('id', '=', user.userId)
      .where(sql<boolean>`site_id is distinct from ${siteKey}`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return ok(null)
    await recordSecurityEvent(tx, { kind: 'LOGIN_SITE_CHANGED', userId: user.userId })
    return ok(null)
  })
}

/** Closes a colleague's account and ends its sessions. Orders still show who placed them. */
export async function removeUser(
  deps: Pick<Deps, 'db' | 'accounts' | 'clock'>,
  user: UserReference,
): Promise<Result<null, UserRefusal>> {
  const nowMs = deps.clock.nowMs()
  const removed = await changing(deps, user, async (tx) => {
    if (!(await hasOtherOwner(tx, user))) return refuse({ type: 'LAST_OWNER' })
    await closeAccount(tx, { userId: user.userId, nowMs, keepsName: true })
    return ok(null)
  })
  const isRepeat = !removed.ok && removed.refusal.type === 'NOT_FOUND' && (await isClosed(deps.db, user))
  return isRepeat ? ok(null) : removed
}

async function isClosed(db: Kysely<Database>, { companyId, userId }: UserReference): Promise<boolean> {
  const row = await db
    .selectFrom('login')
    .select('id')
    .where('id', '=', userId)
    .where('company_id', '=', companyId)
    .where('closed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

async function changing(
  { db, accounts }: Pick<Deps, 'db' | 'accounts'>,
  user: UserReference,
  change: (tx: Kysely<Database>) => Promise<Result<null, UserRefusal>>,
): Promise<Result<null, UserRefusal>> {
  const changed = await db.transaction().execute(async (tx) => {
    if (!(await lockUsersAsOwner(tx, { companyId: user.companyId, userId: user.by })))
      return refuse<UserRefusal>({ type: 'NOT_ALLOWED' })
    const row = await tx
      .selectFrom('login')
      .select('id')
      .where('id', '=', user.userId)
      .where('company_id', '=', user.companyId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (!row) return refuse<UserRefusal>({ type: 'NOT_FOUND' })
    return await change(tx)
  })
  if (changed.ok) await accounts.invalidate(user.userId)
  return changed
}
