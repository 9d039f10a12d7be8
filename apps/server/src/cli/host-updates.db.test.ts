import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { markSeen } from '../kernel/servers.ts'
import { hostCommand } from './host-command.ts'
import { runInTest } from './run-in-test.fixture.ts'

const run = (database: TestDb, ...args: string[]) => runInTest(hostCommand, args, { database })

async function setBackTo60({ pool }: TestDb): Promise<void> {
  await pool.query(`delete from migration where name >= '0061'`)
  await pool.query(`update schema set newest_migration = 60, oldest_program = 52, secrets = '{}'`)
}

const countMigrations = async ({ pool }: TestDb): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from provender.migration`)
  return rows[0]?.n ?? 0
}

describe('migrating', () => {
  test('is done at once where nothing is left', async () => {
    await withDatabase(async (database) => {
      for (const args of [['migrate'], ['migrate', '--contract']])
        expect(await run(database, ...args)).toEqual({
          exitCode: 0,
          output: ['The database is migrated to this version.'],
          errors: [],
        })
    })
  })

  test('runs what older servers cannot work with only if asked for and if none was seen for 30 seconds', async () => {
    await withDatabase(async (database) => {
      await setBackTo60(database)
      await markSeen(database.db, {
        id: randomUUID(),
        version: '0.1.0',
        schema: 60,
        address: 'leeds:3000',
      })
      await database.pool.query(`update server set seen_at = now() - interval '20 seconds'`)
      const asked = await run(database, 'migrate', '--contract')
      expect(asked).toMatchObject({ exitCode: 1, output: [] })
      expect(asked.errors[0]).toMatch(/0061-grams-of-pieces\. .*: leeds:3000 \(last seen 2\d s ago\)$/)
      const unasked = await run(database, 'migrate')
      expect(unasked).toMatchObject({ exitCode: 1, output: [] })
      expect(unasked.errors[0]).toMatch(/0061-grams-of-pieces, .*npm run host -- migrate --contract$/)
      expect(await countMigrations(database)).toBe(60)
    })
  })

  test('counts servers that only listen, because they are too old to be listed', async () => {
    await withDatabase(async (database) => {
      await setBackTo60(database)
      const isUp = Promise.withResolvers<void>()
      const server = database.listen('hints', { onMessage: () => {}, onUp: isUp.resolve })
      await isUp.promise
      const { exitCode, errors } = await run(database, 'migrate', '--contract')
      expect([exitCode, errors[0]]).toEqual([1, expect.stringContaining('One server is not in the list')])
      await server.close()
    })
  })
})

function startHost({ url }: TestDb, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL('host.ts', import.meta.url)), ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `${url}?options=-c%20synchronous_commit%3Don`,
      DATABASE_DURABILITY: 'engine',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function resultOf(child: ChildProcess) {
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  await ended
  return { exitCode: child.exitCode, output, errors }
}

const textOf = (stream: Readable | null) => (stream ? text(stream) : Promise.resolve(''))

async function onNewDatabase(work: (database: TestDb, all: number) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    const all = await countMigrations(database)
    await database.pool.query('drop schema provender cascade')
    await work(database, all)
  })
}

describe('the command as a process', () => {
  test('that is killed half-way, twice, is run again and goes on where it stopped', async () => {
    await onNewDatabase(async (database, all) => {
      for (const least of [3, 8]) {
        const child = startHost(database, 'migrate')
        const ended = once(child, 'close')
        await expect
          .poll(() => countMigrations(database).catch(() => 0), { interval: 5, timeout: 30_000 })
          .toBeGreaterThanOrEqual(least)
        child.kill('SIGKILL')
        await ended
        expect(child.signalCode).toBe('SIGKILL')
      }
      const stoppedAt = await countMigrations(database)
      const { exitCode, output } = await resultOf(startHost(database, 'migrate'))
      expect([exitCode, output]).toEqual([0, expect.stringContaining('is migrated to this version')])
      expect(stoppedAt).toBeLessThan(all)
      expect(output).not.toContain('0003-')
      expect(await countMigrations(database)).toBe(all)
      expect((await resultOf(startHost(database, 'list'))).output).toBe('No server runs.\n')
    })
  })

  test('two at once both succeed: one migrates, the other says that it waits', async () => {
    await onNewDatabase(async (database, all) => {
      const results = await Promise.all(
        [1, 2].map(() => resultOf(startHost(database, 'migrate', '--contract'))),
      )
      expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0])
      expect(results.filter(({ output }) => output.startsWith('Migrated: ')).length).toBe(1)
      expect(results.filter(({ errors }) => errors.startsWith('Waiting until another')).length).toBe(1)
      expect(await countMigrations(database)).toBe(all)
    })
  })

  test('lists servers and answers on a database that nothing has migrated, and changes nothing', async () => {
    await onNewDatabase(async (database) => {
      expect(await resultOf(startHost(database, 'back-to', '60'))).toMatchObject({ exitCode: 1 })
      expect((await resultOf(startHost(database, 'list'))).errors).toMatch(/^This database is too old/)
      const { rows } = await database.pool.query(`select to_regnamespace('provender') as schema`)
      expect(rows).toEqual([{ schema: null }])
    })
  })
})

describe('going back', () => {
  test('is possible to the versions that the schema serves, also after a newer version was started by mistake', async () => {
    await withDatabase(async (database) => {
      const { pool } = database
      await pool.query(`insert into migration values ('0091-of-a-newer-version', now())`)
      await pool.query('update schema set newest_migration = 91, oldest_program = 61')
      expect(await run(database, 'back-to', '61')).toEqual({
        exitCode: 0,
        output: ['Yes. The database has schema 91, which serves servers of schema 61 to 91.'],
        errors: [],
      })
      const tooOld = await run(database, 'back-to', '60')
      expect([tooOld.exitCode, tooOld.output[0]]).toEqual([1, expect.stringMatching(/^No\. .*0061-grams-of/)])
      const tooNew = await run(database, 'back-to', '92')
      expect([tooNew.exitCode, tooNew.output[0]]).toEqual([1, expect.stringContaining('is older')])
    })
  })

  test('is not possible from the middle of a migration', async () => {
    await withDatabase(async (database) => {
      await database.pool.query('update schema set steps_done = 1')
      const { exitCode, output } = await run(database, 'back-to', '66')
      expect([exitCode, output[0]]).toEqual([1, expect.stringContaining('stopped half-way')])
    })
  })

  test('takes a schema, not the version beside it', async () => {
    await withDatabase(async (database) => {
      const { exitCode, errors } = await run(database, 'back-to', '0.1.0')
      expect([exitCode, errors[0]]).toEqual([1, expect.stringContaining('"0.1.0" is not a schema such as')])
    })
  })
})
