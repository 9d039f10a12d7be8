import { withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'

/** Functions that would look for tables where the caller looks. */
const withoutOwnPath = `
  select proname from pg_proc
  where pronamespace = 'provender'::regnamespace
    and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
  order by proname`

test('every function names the schema of its tables itself', async () => {
  await withDatabase(async ({ pool }) => {
    const { rows } = await pool.query(withoutOwnPath)
    expect(rows).toEqual([])
    await pool.query(`create function find_naively() returns int language sql as 'select 1'`)
    const { rows: naive } = await pool.query(withoutOwnPath)
    expect(naive).toEqual([{ proname: 'find_naively' }])
  })
})

test('a person, a restore and a replica may write without a search path', async () => {
  await withDatabase(async ({ pool }) => {
    const person = await pool.connect()
    const versionOfApplications = async () =>
      (await person.query(`select n from provender.version where name = 'applications'`)).rows[0]
    await person.query(`set search_path = ''`)
    const before = await versionOfApplications()
    await person.query(
      `insert into provender.application (key, company_name, company_number, vat_number, name, email, telephone, address1, address2,
         city, post_code, country, language, marketing_email_enabled, marketing_sms_enabled, password_hash)
       values (gen_random_uuid(), 'Zbigniew & Oğul', '', '', 'Zoë', 'zoe@shop.example', '1', '1 Road', '', 'Leeds', 'LS1 1AA', 'GB',
         'en', false, false, 'hash')`,
    )
    expect(await versionOfApplications()).not.toEqual(before)
    person.release()
  })
})
