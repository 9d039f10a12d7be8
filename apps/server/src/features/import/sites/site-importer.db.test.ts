import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { writeRoute } from '../../wholesaler/write-settings.ts'
import { companyImporter } from '../companies/company-importer.ts'
import { importText, importTextDuring } from '../import-text.fixture.ts'
import { siteImporter } from './site-importer.ts'

const sitesIn = ({ db }: TestDb) => db.selectFrom('site').selectAll().orderBy('id').execute()

test('sites are identified by company and code, changed, closed and reopened', async () => {
  await withDatabase(async (database) => {
    await writeRoute(database.db, { code: 'LDS-N', name: 'Leeds north', weekdays: [2, 5], cutOff: '20:00' })
    await importText(database, companyImporter, ['code,name,country', 'C1,Corner Shop,GB', 'C2,Deli,GB'])
    const first = [
      'company,code,name,address1,city,postcode,instructions,route',
      'C1,1,Kitchen,7 Kirkgate,Leeds,LS1 1AA,Ring twice,LDS-N',
      'C2,1,Stall,Market,Leeds,LS2 2BB,,',
    ]
    expect(await importText(database, siteImporter, first)).toMatchObject({
      type: 'WRITTEN',
      bad: [],
      counts: { sites: [2, 0, 0, 0] },
    })
    const [kitchen, stall] = await sitesIn(database)
    expect(kitchen).toMatchObject({
      code: '1',
      name: 'Kitchen',
      country: 'GB',
      route_id: 1,
      instructions: 'Ring twice',
    })
    expect(stall).toMatchObject({ code: '1', name: 'Stall', route_id: null, closed_at: null })
    expect((await importText(database, siteImporter, first)).counts).toEqual({ sites: [0, 0, 2, 0] })
    expect(await sitesIn(database)).toEqual([kitchen, stall])

    await importText(database, siteImporter, ['company,code,closed', 'C1,1,yes'])
    expect((await sitesIn(database))[0]).toMatchObject({
      name: 'Kitchen',
      route_id: 1,
      closed_at: expect.any(Number),
    })
    expect((await importText(database, siteImporter, ['company,code,closed', 'C1,1,yes'])).counts).toEqual({
      sites: [0, 0, 1, 0],
    })
    await importText(database, siteImporter, ['company,code,closed', 'C1,1,no'])
    expect((await sitesIn(database))[0]).toMatchObject({ closed_at: null })
  })
})

test('a site keeps what its owner changes during an import that omits it', async () => {
  await withDatabase(async (database) => {
    await writeRoute(database.db, { code: 'LDS-N', name: 'Leeds north', weekdays: [2, 5], cutOff: '20:00' })
    await importText(database, companyImporter, ['code,name', 'C1,Corner Shop'])
    await importText(database, siteImporter, [
      'company,code,name,telephone,instructions',
      'C1,1,Kitchen,0113 496 0001,Ring twice',
    ])
    const imported = await importTextDuring(database, siteImporter, {
      lines: ['company,code,route', 'C1,1,LDS-N'],
      change: sql`update site set telephone = '', instructions = 'Back door'`,
    })
    expect(imported.counts).toEqual({ sites: [0, 1, 0, 0] })
    expect(await sitesIn(database)).toMatchObject([
      { name: 'Kitchen', telephone: '', instructions: 'Back door', route_id: 1 },
    ])
  })
})

test('a site with an unknown company or route, repeated or without a name is a bad line, and nothing is written', async () => {
  await withDatabase(async (database) => {
    await importText(database, companyImporter, ['code,name', 'C1,Corner Shop'])
    const imported = await importText(database, siteImporter, [
      'company,code,name,route',
      'C9,1,Kitchen,',
      'C1,1,Kitchen,MAN-S',
      'C1,2,,',
      'C1,3,Stall,',
      'C1,3,Stall,',
    ])
    expect(imported.bad).toEqual([
      '2: company: there is no company C9',
      '3: route: there is no route MAN-S',
      '4: name is empty',
      '6: code: 3 of C1 is in line 5 already',
    ])
    expect(await sitesIn(database)).toEqual([])
  })
})
