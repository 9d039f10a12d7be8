import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweepFiles } from '../../kernel/files/sweep-files.ts'
import { refusalIn } from '../../testing/test-shop.ts'
import { deleteExpired } from '../application/cleanup-job.ts'
import { type ClaimShop, createPhoto, openClaimShop, refusalKeyOf } from './claim-shop.fixture.ts'

let claimShop: ClaimShop
beforeEach(async () => {
  claimShop = await openClaimShop()
})
afterEach(() => claimShop.close())

const storedFiles = () => {
  const folder = join(claimShop.dataFolder, 'claims')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('the pictures of a claim', () => {
  test('are re-encoded without metadata, and served to their company as harmless files', async () => {
    const { id } = (await claimShop.upload('a1', await createPhoto(), 'zdjęcie.png')).json()
    const claim = await claimShop.sent({ pictures: [id] })
    expect(claim.pictures).toEqual([{ path: `/claims/pictures/${id}`, fileName: 'zdjęcie.png' }])
    const answer = await claimShop.show('a2', id)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="picture.jpg"',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
    expect(answer.rawPayload.toString('latin1')).not.toContain('CANARY')
    // A picture belongs to one claim only.
    expect(refusalIn(await claimShop.send('a1', { pictures: [id] }))?.key).toBe('PROOF_GONE')
  })

  test.each([
    ['one of an iPhone', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00', 'latin1'), 'PICTURE_HEIC'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'PICTURE_NOT_TAKEN'],
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 'PICTURE_NOT_TAKEN'],
    ['half of one', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), 'PICTURE_NOT_TAKEN'],
  ])('cannot be %s', async (_what, content, key) => {
    expect(refusalKeyOf(await claimShop.upload('a1', content))).toBe(key)
    expect(storedFiles()).toEqual([])
  })

  test('are not sent if the file is a link, or not the one that was stored', async () => {
    const { id } = (await claimShop.upload('a1', await createPhoto())).json()
    await claimShop.sent({ pictures: [id] })
    const file = join(claimShop.dataFolder, 'claims', `${id}.jpg`)
    const outside = join(claimShop.dataFolder, 'outside.jpg')
    renameSync(file, outside)
    symlinkSync(outside, file)
    expect((await claimShop.show('a1', id)).statusCode).toBe(404)
    unlinkSync(file)
    writeFileSync(file, Buffer.concat([readFileSync(outside), Buffer.from('.')]))
    expect((await claimShop.show('a1', id)).statusCode).toBe(503)
    unlinkSync(file)
    renameSync(outside, file)
    expect((await claimShop.show('a1', id)).statusCode).toBe(200)
  })

  test('are limited to five and 5 MB per claim, and 50 MB per company; visitors send none', async () => {
    const five = Buffer.concat([await createPhoto(), Buffer.alloc(5 * 1024 * 1024)])
    expect((await claimShop.upload('a1', five)).statusCode).toBe(413)
    const ids = []
    for (let n = 0; n < 6; n += 1) ids.push((await claimShop.upload('a1', await createPhoto())).json().id)
    expect(refusalIn(await claimShop.send('a1', { pictures: ids }))?.key).toBe('BAD_INPUT')
    const { pool } = claimShop.shop.deps
    await pool.query('update claim_picture set bytes = 2000000')
    expect(refusalIn(await claimShop.send('a1', { pictures: ids.slice(0, 3) }))?.key).toBe('PROOFS_TOO_LARGE')
    await pool.query('update claim_picture set bytes = 10000000')
    expect(refusalKeyOf(await claimShop.upload('a1', await createPhoto()))).toBe('PICTURES_FULL')
    expect((await claimShop.upload('b1', await createPhoto())).statusCode).toBe(200)
    const stranger = { method: 'POST', url: '/claims/pictures', headers: { deviceid: 'd1' } } as const
    expect(refusalKeyOf(await claimShop.app.inject({ ...stranger, payload: await createPhoto() }))).toBe(
      'NOT_SIGNED_IN',
    )
    expect(storedFiles()).toHaveLength(7)
  })

  test('are deleted a week after an unsent report, and three months after a claim is closed', async () => {
    const { pool } = claimShop.shop.deps
    const [used, unused] = [
      (await claimShop.upload('a1', await createPhoto())).json().id,
      (await claimShop.upload('a1', await createPhoto())).json().id,
    ]
    const { number } = await claimShop.sent({ pictures: [used] })
    await pool.query(`update claim_picture set uploaded_at = now() - interval '8 days'`)
    await deleteExpired(claimShop.shop.deps)
    await sweepFiles(claimShop.shop.deps)
    expect(storedFiles()).toEqual([`${used}.jpg`])
    expect((await claimShop.show('a1', unused)).statusCode).toBe(404)
    await claimShop.staff('answer', number, '--note', 'Sorry.')
    await claimShop.staff('close', number)
    await pool.query(`update claim set closed_at = now() - interval '91 days'`)
    await deleteExpired(claimShop.shop.deps)
    await sweepFiles(claimShop.shop.deps)
    expect([storedFiles(), await claimShop.count('claim_picture')]).toEqual([[`${used}.jpg`], 0])
    // A database restored to a day before would need it until now.
    await pool.query(`update stored_file set keep_until = keep_until - interval '14 days'`)
    await sweepFiles(claimShop.shop.deps)
    expect([storedFiles(), await claimShop.count('stored_file')]).toEqual([[], 0])
  })
})
