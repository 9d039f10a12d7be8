import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCachedBody, createBody } from './wire-body.ts'

const short = 'Süt, 6 × 1 L. '.repeat(200)
const long = short.repeat(60)

test.each([
  ['short', short],
  ['long', long],
])('compresses a %s body once, and it decompresses to the original', async (_, text) => {
  const body = createCachedBody(text)
  expect(body.plain.toString()).toBe(text)
  expect(brotliDecompressSync(await body.packed('br')).toString()).toBe(text)
  expect(gunzipSync(await body.packed('gzip')).toString()).toBe(text)
  expect(await body.packed('br')).toBe(await body.packed('br'))
})

test('a cached body holds on to no memory but its own', async () => {
  const body = createCachedBody(short)
  for (const bytes of [body.plain, await body.packed('br'), await body.packed('gzip')])
    expect(bytes.buffer.byteLength).toBe(bytes.length)
})

test('a body that is sent once has the right content, compressed or not', async () => {
  const { plain, packed } = createBody(short)
  expect(plain).toBe(short)
  expect(brotliDecompressSync(await packed('br')).toString()).toBe(short)
  expect(gunzipSync(await packed('gzip')).toString()).toBe(short)
})
