import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sweepFiles } from '../../kernel/files/sweep-files.ts'
import { deleteExpired } from './cleanup-job.ts'
import { openRegisterShop, pdf, type RegisterShop } from './register-shop.fixture.ts'

let registerShop: RegisterShop
beforeEach(async () => {
  registerShop = await openRegisterShop()
})
afterEach(() => registerShop.close())

describe('supporting documents', () => {
  test('are stored by content: a PDF unchanged, a picture re-encoded without metadata', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'CANARY-exif' } })
      .png()
      .toBuffer()
    expect(photo.toString('latin1')).toContain('CANARY-exif')
    const sent = [
      await registerShop.upload(pdf),
      await registerShop.upload(photo, { 'x-file-name': encodeURIComponent('ład.html') }),
    ]
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const ids = sent.map((answer) => answer.json().id as string)
    await registerShop.apply({}, { proofs: ids })
    expect((await registerShop.rows('proof')).map(({ application_id }) => application_id)).toEqual([1, 1])
    const folder = join(registerShop.dataFolder, 'proofs')
    expect(readFileSync(join(folder, `${ids[0]}.pdf`))).toEqual(pdf)
    const picture = readFileSync(join(folder, `${ids[1]}.jpg`))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
    expect(picture.toString('latin1')).not.toContain('CANARY')
    expect(statSync(folder).mode & 0o077).toBe(0)
    // No address serves them under any name.
    for (const path of [`/proofs/${ids[0]}.pdf`, `/proofs/${ids[0]}`, `/pictures/../proofs/${ids[0]}.pdf`]) {
      const answer = await registerShop.app.inject({ url: path })
      expect(answer.body).not.toContain('PDF')
    }
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['nothing', Buffer.alloc(0)],
  ])('cannot be %s, whatever the name', async (_what, content) => {
    const answer = await registerShop.upload(content, { 'content-type': 'application/pdf' })
    expect(answer.statusCode).toBe(200)
    expect(JSON.parse(answer.json().errors[0].message).key).toBe('FILE_NOT_TAKEN')
    expect(registerShop.proofFiles()).toEqual([])
  })

  test('are at most 5 MB, each and together in one form', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(3 * 1024 * 1024)])
    const largest = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)])
    expect((await registerShop.upload(largest)).statusCode).toBe(200)
    expect((await registerShop.upload(Buffer.concat([largest, Buffer.from('.')]))).statusCode).toBe(413)
    const ids = [(await registerShop.upload(large)).json().id, (await registerShop.upload(large)).json().id]
    expect((await registerShop.apply({}, { proofs: ids })).key).toBe('PROOFS_TOO_LARGE')
    expect((await registerShop.apply({}, { proofs: ids.slice(0, 1) })).data).toEqual({ register: true })
    expect((await registerShop.apply({}, { proofs: ids.slice(0, 1) })).key).toBe('PROOF_GONE')
  })

  test('of a form that is never sent are deleted after two hours', async () => {
    await registerShop.upload(pdf)
    await deleteExpired(registerShop.shop.deps)
    expect(registerShop.proofFiles()).toHaveLength(1)
    await registerShop.shop.deps.pool.query(`update proof set uploaded_at = now() - interval '121 minutes'`)
    await deleteExpired(registerShop.shop.deps)
    // No restored database needs them either.
    await sweepFiles(registerShop.shop.deps)
    expect([registerShop.proofFiles(), await registerShop.rows('proof')]).toEqual([[], []])
  })

  const statusOf = async (deviceid: string, ip: string, page = ''): Promise<number> =>
    (await registerShop.upload(pdf, { deviceid, 'x-page': page }, ip)).statusCode
  async function acceptedOf(count: number, statusOfNext: (n: number) => Promise<number>): Promise<number> {
    let accepted = 0
    for (let n = 0; n < count; n += 1) {
      if (n % 10 === 9) registerShop.shop.clock.advance(601_000)
      accepted += (await statusOfNext(n)) === 200 ? 1 : 0
    }
    return accepted
  }

  test('are at most 40 in two hours from one network, so that none fills the disk', async () => {
    expect(await acceptedOf(50, (n) => statusOf(`d${n}`, `203.0.113.${n % 5}`))).toBe(40)
    expect(await statusOf('d1', '203.0.113.9')).toBe(429)
    registerShop.shop.clock.advance(7_200_000)
    expect(await statusOf('d1', '203.0.113.9')).toBe(200)
  })

  test.each([
    ['device', (name: string) => statusOf(name, '203.0.113.7')],
    ['page of a visitor', (name: string) => statusOf('', '203.0.113.7', name)],
  ])('of one %s keep out no other behind the same address', async (_, statusFrom) => {
    expect(await acceptedOf(40, () => statusFrom('busy'))).toBe(20)
    expect(await statusFrom('other')).toBe(200)
  })

  test('of made-up devices keep out no neighbour of their host, and leave no row for each', async () => {
    expect(await acceptedOf(50, (n) => statusOf(`made up ${n}`, '203.0.113.7'))).toBe(30)
    expect(await statusOf('d1', '203.0.113.8')).toBe(200)
    const counted = await registerShop.rows('allowance')
    expect(counted.filter(({ subject }) => String(subject).includes('unclaimed')).length).toBeLessThan(40)
  })

  describe('over slow or broken connections', () => {
    const begin = async (from: string, device = 'd1'): Promise<Socket> => {
      const { port } = registerShop.app.server.address() as AddressInfo
      const socket = connect({ host: '127.0.0.1', port, localAddress: from })
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(
        `POST /proofs HTTP/1.1\r\nhost: shop\r\ndeviceid: ${device}\r\ncontent-type: application/pdf\r\ncontent-length: 100\r\n\r\n%PDF-`,
      )
      return socket
    }
    const nextText = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0])

    test('take five slots of their device and none of others, behind the same address or elsewhere', async () => {
      await registerShop.app.listen({ host: '127.0.0.1', port: 0 })
      const applications = await Promise.all(Array.from({ length: 6 }, () => begin('127.0.0.1')))
      expect(await Promise.race(applications.map(nextText))).toContain('503')
      const others = [await begin('127.0.0.1', 'd2'), await begin('127.0.9.1')]
      for (const other of others) {
        other.write('x'.repeat(95))
        expect(await nextText(other)).toContain('200')
      }
      for (const socket of [...applications, ...others]) socket.destroy()
    })

    test('free their slots', async () => {
      await registerShop.app.listen({ host: '127.0.0.1', port: 0 })
      for (let n = 0; n < 6; n += 1) (await begin('127.0.0.1')).resetAndDestroy()
      const taken = async () => (await registerShop.upload(pdf)).statusCode
      await expect.poll(taken, { interval: 500 }).toBe(200)
    })
  })

  test('are accepted only from the shop’s own pages', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await registerShop.upload(pdf, headers)).statusCode).toBe(403)
    expect(registerShop.proofFiles()).toEqual([])
  })
})
