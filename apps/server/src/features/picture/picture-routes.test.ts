import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPictures, type Pictures } from './open-pictures.ts'
import { addPictureRoutes } from './picture-routes.ts'

let folder: string
let pictures: Pictures
let app: FastifyInstance

const photo = (width: number) =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#7a4',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

const own = (name: string) => join(folder, 'pictures', name)
const get = async (path: string, headers: Record<string, string> = {}) =>
  await app.inject({ url: `/narrower-pictures/${path}`, headers })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provender-pictures-'))
  pictures = await openPictures(folder)
  app = fastify()
  addPictureRoutes(app, pictures)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('pictures at a width', () => {
  test('a photograph is sent as WebP of that width and resized once', async () => {
    await writeFile(own('ham.jpg'), await photo(1200))
    const { statusCode, headers, rawPayload } = await get('256/ham.jpg')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256 })
    expect(await readdir(pictures.narrowerFolder)).toHaveLength(1)
    expect((await get('256/ham.jpg')).rawPayload).toEqual(rawPayload)
    expect((await get('256/ham.jpg', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
  })

  test('a replaced file is resized again', async () => {
    await writeFile(own('cheese.jpg'), await photo(600))
    const before = (await get('128/cheese.jpg')).rawPayload
    await writeFile(own('cheese.jpg'), await photo(700))
    await utimes(own('cheese.jpg'), 1, 1)
    expect((await get('128/cheese.jpg')).rawPayload).not.toEqual(before)
  })

  test('a picture that is narrow enough is sent unchanged', async () => {
    const small = await photo(200)
    await writeFile(own('small.jpg'), small)
    const { headers, rawPayload } = await get('512/small.jpg')
    expect(headers['content-type']).toBe('image/jpeg')
    expect(rawPayload).toEqual(small)
  })

  test('a damaged picture is sent unchanged, and the next one is resized', async () => {
    const damaged = (await photo(400)).subarray(0, 40)
    await writeFile(own('damaged.jpg'), damaged)
    expect((await get('256/damaged.jpg')).rawPayload).toEqual(damaged)
    await writeFile(own('sound.jpg'), await photo(400))
    expect((await get('256/sound.jpg')).headers['content-type']).toBe('image/webp')
  })

  test('a picture is sent unchanged if no process starts, and resized the next time', async () => {
    const separate = fastify()
    addPictureRoutes(separate, pictures)
    await writeFile(own('late.jpg'), await photo(500))
    const typeSent = async () =>
      (await separate.inject({ url: '/narrower-pictures/256/late.jpg' })).headers['content-type']
    const { execPath } = process
    process.execPath = join(folder, 'no-such-program')
    expect(await typeSent()).toBe('image/jpeg')
    process.execPath = execPath
    expect(await typeSent()).toBe('image/webp')
    await separate.close()
  })

  test('the demo wholesaler’s pictures are used if there is no own one', async () => {
    expect((await get('128/alpenrund-gouda.webp')).headers['content-type']).toBe('image/webp')
  })

  test.each([
    ['300/ham.jpg'],
    ['256/nothing.jpg'],
    ['256/../pictures/ham.jpg'],
    ['256/..%2f..%2fsecrets.json'],
    ['256/%2e%2e/secrets.jpg'],
    ['256/ham.jpg%00'],
    ['256/'],
    ['constructor/ham.jpg'],
  ])('%s is not found', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe.each(['/pictures/', '/narrower-pictures/256/'])('a file under %s', (address) => {
  const typeOf = async (name: string) => {
    const { statusCode, headers } = await app.inject({ url: `${address}${name}` })
    return statusCode === 200 ? headers['content-type'] : statusCode
  }

  test('has no scripts and not the shop’s origin, whoever opens it', async () => {
    await writeFile(own('drawing.svg'), svg)
    const { headers, payload } = await app.inject({ url: `${address}drawing.svg` })
    expect(headers['content-security-policy']).toContain("default-src 'none'; sandbox")
    expect(headers['content-security-policy']).not.toContain('allow-')
    expect(payload).toBe(svg)
    const etag = { 'if-none-match': String(headers['etag']) }
    const again = await app.inject({ url: `${address}drawing.svg`, headers: etag })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toContain('sandbox')
  })

  test('is a picture by its bytes, not by its name', async () => {
    await writeFile(own('photo.html'), await photo(100))
    await writeFile(own('photo.svg'), await photo(100))
    await writeFile(own('drawing.png'), svg)
    await writeFile(
      own('commented.svg'),
      `\uFEFF<?xml version="1.0"?>\n<!-- made by hand > -->\n<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY c "d">]>\n${svg}`,
    )
    expect(await typeOf('photo.html')).toBe('image/jpeg')
    expect(await typeOf('photo.svg')).toBe('image/jpeg')
    expect(await typeOf('drawing.png')).toBe('image/svg+xml')
    expect(await typeOf('commented.svg')).toBe('image/svg+xml')
  })

  test.each([
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['page.svg', '<!doctype html><script>alert(1)</script>'],
    ['page.png', '<html><svg></svg></html>'],
    ['feed.svg', '<?xml version="1.0"?><rss><svg/></rss>'],
    ['script.js', 'alert(1)'],
    ['price-list.pdf', '%PDF-1.7'],
    ['empty.png', ''],
  ])('is not found if it is no picture: %s', async (name, content) => {
    await writeFile(own(name), content)
    expect(await typeOf(name)).toBe(404)
  })

  test('is not found if it is a named pipe, and nothing waits for it', async () => {
    await rm(own('pipe.png'), { force: true })
    execFileSync('mkfifo', [own('pipe.png')])
    expect(await typeOf('pipe.png')).toBe(404)
  })

  test('is not found if a link leads out of the folder', async () => {
    await writeFile(join(folder, 'outside.svg'), svg)
    await mkdir(own('inside'), { recursive: true })
    await writeFile(own('inside/real.svg'), svg)
    const link = async (name: string, target: string) => {
      await rm(own(name), { force: true })
      await symlink(target, own(name))
    }
    await link('out.svg', join(folder, 'outside.svg'))
    await link('parent', folder)
    await link('in.svg', own('inside/real.svg'))
    expect(await typeOf('out.svg')).toBe(404)
    expect(await typeOf('parent/outside.svg')).toBe(404)
    expect(await typeOf('in.svg')).toBe('image/svg+xml')
  })
})

test('a part of a picture can be requested', async () => {
  const content = await photo(100)
  await writeFile(own('part ü.jpg'), content)
  const url = `/pictures/${encodeURIComponent('part ü.jpg')}`
  const { statusCode, rawPayload } = await app.inject({ url, headers: { range: 'bytes=0-9' } })
  expect(statusCode).toBe(206)
  expect(rawPayload).toEqual(content.subarray(0, 10))
})

test.each(['/pictures/', '/pictures/none.svg', '/pictures/..%2fsecrets.json', '/pictures/.hidden.svg'])(
  '%s is not found',
  async (url) => {
    await writeFile(own('.hidden.svg'), svg)
    expect((await app.inject({ url })).statusCode).toBe(404)
  },
)
