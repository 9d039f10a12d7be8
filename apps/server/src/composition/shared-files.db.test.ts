import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFileStores } from '../kernel/files/open-file-stores.ts'
import { refuseOtherFilePlace } from './shared-files.ts'

let database: TestDb
let folder: string
beforeEach(async () => {
  database = await openTestDb()
  folder = mkdtempSync(join(tmpdir(), 'provender-places-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const start = (name: string) =>
  refuseOtherFilePlace(
    database.db,
    openFileStores({ dataFolder: join(folder, name), files: 'disk', s3: undefined }),
  )

test('a server with a folder of its own does not start beside another, and says why', async () => {
  await start('one')
  const isUp = Promise.withResolvers<void>()
  const running = database.listen('hints', { onMessage: () => {}, onUp: isUp.resolve })
  await isUp.promise
  await start('one')
  await expect(start('other')).rejects.toThrow(`in another place than ${join(folder, 'other')}`)
  await running.close()
  await start('other')
  await start('one')
})

test('a start writes nothing if the folder is known, so a full disk does not keep a server from starting', async () => {
  await start('one')
  const place = join(folder, 'one/place-of-files')
  const { mtimeMs } = statSync(place)
  expect(readdirSync(place)).toEqual(['id.txt'])
  await start('one')
  expect(statSync(place).mtimeMs).toBe(mtimeMs)
})

test('a server without the bucket that has files does not start', async () => {
  await database.pool.query(`
    insert into stored_file (id, kind, media_type, bytes, sha256, store)
    values (gen_random_uuid(), 'claim', 'image/jpeg', 1, decode(repeat('00', 32), 'hex'), 's3')`)
  await expect(start('one')).rejects.toThrow('1 files are in S3')
})
