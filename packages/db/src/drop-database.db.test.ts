import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { dropDatabase } from './drop-database.ts'
import { migrate } from './migrate.ts'

test('dropping an external database deletes our schemas and leaves the rest', async () => {
  await withDatabase(async (database) => {
    const { pool, url } = database
    await pool.query('create table public.of_somebody_else (id int); create schema provender_jobs')
    await dropDatabase({ databaseUrl: url, dataFolder: '/nowhere' })
    const { rows } = await pool.query(
      `select to_regclass('provender.config') as config, to_regnamespace('provender_jobs') as jobs,
              to_regclass('public.of_somebody_else')::text as other`,
    )
    expect(rows).toEqual([{ config: null, jobs: null, other: 'of_somebody_else' }])
    expect((await migrate(database))[0]).toMatch(/^0001-/)
  })
})
