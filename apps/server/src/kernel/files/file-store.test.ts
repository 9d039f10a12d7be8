import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import type { FileStore, ListedFile } from './file-store.ts'
import { type S3Service, startS3Service } from './s3-service.fixture.ts'
import { createS3Store } from './s3-store.ts'

let folder: string
let service: S3Service
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'provender-store-'))
  service = await startS3Service()
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  service.close()
})

async function listAll(store: FileStore, folder: string): Promise<readonly ListedFile[]> {
  const listed: ListedFile[] = []
  for await (const each of store.list(folder)) listed.push(each)
  return listed
}

const file = (text: string) => ({ content: Buffer.from(text), mediaType: 'application/pdf' })
const stores = [
  { kind: 'a folder', open: () => createDiskStore(folder) },
  { kind: 'a bucket', open: () => createS3Store(service.settings) },
]

describe.each(stores)('$kind', ({ open }) => {
  test('gives the bytes that were put, until they are removed', async () => {
    const store = open()
    expect(await store.read('claims/a.jpg')).toBeUndefined()
    expect(await store.put('claims/a.jpg', file('one'))).toBe('STORED')
    expect(await store.read('claims/a.jpg')).toEqual(Buffer.from('one'))
    await store.remove('claims/a.jpg')
    await store.remove('claims/a.jpg')
    expect(await store.read('claims/a.jpg')).toBeUndefined()
  })

  test('never writes over bytes, also if several put at once', async () => {
    const store = open()
    const texts = Array.from({ length: 8 }, (_, n) => `text ${n}`)
    const answers = await Promise.all(texts.map((text) => store.put('claims/a.jpg', file(text))))
    expect(answers.filter((each) => each === 'STORED')).toHaveLength(1)
    const winner = texts[answers.indexOf('STORED')] ?? ''
    expect(await store.read('claims/a.jpg')).toEqual(Buffer.from(winner))
    expect(await store.put('claims/a.jpg', file(winner))).toBe('STORED')
  })

  test('lists a folder, with the times of writing', async () => {
    const store = open()
    for (const name of ['a', 'b', 'c', 'd', 'e']) await store.put(`claims/${name}.jpg`, file(name))
    await store.put('proofs/f.pdf', file('f'))
    const listed = await listAll(store, 'claims')
    expect(listed.map(({ key }) => key).toSorted()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `claims/${name}.jpg`),
    )
    for (const { writtenAtMs } of listed) expect(Math.abs(Date.now() - writtenAtMs)).toBeLessThan(60_000)
    expect(await listAll(store, 'documents')).toEqual([])
  })
})

test('a folder does not list what was left half written, and removes it when it is old', async () => {
  const store = createDiskStore(folder)
  const id = crypto.randomUUID()
  await store.put(`documents/${id}.pdf`, file('whole'))
  for (const name of [`${id}.pdf.${id}.draft`, 'notes.draft'])
    writeFileSync(join(folder, 'documents', name), 'half')
  expect((await listAll(store, 'documents')).map(({ key }) => key)).toEqual([`documents/${id}.pdf`])
  expect(await store.removeDrafts('documents', Date.now() - 60_000)).toBe(0)
  expect(await store.removeDrafts('documents', Date.now() + 60_000)).toBe(1)
  expect(readdirSync(join(folder, 'documents')).toSorted()).toEqual([`${id}.pdf`, 'notes.draft'].toSorted())
  expect(await store.removeDrafts('nowhere', Date.now())).toBe(0)
})

describe('a bucket', () => {
  test('is asked again after a fault, and a few times only', async () => {
    const store = createS3Store(service.settings)
    service.failNext(2)
    expect(await store.put('claims/a.jpg', file('one'))).toBe('STORED')
    service.failNext(3)
    await expect(store.read('claims/a.jpg')).rejects.toThrow('InternalError')
  })

  test.each([
    ['that does not exist', { bucket: 'other' }, 'the bucket does not exist'],
    ['without the right key', { keys: { id: 'wrong', secret: 's' } }, 'does not know S3_ACCESS_KEY_ID'],
    [
      'that cannot be reached',
      { endpoint: 'http://127.0.0.1:9' },
      'S3 cannot be reached at http://127.0.0.1:9',
    ],
  ])('%s is refused in words', async (_what, change, text) => {
    const store: FileStore = createS3Store({ ...service.settings, ...change })
    await expect(store.read('claims/a.jpg')).rejects.toThrow(text)
  })
})
