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

test('a worker may compile WebAssembly and load nothing from other hosts, compressed or not', async () => {
  for (const name of ['worker.js', 'worker.js.br']) writeFileSync(join(folder, name), '')
  const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
  expect((await serve('worker.js')).headers['content-security-policy']).toBe(policy)
  const packed = await serve('worker.js', 'br')
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers['content-security-policy']).toBe(policy)
})

test('WebAssembly has its own content type, so that it is compiled while it loads', async () => {
  writeFileSync(join(folder, 'reader.wasm'), '')
  const { headers } = await serve('reader.wasm')
  expect(headers['content-type']).toBe('application/wasm')
})

test('a file that is no script has no scripts and not the shop’s origin, whoever opens it', async () => {
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect((await serve('icon.svg')).headers['content-security-policy']).toContain(
    "default-src 'none'; sandbox",
  )
})

test('sends a compressed file only to clients that accept it, the better one if both are equally welcome', async () => {
  for (const name of ['page.css', 'page.css.br', 'page.css.gz']) writeFileSync(join(folder, name), '')
  const encodingFor = async (accepted: string) =>
    (await serve('page.css', accepted)).headers['content-encoding']
  expect(await encodingFor('gzip, br')).toBe('br')
  expect(await encodingFor('br;q=0.5, gzip')).toBe('gzip')
  expect(await encodingFor('br;q=0, gzip;q=0, *')).toBeUndefined()
  expect(await encodingFor('gzip;q=0, *')).toBe('br')
  expect(await encodingFor('identity, gzip;q=0.5')).toBeUndefined()
})
