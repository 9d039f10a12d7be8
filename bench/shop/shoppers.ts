import type { OpenDb } from '@provender/db/open-db'
import type { UserId } from '@provender/domain/ids'
import { sql } from 'kysely'
import { benchCompanies } from './buyers.ts'
import { openSessions } from './sessions.ts'

/**
 * A user of each of the demo wholesaler's six companies, with their own prices and favourites. Returns the
 * secrets of their sessions.
 */
export async function openShoppers(database: OpenDb): Promise<readonly string[]> {
  const { rows } = await sql<{ id: UserId }>`
    update login set active = true
    where id in (
      select distinct on (company_id) login.id from login join company on company.id = company_id
      where not starts_with(company.code, ${benchCompanies}) order by company_id, active desc, login.id)
    returning id`.execute(database.db)
  if (rows.length !== 6) throw new Error(`Six companies are needed; there are ${rows.length}`)
  return await openSessions(
    database,
    rows.map(({ id }) => id),
  )
}
