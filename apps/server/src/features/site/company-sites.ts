import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { Site } from '@provender/domain/site/site'
import type { Kysely } from 'kysely'
import type { Deps } from '../../kernel/deps.ts'
import { siteOf, type SiteRow } from './customer-sites.ts'

export async function readOpenSites(db: Kysely<Database>, companyId: CompanyId): Promise<readonly SiteRow[]> {
  return await db
    .selectFrom('site')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('closed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export interface CompanySiteView {
  readonly site: Site
  /** ISO weekdays, 1 Monday to 7 Sunday. */
  readonly weekdays: readonly number[]
}

/** The sites of a company that are not closed, with the weekdays of their delivery. */
export async function readCompanySites(
  { db, wholesaler }: Pick<Deps, 'db' | 'wholesaler'>,
  companyId: CompanyId,
): Promise<CompanySiteView[]> {
  const { routes } = wholesaler.current()
  const { route_id: companyRoute } = await db
    .selectFrom('company')
    .select('route_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const weekdaysOf = ({ route_id }: SiteRow): readonly number[] =>
    routes.get(route_id ?? companyRoute ?? 0)?.weekdays ?? []
  return (await readOpenSites(db, companyId)).map((row) => ({
    site: siteOf(row),
    weekdays: weekdaysOf(row).toSorted((one, other) => one - other),
  }))
}
