import type { Database } from '@provender/db/tables'
import type { CompanyId, InvitationId, SiteId, UserId } from '@provender/domain/ids'
import type { UserRole } from '@provender/domain/permission/permission'
import { type Kysely, sql } from 'kysely'

export interface CompanyLogin {
  readonly id: UserId
  readonly email: string
  readonly name: string
  readonly role: UserRole
  readonly active: boolean
  readonly leaves_at: number | null
  /** The only site of the user; null for all sites of the company. */
  readonly site: LoginSite | null
}

export interface LoginSite {
  readonly id: SiteId
  readonly name: string
  /** If it is closed, the user cannot order deliveries. */
  readonly isOpen: boolean
}

export interface OpenInvitation {
  readonly id: InvitationId
  readonly email: string
  readonly role: UserRole
  readonly sent_at: number
  readonly expires_at: number
}

export async function readUsers(
  db: Kysely<Database>,
  companyId: CompanyId,
): Promise<readonly CompanyLogin[]> {
  return await db
    .selectFrom('login')
    .leftJoin('login_deletion', 'login_deletion.login_id', 'login.id')
    .select([
      'login.id',
      'login.email',
      'login.name',
      'login.role',
      'login.active',
      'login_deletion.starts_at as leaves_at',
      boundSite.as('site'),
    ])
    .where('login.company_id', '=', companyId)
    .where('login.closed_at', 'is', null)
    .orderBy('login.role', 'desc')
    .orderBy('login.id')
    .execute()
}

const boundSite = sql<LoginSite | null>`(
  select json_build_object('id', uid, 'name', site.name, 'isOpen', closed_at is null) from site where site.id = login.site_id)`

/** Includes expired ones, which can be sent again. */
export async function readInvitations(
  db: Kysely<Database>,
  companyId: CompanyId,
): Promise<readonly OpenInvitation[]> {
  return await db
    .selectFrom('login_invitation')
    .select(['id', 'email', 'role', 'sent_at', 'expires_at'])
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .orderBy('sent_at')
    .execute()
}

/** Undefined if it is closed, missing or another company's. */
export async function findOpenSite(
  tx: Kysely<Database>,
  companyId: CompanyId,
  id: SiteId,
): Promise<{ readonly id: number } | undefined> {
  return await tx
    .selectFrom('site')
    .select('id')
    .where('company_id', '=', companyId)
    .where('uid', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

export async function endInvitation(
  tx: Kysely<Database>,
  { id, nowMs }: { readonly id: InvitationId; readonly nowMs: number },
): Promise<void> {
  await tx
    .updateTable('login_invitation')
    .set({ ended_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** True for an invitation of this company, open or ended. */
export async function hasInvitation(
  db: Kysely<Database>,
  companyId: CompanyId,
  id: InvitationId,
): Promise<boolean> {
  const row = await db
    .selectFrom('login_invitation')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
