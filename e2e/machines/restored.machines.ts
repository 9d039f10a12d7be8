import { setTimeout as pause } from 'node:timers/promises'
import { setLongTimeouts } from '@provender/testing/at-length'
import { afterEach, expect, test, vi } from 'vitest'
import { missingOrders } from '../system/fixture/ledger-checks.ts'
import { startArchiveBucket } from './fixture/archive-bucket.ts'
import { type Cluster, startCluster } from './fixture/cluster.ts'
import { machineNames, type MachineName } from './fixture/machine-files.ts'
import { buyersOf, furtherOrders, startShoppers } from './fixture/shoppers.ts'
import { waitUntil } from './fixture/wait-until.ts'

setLongTimeouts()

let cluster: Cluster
afterEach(() => {
  vi.unstubAllEnvs()
})

const programs = '/usr/lib/postgresql/15/bin'

async function asPostgres(name: MachineName, ...command: readonly string[]): Promise<void> {
  await cluster.machineOf(name).run({ name: 'by-hand', user: 'postgres', command })
}

async function runPgBackRest(name: MachineName, ...args: readonly string[]): Promise<void> {
  const config = `--config=${cluster.filesOf(name).archiveConfig}`
  await asPostgres(name, 'pgbackrest', config, '--stanza=provender', '--log-level-console=info', ...args)
}

async function order(count: number, buyers: Awaited<ReturnType<typeof buyersOf>>) {
  const shoppers = startShoppers(cluster, { buyers, count: 4 })
  await furtherOrders(shoppers, count)
  await shoppers.stop()
  return shoppers.acknowledged
}

async function stopAll(program: 'patroni' | 'server'): Promise<void> {
  for (const name of machineNames) cluster.serviceOf(name, program).signal('SIGTERM')
  await Promise.all(machineNames.map((name) => cluster.serviceOf(name, program).exited))
}

/** Waits until the archive has all that was written so far. */
async function untilArchived(): Promise<void> {
  const ask = async (question: string): Promise<string> =>
    (await cluster.askAsSuperuser(`select ${question} as answer`))[0]?.['answer'] ?? ''
  const segment = await ask('pg_walfile_name(pg_switch_wal())')
  const isArchived = async () => (await ask('(select last_archived_wal from pg_stat_archiver)')) >= segment
  await waitUntil('the archive has everything', isArchived)
}

/** As `deploy/three/README.md` describes it. */
async function restoreTo(target: string): Promise<void> {
  const [first, ...others] = machineNames
  const { patroniConfig, databaseFolder, socketFolder, server } = cluster.filesOf(first)
  await stopAll('server')
  await stopAll('patroni')
  const confirm = `printf 'provender\\nYes I am aware\\n' | patronictl -c ${patroniConfig} remove provender`
  await asPostgres(first, 'sh', '-c', confirm)
  for (const name of machineNames) {
    const data = cluster.filesOf(name).databaseFolder
    await asPostgres(name, 'mv', data, `${data}-before`)
  }
  await asPostgres(first, 'mkdir', '-m', '700', databaseFolder)
  await runPgBackRest(
    first,
    '--type=time',
    `--target=${target.replace('T', ' ').replace('Z', '+00')}`,
    '--target-action=promote',
    'restore',
  )
  const control = [`${programs}/pg_ctl`, '-D', databaseFolder, '-w']
  const log = ['-l', `${databaseFolder}-restore.log`]
  await asPostgres(first, ...control, '-t', '3600', ...log, '-o', '-c hot_standby=off', 'start')
  const isPromoted = `psql -h ${socketFolder} -Atc 'select pg_is_in_recovery()' | grep -q f`
  await waitUntil('the restored database is writable', () =>
    asPostgres(first, 'sh', '-c', isPromoted).then(
      () => true,
      () => false,
    ),
  )
  await asPostgres(first, ...control, 'stop')
  cluster.startPatroni(first)
  await waitUntil('the restored database is the primary', async () => (await cluster.primary()) === first)
  for (const name of others) cluster.startPatroni(name)
  await cluster.standby()
  const { command, ...rest } = server
  const settling = [...command.slice(0, -1), 'apps/server/src/cli/backup.ts', 'restored', '--to', target]
  await cluster.machineOf(first).run({ ...rest, name: 'settling', command: settling })
  await Promise.all(machineNames.map((name) => cluster.serve(name)))
}

test('a restore to the second before a mistake keeps all orders before it, and gives no number twice', async () => {
  const { archive, endpoint } = await startArchiveBucket()
  vi.stubEnv('TEST_S3_ENDPOINT', endpoint)
  cluster = await startCluster({ archive })
  const primary = await cluster.primary()
  await runPgBackRest(primary, 'stanza-create')
  await runPgBackRest(primary, 'check')
  await runPgBackRest(primary, '--type=full', 'backup')
  const buyers = await buyersOf(cluster, 2_000)
  const before = await order(60, buyers)
  const readTime = `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MSZ') as at`
  const target = await cluster.withDatabase(async (pool) => (await pool.query(readTime)).rows[0].at)
  await pause(1_500)
  const after = await order(10, buyers)
  await cluster.withDatabase((pool) => pool.query('update stock_level set on_hand = 0'))
  await untilArchived()

  const startedAtMs = performance.now()
  await restoreTo(target)
  const onceMore = await order(10, buyers)
  const seconds = ((onceMore[0]!.atMs - startedAtMs) / 1000).toFixed(1)
  const lost = await cluster.withDatabase((pool) => missingOrders(pool, before))
  process.stdout.write(
    `restored: RPO ${lost.length} of ${before.length} orders before the mistake, RTO ${seconds} s\n`,
  )
  expect(lost).toEqual([])
  expect(await cluster.withDatabase((pool) => missingOrders(pool, after))).toHaveLength(after.length)
  const given = new Set([...before, ...after].map(({ number }) => number))
  expect(onceMore.filter(({ number }) => given.has(number))).toEqual([])
})
