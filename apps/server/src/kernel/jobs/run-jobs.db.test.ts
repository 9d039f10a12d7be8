import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setLongTimeouts } from '@provender/testing/at-length'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { readGivenUpJobs, retryJob } from './given-up-jobs.ts'
import { deleteOldJobs, leaseJob, leaseSeconds, maxAttempts } from './job-store.ts'
import { runJobs, runNextJob } from './run-jobs.ts'

setLongTimeouts()

let database: TestDb
beforeEach(async () => {
  database = await openTestDb()
})
afterEach(() => database.close())

async function write(...keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await database.db
      .insertInto('job')
      .values({ kind: 'TEST', key, payload: '{}' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
}

/** As if the leases and pauses of all jobs had ended. */
const letTimePass = () => database.pool.query('update job set due_at = now()')

/** The time from the last attempt, or from its end, until the job is due. */
async function pauseSeconds(): Promise<number> {
  const { rows } = await database.pool.query(`
    select extract(epoch from due_at - greatest(began_at, ended_at))::int as s
    from job join job_attempt on job_id = id order by n desc limit 1`)
  return rows[0].s
}

/** The time that a job is retried: without the pause after its last attempt. */
const daysOf = (pauses: readonly number[]): number =>
  pauses.slice(0, -1).reduce((sum, seconds) => sum + seconds, 0) / 86_400

const jobs = async () => (await database.pool.query('select * from job order by id')).rows

describe('a job', () => {
  test('is done once, even if several workers look for it at the same time', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `e-mail ${index}`)
    await write(...keys, 'e-mail 7')
    const done: string[] = []
    const worker = async () => {
      while (
        await runNextJob(
          { ...database, log: silentLog },
          { TEST: ({ key }) => Promise.resolve(void done.push(key)) },
        )
      ) {}
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect(done.toSorted()).toEqual(keys.toSorted())
  })

  test('that fails is retried for a week, after pauses that double, and then given up', async () => {
    await write('first')
    const errors: unknown[][] = []
    const failing = () =>
      runNextJob(
        { ...database, log: { ...silentLog, error: (...entry: unknown[]) => void errors.push(entry) } },
        { TEST: () => Promise.reject(new Error('no line')) },
      )
    const pauses: number[] = []
    while (await failing()) {
      pauses.push(await pauseSeconds())
      await letTimePass()
    }
    expect(pauses.slice(0, 3)).toEqual([10, 20, 40])
    expect(pauses).toHaveLength(maxAttempts)
    expect(daysOf(pauses)).toBeGreaterThan(7)
    expect(daysOf(pauses)).toBeLessThan(8)
    const { rows } = await database.pool.query('select n, error from job_attempt order by n')
    expect(rows).toHaveLength(maxAttempts)
    expect(rows[0]).toEqual({ n: 1, error: 'no line' })
    expect((await jobs())[0]).toMatchObject({ done_at: null, given_up_at: expect.any(Number) })
    expect(errors).toHaveLength(maxAttempts + 1)
    expect(errors.at(-1)).toEqual([
      { job: 'first', kind: 'TEST' },
      expect.stringContaining('a job is given up; to retry it: npm run staff -- jobs retry '),
    ])
  })

  test('that kills its server is repeated as rarely as one that fails, and then given up', async () => {
    await write('first')
    const pauses: number[] = []
    while (pauses.length < maxAttempts) {
      expect(await leaseJob(database.db, ['TEST'])).toMatchObject({ n: pauses.length + 1 })
      pauses.push(await pauseSeconds())
      await letTimePass()
    }
    expect(pauses.slice(0, 5)).toEqual([leaseSeconds, leaseSeconds, leaseSeconds, 80, 160])
    expect(daysOf(pauses)).toBeGreaterThan(7)
    expect(daysOf(pauses)).toBeLessThan(8)
    const done: string[] = []
    const runNext = () =>
      runNextJob({ ...database, log: silentLog }, { TEST: ({ key }) => Promise.resolve(void done.push(key)) })
    expect(await runNext()).toBe(true)
    await letTimePass()
    expect(await runNext()).toBe(false)
    expect(done).toEqual([])
    expect(await readGivenUpJobs(database.db, 9)).toMatchObject([{ error: 'The last attempt did not end' }])
  })

  test('that was given up is listed with its last error, and may be retried from the beginning', async () => {
    await write('first', 'waiting')
    await database.pool.query(`update job set attempts = $1, given_up_at = now() where key = 'first'`, [
      maxAttempts,
    ])
    await database.pool.query(`
      insert into job_attempt (job_id, n, error)
      select id, n, 'no line ' || n from job, generate_series(1, attempts) n where key = 'first'`)
    const [job] = await readGivenUpJobs(database.db, 9)
    expect(job).toMatchObject({ kind: 'TEST', key: 'first', error: `no line ${maxAttempts}` })
    const id = job?.id ?? 0
    expect(await retryJob(database.db, id)).toBe(true)
    expect(await retryJob(database.db, id)).toBe(false)
    expect(await retryJob(database.db, id + 1)).toBe(false)
    expect(await readGivenUpJobs(database.db, 9)).toEqual([])
    const attempts: number[] = []
    const runNext = () =>
      runNextJob({ ...database, log: silentLog }, { TEST: ({ n }) => Promise.resolve(void attempts.push(n)) })
    while (await runNext()) {}
    expect(attempts).toEqual([1, 1])
  })

  test('is left alone while its lease lasts, and is free if its worker never returns', async () => {
    await write('first')
    await database.pool.query(
      `update job set attempts = 1, due_at = now() + make_interval(secs => ${leaseSeconds})`,
    )
    const runNext = () => runNextJob({ ...database, log: silentLog }, { TEST: () => Promise.resolve() })
    expect(await runNext()).toBe(false)
    await letTimePass()
    expect(await runNext()).toBe(true)
    expect((await jobs())[0]).toMatchObject({ attempts: 2, done_at: expect.any(Number) })
  })

  test('does not wait until the clock has caught up after it was set back', async () => {
    const setClockBack = () =>
      database.pool.query(`
        with moved as (update job_attempt set began_at = began_at + interval '1 hour')
        update job set created_at = created_at + interval '1 hour', due_at = due_at + interval '1 hour'`)
    await write('e-mail 1')
    await setClockBack()
    const first = await leaseJob(database.db, ['TEST'])
    expect(first?.key).toBe('e-mail 1')
    expect(await leaseJob(database.db, ['TEST'])).toBeUndefined()
    await setClockBack()
    expect((await leaseJob(database.db, ['TEST']))?.n).toBe(2)
    await database.pool.query(`
      insert into job (kind, key, payload, due_at) values ('TEST', 'in two weeks', '{}', now() + interval '14 days')`)
    await setClockBack()
    expect((await leaseJob(database.db, ['TEST']))?.key).toBe('e-mail 1')
    expect(await leaseJob(database.db, ['TEST'])).toBeUndefined()
  })

  test('that fails while the database takes no writes is done again without being counted as failed', async () => {
    await write('first')
    let isClosed = false
    const errors: unknown[] = []
    const log = { ...silentLog, error: (...entry: unknown[]) => void errors.push(entry) }
    const deps = { ...database, log, writeGate: { isClosed: () => isClosed } }
    const failing = () => {
      isClosed = true
      return Promise.reject(new Error('Query read timeout'))
    }
    expect(await runNextJob(deps, { TEST: failing })).toBe(false)
    await letTimePass()
    const done: number[] = []
    const runNext = () => runNextJob(deps, { TEST: ({ n }) => Promise.resolve(void done.push(n)) })
    expect(await runNext()).toBe(false)
    isClosed = false
    expect(await runNext()).toBe(true)
    expect({ done, errors }).toEqual({ done: [2], errors: [] })
  })

  test('of an unknown kind waits for a server that knows it', async () => {
    await write('first')
    expect(await runNextJob({ ...database, log: silentLog }, { OTHER: () => Promise.resolve() })).toBe(false)
  })

  test('is deleted a month after it was done or three months after it was given up, and never before', async () => {
    await write('old', 'new', 'waiting', 'old failure', 'new failure')
    await database.pool.query(`update job set done_at = now() - interval '31 days' where key = 'old'`)
    await database.pool.query(`update job set done_at = now() where key = 'new'`)
    await database.pool.query(
      `update job set given_up_at = now() - make_interval(days => case key when 'old failure' then 91 else 89 end)
       where key like '%failure'`,
    )
    await deleteOldJobs(database.db)
    expect((await jobs()).map(({ key }) => key)).toEqual(['new', 'waiting', 'new failure'])
  })

  test('is done soon after it is stored, and none is started after stopping', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const working = runJobs(
      { ...database, log: silentLog },
      { TEST: ({ key }) => Promise.resolve(resolve(key)) },
    )
    await write('first')
    expect(await promise).toBe('first')
    await working.stop()
    await write('later')
    expect((await jobs()).filter(({ done_at }) => done_at === null).map(({ key }) => key)).toEqual(['later'])
  })
})

const kills = 8

describe('a worker that is killed around the sending', () => {
  const payloads = Array.from({ length: kills + 2 }, (_, index) => `e-mail ${index}`)

  /** Kills a worker again and again, lets the last one finish, and returns what was sent. */
  async function sentBy(mode: 'by the rules' | 'naive'): Promise<readonly string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'provender-jobs-'))
    const sent = join(folder, 'sent')
    const run = (dieAt: string) =>
      spawnSync(
        process.execPath,
        [join(import.meta.dirname, 'fixture', 'dying-worker.ts'), database.url, sent, mode, dieAt],
        { encoding: 'utf8' },
      )
    try {
      await write(...payloads)
      for (let kill = 0; kill < kills; kill += 1) {
        const died = run(kill % 2 === 0 ? 'before sending' : 'after sending')
        expect([died.signal, died.stderr]).toEqual(['SIGKILL', ''])
        await letTimePass()
      }
      expect(run('never').status).toBe(0)
      return readFileSync(sent, 'utf8').trim().split('\n')
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('loses no e-mail, and sends twice only those it was sending when it died', async () => {
    const sent = await sentBy('by the rules')
    expect(new Set(sent)).toEqual(new Set(payloads))
    expect(sent.length - payloads.length).toBe(kills / 2)
    const { rows } = await database.pool.query(
      'select count(*)::int as n from job_attempt where ended_at is null',
    )
    expect(rows).toEqual([{ n: kills }])
  })

  test('loses e-mails if it first records that they are sent', async () => {
    const sent = await sentBy('naive')
    expect(payloads.filter((key) => !sent.includes(key))).toHaveLength(kills / 2)
  })
})
