import type { Database } from '@provender/db/tables'
import type { DemoWholesaler } from '@provender/demo/dataset'
import { defaultConfig } from '@provender/domain/config/config'
import { localDay } from '@provender/domain/slots/local-time'
import type { Kysely } from 'kysely'
import { hashPassword } from '../features/account/passwords.ts'
import { nextVersion } from '../kernel/next-version.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedCompanies } from './seed-companies.ts'
import { type SeedContext } from './seed-context.ts'
import { seedLedger } from './seed-ledger.ts'
import type { SeedOptions } from './seed-options.ts'
import { seedOrders } from './seed-orders.ts'
import { seedSettings } from './seed-settings.ts'
import { seedSites } from './seed-sites.ts'
import { seedStaff } from './seed-staff.ts'
import { seedUsers } from './seed-users.ts'

export const demoPassword = 'provender-demo'

/** The same demo wholesaler on every machine, apart from the day. */
const seed = 1
const minProducts = 500

/** Inserts the demo wholesaler into an empty database, with the same functions as imports and commands. */
export async function seedDemo(
  tx: Kysely<Database>,
  { products, nowMs, print }: Omit<SeedOptions, 'demo'>,
): Promise<void> {
  const startedAt = performance.now()
  print('The database is empty: filling it with the demo wholesaler')
  // Loaded on demand, so that other servers do not hold the whole range in memory.
  const { buildDemoWholesaler } = await import('@provender/demo/wholesaler')
  const anchor = localDay(nowMs, defaultConfig.warehouseTimezone).toString()
  const demo = buildDemoWholesaler({ seed, anchor, productCount: Math.max(minProducts, products) })
  const passwordHashes = hashPasswords(demo)
  const filling: SeedContext = { tx, demo, config: { ...defaultConfig, ...demo.config }, anchor, nowMs }
  const [catalogue] = await Promise.all([nextVersion(tx, 'catalogue'), nextVersion(tx, 'settings')])
  await seedSettings(filling)
  await seedCatalogue(filling, catalogue)
  print(`  ${demo.products.length.toLocaleString('en-GB')} products in ${demo.categories.length} categories`)
  await seedCompanies(filling, await passwordHashes)
  await seedSites(filling)
  await seedOrders(filling)
  await seedUsers(filling)
  await seedLedger(filling)
  await seedStaff(tx, demoPassword)
  print(`  ${demo.companies.length} companies with ${demo.orders.length} orders`)
  print(`  done in ${((performance.now() - startedAt) / 1000).toFixed(1)} seconds`)
}

/** Each user has a separate hash of the same password, as if everybody had chosen it. */
async function hashPasswords({ companies }: DemoWholesaler): Promise<ReadonlyMap<string, string>> {
  const users = companies.flatMap((company) => company.users)
  return new Map(
    await Promise.all(users.map(async ({ email }) => [email, await hashPassword(demoPassword)] as const)),
  )
}
