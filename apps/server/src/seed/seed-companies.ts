import {
  createCompanyStaging,
  classifyCompanies,
  stageCompanies,
  stageUsers,
  writeCompanies,
} from '../features/import/companies/company-staging.ts'
import { idsByCode, requireValue } from './ids-by-code.ts'
import type { SeedContext } from './seed-context.ts'

/** Inserts companies and their users. */
export async function seedCompanies(
  { tx, demo }: SeedContext,
  passwordHashes: ReadonlyMap<string, string>,
): Promise<void> {
  const lists = await idsByCode(tx, 'price_list')
  const routes = await idsByCode(tx, 'route')
  await createCompanyStaging(tx)
  await stageCompanies(
    tx,
    demo.companies.map(({ priceListCode, routeCode, ...company }, at) => ({
      ...company,
      line: at + 1,
      priceListId: priceListCode === null ? null : lists(priceListCode),
      routeId: routeCode === null ? null : routes(routeCode),
    })),
  )
  const logins = demo.companies.flatMap(({ code, logins: own }) =>
    own.map((login) => ({ ...login, companyCode: code })),
  )
  await stageUsers(
    tx,
    logins.map((login, at) => ({
      ...login,
      line: at + 1,
      passwordHash: requireValue(passwordHashes.get(login.email), `password of ${login.email}`),
    })),
  )
  await classifyCompanies(tx, new Set())
  await writeCompanies(tx, new Set())
}
