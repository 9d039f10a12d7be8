import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setLongTimeouts } from '@provender/testing/at-length'
import { openTestDb, type TestDb } from '@provender/testing/test-database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteOldJobs, leaseSeconds, maxAttempts } from './job-store.ts'
import { runJobs, runNextJob } from './run-jobs.ts'

setLongTimeouts()

let database: TestDb
beforeEach(async () => {
  database = await openTestDb()
})
afterEach(() => database.close())

const log = { info: () => {}, warn: () => {}, error: () => {} }

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

const jobs = async () => (await database.pool.query('select * from job order by id')).rows

describe('a job', () => {
  test('is done once, even if several workers look for it at the same time', async () => {
    const keys = Array.from({ length: 30 }, (_, at) => `e-mail ${at}`)
    await write(...keys, 'e-mail 7')
    const done: string[] = []
    const worker = async () => {
      while (
        await runNextJob({ ...database, log }, { TEST: ({ key }) => Promise.resolve(void done.push(key)) })
      ) {
        // Until none is due.
      }
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect(done.toSorted()).toEqual(keys.toSorted())
  })

  test('that fails is retried after a pause that doubles, and given up in the end', async () => {
    await write('first')
    const failing = () =>
      runNextJob({ ...database, log }, { TEST: () => Promise.reject(new Error('no line')) })
    const pauses: number[] = []
    while (await failing()) {
      const { rows } = await database.pool.query(
        'select extract(epoch from due_at - now())::int as s from job',
      )
      pauses.push(rows[0].s)
      await letTimePass()
    }
    expect(pauses.slice(0, 3).map((seconds) => Math.round(seconds / 10))).toEqual([1, 2, 4])
    expect(pauses).toHaveLength(maxAttempts)
    const { rows } = await database.pool.query('select n, error from job_attempt order by n')
    expect(rows).toHaveLength(maxAttempts)
    expect(rows[0]).toEqual({ n: 1, error: 'no line' })
    expect((await jobs())[0]).toMatchObject({ done_at: null, given_up_at: expect.any(Number) })
  })

  test('is left alone while its lease lasts, and is free if its worker never returns', async () => {
    await write('first')
    await database.pool.query(
      `update job set attempts = 1, due_at = now() + make_interval(secs => ${leaseSeconds})`,
    )
    const runNext = () => runNextJob({ ...database, log }, { TEST: () => Promise.resolve() })
    expect(await runNext()).toBe(false)
    await letTimePass()
    expect(await runNext()).toBe(true)
    expect((await jobs())[0]).toMatchObject({ attempts: 2, done_at: expect.any(Number) })
  })

  test('of an unknown kind waits for a server that knows it', async () => {
    await write('first')
    expect(await runNextJob({ ...database, log }, { OTHER: () => Promise.resolve() })).toBe(false)
  })

  test('is deleted a month after it was done, and never before it is done', async () => {
    await write('old', 'new', 'waiting')
    await database.pool.query(`update job set done_at = now() - interval '31 days' where key = 'old'`)
    await database.pool.query(`update job set done_at = now() where key = 'new'`)
    await deleteOldJobs(database.db)
    expect((await jobs()).map(({ key }) => key)).toEqual(['new', 'waiting'])
  })

  test('is done soon after it is stored, and none is started after stopping', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const working = runJobs({ ...database, log }, { TEST: ({ key }) => Promise.resolve(resolve(key)) })
    await write('first')
    expect(await promise).toBe('first')
    await working.stop()
    await write('later')
    expect((await jobs()).filter(({ done_at }) => done_at === null).map(({ key }) => key)).toEqual(['later'])
  })
})

const kills = 8

describe('a worker that is killed around the sending', () => {
  const payloads = Array.from({ length: kills + 2 }, (_, at) => `e-mail ${at}`)

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
