import type { Database } from '@provender/db/tables'
import type { DemoWholesaler } from '@provender/demo/dataset'
import { defaultConfig } from '@provender/domain/config/config'
import { localDay } from '@provender/domain/slots/local-time'
import type { Kysely } from 'kysely'
import { makePasswords } from '../features/account/passwords.ts'
import { nextVersion } from '../kernel/next-version.ts'
import { type DemoFilling } from './demo-filling.ts'
import { fillCatalogue } from './seed-catalogue.ts'
import { fillCompanies } from './seed-companies.ts'
import { fillLedger } from './seed-ledger.ts'
import { fillLogins } from './seed-logins.ts'
import type { FillOptions } from './seed-options.ts'
import { fillOrders } from './seed-orders.ts'
import { fillSettings } from './seed-settings.ts'
import { fillSites } from './seed-sites.ts'

/** Signs in every login of the demo wholesaler. */
export const demoPassword = 'provender-demo'

/** One demo wholesaler, the same on every machine but for the day. */
const seed = 1
const leastProducts = 500

/** Writes the demo wholesaler into an empty database, through the same writers as the imports and commands. */
export async function fillDemo(
  tx: Kysely<Database>,
  { products, nowMs, tell }: Omit<FillOptions, 'demo'>,
): Promise<void> {
  const startedAt = performance.now()
  tell('The database is empty: filling it with the demo wholesaler')
  // Loaded only where it is needed: nobody else's server shall hold the whole range in memory.
  const { buildDemoWholesaler } = await import('@provender/demo/wholesaler')
  const anchor = localDay(nowMs, defaultConfig.warehouseTimezone).toString()
  const demo = buildDemoWholesaler({ seed, anchor, productCount: Math.max(leastProducts, products) })
  const passwordHashes = hashPasswords(demo)
  const filling: DemoFilling = { tx, demo, config: { ...defaultConfig, ...demo.config }, anchor, nowMs }
  const [catalogue] = await Promise.all([nextVersion(tx, 'catalogue'), nextVersion(tx, 'settings')])
  await fillSettings(filling)
  await fillCatalogue(filling, catalogue)
  tell(`  ${demo.products.length.toLocaleString('en-GB')} products in ${demo.categories.length} categories`)
  await fillCompanies(filling, await passwordHashes)
  await fillSites(filling)
  await fillLogins(filling)
  await fillOrders(filling)
  await fillLedger(filling)
  tell(`  ${demo.companies.length} companies with ${demo.orders.length} orders`)
  tell(`  done in ${((performance.now() - startedAt) / 1000).toFixed(1)} seconds`)
}

/** Each login has its own hash of the same password, as if everybody had chosen it. */
async function hashPasswords({ companies }: DemoWholesaler): Promise<ReadonlyMap<string, string>> {
  const passwords = makePasswords()
  const logins = companies.flatMap((company) => company.logins)
  return new Map(
    await Promise.all(logins.map(async ({ email }) => [email, await passwords.hash(demoPassword)] as const)),
  )
}
