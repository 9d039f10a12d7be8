import type { Database } from '@provender/db/tables'
import type { CompanyId, SiteId, UserId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import type { SiteAnswers } from '@provender/domain/site/site'
import { type Kysely, sql } from 'kysely'
import { lockUsersAsOwner } from '../../kernel/identity/lock-users.ts'

interface MeantSite {
  readonly companyId: CompanyId
  readonly id: SiteId
}

interface OwnSite extends MeantSite {
  /** Has to be an owner of the company. */
  readonly userId: UserId
}

type SiteRefusal = { readonly type: 'NOT_ALLOWED' } | { readonly type: 'NOT_FOUND' }

export async function changeSite(
  db: Kysely<Database>,
  own: OwnSite,
  { postCode, contactName, ...site }: SiteAnswers,
): Promise<Result<null, SiteRefusal>> {
  return await asOwner(db, own, async (tx) => {
    const changed = await tx
      .updateTable('site')
      .set({ ...site, post_code: postCode, contact_name: contactName })
      .where('company_id', '=', own.companyId)
      .where('uid', '=', own.id)
      .where('closed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  })
}

export async function closeOwnSite(
  db: Kysely<Database>,
  own: OwnSite,
  nowMs: number,
): Promise<Result<null, SiteRefusal>> {
  return await asOwner(db, own, (tx) => closeSite(tx, own, nowMs))
}

/** Closes a site to new orders; existing ones are still delivered. False if it never existed; a closed site stays closed. */
export async function closeSite(
  db: Kysely<Database>,
  { companyId, id }: MeantSite,
  nowMs: number,
): Promise<boolean> {
  const closed = await db
    .updateTable('site')
    .set({ closed_at: sql<Date>`coalesce(closed_at, ${new Date(nowMs)})` })
    .where('company_id', '=', companyId)
    .where('uid', '=', id)
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

/** `change` returns false if the site does not exist. */
async function asOwner(
  db: Kysely<Database>,
  own: OwnSite,
  change: (tx: Kysely<Database>) => Promise<boolean>,
): Promise<Result<null, SiteRefusal>> {
  return await db.transaction().execute(async (tx) => {
    if (!(await lockUsersAsOwner(tx, own))) return refuse({ type: 'NOT_ALLOWED' })
    return (await change(tx)) ? ok(null) : refuse({ type: 'NOT_FOUND' })
  })
}
