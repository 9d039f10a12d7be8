import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import type { SiteDetails } from '@provender/domain/site/site'
import { type Kysely, sql } from 'kysely'
import {
  createStaging,
  classifyRows,
  columnList,
  inColumns,
  setFromStaged,
  stageRows,
  type Staging,
  type ImportCounts,
  readCounts,
} from '../staging.ts'

const columns = {
  name: 'text',
  address1: 'text',
  address2: 'text',
  address3: 'text',
  city: 'text',
  country: 'text',
  post_code: 'text',
  contact_name: 'text',
  telephone: 'text',
  instructions: 'text',
  route_id: 'bigint',
  closed_at: 'timestamptz',
} as const
const written = ['company_id', 'code', ...Object.keys(columns)]
const sites: Staging = { name: 'staged_site', columns: { company_id: 'bigint', code: 'text', ...columns } }

export type SiteColumn = keyof typeof columns

export interface StagedSite extends SiteDetails {
  readonly line: number
  readonly companyId: CompanyId
  readonly code: string
  readonly routeId: number | null
  /** Null if it is open. */
  readonly closedAt: Date | null
}

export async function createSiteStaging(tx: Kysely<Database>): Promise<void> {
  await createStaging(tx, sites)
}

export async function stageSites(tx: Kysely<Database>, rows: readonly StagedSite[]): Promise<void> {
  await stageRows(tx, sites, inColumns(sites, rows))
}

/** Finds the existing sites and classifies each. Only the columns of the file are compared. */
export async function classifySites(
  tx: Kysely<Database>,
  presentColumns: ReadonlySet<SiteColumn>,
): Promise<ImportCounts> {
  await sql`
    update staged_site staged set id = existing.id,
      closed_at = case when staged.closed_at is not null then coalesce(existing.closed_at, staged.closed_at) end
    from site existing where existing.company_id = staged.company_id and existing.code = staged.code`.execute(
    tx,
  )
  await classifyRows(tx, sites, { table: 'site', key: 'id', compared: ['code', ...presentColumns] })
  return await readCounts(tx, sites, 'sites')
}

/**
 * Writes the differences. An existing site keeps the columns that the file does not have: an owner may change
 * them at the same moment. A closed site keeps its closing date.
 */
export async function writeSites(
  tx: Kysely<Database>,
  presentColumns: ReadonlySet<SiteColumn>,
): Promise<void> {
  await sql`
    update site set ${setFromStaged(['code', ...presentColumns])}
    from staged_site staged where site.id = staged.id and staged.change = 'changed'`.execute(tx)
  await sql`
    insert into site (${columnList(written)})
    select ${columnList(written)} from staged_site where change = 'new' order by line`.execute(tx)
}
