import { ok, refuse, type Result } from '@provender/domain/result'
import { emailKey } from '../../../kernel/mail/email-spelling.ts'
import type { CodesByCase } from '../cells/code-case.ts'
import type { Values } from '../csv/columns.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import type { FailedLines } from '../failed-lines.ts'
import type { ImportFault } from '../faults/fault.ts'
import type { ImportSource } from '../importer.ts'
import type { PriceLists } from '../price-lists.ts'
import { readValues } from '../read-values.ts'
import { companyColumns } from './columns.ts'
import type { StagedCompany, StagedUser } from './company-staging.ts'

type CompanyValues = Values<typeof companyColumns>

interface ParsedCompany extends Omit<StagedCompany, 'priceListId'> {
  readonly priceListCode: string | null
}

export interface KnownCompany {
  readonly currencyCode: string
  /** It has ordered or has a ledger, so its currency stays. */
  readonly isCurrencyUsed: boolean
}

export interface ParsedLine {
  readonly company: ParsedCompany | undefined
  readonly user: StagedUser | undefined
}

export interface CompanyContext {
  readonly source: ImportSource
  readonly existing: ReadonlyMap<string, KnownCompany>
  readonly routes: ReadonlyMap<string, number>
  readonly lists: PriceLists
  /** From e-mail address in lower case to company code. */
  readonly companyByUser: ReadonlyMap<string, string>
  readonly previousLines: Map<string, { readonly line: number; readonly values: CompanyValues }>
  readonly seenUsers: Map<string, number>
  readonly leftOut: FailedLines
  readonly codesByCase: CodesByCase
}

export function parseCompany(
  csvLine: CsvLine,
  context: CompanyContext,
): Result<ParsedLine, readonly ImportFault[]> {
  const { source, previousLines } = context
  const followsOn = followOn(csvLine, context)
  if (followsOn !== undefined) return refuse([followsOn])
  const existingCodes = { code: context.existing, priceList: context.lists, route: context.routes }
  const read = readValues(companyColumns, withNameOfFirst(csvLine, context), { ...source, existingCodes })
  if (!read.ok) return refuse(read.faults)
  const { code = '', route = null, userEmail = '' } = read.values
  const first = previousLines.get(code)
  const faults = first ? contradictions(first, { csvLine, values: read.values, source }) : []
  if (!first && !context.existing.has(code) && read.values.name === undefined)
    faults.push({ code: 'COMPANY_FIELD_MISSING', column: 'name' })
  const { currency = '' } = read.values
  const existing = context.existing.get(code)
  if (existing?.isCurrencyUsed && currency !== '' && currency !== existing.currencyCode)
    faults.push({ code: 'CURRENCY_IN_USE', field: 'currency', currency: existing.currencyCode })
  if (route !== null && !context.routes.has(route)) faults.push({ code: 'NO_ROUTE', field: 'route', route })
  const user = userEmail === '' ? undefined : stagedUser(csvLine.line, read.values)
  if (user) faults.push(...wrongWith(user, context))
  if (faults.length > 0) return refuse(faults)
  if (user) context.seenUsers.set(emailKey(user.email), csvLine.line)
  if (!first) previousLines.set(code, { line: csvLine.line, values: read.values })
  if (!first && !existing) warnOfCase(csvLine.line, code, context)
  const company = first ? undefined : companyOf(csvLine.line, read.values, context)
  return ok({ company, user })
}

function warnOfCase(line: number, code: string, { source, codesByCase }: CompanyContext): void {
  const other = codesByCase.similarTo(code)
  if (other !== undefined) source.problems.warn(line, { code: 'COMPANY_DIFFERS_BY_CASE', value: code, other })
}

/** A line that relies on a failed earlier line for the name has no fault of its own. */
function followOn(
  { cells }: CsvLine,
  { source, previousLines, leftOut }: CompanyContext,
): ImportFault | undefined {
  const { indexes } = source.header
  const cellOf = (key: string): string => (cells[indexes.get(key) ?? -1] ?? '').trim()
  const code = cellOf('code')
  const failed = leftOut.lineOf(code)
  if (failed === undefined || previousLines.has(code) || cellOf('name') !== '') return undefined
  return { code: 'COMPANY_FAILED', line: failed, company: code }
}

/** Further lines of a company may leave its name empty, like everything else. */
function withNameOfFirst(csvLine: CsvLine, { source, previousLines }: CompanyContext): CsvLine {
  const { header } = source
  const columns = { code: header.indexes.get('code'), name: header.indexes.get('name') }
  const { cells } = csvLine
  if (columns.code === undefined || columns.name === undefined || cells[columns.name]?.trim() !== '')
    return csvLine
  const name = previousLines.get((cells[columns.code] ?? '').trim())?.values.name
  return name === undefined ? csvLine : { ...csvLine, cells: cells.with(columns.name, name) }
}

function contradictions(
  first: { readonly line: number; readonly values: CompanyValues },
  {
    csvLine,
    values,
    source,
  }: { readonly csvLine: CsvLine; readonly values: CompanyValues; readonly source: ImportSource },
): ImportFault[] {
  const keys = Object.keys(companyColumns) as (keyof CompanyValues)[]
  return keys.flatMap((key) => {
    if (key === 'userEmail' || key === 'userName' || values[key] === first.values[key]) return []
    const index = source.header.indexes.get(key)
    if (index === undefined || csvLine.cells[index]?.trim() === '') return []
    return [{ code: 'COMPANY_CONTRADICTED', column: companyColumns[key].names[0], line: first.line }]
  })
}

function stagedUser(line: number, { code = '', userEmail = '', userName = '' }: CompanyValues): StagedUser {
  return { line, companyCode: code, email: userEmail, name: userName, active: false, passwordHash: null }
}

function wrongWith({ email, companyCode }: StagedUser, context: CompanyContext): ImportFault[] {
  const owner = context.companyByUser.get(emailKey(email))
  const before = context.seenUsers.get(emailKey(email))
  if (before !== undefined) return [{ code: 'LOGIN_REPEATED', field: 'login_email', email, line: before }]
  if (owner !== undefined && owner !== companyCode)
    return [{ code: 'LOGIN_OF_OTHER_COMPANY', field: 'login_email', email, company: owner }]
  return []
}

function companyOf(
  line: number,
  values: CompanyValues,
  { source, routes, existing }: CompanyContext,
): ParsedCompany {
  return {
    line,
    code: values.code ?? '',
    name: values.name ?? '',
    contactName: values.contact ?? '',
    address1: values.address1 ?? '',
    address2: values.address2 ?? '',
    address3: values.address3 ?? '',
    city: values.city ?? '',
    country: values.country ?? '',
    postCode: values.postCode ?? '',
    telephone: values.telephone ?? '',
    telephone2: values.telephone2 ?? '',
    mobile: values.mobile ?? '',
    fax: values.fax ?? '',
    priceListCode: values.priceList ?? null,
    creditLimitMinor: values.creditLimit ?? null,
    currencyCode:
      values.currency || (existing.get(values.code ?? '')?.currencyCode ?? source.config.currencyCode),
    showAllPricesIncludingVat: values.incVat ?? null,
    hideDefaultProductPrices: values.hidePrices ?? null,
    routeId: values.route ? (routes.get(values.route) ?? null) : null,
  }
}
