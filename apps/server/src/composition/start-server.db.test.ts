import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bePatient } from '@provender/testing/at-length'
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
