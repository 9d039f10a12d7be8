import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPool } from '@provender/db/connect-pool'
import { dropDatabase } from '@provender/db/drop-database'
import { migrate } from '@provender/db/migrate'
import { openDb, type OpenDb } from '@provender/db/open-db'
import { noTimeouts } from '@provender/db/session'
import { setLongTimeouts } from '@provender/testing/at-length'
import { databaseAt } from '@provender/testing/database-address'
import { startSystemPostgres } from '@provender/testing/start-system-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backupCommand } from '../../cli/backup-command.ts'
import { drillCommand } from '../../cli/drill-command.ts'
import { runInTest } from '../../cli/run-in-test.fixture.ts'
import type { FileName } from '../../kernel/files/file-key.ts'
import { openFileStores } from '../../kernel/files/open-file-stores.ts'
import { type S3Service, startS3Service } from '../../kernel/files/s3-service.fixture.ts'
import { readFile, recordFile, storeFile } from '../../kernel/files/stored-files.ts'
import { readOrCreateKeys } from '../../kernel/secrets.ts'
import { fillTestShop } from '../../testing/fill-test-shop.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { findFaults } from './check-database.ts'

setLongTimeouts()

let root: string
let dataFolder: string
let backups: string
let service: S3Service
let database: OpenDb
const names = (['disk', 's3'] as const).map(
  (store) => ({ store, id: crypto.randomUUID(), kind: 'claim', mediaType: 'image/jpeg' }) as const,
)

const made = '2026-05-04T10-00-00Z'
const madeAtMs = Date.parse('2026-05-04T10:00:00Z')

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'provender-backup-'))
  // The user of the embedded database needs access.
  chmodSync(root, 0o755)
  dataFolder = join(root, 'shop')
  service = await startS3Service()
  await readOrCreateKeys(dataFolder)
  database = await openDb({ dataFolder, log: () => {} })
  await migrate(database)
  await fillTestShop(database.db)
  for (const name of names) await store(name)
  mkdirSync(join(dataFolder, 'pictures/logos'), { recursive: true })
  writeFileSync(join(dataFolder, 'pictures/logos/logo.png'), 'logo')
  await run(['make', join(root, 'kept')], withBucket())
})
afterAll(async () => {
  await database.close()
  for (const name of ['shop', 'elsewhere']) await dropDatabase({ dataFolder: join(root, name) })
  rmSync(root, { recursive: true })
  service.close()
})
beforeEach(async () => {
  backups = mkdtempSync(join(root, 'backups-'))
})

async function store({ store: files, ...name }: FileName & { readonly store: 'disk' | 's3' }): Promise<void> {
  const stores = openFileStores({ dataFolder, files, s3: service.settings })
  await recordFile(database.db, await storeFile({ files: stores }, name, Buffer.from(`bytes of ${name.id}`)))
}

async function run(args: readonly string[], environment: Record<string, string> = {}, nowMs = madeAtMs) {
  const command = args[0] === 'drill' ? drillCommand : backupCommand
  return await runInTest(command, args[0] === 'drill' ? args.slice(1) : args, {
    database,
    environment: { DATA_DIR: dataFolder, ...environment },
    nowMs,
  })
}

const withBucket = () => ({
  S3_BUCKET: 'files/shop',
  S3_ENDPOINT: service.settings.endpoint ?? '',
  S3_ACCESS_KEY_ID: 'test-key',
  S3_SECRET_ACCESS_KEY: 'test-secret',
})
/** Making one for each test would take minutes. */
const copyBackup = (name = made) => cpSync(join(root, 'kept', made), join(backups, name), { recursive: true })
const elsewhere = () => ({ DATA_DIR: join(root, 'elsewhere') })

describe('a backup of the embedded database', () => {
  test('brings the shop, its files, pictures and keys to another folder, without the bucket', async () => {
    copyBackup()
    await database.pool.query(`insert into job (kind, key, payload) values ('ORDER_MAIL', 'later', '{}')`)
    const restored = await run(['restore', backups], elsewhere())
    expect(restored).toMatchObject({ exitCode: 0, errors: [] })
    expect(restored.output.join('\n')).toContain('The numbers 100002 to 120000 are left out')
    const [one, other] = [dataFolder, elsewhere().DATA_DIR]
    for (const file of ['secrets.json', 'push-keys.json', 'pictures/logos/logo.png'])
      expect(readFileSync(join(other, file))).toEqual(readFileSync(join(one, file)))
    const copy = await openDb({ dataFolder: other, log: () => {} })
    try {
      const files = openFileStores({ dataFolder: other, files: 'disk', s3: undefined })
      for (const { store: _store, ...name } of names)
        expect((await readFile({ db: copy.db, files, log: silentLog }, name))?.toString()).toBe(
          `bytes of ${name.id}`,
        )
      expect((await copy.pool.query('select count(*)::int as n from product')).rows).toEqual([{ n: 8 }])
      expect((await copy.pool.query('select epoch from schema')).rows).toEqual([{ epoch: 1 }])
    } finally {
      await copy.close()
    }
    expect((await run(['restore', backups], elsewhere())).errors[0]).toContain('has a database already')
  })

  test('passes the drill, which is recorded and leaves nothing behind', async () => {
    copyBackup()
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('provender-drill-'))
    const drilled = await run(['drill', backups], withBucket(), madeAtMs + 3_600_000)
    expect(drilled.output.join('\n')).toContain('A restore now would lose the last 60 min.')
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('provender-drill-'))).toEqual(before)
    const { rows } = await database.pool.query(
      'select backed_up_at, drilled_at is not null as drilled from schema',
    )
    expect(rows).toEqual([{ backed_up_at: madeAtMs, drilled: true }])
  })

  test('that lacks rows which were there does not pass', async () => {
    expect(await findFaults(database.db, { orders: 3 })).toEqual([
      'orders has 0 rows; there were 3 when the backup began',
    ])
  })

  test('keeps unchanged files once, names missing ones, and goes when it is too old', async () => {
    copyBackup('2026-04-01T10-00-00Z')
    copyBackup('2026-05-03T10-00-00Z')
    const id = crypto.randomUUID()
    await store({ id, store: 'disk', kind: 'claim', mediaType: 'image/jpeg' })
    rmSync(join(dataFolder, `claims/${id}.jpg`))
    const result = await run(['make', backups], withBucket())
    await database.pool.query('delete from stored_file where id = $1', [id])
    expect(result.exitCode).toBe(1)
    expect(result.errors[0]).toContain(`1 stored file is missing: claims/${id}.jpg`)
    expect(result.output).toContain('Deleted 1 older backup.')
    expect(readdirSync(backups)).toEqual(['2026-05-03T10-00-00Z', made])
    const fileOf = (backup: string) => statSync(join(backups, backup, 'files/claims', `${names[0]?.id}.jpg`))
    expect(fileOf(made).ino).toBe(fileOf('2026-05-03T10-00-00Z').ino)
  })
})

test('a PostgreSQL of your own is dumped, restored into an empty database, and passes the drill', async () => {
  const server = await startSystemPostgres()
  const connect = (url: string) =>
    connectPool({
      connection: { connectionString: url },
      durability: 'relaxed',
      poolSize: 2,
      timeouts: noTimeouts,
      log: () => {},
    })
  const admin = connect(server.url)
  try {
    await admin.pool.query('create database shop')
    await admin.pool.query('create database restored')
    // The tests' databases confirm commits early, which the commands refuse.
    for (const name of ['shop', 'restored'])
      await admin.pool.query(`alter database ${name} set synchronous_commit = on`)
    const at = (name: string) => ({
      DATABASE_URL: databaseAt(server.url, name),
      DATABASE_DURABILITY: 'engine',
    })
    const own = connect(at('shop').DATABASE_URL)
    await migrate(own)
    await fillTestShop(own.db)
    const ofShop = { ...database, ...own }
    const environment = { DATA_DIR: dataFolder, ...at('shop') }
    const result = await runInTest(backupCommand, ['make', backups], { database: ofShop, environment })
    expect(result).toMatchObject({ exitCode: 0, errors: [] })
    await own.pool.end()
    expect((await run(['restore', backups], { ...elsewhere(), ...at('shop') })).errors[0]).toContain(
      'is not empty',
    )
    const restored = await run(['restore', backups], { ...elsewhere(), ...at('restored') })
    expect(restored).toMatchObject({ exitCode: 0, errors: [] })
    const copy = connect(at('restored').DATABASE_URL)
    expect((await copy.pool.query('select count(*)::int as n from product')).rows).toEqual([{ n: 8 }])
    expect((await copy.pool.query('select count(*)::int as n from restore')).rows).toEqual([{ n: 1 }])
    await copy.pool.end()
    expect((await run(['drill', backups])).output.join()).toContain('is whole')
  } finally {
    await admin.pool.end()
    await server.remove()
  }
})

describe('before anything is written', () => {
  const nowhere = () => ({ DATA_DIR: join(root, 'nowhere') })
  const refusal = async () => {
    const result = await run(['restore', backups], nowhere())
    expect(result).toMatchObject({ exitCode: 1, output: [] })
    expect(existsSync(nowhere().DATA_DIR)).toBe(false)
    return result.errors[0]
  }

  test('a damaged file is refused by its name', async () => {
    copyBackup()
    const file = join(backups, made, 'cluster/global/pg_control.zst')
    const bytes = readFileSync(file)
    bytes[9] = (bytes[9] ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(await refusal()).toContain('is damaged: cluster/global/pg_control.zst.')
    expect((await run(['check', backups])).exitCode).toBe(1)
    expect((await run(['drill', backups])).errors[0]).toContain('pg_control')
  })

  test('a missing file is refused by its name', async () => {
    copyBackup()
    rmSync(join(backups, made, 'pictures/logos/logo.png'))
    expect(await refusal()).toContain('is damaged: pictures/logos/logo.png.')
  })

  test('a damaged manifest is refused', async () => {
    copyBackup()
    const file = join(backups, made, 'manifest.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"orders":0', '"orders":1'))
    expect(await refusal()).toContain('manifest.json is damaged')
  })

  test('a folder with the keys of another shop is refused', async () => {
    copyBackup()
    const other = { DATA_DIR: join(root, 'other-keys') }
    await readOrCreateKeys(other.DATA_DIR)
    expect((await run(['restore', backups], other)).errors[0]).toContain('the keys of another shop')
    expect(readdirSync(other.DATA_DIR).toSorted()).toEqual(['push-keys.json', 'secrets.json'])
  })

  test('a backup that was interrupted is none', async () => {
    mkdirSync(join(backups, `${made}.draft`))
    expect(await refusal()).toContain('There is no backup in')
  })
})
