import type { Database } from '@provender/db/tables'
import { type Kysely, sql } from 'kysely'
import { emailKey } from '../../../kernel/mail/email-spelling.ts'
import { nextVersion } from '../../../kernel/next-version.ts'
import { createCodesByCase } from '../cells/code-case.ts'
import { unusableFile } from '../csv/unusable-file.ts'
import { createFailedLines } from '../failed-lines.ts'
import type { Importer, ImportSession, ImportSource } from '../importer.ts'
import { presentColumns } from '../present-columns.ts'
import { openPriceLists, type PriceLists, withPriceListId } from '../price-lists.ts'
import { companyColumns } from './columns.ts'
import {
  type CompanyColumn,
  createCompanyStaging,
  classifyCompanies,
  stageCompanies,
  type StagedCompany,
  type StagedUser,
  stageUsers,
  writeCompanies,
} from './company-staging.ts'
import { type CompanyContext, type KnownCompany, parseCompany } from './parse-company.ts'

export const companyImporter: Importer = {
  columns: companyColumns,
  hasAttributes: false,
  open: openCompanyImporter,
}

async function openCompanyImporter(source: ImportSource): Promise<ImportSession> {
  const { tx, header, problems } = source
  if (header.indexes.has('userName') && !header.indexes.has('userEmail'))
    throw unusableFile({ code: 'LOGIN_NAME_WITHOUT_EMAIL' })
  await createCompanyStaging(tx)
  const lists = await openPriceLists(tx, problems)
  const context = await openContext(source, lists)
  const columns = presentColumns(source, columnOf)
  const warnOfEmptyList = (line: number, list: string): void =>
    problems.warn(line, { code: 'PRICE_LIST_WITHOUT_PRICES', list })
  return {
    stage: async (lines) => {
      const companies: StagedCompany[] = []
      const users: StagedUser[] = []
      for (const line of lines) {
        const parsed = parseCompany(line, context)
        for (const fault of parsed.ok ? [] : parsed.refusal) problems.bad(line.line, fault)
        if (!parsed.ok) {
          context.leftOut.add(line)
          continue
        }
        const { company, user } = parsed.value
        if (company) companies.push(await withPriceListId(company, lists, warnOfEmptyList))
        if (user) users.push(user)
      }
      await stageCompanies(tx, companies)
      await stageUsers(tx, users)
    },
    leaveOut: context.leftOut.add,
    classify: () => classifyCompanies(tx, columns),
    write: async () => {
      await writeCompanies(tx, columns)
      if (lists.hasNew()) await nextVersion(tx, 'catalogue')
    },
  }
}

async function openContext(source: ImportSource, lists: PriceLists): Promise<CompanyContext> {
  const existing = await readKnownCompanies(source.tx)
  const routes = await source.tx.selectFrom('route').select(['code', 'id']).execute()
  const users = await source.tx
    .selectFrom('login')
    .innerJoin('company', 'company.id', 'login.company_id')
    .select(['login.email', 'company.code'])
    .execute()
  return {
    source,
    existing: new Map(existing.map(({ code, ...company }) => [code, company])),
    routes: new Map(routes.map(({ code, id }) => [code, id])),
    lists,
    companyByUser: new Map(users.map(({ email, code }) => [emailKey(email), code])),
    previousLines: new Map(),
    seenUsers: new Map(),
    leftOut: createFailedLines(source),
    codesByCase: createCodesByCase(existing.map(({ code }) => code)),
  }
}

async function readKnownCompanies(
  tx: Kysely<Database>,
): Promise<readonly (KnownCompany & { readonly code: string })[]> {
  const { rows } = await sql<KnownCompany & { code: string }>`
    select code, currency_code as "currencyCode", exists (select from orders where company_id = company.id)
      or exists (select from ledger_entry where company_id = company.id) as "isCurrencyUsed"
    from company`.execute(tx)
  return rows
}

const columnOf: Readonly<Partial<Record<string, CompanyColumn>>> = {
  name: 'name',
  contact: 'contact_name',
  address1: 'address1',
  address2: 'address2',
  address3: 'address3',
  city: 'city',
  country: 'country',
  postCode: 'post_code',
  telephone: 'telephone',
  telephone2: 'telephone2',
  mobile: 'mobile',
  fax: 'fax',
  priceList: 'price_list_id',
  creditLimit: 'credit_limit_minor',
  currency: 'currency_code',
  route: 'route_id',
  incVat: 'show_all_prices_including_vat',
  hidePrices: 'hide_default_product_prices',
}
