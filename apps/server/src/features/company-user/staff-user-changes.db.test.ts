import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test, vi } from 'vitest'
import { createPasswords } from '../account/passwords.ts'
import { companyImporter } from '../import/companies/company-importer.ts'
import { importText } from '../import/import-text.fixture.ts'
import { addUser, deactivateUser, setUserPassword } from './staff-user-changes.ts'

const passwords = createPasswords()
const till = { companyCode: 'C1', email: 'till@corner.example', name: 'The till', staffId: null }

async function withCompany(test: (database: TestDb) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await importText(database, companyImporter, [
      'code,name,login_email',
      'C1,Corner Shop,Ada@corner.example',
    ])
    await test(database)
  })
}

test('a user is added only to an existing company, and nobody signs in for two companies', async () => {
  await withCompany(async ({ db }) => {
    const readPassword = vi.fn(async () => 'a good one')
    const add = (change: Partial<typeof till>) =>
      addUser(db, { ...till, ...change }, { passwords, readPassword })
    expect(await add({ companyCode: 'C9' })).toEqual({ ok: false, refusal: { type: 'COMPANY_NOT_FOUND' } })
    expect(await add({ email: 'ADA@corner.example' })).toEqual({
      ok: false,
      refusal: { type: 'EMAIL_IN_USE', company: 'Corner Shop' },
    })
    expect(readPassword).not.toHaveBeenCalled()
    expect(await add({})).toEqual({ ok: true, value: 'Corner Shop' })
  })
})

test('a password that is refused changes nothing', async () => {
  await withCompany(async ({ db }) => {
    const short = { passwords, readPassword: async () => 'short' }
    const refused = { ok: false, refusal: { type: 'TOO_SHORT', min: 8, length: 5 } }
    expect(await addUser(db, till, short)).toEqual(refused)
    expect(await setUserPassword(db, { email: 'ada@corner.example', staffId: null }, short)).toEqual(refused)
    expect(await db.selectFrom('login').select('password_hash').execute()).toEqual([{ password_hash: null }])
  })
})

test('a user is found whatever the case of the address, and an unknown one is refused', async () => {
  await withCompany(async ({ db }) => {
    expect(await deactivateUser(db, { email: 'ADA@corner.example', staffId: null })).toEqual({
      ok: true,
      value: 'Ada@corner.example',
    })
    expect(await deactivateUser(db, { email: 'bob@corner.example', staffId: null })).toEqual({
      ok: false,
      refusal: { type: 'USER_NOT_FOUND' },
    })
  })
})
