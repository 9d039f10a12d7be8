import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseOtherFilePlace } from '../composition/shared-files.ts'
import type { FileName } from '../kernel/files/file-key.ts'
import { openFileStores } from '../kernel/files/open-file-stores.ts'
import { type S3Service, startS3Service } from '../kernel/files/s3-service.fixture.ts'
import { readFile, recordFile, storeFile } from '../kernel/files/stored-files.ts'
import { silentLog } from '../testing/silent-log.ts'
import { backupCommand } from './backup-command.ts'
import { runInTest } from './run-in-test.fixture.ts'
import { staffCommand } from './staff-command.ts'

let database: TestDb
let dataFolder: string
let service: S3Service
beforeEach(async () => {
  database = await openTestDb()
  dataFolder = mkdtempSync(join(tmpdir(), 'provender-move-'))
  service = await startS3Service()
})
afterEach(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true })
  service.close()
})

type Store = 'disk' | 's3'

function serverWith(files: Store) {
  const stores = openFileStores({ dataFolder, files, s3: service.settings })
  return { db: database.db, files: stores, log: silentLog }
}

async function storeFiles(count: number): Promise<readonly FileName[]> {
  const names = Array.from({ length: count }, (): FileName => ({
    id: crypto.randomUUID(),
    kind: 'claim',
    mediaType: 'image/jpeg',
  }))
  for (const name of names)
    await recordFile(
      database.db,
      await storeFile(serverWith('disk'), name, Buffer.from(`bytes of ${name.id}`)),
    )
  return names
}

async function files(store: Store, ...args: string[]) {
  const { endpoint } = service.settings
  return await runInTest(staffCommand, ['files', ...args], {
    database,
    environment: {
      DATA_DIR: dataFolder,
      FILES: store,
      S3_BUCKET: 'files/shop',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'test-key',
      S3_SECRET_ACCESS_KEY: 'test-secret',
    },
  })
}

const onDisk = () => readdirSync(join(dataFolder, 'claims'))
const inS3 = async () => [...(await service.objects()).keys()].filter((key) => key.startsWith('shop/claims/'))

test('files move to S3 and back, and servers serve each of them all the time', async () => {
  const names = await storeFiles(5)
  await refuseOtherFilePlace(database.db, serverWith('s3').files)
  const moving = new AbortController()
  const readAll = async () => {
    const servers = [serverWith('disk'), serverWith('s3')]
    while (!moving.signal.aborted)
      for (const name of names)
        for (const server of servers)
          expect(await readFile(server, name)).toEqual(Buffer.from(`bytes of ${name.id}`))
  }
  const reading = readAll()
  expect((await files('s3', 'move', '--to', 's3')).output).toEqual([
    'Moved 5 files (0.0 MB) to s3://files/shop.',
  ])
  expect([onDisk().length, (await inS3()).length]).toEqual([0, 5])
  expect((await files('s3')).output).toEqual([
    's3://files/shop  5 files (0.0 MB)',
    'New files go to s3://files/shop.',
  ])
  await refuseOtherFilePlace(database.db, serverWith('disk').files)
  expect((await files('disk', 'move', '--to', 'disk')).output).toEqual([
    `Moved 5 files (0.0 MB) to ${dataFolder}.`,
  ])
  expect([onDisk().length, (await inS3()).length]).toEqual([5, 0])
  moving.abort()
  await reading
})

test('a move that was interrupted goes on, and names files without bytes', async () => {
  const [first] = await storeFiles(3)
  await refuseOtherFilePlace(database.db, serverWith('s3').files)
  service.failNext(3)
  expect((await files('s3', 'move', '--to', 's3')).errors.join(' ')).toContain('it goes on where it stopped')
  writeFileSync(join(dataFolder, 'claims', `${first?.id}.jpg`), 'damaged')
  for (const [key, content] of await service.objects())
    if (key.startsWith('shop/claims/')) writeFileSync(join(dataFolder, key.slice('shop/'.length)), content)
  const moved = await files('s3', 'move', '--to', 's3')
  expect(moved.output).toEqual(['Moved 2 files (0.0 MB) to s3://files/shop.'])
  expect(moved.errors.join(' ')).toContain(
    `1 files are missing or damaged, and stay: claims/${first?.id}.jpg`,
  )
  expect(await inS3()).toHaveLength(2)
})

test('files do not move where the servers do not look', async () => {
  await storeFiles(1)
  expect((await files('disk', 'move', '--to', 's3')).errors[0]).toContain('Set FILES=s3 at all servers first')
  expect((await files('s3', 'move', '--to', 's3')).errors[0]).toContain('No server of this database uses')
  expect(onDisk()).toHaveLength(1)
})

test('a server starts without its bucket, and says so', async () => {
  const { files: stores } = serverWith('s3')
  service.close()
  const warnings: string[] = []
  await refuseOtherFilePlace(database.db, stores, (text) => warnings.push(text))
  expect(warnings.join()).toContain('S3 cannot be reached')
})

test('a database that another tool has restored is not settled without the bucket of its files', async () => {
  await storeFiles(2)
  await refuseOtherFilePlace(database.db, serverWith('s3').files)
  await files('s3', 'move', '--to', 's3')
  const { errors } = await runInTest(backupCommand, ['restored', '--to', '2026-05-03T10:00:00Z'], {
    database,
    environment: { DATA_DIR: dataFolder },
  })
  expect(errors[0]).toContain('2 files are in S3. Set S3_BUCKET')
  expect((await database.pool.query('select from restore')).rowCount).toBe(0)
})

test('two moves do not run at once', async () => {
  await storeFiles(1)
  await refuseOtherFilePlace(database.db, serverWith('s3').files)
  await database.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtext('move files'))`.execute(connection)
    expect((await files('s3', 'move', '--to', 's3')).errors[0]).toContain('being moved already')
    await sql`select pg_advisory_unlock(hashtext('move files'))`.execute(connection)
  })
})

test('a service that writes over objects is refused', async () => {
  service.close()
  service = await startS3Service({ ignoresConditions: true })
  await expect(refuseOtherFilePlace(database.db, serverWith('s3').files)).rejects.toThrow('writes over')
})
