import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFolders } from './static-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'provender-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function serve(file: string, encoding = 'identity') {
  const app = fastify()
  await addFolders(app, { folders: [folder], prefix: '/assets/', immutable: true })
  return await app.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': encoding } })
}

test('a worker may compile WebAssembly and load nothing from elsewhere, packed or not', async () => {
  for (const name of ['worker.js', 'worker.js.br']) writeFileSync(join(folder, name), '')
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
  expect((await serve('worker.js')).headers['content-security-policy']).toBe(policy)
  const packed = await serve('worker.js', 'br')
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers['content-security-policy']).toBe(policy)
})

test('WebAssembly is sent as what it is, so that it is compiled while it comes', async () => {
  writeFileSync(join(folder, 'reader.wasm'), '')
  const { headers } = await serve('reader.wasm')
  expect(headers['content-type']).toBe('application/wasm')
  expect(headers['content-security-policy']).toBeUndefined()
})
