import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@provender/db/tables'
import type { CompanyId } from '@provender/domain/ids'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keyOf } from '../../kernel/files/file-key.ts'
import { type NewFile, storeFile } from '../../kernel/files/stored-files.ts'
import { sweepFiles } from '../../kernel/files/sweep-files.ts'
import { products } from '../../testing/fill-test-shop.ts'
import { addPicture } from '../claim/claim-store.ts'
import { claimPictureFile, deleteExpiredPictures } from '../claim/picture-files.ts'
import { placeTestOrder } from '../order/order.fixture.ts'
import { addSupportingDocument } from './application-store.ts'
import { deleteExpired } from './cleanup-job.ts'
import { openRegisterShop, type RegisterShop } from './register-shop.fixture.ts'
import { supportingDocumentFile } from './supporting-document-files.ts'

let registerShop: RegisterShop
beforeEach(async () => {
  registerShop = await openRegisterShop()
})
afterEach(() => registerShop.close())

const id = crypto.randomUUID()
const deps = () => registerShop.shop.deps

async function register(): Promise<unknown> {
  return (await registerShop.apply({}, { proofs: [id] })).data
}

async function sendClaim(): Promise<unknown> {
  const order = await placeTestOrder(registerShop.shop, 'a1', { lines: [[products.cola, '2', 3]] })
  const lines = [{ position: 1, quantity: 2 }]
  return await registerShop.shop.get(
    'a1',
    'mutation ($key: Uuid!, $claim: ClaimInput!) { sendClaim(key: $key, claim: $claim) { type } }',
    {
      key: crypto.randomUUID(),
      claim: { order, type: 'DAMAGED', message: 'Squashed.', lines, pictures: [id] },
    },
  )
}

const kinds = [
  {
    kind: 'a supporting document',
    table: 'proof',
    file: supportingDocumentFile(id, 'application/pdf'),
    add: (file: NewFile) => addSupportingDocument(deps().db, file, 'bill.pdf'),
    claim: register,
    accepted: { register: true },
    cleanUp: (db: Kysely<Database>) => deleteExpired({ ...deps(), db }),
  },
  {
    kind: 'a picture of a claim',
    table: 'claim_picture',
    file: claimPictureFile(id),
    add: (file: NewFile) => addPicture(deps().db, file, { fileName: 'box.jpg', companyId: 1 as CompanyId }),
    claim: sendClaim,
    accepted: { sendClaim: { type: 'DAMAGED' } },
    cleanUp: (db: Kysely<Database>) => deleteExpiredPictures(db),
  },
] as const

function interrupted(db: Kysely<Database>, work: () => Promise<void>): Kysely<Database> {
  let isFirst = true
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (isFirst) {
        isFirst = false
        await work()
      }
      return result
    },
  })
}

describe.each(kinds)('$kind that has expired', ({ table, file, add, claim, accepted, cleanUp }) => {
  beforeEach(async () => {
    await add(await storeFile(deps(), file, Buffer.from('evidence')))
    await deps().pool.query(`update ${table} set uploaded_at = now() - interval '8 days'`)
  })
  const isKept = async () => {
    await sweepFiles(deps())
    return [
      existsSync(join(registerShop.dataFolder, keyOf(file))),
      (await deps().pool.query(`select from ${table} where id = $1`, [id])).rowCount,
    ]
  }

  test('is kept if its form is sent after the cleanup has found it', async () => {
    let answer: unknown
    await cleanUp(interrupted(deps().db, async () => void (answer = await claim())))
    expect(answer).toEqual(accepted)
    expect(await isKept()).toEqual([true, 1])
  })

  test('is kept if its form is being sent', async () => {
    await deps()
      .db.transaction()
      .execute(async (tx) => {
        await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx)
        await cleanUp(deps().db)
      })
    expect(await isKept()).toEqual([true, 1])
  })

  test('is deleted if no form claims it', async () => {
    await cleanUp(deps().db)
    expect(await isKept()).toEqual([false, 0])
  })
})
