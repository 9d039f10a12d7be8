import type { Database } from '@provender/db/tables'
import type { CompanyId, UserId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { maxSites, type SiteAnswers } from '@provender/domain/site/site'
import { type Kysely, sql } from 'kysely'
import { type KeyReused, userCaller, writeOnce } from '../../kernel/idempotency/write-once.ts'
import { lockUsersAsOwner } from '../../kernel/identity/lock-users.ts'

export interface NewSite {
  readonly companyId: CompanyId
  readonly userId: UserId
  /** A UUID created once for a site. A repeat adds nothing. */
  readonly key: string
  readonly site: SiteAnswers
}

type NewSiteRefusal = { readonly type: 'NOT_ALLOWED' } | { readonly type: 'TOO_MANY_SITES' }

/** Adds a site in the company's country, on the company's route, once per key. */
export async function addSite(
  db: Kysely<Database>,
  { companyId, userId, key, site }: NewSite,
): Promise<Result<null, NewSiteRefusal | KeyReused>> {
  const keyed = { caller: userCaller(userId), key, operation: 'add site', input: site }
  return await db.transaction().execute((tx) =>
    writeOnce<null, NewSiteRefusal>(tx, keyed, async () => {
      if (!(await lockUsersAsOwner(tx, { companyId, userId }))) return refuse({ type: 'NOT_ALLOWED' })
      return (await insertSite(tx, companyId, site)) ? ok(null) : refuse({ type: 'TOO_MANY_SITES' })
    }),
  )
}

/** False if the company has the maximum number of sites. */
async function insertSite(db: Kysely<Database>, companyId: CompanyId, site: SiteAnswers): Promise<boolean> {
  const { rows } = await sql`
    insert into site (company_id, name, address1, address2, address3, city, country, post_code, contact_name, telephone,
      instructions)
    select id, ${site.name}, ${site.address1}, ${site.address2}, ${site.address3}, ${site.city}, country,
      ${site.postCode}, ${site.contactName}, ${site.telephone}, ${site.instructions}
    from company
    where id = ${companyId} and (
      select count(*) from site where company_id = company.id and closed_at is null) < ${maxSites}
    returning id`.execute(db)
  return rows.length > 0
}
