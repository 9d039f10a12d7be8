import { withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { openWholesaler } from '../wholesaler/wholesaler.ts'
import { configCommand } from './config-command.ts'
import { runInTest } from './run-in-test.fixture.ts'

type TestDatabase = Parameters<Parameters<typeof withDatabase>[0]>[0]

const run = (database: TestDatabase, ...args: string[]) => runInTest(configCommand, args, { database })

describe('a setting', () => {
  test.each([
    ['loginWall', 'yes', 'loginWall = yes', { loginWall: true }],
    ['LOGINWALL', 'true', 'loginWall = yes', { loginWall: true }],
    ['productIsNewDays', '14', 'productIsNewDays = 14', { productIsNewDays: 14 }],
    ['appName', 'Łąka & Co', 'appName = Łąka & Co', { appName: 'Łąka & Co' }],
    ['appName', '123', 'appName = 123', { appName: '123' }],
    ['appName', '"quoted"', 'appName = quoted', { appName: 'quoted' }],
    ['deliveryMinBasketTotal', '75', 'deliveryMinBasketTotal = 75.00', { deliveryMinBasketTotal: 7500 }],
    ['availableLanguages', 'en, pl', 'availableLanguages = en,pl', { availableLanguages: ['en', 'pl'] }],
    ['availableLanguages', '["tr"]', 'availableLanguages = tr', { availableLanguages: ['tr'] }],
    ['defaultCatalogLayout', 'list', 'defaultCatalogLayout = list', { defaultCatalogLayout: 'list' }],
    [
      'warehouseTimezone',
      'Europe/Warsaw',
      'warehouseTimezone = Europe/Warsaw',
      { warehouseTimezone: 'Europe/Warsaw' },
    ],
    [
      'forcedDatabaseUpdateDate',
      '2026-12-01',
      'forcedDatabaseUpdateDate = 2026-12-01',
      { forcedDatabaseUpdateDate: '2026-12-01' },
    ],
    ['forcedDatabaseUpdateDate', 'none', 'forcedDatabaseUpdateDate = none (it was so already)', {}],
    [
      'privacyUrl',
      'https://example.com/privacy',
      'privacyUrl = https://example.com/privacy',
      { privacyUrl: 'https://example.com/privacy' },
    ],
    [
      'paymentTypes',
      '[{"name":"CASH","enabled":false}]',
      'paymentTypes = [{"name":"CASH","enabled":false}]',
      { paymentTypes: [{ name: 'CASH', enabled: false }] },
    ],
  ])('%s is set to %s', async (key, value, said, config) => {
    await withDatabase(async (database) => {
      expect(await run(database, 'set', key, value)).toMatchObject({ exitCode: 0, said: [said] })
      expect((await openWholesaler(database.db)).current().config).toMatchObject(config)
    })
  })

  test('within a group leaves the rest of the group alone', async () => {
    await withDatabase(async (database) => {
      await run(database, 'set', 'show.faq', 'no')
      await run(database, 'set', 'show.aboutUs', 'no')
      await run(database, 'set', 'version.forced', 'yes')
      const { config } = (await openWholesaler(database.db)).current()
      expect(config.show).toMatchObject({ faq: false, aboutUs: false, termsAndConditions: true })
      expect(config.version).toEqual({ versionNumber: 0, forced: true })
    })
  })

  test.each([
    ['loginWall', 'maybe', 'loginWall is yes or no; "maybe" is not. Unless set, it is no.'],
    [
      'productIsNewDays',
      '-1',
      'productIsNewDays is a whole number from 0 to 3650; "-1" is not. Unless set, it is 30.',
    ],
    [
      'productIsNewDays',
      '1.5',
      'productIsNewDays is a whole number from 0 to 3650; "1.5" is not. Unless set, it is 30.',
    ],
    [
      'deliveryMinBasketTotal',
      '7.505',
      'deliveryMinBasketTotal is an amount of money like 75.00; "7.505" is not. Unless set, it is 0.00.',
    ],
    [
      'deliveryMinBasketTotal',
      '-1',
      'deliveryMinBasketTotal is an amount of money like 75.00; "-1" is not. Unless set, it is 0.00.',
    ],
    [
      'availableLanguages',
      'en,de',
      'availableLanguages is a list like en,pl,tr, at least one; "en,de" is not. Unless set, it is en,pl,tr.',
    ],
    [
      'availableLanguages',
      '[]',
      'availableLanguages is a list like en,pl,tr, at least one; "[]" is not. Unless set, it is en,pl,tr.',
    ],
    [
      'warehouseTimezone',
      'Leeds',
      'warehouseTimezone is a time zone; "Leeds" is not. Unless set, it is Europe/London.',
    ],
    [
      'facebookUrl',
      'javascript:alert(1)',
      'facebookUrl is an address like https://example.com, or empty; "javascript:alert(1)" is not. Unless set, it is (empty).',
    ],
    [
      'contactEmailAddress',
      'us',
      'contactEmailAddress is an e-mail address, or empty; "us" is not. Unless set, it is (empty).',
    ],
    [
      'forcedDatabaseUpdateDate',
      'soon',
      'forcedDatabaseUpdateDate is a date like 2026-12-31, or none; "soon" is not. Unless set, it is none.',
    ],
    [
      'currencyCode',
      'pounds',
      'currencyCode is a text of the form /^[A-Z]{3}$/; "pounds" is not. Unless set, it is GBP.',
    ],
    [
      'defaultCatalogLayout',
      'rows',
      'defaultCatalogLayout is one of grid, list; "rows" is not. Unless set, it is grid.',
    ],
    [
      'paymentTypes',
      'CASH',
      'paymentTypes is a list in JSON, each with name (one of CASH) and enabled (yes or no); "CASH" is not. Unless set, it is [{"name":"CASH","enabled":true}].',
    ],
    [
      'warehouseName',
      'x'.repeat(121),
      `warehouseName is a text of at most 120 characters; "${'x'.repeat(121)}" is not. Unless set, it is Main warehouse.`,
    ],
  ])('%s does not take %s, and says what it takes', async (key, value, reason) => {
    await withDatabase(async (database) => {
      const ran = await run(database, 'set', key, value)
      expect(ran.exitCode).toBe(1)
      expect(ran.complained[0]).toBe(reason)
      expect(await database.db.selectFrom('config').selectAll().execute()).toEqual([])
    })
  })

  test('that was so already moves no version; one that was not moves it by one', async () => {
    await withDatabase(async (database) => {
      const wholesaler = await openWholesaler(database.db)
      const before = wholesaler.current()
      await run(database, 'set', 'loginWall', 'yes')
      await wholesaler.follow(before.version + 1)
      expect(wholesaler.current()).toMatchObject({ version: before.version + 1, config: { loginWall: true } })
      expect((await run(database, 'set', 'loginWall', 'yes')).said).toEqual([
        'loginWall = yes (it was so already)',
      ])
      expect((await openWholesaler(database.db)).current().version).toBe(before.version + 1)
    })
  })

  test('is explained, and one that is not known is looked for', async () => {
    await withDatabase(async (database) => {
      expect((await run(database, 'get', 'show.faq')).said).toEqual([
        'show.faq = yes',
        'The footer links to questions and answers.',
        'It is yes or no. Unless set, it is yes.',
      ])
      const unknown = await run(database, 'get', 'faq')
      expect(unknown).toMatchObject({
        exitCode: 1,
        complained: ['There is no setting faq; did you mean show.faq?', expect.anything()],
      })
    })
  })

  test('is listed with its value, and marked where that is not the default', async () => {
    await withDatabase(async (database) => {
      await run(database, 'set', 'productIsNewDays', '14')
      const { said } = await run(database, 'list')
      expect(said).toContainEqual(expect.stringMatching(/^\* {2}productIsNewDays +14$/))
      expect(said).toContainEqual(expect.stringMatching(/^ {3}loginWall +no$/))
      expect(said.length).toBeGreaterThan(60)
    })
  })
})

describe('opening hours', () => {
  test('are set day by day, in the order of the day', async () => {
    await withDatabase(async (database) => {
      await run(database, 'hours', 'set', 'mon', '13:00-19:45,6:00-12:00')
      await run(database, 'hours', 'set', 'tue', '06:00-12:00')
      await run(database, 'hours', 'set', 'tue', 'closed')
      expect((await openWholesaler(database.db)).current().hours).toMatchObject({
        mon: [
          { startTime: '06:00', endTime: '12:00' },
          { startTime: '13:00', endTime: '19:45' },
        ],
        tue: [],
      })
      expect((await run(database, 'hours')).said.slice(0, 2)).toEqual([
        'mon  06:00-12:00,13:00-19:45',
        'tue  closed',
      ])
    })
  })

  test.each([
    ['monday', '06:00-12:00', '"monday" is not one of mon, tue, wed, thu, fri, sat, sun'],
    ['mon', '12:00-06:00', '12:00-06:00 ends before it starts'],
    ['mon', '06:00-12:00,11:00-13:00', '06:00-12:00 runs into 11:00: make them one'],
    ['mon', '9-5', '"9" is not a time like 06:00'],
    ['mon', '06:00-24:00', '"24:00" is not a time like 06:00'],
    ['mon', 'all day', '"all day" is neither closed nor a range like 06:00-12:00'],
  ])('%s %s is refused', async (day, ranges, reason) => {
    await withDatabase(async (database) => {
      expect((await run(database, 'hours', 'set', day, ranges)).complained[0]).toBe(reason)
    })
  })
})

test('holidays come and go', async () => {
  await withDatabase(async (database) => {
    await run(database, 'holidays', 'add', '2026-12-26', 'Boxing Day')
    await run(database, 'holidays', 'add', '25/12/2026', 'Christmas Day')
    expect((await run(database, 'holidays')).said).toEqual([
      '2026-12-25  Christmas Day',
      '2026-12-26  Boxing Day',
    ])
    await run(database, 'holidays', 'remove', '2026-12-26')
    expect([...(await openWholesaler(database.db)).current().holidays]).toEqual([
      ['2026-12-25', 'Christmas Day'],
    ])
    expect((await run(database, 'holidays', 'remove', '2026-12-26')).complained[0]).toBe(
      '2026-12-26 is not a holiday',
    )
    expect((await run(database, 'holidays', 'add', '31/02/2026', 'x')).complained[0]).toBe(
      '"31/02/2026" is no day of the calendar',
    )
  })
})

test('routes are set by their code', async () => {
  await withDatabase(async (database) => {
    await run(database, 'routes', 'set', 'LDS-N', 'Leeds', 'fri', '18:00')
    await run(database, 'routes', 'set', 'LDS-N', 'Leeds north', 'fri,tue,fri', '20:00')
    expect([...(await openWholesaler(database.db)).current().routes.values()]).toEqual([
      { name: 'Leeds north', weekdays: [2, 5], cutOff: '20:00' },
    ])
    expect((await run(database, 'routes')).said).toEqual([
      'LDS-N  Leeds north  tue,fri  until 20:00 the day before',
    ])
    expect((await run(database, 'routes', 'set', 'X', 'Y', 'someday', '20:00')).complained[0]).toBe(
      '"someday" is not one of mon, tue, wed, thu, fri, sat, sun',
    )
  })
})

test('what is not right is said before the database is opened', async () => {
  for (const args of [
    ['frob'],
    ['set', 'loginWall'],
    ['get', 'nothing'],
    ['hours', 'set', 'mon', '1'],
    ['set', 'a', 'b', 'c'],
    ['list', '--all'],
  ]) {
    expect((await runInTest(configCommand, args, {})).exitCode, args.join(' ')).toBe(1)
  }
  const { said } = await runInTest(configCommand, ['hours', '--help'], {})
  expect(said[0]).toMatch(/^npm run config -- list /)
})
