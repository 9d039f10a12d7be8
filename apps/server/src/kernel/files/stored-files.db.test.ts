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
import { silentLog } from '../../testing/silent-log.ts'
import type { FileName } from './file-key.ts'
import { FileUnavailable } from './file-store.ts'
import { openFileStores } from './open-file-stores.ts'
import { readFile, recordFile, storeFile } from './stored-files.ts'
import { sweepFiles, type SweepDeps } from './sweep-files.ts'

let database: TestDb
let dataFolder: string
let deps: SweepDeps
beforeEach(async () => {
  database = await openTestDb()
  dataFolder = mkdtempSync(join(tmpdir(), 'provender-files-'))
  const files = openFileStores({ dataFolder })
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

test('bytes that were never recorded are deleted after the restore window, and nothing else', async () => {
  const file = await storeProof()
  const orphan = crypto.randomUUID()
  const names = [`${orphan}.pdf`, `${orphan}.pdf.${crypto.randomUUID()}.draft`, 'notes.txt']
  for (const name of names) writeFileSync(join(dataFolder, 'proofs', name), '')
  const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400
  for (const name of stored()) utimesSync(join(dataFolder, 'proofs', name), daysAgo(13), daysAgo(13))
  await sweepFiles(deps)
  expect(stored()).toHaveLength(4)
  for (const name of stored()) utimesSync(join(dataFolder, 'proofs', name), daysAgo(15), daysAgo(15))
  await sweepFiles(deps)
  expect(stored()).toEqual([`${file.id}.pdf`, 'notes.txt'].toSorted())
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
