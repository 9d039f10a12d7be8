import type { Database } from '@provender/db/tables'
import type { CompanyId, LoginId, SiteId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { type Kysely, sql } from 'kysely'
import type { SiteRow } from './customer-sites.ts'

// Sites as staff manage them; `store.ts` is for customers.

export interface OfficeSite {
  readonly id: number
  readonly uid: SiteId
  readonly name: string
}

/** The texts and the route of a site, by column; a field that is left out stays as it is. */
export type SiteFields = Partial<
  Pick<
    SiteRow,
    'name' | 'address1' | 'city' | 'post_code' | 'contact_name' | 'telephone' | 'instructions' | 'route_id'
  >
>

/** Finds a site by its code. A site that the company added itself has no code: the first 8 characters of its id stand for it. */
export async function findSiteByCode(
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

/** Changes a site, and reopens it if it was closed. Returns its name. */
export async function changeOfficeSite(
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

export interface NewOfficeSite {
  readonly companyId: CompanyId
  readonly country: string
  readonly code: string
  readonly fields: SiteFields
}

/** Adds a site with a code. Returns its name. */
export async function addOfficeSite(
  db: Kysely<Database>,
  { companyId, country, code, fields }: NewOfficeSite,
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

/** Lets a user order for this site only; null: for every site of the company. */
export async function bindUserToSite(
  db: Kysely<Database>,
  userId: LoginId,
  site: OfficeSite | null,
): Promise<void> {
  await db
    .updateTable('login')
    .set({ site_id: site?.id ?? null })
    .where('id', '=', userId)
    .execute()
}

/** The e-mail addresses of the users who order for this site only. */
export async function readBoundUsers(db: Kysely<Database>, site: OfficeSite): Promise<readonly string[]> {
  const users = await db.selectFrom('login').select('email').where('site_id', '=', site.id).execute()
  return users.map(({ email }) => email)
}
