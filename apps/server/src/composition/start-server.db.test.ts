import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bePatient } from '@provender/testing/at-length'
import { withDatabase } from '@provender/testing/test-database'
import pino from 'pino'
import { expect, test } from 'vitest'
import { parseSettings } from '../kernel/settings.ts'
import { startServer } from './start-server.ts'

bePatient()

test('a server that is told to end while it fills its first database gives up, and leaves no PostgreSQL running', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'provender-first-start-'))
  // Started by root, the embedded database runs as another user, who has to get there.
  chmodSync(dataFolder, 0o755)
  const parsed = parseSettings({ DATA_DIR: dataFolder, PORT: '0' }, '/')
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  const ending = new AbortController()
  const main = join(dataFolder, 'embedded-postgres/cluster/postmaster.pid')
  const ran: boolean[] = []
  const starting = startServer({
    settings: parsed.settings,
    log: pino({ level: 'silent' }),
    tell: () => {},
    ending: ending.signal,
    files: [],
    shop: () => Promise.reject(new Error('Nobody opens a page here')),
    fill: async ({ pool }) => {
      ran.push(existsSync(main))
      const filling = pool.query('select pg_sleep(600)')
      ending.abort()
      await filling
    },
  })
  await expect(starting).rejects.toThrow()
  ran.push(existsSync(main))
  expect(ran).toEqual([true, false])
  rmSync(dataFolder, { recursive: true })
})

test('TRUSTED_DOCUMENTS_ONLY makes the server refuse documents that are not the shop’s', async () => {
  const statuses = await withDatabase(async ({ url }) => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'provender-trusted-'))
    const found: number[] = []
    for (const setting of ['0', '1']) {
      const environment = {
        TRUSTED_DOCUMENTS_ONLY: setting,
        DATABASE_URL: url,
        DATA_DIR: dataFolder,
        PORT: '0',
      }
      const parsed = parseSettings(environment, '/')
      if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
      const { address, stop } = await startServer({
        settings: parsed.settings,
        log: pino({ level: 'silent' }),
        tell: () => {},
        files: [],
        shop: () => Promise.reject(new Error('Nobody opens a page here')),
        fill: async () => {},
      })
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', deviceid: 'd1' },
        body: JSON.stringify({ query: '{ faq { question } }' }),
      })
      await response.body?.cancel()
      found.push(response.status)
      await stop()
    }
    rmSync(dataFolder, { recursive: true })
    return found
  })
  expect(statuses).toEqual([200, 400])
})
