import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startThrowawayCluster, type ThrowawayCluster } from '@provender/db/embedded/throwaway-cluster'

const installations = '/usr/lib/postgresql'

/**
 * Starts a throwaway cluster of the oldest PostgreSQL that Debian's packages installed on this machine, as an unprivileged
 * user. Its address, given as `TEST_DATABASE_URL`, makes the database tests run there: Provender promises PostgreSQL 15.
 */
export async function startSystemPostgres(): Promise<ThrowawayCluster> {
  const versions = existsSync(installations)
    ? readdirSync(installations)
        .map(Number)
        .toSorted((a, b) => a - b)
    : []
  const version = versions.find((each) => existsSync(join(installations, String(each), 'bin/postgres')))
  if (version === undefined) throw new Error(`There is no PostgreSQL in ${installations}: install postgresql`)
  return await startThrowawayCluster({ binFolder: join(installations, String(version), 'bin') })
}
