import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { expect, test } from 'vitest'
import { companyImporter } from '../import/companies/company-importer.ts'
import { importText } from '../import/import-text.fixture.ts'
import { bindUserToSite, closeOfficeSite, type OfficeSiteInput, setOfficeSite } from './office-sites.ts'

interface SiteScene extends TestDb {
  readonly user: Parameters<typeof bindUserToSite>[1]
  readonly set: (fields: OfficeSiteInput['fields']) => ReturnType<typeof setOfficeSite>
}

async function withSites(test: (scene: SiteScene) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await importText(database, companyImporter, ['code,name,login_email', 'C1,Corner Shop,a@corner.example'])
    const { db } = database
    const user = await db.selectFrom('login').select(['id', 'company_id']).executeTakeFirstOrThrow()
    const set: SiteScene['set'] = (fields) =>
      setOfficeSite(db, { companyId: user.company_id, country: 'GB', code: 'K1', fields })
    await test({ ...database, user, set })
  })
}

const kitchen = { name: 'Kitchen', address1: '7 Kirkgate' }

test('a site is added with name and address, and changed afterwards', async () => {
  await withSites(async ({ set }) => {
    const missing = { ok: false, refusal: { type: 'NAME_OR_ADDRESS_MISSING' } }
    expect(await set({ name: 'Kitchen' })).toEqual(missing)
    expect(await set(kitchen)).toEqual({ ok: true, value: { change: 'ADDED', name: 'Kitchen' } })
    expect(await set({})).toEqual({ ok: false, refusal: { type: 'NOTHING_TO_CHANGE' } })
    expect(await set({ name: 'Bar' })).toEqual({ ok: true, value: { change: 'CHANGED', name: 'Bar' } })
  })
})

test('closing a site names the users who order for it only, and changing it opens it again', async () => {
  await withSites(async ({ db, user, set }) => {
    const site = { companyId: user.company_id, code: 'K1' }
    const notFound = { ok: false, refusal: { type: 'SITE_NOT_FOUND' } }
    expect(await bindUserToSite(db, user, 'K1')).toEqual(notFound)
    expect(await closeOfficeSite(db, site, Date.now())).toEqual(notFound)
    await set(kitchen)
    expect(await bindUserToSite(db, user, 'K1')).toEqual({ ok: true, value: 'Kitchen' })
    expect(await closeOfficeSite(db, site, Date.now())).toEqual({
      ok: true,
      value: { name: 'Kitchen', boundUsers: ['a@corner.example'] },
    })
    await set({ city: 'Leeds' })
    expect(await db.selectFrom('site').select('closed_at').execute()).toEqual([{ closed_at: null }])
  })
})
