import {
  createSiteStaging,
  classifySites,
  stageSites,
  writeSites,
} from '../features/import/sites/site-staging.ts'
import { idsByCode } from './ids-by-code.ts'
import type { SeedContext } from './seed-context.ts'

export async function seedSites({ tx, demo }: SeedContext): Promise<void> {
  const companies = await idsByCode(tx, 'company')
  const routes = await idsByCode(tx, 'route')
  await createSiteStaging(tx)
  await stageSites(
    tx,
    demo.sites.map(({ companyCode, routeCode, userEmails: _users, ...site }, index) => ({
      ...site,
      line: index + 1,
      companyId: companies(companyCode),
      routeId: routeCode === null ? null : routes(routeCode),
      closedAt: null,
    })),
  )
  await classifySites(tx, new Set())
  await writeSites(tx, new Set())
  for (const { companyCode, code, userEmails } of demo.sites)
    if (userEmails.length > 0)
      await tx
        .updateTable('login')
        .set((eb) => ({
          site_id: eb
            .selectFrom('site')
            .select('id')
            .where('company_id', '=', companies(companyCode))
            .where('code', '=', code),
        }))
        .where('email', 'in', userEmails)
        .execute()
}
