import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FileName, keyOf } from '../../kernel/files/file-key.ts'
import { createMemoryStore } from '../../kernel/files/memory-store.fixture.ts'
import { readFile, recordFile, storeFile } from '../../kernel/files/stored-files.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { refuseAbsentStore } from '../shared-files.ts'
import { restoreFiles } from './restore-files.ts'

let database: TestDb
let folder: string
beforeEach(async () => {
  database = await openTestDb()
  folder = mkdtempSync(join(tmpdir(), 'provender-restore-'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const named = (kind: 'claim' | 'document'): FileName => ({
  id: crypto.randomUUID(),
  kind,
  mediaType: kind === 'claim' ? 'image/jpeg' : 'application/pdf',
})

test('missing files come back, documents that are there are not read, and what is nowhere is named', async () => {
  const store = createMemoryStore()
  const files = { current: store, all: [store] }
  const kinds = ['claim', 'document'] as const
  const [there, lost] = [0, 1].map(() =>
    kinds.flatMap((kind) => Array.from({ length: 20 }, () => named(kind))),
  )
  const nowhere = named('document')
  for (const name of [...there!, ...lost!, nowhere]) {
    const content = Buffer.from(`bytes of ${name.id}`)
    await recordFile(database.db, await storeFile({ files }, name, content))
    const entry = join(folder, 'files', keyOf(name))
    mkdirSync(dirname(entry), { recursive: true })
    if (name !== nowhere) writeFileSync(entry, content)
  }
  for (const name of [...lost!, nowhere]) await store.remove(keyOf(name))
  const reading = vi.spyOn(store, 'read')
  expect(await restoreFiles({ folder }, database, files)).toEqual([keyOf(nowhere)])
  const documents = there!.filter(({ kind }) => kind === 'document').map(keyOf)
  expect(reading.mock.calls.flat().filter((key) => documents.includes(key))).toEqual([])
  for (const name of lost!)
    expect(String(await readFile({ db: database.db, files, log: silentLog }, name))).toBe(
      `bytes of ${name.id}`,
    )
})

test('a shop whose bucket is not set up here starts after a second restore, whatever was there or is nowhere', async () => {
  const store = createMemoryStore()
  const files = { current: store, all: [store] }
  const there = named('document')
  for (const name of [there, named('document'), named('claim')])
    await recordFile(database.db, {
      ...(await storeFile({ files }, name, Buffer.from(`bytes of ${name.id}`))),
      store: store.name === 's3' ? 'disk' : 's3',
    })
  for await (const { key } of store.list('documents')) if (key !== keyOf(there)) await store.remove(key)
  await restoreFiles({ folder }, database, files)
  expect(await refuseAbsentStore(database.db, files)).toEqual([{ store: store.name, count: 3 }])
})
