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

async function killWhen(child: ChildProcess, isTime: () => Promise<boolean>): Promise<void> {
  const ended = once(child, 'close')
  await expect.poll(() => isTime().catch(() => false), { interval: 5, timeout: 120_000 }).toBe(true)
  child.kill('SIGKILL')
  await ended
  expect(child.signalCode).toBe('SIGKILL')
}

const stopAt60 = `
  create function provender.stop_at_60() returns trigger language plpgsql as $$
    begin if new.name like '0060%' then perform pg_sleep(600); end if; return new; end $$;
  create trigger stop_at_60 before insert on provender.migration for each row execute function provender.stop_at_60()`

const sleeping = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`

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
      await killWhen(startHost(database, 'migrate'), async () => (await countMigrations(database)) >= 3)
      await database.pool.query(stopAt60)
      const isSleeping = async () => (await database.pool.query(`select pid ${sleeping}`)).rowCount === 1
      await killWhen(startHost(database, 'migrate'), isSleeping)
      await database.pool.query(`select pg_terminate_backend(pid, 5000) ${sleeping}`)
      expect(await countMigrations(database)).toBe(59)
      await database.pool.query('drop function provender.stop_at_60 cascade')
      const { exitCode, output } = await resultOf(startHost(database, 'migrate'))
      expect([exitCode, output]).toEqual([0, expect.stringContaining('is migrated to this version')])
      expect(output).toMatch(/^Migrated: 0060-/)
      expect(await countMigrations(database)).toBe(all)
      expect((await resultOf(startHost(database, 'list'))).output).toBe('No server runs.\n')
    })
  })

  test('two at once say that they wait for the one before, then one of them migrates and both succeed', async () => {
    await onNewDatabase(async (database, all) => {
      const turn = await database.pool.connect()
      await turn.query('select pg_advisory_lock(5012024003)')
      const children = [1, 2].map(() => startHost(database, 'migrate', '--contract'))
      const results = Promise.all(children.map(resultOf))
      await Promise.all(children.map(async ({ stderr }) => stderr && (await once(stderr, 'data'))))
      await turn.query('select pg_advisory_unlock(5012024003)')
      turn.release()
      const ended = await results
      expect(ended.map(({ exitCode, errors }) => [exitCode, errors])).toEqual(
        children.map(() => [0, 'Waiting until another server or command has migrated the database\n']),
      )
      expect(ended.filter(({ output }) => output.startsWith('Migrated: ')).length).toBe(1)
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
