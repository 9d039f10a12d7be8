import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginHistory } from '../../composition/database-history.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { countFiles } from './count-files.ts'
import type { FileName } from './file-key.ts'
import { FileUnavailable } from './file-store.ts'
import { openFileStores } from './open-file-stores.ts'
import { readFile, recordFile, storeFile, storeOnce } from './stored-files.ts'
import { sweepFiles, type SweepDeps } from './sweep-files.ts'

let database: TestDb
let dataFolder: string
let deps: SweepDeps
beforeEach(async () => {
  database = await openTestDb()
  dataFolder = mkdtempSync(join(tmpdir(), 'provender-files-'))
  const files = openFileStores({ dataFolder, files: 'disk', s3: undefined })
  deps = { db: database.db, files, log: silentLog, settings: { filesKeepDays: 14 } as SweepDeps['settings'] }
})
afterEach(async () => {
  await database.close()
  rmSync(dataFolder, { recursive: true })
})

const content = Buffer.from('%PDF-1.7 evidence')
const named = (): FileName => ({ id: crypto.randomUUID(), kind: 'proof', mediaType: 'application/pdf' })
const pathOf = ({ id }: FileName) => join(dataFolder, 'proofs', `${id}.pdf`)
const stored = () => readdirSync(join(dataFolder, 'proofs')).toSorted()

async function storeProof(): Promise<FileName> {
  const file = await storeFile(deps, named(), content)
  await recordFile(deps.db, file)
  await addProof(file)
  return file
}

async function addProof({ id }: FileName): Promise<void> {
  await database.pool.query(
    `insert into proof (id, file_name, media_type, bytes) values ($1, 'a.pdf', 'application/pdf', 17)`,
    [id],
  )
}

test('a file has the bytes that were stored, or none', async () => {
  const file = await storeProof()
  expect(await readFile(deps, file)).toEqual(content)
  writeFileSync(pathOf(file), '%PDF-1.7 evidencE')
  await expect(readFile(deps, file)).rejects.toThrow(FileUnavailable)
  unlinkSync(pathOf(file))
  expect(await readFile(deps, file)).toBeUndefined()
})

test('a file is never stored over another', async () => {
  const file = await storeProof()
  await storeFile(deps, file, content)
  await expect(storeFile(deps, file, Buffer.from('other'))).rejects.toThrow('exists')
  expect(readFileSync(pathOf(file))).toEqual(content)
  expect(stored()).toHaveLength(1)
})

test('of bytes that several servers make at once, the first stay for all', async () => {
  const file = named()
  const contents = ['one', 'two', 'three'].map((text) => Buffer.from(text))
  const given = await Promise.all(contents.map((each) => storeOnce(deps, file, each)))
  expect(new Set(given.map(String)).size).toBe(1)
  expect(await readFile(deps, file)).toEqual(given[0])
})

test('bytes outlive their row by the restore window', async () => {
  const file = await storeProof()
  await database.pool.query('delete from proof')
  await sweepFiles(deps)
  await database.pool.query(`update stored_file set keep_until = keep_until - interval '13 days'`)
  await sweepFiles(deps)
  expect(await readFile(deps, file)).toEqual(content)
  await database.pool.query(`update stored_file set keep_until = keep_until - interval '1 day'`)
  await sweepFiles(deps)
  expect(stored()).toEqual([])
})

const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400
const age = (days: number) => {
  for (const name of stored()) utimesSync(join(dataFolder, 'proofs', name), daysAgo(days), daysAgo(days))
}
const knowPlaceSince = async (days: number, id = 'of this folder') => {
  mkdirSync(join(dataFolder, 'place-of-files'), { recursive: true })
  writeFileSync(join(dataFolder, 'place-of-files/id.txt'), 'of this folder')
  await database.pool.query(
    `update schema set file_places =
      jsonb_build_object('disk', jsonb_build_object('id', $2::text, 'since', now() - make_interval(days => $1)))`,
    [days, id],
  )
}

test('bytes that were never recorded are deleted after the restore window, and nothing else', async () => {
  const file = await storeProof()
  const unrecorded = named()
  const orphan = crypto.randomUUID()
  for (const name of [`${orphan}.pdf`, 'notes.txt']) writeFileSync(join(dataFolder, 'proofs', name), '')
  await addProof(unrecorded)
  await knowPlaceSince(15)
  age(13)
  await sweepFiles(deps)
  expect(stored()).toHaveLength(3)
  // Empty, so that no checksum is recorded for it.
  writeFileSync(pathOf(unrecorded), '')
  age(15)
  await sweepFiles(deps)
  expect(stored()).toEqual([`${file.id}.pdf`, `${unrecorded.id}.pdf`, 'notes.txt'].toSorted())
})

test('a new or restored database deletes nothing from an older folder', async () => {
  const [file, orphan] = [await storeProof(), named()]
  writeFileSync(pathOf(orphan), content)
  age(99)
  await sweepFiles(deps)
  await knowPlaceSince(13)
  await sweepFiles(deps)
  expect(stored()).toHaveLength(2)
  await knowPlaceSince(15)
  await beginHistory(database, { history: 'restored', epoch: 0 })
  await sweepFiles(deps)
  expect(stored()).toHaveLength(2)
  await knowPlaceSince(15)
  await sweepFiles(deps)
  expect(stored()).toEqual([`${file.id}.pdf`])
})

test('an issued document stays, also one that a restored database lacks', async () => {
  const documents = [named(), named()].map(
    ({ id }) => ({ id, kind: 'document', mediaType: 'application/pdf' }) as const,
  )
  const [document, lost] = await Promise.all(documents.map((name) => storeFile(deps, name, content)))
  await recordFile(deps.db, document!)
  await knowPlaceSince(15)
  for (const { id } of documents)
    utimesSync(join(dataFolder, `documents/${id}.pdf`), daysAgo(15), daysAgo(15))
  // A server of an older version takes it for unused.
  await database.pool.query(`update stored_file set keep_until = now()`)
  await sweepFiles(deps)
  expect(readdirSync(join(dataFolder, 'documents')).toSorted()).toEqual(
    documents.map(({ id }) => `${id}.pdf`).toSorted(),
  )
  expect(await readFile(deps, document!)).toEqual(content)
  unlinkSync(join(dataFolder, `documents/${document!.id}.pdf`))
  await sweepFiles(deps)
  expect(await countFiles(deps.db)).toMatchObject([{ files: 1, missing: 1 }])
  expect(await readFile(deps, lost!)).toEqual(content)
})

test('a sweep does not list the issued documents, which are very many', async () => {
  await knowPlaceSince(15)
  const { current } = deps.files
  const listed: string[] = []
  const store = {
    ...current,
    list: (folder: string) => {
      listed.push(folder)
      return current.list(folder)
    },
  }
  await sweepFiles({ ...deps, files: { current: store, all: [store] } })
  expect(listed).toEqual(['proofs', 'claims'])
})

test('nothing is deleted in a folder of another database', async () => {
  await storeProof()
  writeFileSync(pathOf(named()), 'of the other one')
  age(15)
  await knowPlaceSince(15, 'of another folder')
  await sweepFiles(deps)
  expect(stored()).toHaveLength(2)
  await knowPlaceSince(15)
  await sweepFiles(deps)
  expect(stored()).toHaveLength(1)
})

test('half a file is deleted after a day', async () => {
  const file = await storeProof()
  writeFileSync(`${pathOf(named())}.${crypto.randomUUID()}.draft`, 'half')
  await sweepFiles(deps)
  expect(stored()).toHaveLength(2)
  age(2)
  await sweepFiles(deps)
  expect(stored()).toEqual([`${file.id}.pdf`])
})

test('one file that cannot be read does not stop the sweep', async () => {
  const [broken, unused] = [await storeProof(), await storeProof()]
  const [disk] = deps.files.all
  if (!disk) throw new Error('There is no disk')
  const failing = {
    ...disk,
    read: (key: string) =>
      key.includes(broken.id)
        ? Promise.reject(new FileUnavailable('EIO', { isDefinite: true }))
        : disk.read(key),
  }
  await database.pool.query('update stored_file set keep_until = now() where id = $1', [unused.id])
  await database.pool.query('delete from proof where id = $1', [unused.id])
  await sweepFiles({ ...deps, files: { current: failing, all: [failing] } })
  expect(stored()).toEqual([`${broken.id}.pdf`])
  const { rows } = await database.pool.query('select id from stored_file where missing_since is not null')
  expect(rows).toEqual([{ id: broken.id }])
})

test('a file lies in a folder, because its folder becomes private', async () => {
  const put = deps.files.current.put('top.txt', { content, mediaType: 'text/plain' })
  await expect(put).rejects.toThrow('is in no folder')
})

test('a file of an older server is served at once, and gets its checksum', async () => {
  const [read, swept] = [named(), named()]
  mkdirSync(join(dataFolder, 'proofs'))
  for (const file of [read, swept]) {
    writeFileSync(pathOf(file), content)
    await addProof(file)
  }
  expect(await readFile(deps, read)).toEqual(content)
  await sweepFiles(deps)
  for (const file of [read, swept]) {
    writeFileSync(pathOf(file), 'other')
    await expect(readFile(deps, file)).rejects.toThrow(FileUnavailable)
  }
})

test('a sweep notices a damaged file, and when it is back', async () => {
  const file = await storeProof()
  const missing = async () =>
    (await database.pool.query('select from stored_file where missing_since is not null')).rowCount
  unlinkSync(pathOf(file))
  await sweepFiles(deps)
  expect(await missing()).toBe(1)
  writeFileSync(pathOf(file), content)
  await sweepFiles(deps)
  expect(await missing()).toBe(0)
})
