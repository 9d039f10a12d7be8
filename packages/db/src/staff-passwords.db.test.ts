import { withDatabase } from '@provender/testing/test-database'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { up } from './migrations/0060-staff-passwords.ts'

test('a session from before the update counts the password from its sign-in', async () => {
  await withDatabase(async ({ db, pool }) => {
    await pool.query(`alter table staff_session drop column password_checked_at;
      alter table password_reset drop column staff_id;
      insert into staff (email, name, password_hash) values ('ruth@staff.example', 'Ruth', 'x');
      insert into staff_session (secret_hash, staff_id, opened_at, used_at)
        select 'x', id, '2026-01-01', now() from staff`)
    await up(db as unknown as Kysely<unknown>)
    const { rows } = await pool.query('select opened_at = password_checked_at as same from staff_session')
    expect(rows).toEqual([{ same: true }])
  })
})
