import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { runInTest } from './run-in-test.fixture.ts'
import { staffCommand } from './staff-command.ts'

test('the command line lists the jobs that were given up and retries them', async () => {
  await withDatabase(async (database) => {
    const run = (...args: readonly string[]) => runInTest(staffCommand, ['jobs', ...args], { database })
    expect((await run()).output).toEqual(['No job was given up.'])
    await database.pool.query(`
      insert into job (kind, key, payload, attempts, given_up_at)
      values ('ORDER_MAIL', 'order mail 7', '{}', 40, '2026-05-02T10:00:00Z'),
        ('ORDER_MAIL', 'order mail 8', '{}', 39, null)`)
    await database.pool.query(`
      insert into job_attempt (job_id, n, error)
      select id, attempts, E'The server\\nrefused it' from job`)
    const { rows } = await database.pool.query(`select id from job order by id`)
    const [givenUp, waiting] = rows.map(({ id }) => String(id))
    expect((await run()).output).toEqual([
      `${givenUp}  2026-05-02T10:00:00.000Z  order-mail  order mail 7  The server refused it`,
    ])
    expect((await run('retry', waiting ?? '')).errors[0]).toBe(`There is no job ${waiting} that was given up`)
    expect((await run('retry', 'all')).errors[0]).toBe('"all" is not the number of a job')
    expect((await run('retry', givenUp ?? '')).output).toEqual([
      `Job ${givenUp} is retried as soon as the server runs.`,
    ])
    expect((await run()).output).toEqual(['No job was given up.'])
    await database.pool.query('update job set given_up_at = now()')
    expect((await run('retry', ...rows.map(({ id }) => String(id)))).output).toHaveLength(2)
    expect((await run()).output).toEqual(['No job was given up.'])
  })
})
