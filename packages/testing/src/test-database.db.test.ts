import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openTestDb, withDatabase } from './test-database.ts'

test('a test database is migrated and isolated from others', async () => {
  await withDatabase(async (one) => {
    await withDatabase(async (other) => {
      await one.db.insertInto('config').values({ key: 'shopName', value: '"One"' }).execute()
      expect(await other.db.selectFrom('config').selectAll().execute()).toEqual([])
    })
  })
})

test('closing a test database deletes it', async () => {
  const database = await openTestDb()
  const name = new URL(database.url).pathname.slice(1)
  await database.close()
  await withDatabase(async ({ db }) => {
    const left = await sql`select from pg_database where datname = ${name}`.execute(db)
    expect(left.rows).toEqual([])
  })
  expect(inject('testServer').template).not.toBe(name)
})
