import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendCompressed } from './send-compressed.ts'
import { createCachedBody } from './wire-body.ts'

const text = 'one '.repeat(2000)
const app = fastify()
app.get('/long', (request, reply) => sendCompressed(request, reply, createCachedBody(text)))
app.get('/short', (request, reply) => sendCompressed(request, reply, createCachedBody('one')))

const get = async (url: string, accepted: string | undefined) => {
  const reply = await app.inject({
    url,
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  })
  expect(reply.headers.vary).toBe('accept-encoding')
  return { encoding: reply.headers['content-encoding'], bytes: reply.rawPayload }
}

test('sends brotli to a browser, gzip to an older client, and plain text to others', async () => {
  const browser = await get('/long', 'gzip, deflate, br, zstd')
  expect(browser.encoding).toBe('br')
  expect(brotliDecompressSync(browser.bytes).toString()).toBe(text)
  const older = await get('/long', 'gzip')
  expect(older.encoding).toBe('gzip')
  expect(gunzipSync(older.bytes).toString()).toBe(text)
  expect((await get('/long', 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip')
  expect(await get('/long', undefined)).toEqual({ encoding: undefined, bytes: Buffer.from(text) })
})

test('sends a short body uncompressed', async () => {
  expect(await get('/short', 'br')).toEqual({ encoding: undefined, bytes: Buffer.from('one') })
})
