import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { importText, importTextDuring } from '../import-text.fixture.ts'
import { companyImporter } from './company-importer.ts'

async function withRoute(test: (database: TestDb) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    await database.db
      .insertInto('route')
      .values({ code: 'LDS-N', name: 'Leeds north', weekdays: [2, 5], cut_off: '20:00' })
      .execute()
    await test(database)
  })
}

async function companiesIn({ db }: TestDb) {
  return await db.selectFrom('company').selectAll().orderBy('id').execute()
}

async function readStoredUsers({ db }: TestDb) {
  return await db
    .selectFrom('login')
    .innerJoin('company', 'company.id', 'login.company_id')
    .select(['email', 'login.name', 'active', 'password_hash', 'company.code'])
    .orderBy('login.id')
    .execute()
}

describe('companies', () => {
  test('are created with one user per line, who has no password and waits for activation', async () => {
    await withRoute(async (database) => {
      const imported = await importText(database, companyImporter, [
        'code,name,contact,address1,city,postcode,telephone,price_list,credit_limit,currency,route,inc_vat,hide_prices,login_email,login_name',
        'C1,Corner Shop,Ada,1 High St,Leeds,LS1 1AA,0113 496 0001,GOLD,"£1,500.00",gbp,LDS-N,yes,,ada@corner.example,Ada',
        'C1,,,,,,,,,,,,,till@corner.example,',
        'C2,Köy Lokantası,,,,,,,,,,,no,,',
      ])
      expect(imported).toEqual({
        type: 'WRITTEN',
        counts: { companies: [2, 0, 0, 0], users: [2, 0, 0, 0] },
        bad: [],
        warnings: ['2: the price list GOLD is new and has no prices yet'],
      })
      expect(await companiesIn(database)).toMatchObject([
        {
          code: 'C1',
          name: 'Corner Shop',
          contact_name: 'Ada',
          address1: '1 High St',
          city: 'Leeds',
          post_code: 'LS1 1AA',
          telephone: '0113 496 0001',
          price_list_id: 1,
          credit_limit_minor: 150_000,
          currency_code: 'GBP',
          route_id: 1,
          show_all_prices_including_vat: true,
          hide_default_product_prices: null,
        },
        {
          code: 'C2',
          name: 'Köy Lokantası',
          price_list_id: null,
          credit_limit_minor: null,
          currency_code: 'GBP',
          route_id: null,
          show_all_prices_including_vat: null,
          hide_default_product_prices: false,
        },
      ])
      const waiting = { active: false, password_hash: null, code: 'C1' }
      expect(await readStoredUsers(database)).toEqual([
        { ...waiting, email: 'ada@corner.example', name: 'Ada' },
        { ...waiting, email: 'till@corner.example', name: 'till@corner.example' },
      ])
    })
  })

  test('that exist keep what the file omits, and their users keep all but the name', async () => {
    await withRoute(async (database) => {
      await importText(database, companyImporter, [
        'code,name,city,credit_limit,route,login_email,login_name',
        'C1,Corner Shop,Leeds,100,LDS-N,ada@corner.example,Ada',
      ])
      await database.db.updateTable('login').set({ active: true, password_hash: 'hash' }).execute()
      const [before] = await companiesIn(database)
      const second = ['code,city,login_email,login_name', 'C1,Bradford,ADA@corner.example,Ada L.']
      expect((await importText(database, companyImporter, second)).counts).toEqual({
        companies: [0, 1, 0, 0],
        users: [0, 1, 0, 0],
      })
      expect(await companiesIn(database)).toEqual([{ ...before, city: 'Bradford' }])
      expect(await readStoredUsers(database)).toEqual([
        { email: 'ada@corner.example', name: 'Ada L.', active: true, password_hash: 'hash', code: 'C1' },
      ])
      expect((await importText(database, companyImporter, second)).counts).toEqual({
        companies: [0, 0, 1, 0],
        users: [0, 0, 1, 0],
      })
    })
  })

  test('keep what their owners change during an import that omits it', async () => {
    await withRoute(async (database) => {
      await importText(database, companyImporter, [
        'code,name,contact,telephone,credit_limit',
        'C1,Corner Shop,Ada,0113 496 0001,100',
      ])
      const [before] = await companiesIn(database)
      const imported = await importTextDuring(database, companyImporter, {
        lines: ['code,credit_limit', 'C1,250'],
        change: sql`update company set contact_name = '', telephone = '0113 496 9999'`,
      })
      expect(imported.counts).toEqual({ companies: [0, 1, 0, 0], users: [0, 0, 0, 0] })
      expect(await companiesIn(database)).toEqual([
        { ...before, contact_name: '', telephone: '0113 496 9999', credit_limit_minor: 25_000 },
      ])
    })
  })

  test('do not get back the name of a user who closes the account during an import', async () => {
    await withRoute(async (database) => {
      const lines = ['code,name,login_email,login_name', 'C1,Corner Shop,ada@corner.example,Ada']
      await importText(database, companyImporter, lines)
      await importTextDuring(database, companyImporter, {
        lines: lines.with(1, 'C1,Corner Shop,ada@corner.example,Ada Lovelace'),
        change: sql`update login set email = 'closed-1@login.invalid', name = '', closed_at = now()`,
      })
      expect(await readStoredUsers(database)).toMatchObject([{ email: 'closed-1@login.invalid', name: '' }])
    })
  })

  test('are refused by line with the reason', async () => {
    await withRoute(async (database) => {
      await importText(database, companyImporter, [
        'code,name,login_email',
        'C1,Corner Shop,ada@corner.example',
      ])
      const imported = await importText(database, companyImporter, [
        'code,name,city,credit_limit,currency,route,login_email',
        'C2,Café,Leeds,,,,ADA@corner.example',
        'C3,Deli,Leeds,lots,,,',
        'C4,Deli,Leeds,-5,pounds,,',
        'C5,Deli,Leeds,,,MAN-S,',
        'C6,Deli,Leeds,,,,not an address',
        'C7,Deli,Leeds,,,,kasia@deli.example',
        'C7,Deli,York,,,,kasia2@deli.example',
        'C8,Deli,Leeds,,,,Kasia@deli.example',
        ',Deli,,,,,',
      ])
      expect(imported.bad).toEqual([
        '2: login_email: ADA@corner.example signs in for the company C1',
        '3: credit_limit: "lots" is not a number',
        '4: credit_limit: "-5" is below 0',
        '4: currency: "pounds" is not a currency like GBP',
        '5: route: there is no route MAN-S',
        '6: login_email: "not an address" is not an e-mail address',
        '8: city differs from line 7 for the same company',
        '9: login_email: Kasia@deli.example is in line 7 already',
        '10: code is empty',
      ])
      expect((await companiesIn(database)).map(({ code }) => code)).toEqual(['C1'])
    })
  })

  test('are left out with all their users if their first line failed; the reason names that line', async () => {
    await withRoute(async (database) => {
      const lines = [
        'code,name,credit_limit,login_email',
        'C1,Deli,lots,ada@corner.example',
        'C1,,,bob@corner.example',
        'C1,,,cem@corner.example',
        'C2,Café,,not an address',
        'C2,,,dan@corner.example',
        'C2,Café,,eve@corner.example',
        'C3,Bar,,"pat.o\'brien@corner.example"',
      ]
      const imported = await importText(database, companyImporter, { lines, skipBad: true })
      expect(imported.bad).toEqual([
        '2: credit_limit: "lots" is not a number',
        '3: is left out because line 2, which describes the company C1, failed',
        '4: is left out because line 2, which describes the company C1, failed',
        '5: login_email: "not an address" is not an e-mail address',
        '6: is left out because line 5, which describes the company C2, failed',
      ])
      expect((await companiesIn(database)).map(({ code }) => code)).toEqual(['C2', 'C3'])
    })
  })

  test('with any valid address are accepted, each once in any spelling', async () => {
    await withRoute(async (database) => {
      const imported = await importText(database, companyImporter, [
        'code,name,login_email',
        "E1,O'Brien's Deli,pat.o'brien@corner.example",
        'E2,Muller Cafe,info@müller.example',
        'E3,A,sam&co@corner.example',
        'E4,Plus,sam+orders@corner.example',
        'E5,Twin,Info@xn--mller-kva.example',
      ])
      expect(imported.bad).toEqual(['6: login_email: Info@müller.example is in line 3 already'])
    })
  })

  test('that are new need a name, and names of users need addresses', async () => {
    await withRoute(async (database) => {
      expect((await importText(database, companyImporter, ['code,city', 'C1,Leeds'])).bad).toEqual([
        '2: name is missing: a new company needs it',
      ])
      expect(await importText(database, companyImporter, ['code,login_name', 'C1,Ada'])).toMatchObject({
        type: 'UNUSABLE',
        bad: ['a column login_name means nothing without a column login_email'],
      })
    })
  })
})
