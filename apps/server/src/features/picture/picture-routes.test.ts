import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
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

  test('an invalid picture is sent unchanged, and the next one is resized', async () => {
    await writeFile(own('broken.png'), 'no picture')
    expect((await get('256/broken.png')).payload).toBe('no picture')
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
