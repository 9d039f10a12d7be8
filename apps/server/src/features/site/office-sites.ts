import type { Database } from '@provender/db/tables'
import type { CompanyId, SiteId, UserId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import { closeSite } from './change-site.ts'
import type { SiteRow } from './customer-sites.ts'

// Sites as staff manage them; `store.ts` is for customers.

interface OfficeSite {
  readonly id: number
  readonly uid: SiteId
  readonly name: string
}

/** The texts and the route of a site, by column; a field that is left out stays as it is. */
type SiteFields = Partial<
  Pick<
    SiteRow,
    'name' | 'address1' | 'city' | 'post_code' | 'contact_name' | 'telephone' | 'instructions' | 'route_id'
  >
>

/** Finds a site by its code. A site that the company added itself has no code: the first 8 characters of its id stand for it. */
async function findSiteByCode(
  db: Kysely<Database>,
  companyId: CompanyId,
  code: string,
): Promise<OfficeSite | undefined> {
  return await db
    .selectFrom('site')
    .select(['id', 'uid', 'name'])
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`case when code is null then left(uid::text, 8) = lower(${code}) else code = ${code} end`,
    )
    .executeTakeFirst()
}

export interface OfficeSiteInput {
  readonly companyId: CompanyId
  readonly country: string
  readonly code: string
  readonly fields: SiteFields
}

/** Changes the site with a code, or adds it if the company has none. Reopens a closed site. */
export async function setOfficeSite(
  db: Kysely<Database>,
  input: OfficeSiteInput,
): Promise<
  Result<
    { readonly change: 'ADDED' | 'CHANGED'; readonly name: string },
    { readonly type: 'NOTHING_TO_CHANGE' | 'NAME_OR_ADDRESS_MISSING' }
  >
> {
  const existing = await findSiteByCode(db, input.companyId, input.code)
  const name = existing ? await changeSite(db, existing, input.fields) : await addSite(db, input)
  return name.ok ? ok({ change: existing ? 'CHANGED' : 'ADDED', name: name.value }) : name
}

async function changeSite(
  db: Kysely<Database>,
  site: OfficeSite,
  fields: SiteFields,
): Promise<Result<string, { readonly type: 'NOTHING_TO_CHANGE' }>> {
  if (Object.keys(fields).length === 0) return refuse({ type: 'NOTHING_TO_CHANGE' })
  const { name } = await db
    .updateTable('site')
    .set({ ...fields, closed_at: null })
    .where('id', '=', site.id)
    .returning('name')
    .executeTakeFirstOrThrow()
  return ok(name)
}

async function addSite(
  db: Kysely<Database>,
  { companyId, country, code, fields }: OfficeSiteInput,
): Promise<Result<string, { readonly type: 'NAME_OR_ADDRESS_MISSING' }>> {
  const { name, address1 } = fields
  if (!name || !address1) return refuse({ type: 'NAME_OR_ADDRESS_MISSING' })
  await db
    .insertInto('site')
    .values({
      company_id: companyId,
      code,
      country,
      address2: '',
      address3: '',
      city: '',
      post_code: '',
      contact_name: '',
      telephone: '',
      instructions: '',
      ...fields,
      name,
      address1,
    })
    .execute()
  return ok(name)
}

export async function bindUserToSite(
  db: Kysely<Database>,
  user: { readonly id: UserId; readonly company_id: CompanyId },
  code: string,
): Promise<Result<string, { readonly type: 'SITE_NOT_FOUND' }>> {
  const site = await findSiteByCode(db, user.company_id, code)
  if (!site) return refuse({ type: 'SITE_NOT_FOUND' })
  await db.updateTable('login').set({ site_id: site.id }).where('id', '=', user.id).execute()
  return ok(site.name)
}

export async function unbindUser(db: Kysely<Database>, userId: UserId): Promise<void> {
  await db.updateTable('login').set({ site_id: null }).where('id', '=', userId).execute()
}

/** Closes a site. Returns its name and the e-mail addresses of the users who order for it only. */
export async function closeOfficeSite(
  db: Kysely<Database>,
  { companyId, code }: Pick<OfficeSiteInput, 'companyId' | 'code'>,
  nowMs: number,
): Promise<
  Result<
    { readonly name: string; readonly boundUsers: readonly string[] },
    { readonly type: 'SITE_NOT_FOUND' }
  >
> {
  const site = await findSiteByCode(db, companyId, code)
  if (!site) return refuse({ type: 'SITE_NOT_FOUND' })
  await closeSite(db, { companyId, id: site.uid }, nowMs)
  return ok({ name: site.name, boundUsers: await readBoundUsers(db, site) })
}

async function readBoundUsers(db: Kysely<Database>, site: OfficeSite): Promise<readonly string[]> {
  const users = await db.selectFrom('login').select('email').where('site_id', '=', site.id).execute()
  return users.map(({ email }) => email)
}
