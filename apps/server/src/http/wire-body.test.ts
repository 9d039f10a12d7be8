import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeWireBody } from './wire-body.ts'

const short = JSON.stringify({ name: 'Zażółć gęślą jaźń', lines: Array.from({ length: 200 }, (_, n) => n) })
const long = short.repeat(200)

test.each([
  ['short', short],
  ['long', long],
])('a %s body is the same text in every form', async (_length, text) => {
  const { bytes, packed } = makeWireBody(text)
  expect(bytes.toString()).toBe(text)
  expect(brotliDecompressSync(await packed('br')).toString()).toBe(text)
  expect(gunzipSync(await packed('gzip')).toString()).toBe(text)
})

test('a body is packed once for each encoding, also when many ask at the same time', async () => {
  const { packed } = makeWireBody(long)
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => packed('br')))
  for (const other of [...others, await packed('br')]) expect(other).toBe(first)
  expect(await packed('gzip')).not.toBe(first)
})
