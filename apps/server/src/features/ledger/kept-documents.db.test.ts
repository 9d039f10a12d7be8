import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@provender/domain/languages'
import type { Minor } from '@provender/domain/money/money'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEngine } from '../../composition/graphql/engine.ts'
import { createSchema } from '../../composition/graphql/schema.ts'
import { createApp } from '../../composition/http/app.ts'
import { settleRestore } from '../../composition/settle-restore.ts'
import type { Deps } from '../../kernel/deps.ts'
import { FileUnavailable } from '../../kernel/files/file-store.ts'
import { openFileStores } from '../../kernel/files/open-file-stores.ts'
import { runNextJob } from '../../kernel/jobs/run-jobs.ts'
import { silentLog } from '../../testing/silent-log.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { credit, dispatchedOrder } from './invoiced-order.fixture.ts'
import { keepDocumentJob } from './kept-documents.ts'

let dataFolder: string
let plain: TestShop
let shop: TestShop
let app: FastifyInstance
const bearers = new Map<string, string>()
beforeEach(async () => {
  bearers.clear()
  dataFolder = mkdtempSync(join(tmpdir(), 'provender-documents-'))
  plain = await openTestShop()
  shop = await withFiles(plain)
  app = await createApp({
    deps: shop.deps,
    engine: createEngine(createSchema(), { isOpen: false }),
    readiness: () => 'READY',
    files: [],
    shop: () => Promise.reject(new Error('No page is requested')),
  })
  mkdirSync(join(dataFolder, 'pictures'))
  await drawLogo(40)
  await set('logo', 'logo.png')
})
afterEach(async () => {
  await app.close()
  await plain.close()
  rmSync(dataFolder, { recursive: true })
})

async function withFiles(own: TestShop): Promise<TestShop> {
  const settings = { ...own.deps.settings, dataFolder }
  return await own.otherServer({ settings, files: openFileStores(settings) })
}

async function drawLogo(width: number): Promise<void> {
  const create = { width, height: 20, channels: 3, background: '#063' } as const
  writeFileSync(join(dataFolder, 'pictures/logo.png'), await sharp({ create }).png().toBuffer())
}

async function set(name: string, value: string): Promise<void> {
  const { pool, wholesaler } = shop.deps
  await pool.query(
    `insert into config values ($1, to_jsonb($2::text)) on conflict (key) do update set value = excluded.value`,
    [name, value],
  )
  const { rows } = await pool.query(`update version set n = n + 1 where name = 'settings' returning n`)
  await wholesaler.syncTo(rows[0].n)
}

async function keepDocuments(deps: Deps = shop.deps): Promise<void> {
  await deps.pool.query('update job set due_at = now()')
  const work = { KEEP_DOCUMENT: keepDocumentJob({ ...deps, log: silentLog }) }
  while (await runNextJob({ db: deps.db, log: silentLog }, work)) {}
}

async function download(name: string, caller = 'a1', language = 'en') {
  let bearer = bearers.get(caller)
  if (bearer === undefined) {
    const { db, accounts } = shop.deps
    const login = db.selectFrom('login').select('id').where('email', '=', `${caller}@shop.example`)
    bearer = (await accounts.openSession((await login.executeTakeFirstOrThrow()).id, 'web')).secret
    bearers.set(caller, bearer)
  }
  const headers = { authorization: `Bearer ${bearer}`, 'accept-language': language }
  return await app.inject({ url: `/documents/${name}`, headers })
}

const all = ['INV-100001.pdf', 'CN-100001.pdf'].flatMap((name) =>
  languages.map((language) => ({ name, language })),
)
const downloadAll = () =>
  Promise.all(all.map(async ({ name, language }) => (await download(name, 'a1', language)).rawPayload))

const folder = () => join(dataFolder, 'documents')
const keptFiles = () => (existsSync(folder()) ? readdirSync(folder()) : [])
const forgetRows = () => shop.deps.pool.query('delete from stored_file')
const countRows = async () => (await shop.deps.pool.query('select from stored_file')).rowCount

describe('an issued document', () => {
  test('never changes, whatever the company and the wholesaler change later', async () => {
    await credit(shop, await dispatchedOrder(shop), { type: 'AMOUNT', gross: 100 as Minor })
    await keepDocuments()
    const issued = await downloadAll()
    await shop.deps.pool.query(`update company set name = 'Another name', address1 = 'Elsewhere'`)
    await set('appName', 'Another wholesaler')
    await set('vatNumber', 'GB 1')
    expect(await downloadAll()).toEqual(issued)
    expect([keptFiles().length, await countRows()]).toEqual([all.length, all.length])
    await forgetRows()
    expect(await downloadAll(), 'without the rows').toEqual(issued)
    expect(await countRows()).toBe(all.length)
    await forgetRows()
    rmSync(folder(), { recursive: true })
    expect(await downloadAll(), 'made anew').not.toEqual(issued)
  })

  test('is kept when it is opened first, if the job has not run yet', async () => {
    await dispatchedOrder(shop)
    const opened = (await download('INV-100001.pdf')).rawPayload
    await drawLogo(80)
    expect((await download('INV-100001.pdf')).rawPayload).toEqual(opened)
    await keepDocuments()
    expect(keptFiles()).toHaveLength(languages.length)
    expect((await download('INV-100001.pdf')).rawPayload).toEqual(opened)
  })

  test('is kept as it was made first, if the server dies before it has recorded it', async () => {
    await dispatchedOrder(shop)
    const { current, all: stores } = shop.deps.files
    const dying = {
      ...current,
      put: async (...file: Parameters<typeof current.put>) => {
        await current.put(...file)
        throw new Error('killed')
      },
    }
    await keepDocuments({ ...shop.deps, files: { current: dying, all: stores } })
    const [first = '', ...others] = keptFiles()
    expect([others, await countRows()]).toEqual([[], 0])
    const issued = readFileSync(join(folder(), first))
    await drawLogo(80)
    await keepDocuments()
    expect(keptFiles()).toHaveLength(languages.length)
    expect((await download('INV-100001.pdf')).rawPayload).toEqual(issued)
  })

  test('waits for a logo that cannot be read now, and is sent without it meanwhile', async () => {
    await dispatchedOrder(shop)
    rmSync(join(dataFolder, 'pictures/logo.png'))
    await keepDocuments()
    const { statusCode, rawPayload } = await download('INV-100001.pdf')
    expect([statusCode, keptFiles()]).toEqual([200, []])
    await drawLogo(40)
    await keepDocuments()
    expect(keptFiles()).toHaveLength(languages.length)
    expect((await download('INV-100001.pdf')).rawPayload).not.toEqual(rawPayload)
  })

  test('is made from the ledger while the files are away', async () => {
    const number = await dispatchedOrder(shop)
    await keepDocuments()
    const issued = (await download('INV-100001.pdf')).rawPayload
    await credit(shop, number, { type: 'AMOUNT', gross: 100 as Minor })
    const reading = vi.spyOn(shop.deps.files.current, 'read')
    try {
      for (const isDefinite of [true, false]) {
        reading.mockRejectedValue(new FileUnavailable('S3 refuses or is away', { isDefinite }))
        expect((await download('INV-100001.pdf')).rawPayload).toEqual(issued)
      }
      expect((await download('CN-100001.pdf')).statusCode).toBe(200)
      reading.mockReturnValue(new Promise(() => {}))
      expect((await download('INV-100001.pdf')).rawPayload).toEqual(issued)
    } finally {
      reading.mockRestore()
    }
    expect(keptFiles()).toHaveLength(languages.length)
  })

  test('is sent as it was kept where the database takes no row', async () => {
    await dispatchedOrder(shop)
    await keepDocuments()
    const issued = (await download('INV-100001.pdf')).rawPayload
    await forgetRows()
    await shop.deps.pool.query(`alter table stored_file add constraint closed check (kind <> 'document')`)
    await drawLogo(40)
    expect((await download('INV-100001.pdf')).rawPayload).toEqual(issued)
    await shop.deps.pool.query('alter table stored_file drop constraint closed')
    expect((await download('INV-100001.pdf')).rawPayload).toEqual(issued)
  })

  test('is not sent with other bytes or to another company', async () => {
    await dispatchedOrder(shop)
    await keepDocuments()
    const foreign = await download('INV-100001.pdf', 'b1')
    expect([foreign.statusCode, foreign.body]).toEqual([404, (await download('INV-9.pdf', 'b1')).body])
    const files = keptFiles().map((name) => join(folder(), name))
    for (const file of files) writeFileSync(file, '%PDF-1.7 other')
    expect((await download('INV-100001.pdf')).statusCode).toBe(503)
    for (const file of files) unlinkSync(file)
    expect((await download('INV-100001.pdf')).statusCode).toBe(200)
  })
})

describe('a database that is older than the documents', () => {
  let older: TestShop
  beforeEach(async () => {
    await shop.deps.pool.query('update document_series set last_number = 134567')
    await credit(shop, await dispatchedOrder(shop), { type: 'AMOUNT', gross: 100 as Minor })
    await keepDocuments()
    older = await openTestShop()
  })
  afterEach(() => older.close())

  const nextNumbers = async () => {
    // It has loaded the versions that were raised.
    const server = await older.otherServer()
    const number = await dispatchedOrder(server)
    const note = await credit(server, number, { type: 'AMOUNT', gross: 100 as Minor })
    const { rows } = await older.deps.pool.query(
      `select max(number) as invoice from ledger_document where kind = 'INVOICE'`,
    )
    return [rows[0].invoice, note]
  }
  const yesterday = Date.parse('2026-11-22T02:00:00Z')

  test('gives no number twice, and the reason of the hole stays', async () => {
    await settleRestore(older.deps, shop.deps.files, yesterday)
    expect(await nextNumbers()).toEqual(['INV-150001', 'CN-150001'])
    const { rows } = await older.deps.pool.query('select skipped from restore')
    expect(rows[0].skipped).toContainEqual({ series: 'INVOICE', first: 'INV-100001', last: 'INV-150000' })
    expect(rows[0].skipped).toContainEqual(expect.objectContaining({ series: 'ORDER', last: '150000' }))
    const issued = keptFiles()
    await keepDocuments((await withFiles(older)).deps)
    expect(keptFiles()).toEqual(expect.arrayContaining(issued))
    expect(keptFiles()).toHaveLength(2 * issued.length)
  })

  test('comes to the same numbers again, if nobody asks the files', async () => {
    await settleRestore(older.deps, { all: [] }, yesterday)
    await older.deps.pool.query('update document_series set last_number = last_number + 14567')
    expect(await nextNumbers()).toEqual(['INV-134568', 'CN-134568'])
  })
})
