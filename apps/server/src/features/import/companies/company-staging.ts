import type { Database } from '@provender/db/tables'
import type { PriceListId } from '@provender/domain/ids'
import type { CompanyRow } from '@provender/domain/import/rows'
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
  contact_name: 'text',
  address1: 'text',
  address2: 'text',
  address3: 'text',
  city: 'text',
  country: 'text',
  post_code: 'text',
  telephone: 'text',
  telephone2: 'text',
  mobile: 'text',
  fax: 'text',
  price_list_id: 'bigint',
  credit_limit_minor: 'bigint',
  currency_code: 'text',
  show_all_prices_including_vat: 'boolean',
  hide_default_product_prices: 'boolean',
  route_id: 'bigint',
} as const
const written = ['code', ...Object.keys(columns)]
const companies: Staging = { name: 'staged_company', columns: { code: 'text', ...columns } }
const users: Staging = {
  name: 'staged_user',
  columns: { company_code: 'text', email: 'text', name: 'text', active: 'boolean', password_hash: 'text' },
}

export type CompanyColumn = keyof typeof columns

/** A staged company. For an existing one, missing columns are ignored. */
export interface StagedCompany extends Omit<CompanyRow, 'priceListCode' | 'routeCode' | 'users'> {
  readonly line: number
  readonly priceListId: PriceListId | null
  readonly routeId: number | null
}

export interface StagedUser {
  readonly line: number
  readonly companyCode: string
  readonly email: string
  /** If empty, keeps the name or uses the address. */
  readonly name: string
  /** For a new user. */
  readonly active: boolean
  readonly passwordHash: string | null
}

export async function createCompanyStaging(tx: Kysely<Database>): Promise<void> {
  await createStaging(tx, companies)
  await createStaging(tx, users)
}

export async function stageCompanies(tx: Kysely<Database>, rows: readonly StagedCompany[]): Promise<void> {
  await stageRows(tx, companies, inColumns(companies, rows))
}

export async function stageUsers(tx: Kysely<Database>, rows: readonly StagedUser[]): Promise<void> {
  await stageRows(tx, users, inColumns(users, rows))
}

/** Finds existing companies and users, and classifies each. Only the columns of the file are compared. */
export async function classifyCompanies(
  tx: Kysely<Database>,
  presentColumns: ReadonlySet<CompanyColumn>,
): Promise<readonly ImportCounts[]> {
  await sql`
    update staged_company staged set id = existing.id
    from company existing where existing.code = staged.code`.execute(tx)
  await classifyRows(tx, companies, { table: 'company', key: 'id', compared: ['code', ...presentColumns] })
  // In one statement, so that a name that the file omits never counts as a change.
  await sql`
    update staged_user staged set id = existing.id,
      name = coalesce(nullif(own.name, ''), existing.name, own.email),
      change = case
        when existing.id is null then 'new'
        when own.name not in ('', existing.name) then 'changed'
        else 'same' end
    from staged_user own left join login existing on lower(existing.email) = lower(own.email)
    where staged.line = own.line`.execute(tx)
  return [await readCounts(tx, companies, 'companies'), await readCounts(tx, users, 'users')]
}

/**
 * Writes the differences. An existing company keeps the columns that the file does not have: its owner may
 * change them at the same moment. An existing user keeps the company, the password and the active state. One
 * who closes the account at the same moment has lost the address, and does not get the name back.
 */
export async function writeCompanies(
  tx: Kysely<Database>,
  presentColumns: ReadonlySet<CompanyColumn>,
): Promise<void> {
  await sql`
    update company set ${setFromStaged(['code', ...presentColumns])}
    from staged_company staged where company.id = staged.id and staged.change = 'changed'`.execute(tx)
  await sql`
    insert into company (${columnList(written)})
    select ${columnList(written)} from staged_company where change = 'new' order by line`.execute(tx)
  await sql`
    update login set name = staged.name
    from staged_user staged
    where login.id = staged.id and staged.change = 'changed'
      and lower(login.email) = lower(staged.email)`.execute(tx)
  await sql`
    insert into login (company_id, email, name, active, password_hash)
    select company.id, staged.email, staged.name, staged.active, staged.password_hash
    from staged_user staged join company on company.code = staged.company_code
    where staged.change = 'new' order by staged.line`.execute(tx)
}
