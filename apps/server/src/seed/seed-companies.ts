import {
  createCompanyStaging,
  classifyCompanies,
  stageCompanies,
  stageUsers,
  writeCompanies,
} from '../features/import/companies/company-staging.ts'
import { idsByCode, requireValue } from './ids-by-code.ts'
import type { SeedContext } from './seed-context.ts'

export async function seedCompanies(
  { tx, demo }: SeedContext,
  passwordHashes: ReadonlyMap<string, string>,
): Promise<void> {
  const lists = await idsByCode(tx, 'price_list')
  const routes = await idsByCode(tx, 'route')
  await createCompanyStaging(tx)
  await stageCompanies(
    tx,
    demo.companies.map(({ priceListCode, routeCode, ...company }, index) => ({
      ...company,
      line: index + 1,
      priceListId: priceListCode === null ? null : lists(priceListCode),
      routeId: routeCode === null ? null : routes(routeCode),
    })),
  )
  const users = demo.companies.flatMap(({ code, users: own }) =>
    own.map((user) => ({ ...user, companyCode: code })),
  )
  await stageUsers(
    tx,
    users.map((user, index) => ({
      ...user,
      line: index + 1,
      passwordHash: requireValue(passwordHashes.get(user.email), `password of ${user.email}`),
    })),
  )
  await classifyCompanies(tx, new Set())
  await writeCompanies(tx, new Set())
}
