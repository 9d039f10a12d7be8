import type { CompanyId } from '@provender/domain/ids'
import { ok, refuse, type Result } from '@provender/domain/result'
import { cleanCell } from '../cells/clean-cell.ts'
import { type CodesByCase, createCodesByCase } from '../cells/code-case.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { Importer, ImportSession, ImportSource } from '../importer.ts'
import { presentColumns } from '../present-columns.ts'
import { type ExistingCodes, readValues } from '../read-values.ts'
import { siteColumns } from './columns.ts'
import {
  createSiteStaging,
  classifySites,
  type SiteColumn,
  type StagedSite,
  stageSites,
  writeSites,
} from './site-staging.ts'

export const siteImporter: Importer = { columns: siteColumns, hasAttributes: false, open: openSiteImporter }

async function openSiteImporter(source: ImportSource): Promise<ImportSession> {
  const { tx, problems } = source
  await createSiteStaging(tx)
  const context = await openContext(source)
  const columns = presentColumns(source, columnOf)
  return {
    stage: async (lines) => {
      const sites: StagedSite[] = []
      for (const line of lines) {
        const parsed = parseSite(line, context)
        if (parsed.ok) sites.push(parsed.value)
        else for (const fault of parsed.refusal) problems.bad(line.line, fault)
      }
      await stageSites(tx, sites)
    },
    classify: async () => [await classifySites(tx, columns)],
    write: () => writeSites(tx, columns),
  }
}

interface SiteContext {
  readonly source: ImportSource
  readonly companies: ReadonlyMap<string, { readonly id: CompanyId; readonly country: string }>
  readonly routes: ReadonlyMap<string, number>
  readonly existing: ReadonlySet<string>
  readonly previousLines: Map<string, number>
  readonly codesByCase: Map<string, CodesByCase>
}

async function openContext(source: ImportSource): Promise<SiteContext> {
  const { tx } = source
  const companies = await tx.selectFrom('company').select(['code', 'id', 'country']).execute()
  const routes = await tx.selectFrom('route').select(['code', 'id']).execute()
  const existing = await tx
    .selectFrom('site')
    .innerJoin('company', 'company.id', 'site.company_id')
    .select(['company.code as company', 'site.code'])
    .where('site.code', 'is not', null)
    .execute()
  return {
    source,
    companies: new Map(companies.map(({ code, ...company }) => [code, company])),
    routes: new Map(routes.map(({ code, id }) => [code, id])),
    existing: new Set(existing.map(({ company, code }) => keyOf(company, code ?? ''))),
    previousLines: new Map(),
    codesByCase: new Map(
      Array.from(
        Map.groupBy(existing, ({ company }) => company),
        ([company, sites]) => [company, createCodesByCase(sites.map(({ code }) => code ?? ''))],
      ),
    ),
  }
}

function keyOf(company: string, code: string): string {
  return JSON.stringify([company, code])
}

function parseSite(csvLine: CsvLine, context: SiteContext): Result<StagedSite, readonly ImportFault[]> {
  const read = readValues(siteColumns, csvLine, {
    ...context.source,
    existingCodes: existingCodes(csvLine, context),
  })
  if (!read.ok) return refuse(read.faults)
  const { values } = read
  const { company: companyCode = '', code = '', route = null } = values
  const key = keyOf(companyCode, code)
  const company = context.companies.get(companyCode)
  const before = context.previousLines.get(key)
  const faults: ImportFault[] = []
  if (!company) faults.push({ code: 'NO_COMPANY', field: 'company', company: companyCode })
  if (before !== undefined)
    faults.push({ code: 'SITE_REPEATED', field: 'code', site: code, company: companyCode, line: before })
  if (!context.existing.has(key) && values.name === undefined)
    faults.push({ code: 'SITE_FIELD_MISSING', column: 'name' })
  if (route !== null && !context.routes.has(route)) faults.push({ code: 'NO_ROUTE', field: 'route', route })
  if (faults.length > 0 || !company) return refuse(faults)
  context.previousLines.set(key, csvLine.line)
  if (!context.existing.has(key)) warnOfCase(csvLine.line, { company: companyCode, code }, context)
  return ok({
    line: csvLine.line,
    companyId: company.id,
    code,
    name: values.name ?? '',
    address1: values.address1 ?? '',
    address2: values.address2 ?? '',
    address3: values.address3 ?? '',
    city: values.city ?? '',
    country: values.country || company.country,
    postCode: values.postCode ?? '',
    contactName: values.contact ?? '',
    telephone: values.telephone ?? '',
    instructions: values.instructions ?? '',
    routeId: route === null ? null : (context.routes.get(route) ?? null),
    closedAt: values.closed ? new Date(context.source.nowMs) : null,
  })
}

/** Sites have their codes within their company. */
function existingCodes(
  { cells }: CsvLine,
  { source, companies, routes, existing }: SiteContext,
): ExistingCodes {
  const company = cleanCell(cells[source.header.indexes.get('company') ?? -1] ?? '')
  return { company: companies, route: routes, code: { has: (code) => existing.has(keyOf(company, code)) } }
}

function warnOfCase(
  line: number,
  { company, code }: { readonly company: string; readonly code: string },
  { source, codesByCase }: SiteContext,
): void {
  const codes = codesByCase.get(company) ?? createCodesByCase([])
  codesByCase.set(company, codes)
  const other = codes.similarTo(code)
  if (other !== undefined)
    source.problems.warn(line, { code: 'SITE_DIFFERS_BY_CASE', value: code, other, company })
}

const columnOf: Readonly<Partial<Record<string, SiteColumn>>> = {
  name: 'name',
  address1: 'address1',
  address2: 'address2',
  address3: 'address3',
  city: 'city',
  country: 'country',
  postCode: 'post_code',
  contact: 'contact_name',
  telephone: 'telephone',
  instructions: 'instructions',
  route: 'route_id',
  closed: 'closed_at',
}
