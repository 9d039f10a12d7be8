import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { onEmptyDatabase } from './migrations-in-folder.fixture.ts'
import { up } from './migrations/0067-spelling-of-endpoints.ts'

const table = `
  create schema if not exists provender;
  create table push_registration (id uuid primary key default gen_random_uuid(), name text, channel text default 'WEB',
    endpoint text unique, refreshed_at timestamptz, created_at timestamptz default now())`

test('endpoints of before get their one spelling, none is lost, and a browser is registered once', async () => {
  const long = `https://push.example/${'é'.repeat(500)}`
  await onEmptyDatabase(async ({ db, pool }) => {
    await pool.query(table)
    for (const [name, endpoint, day] of [
      ['old spelling', 'https://PUSH.example/%61?#x', '2026-11-01'],
      ['last used', 'https://push.example:443/a', '2026-11-03'],
      ['right spelling, not used since', 'https://push.example/a', '2026-11-02'],
      ['alone', 'https://push.example/b%2fc?', '2026-11-01'],
      ['right', 'https://push.example/d?token=BQ', '2026-11-01'],
      ['too long', long, '2026-11-01'],
      ['no address', 'nothing', '2026-11-01'],
    ])
      await pool.query('insert into push_registration (name, endpoint, refreshed_at) values ($1, $2, $3)', [
        name,
        endpoint,
        day,
      ])
    await pool.query(
      `insert into push_registration (name, channel, refreshed_at) values ('app', 'FCM', now())`,
    )
    await up(db as unknown as Kysely<unknown>)
    const { rows } = await pool.query('select name, endpoint from push_registration order by name')
    expect(rows).toEqual([
      { name: 'alone', endpoint: 'https://push.example/b%2Fc' },
      { name: 'app', endpoint: null },
      { name: 'last used', endpoint: 'https://push.example/a' },
      { name: 'no address', endpoint: 'nothing' },
      { name: 'right', endpoint: 'https://push.example/d?token=BQ' },
      { name: 'too long', endpoint: long },
    ])
    const spelled = await pool.query(`select xmin::text from push_registration`)
    await up(db as unknown as Kysely<unknown>)
    expect((await pool.query(`select xmin::text from push_registration`)).rows).toEqual(spelled.rows)
  })
})
