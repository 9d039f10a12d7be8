import type { OpenDb } from '@provender/db/open-db'
import { type Config, defaultConfig, safestValues } from '@provender/domain/config/config'
import { withDatabase } from '@provender/testing/test-database'
import { describe, expect, test } from 'vitest'
import { applyTransitions, placeTestOrder } from '../features/order/order.fixture.ts'
import { openWholesaler, readInvalidSettings } from '../features/wholesaler/wholesaler.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { configCommand } from './config-command.ts'
import { runInTest } from './run-in-test.fixture.ts'

const run = (database: OpenDb, ...args: string[]) => runInTest(configCommand, args, { database })

describe('a setting', () => {
  test('is set, and an invalid value is refused with the allowed ones', async () => {
    await withDatabase(async (database) => {
      expect(await run(database, 'set', 'LOGINWALL', 'yes')).toEqual({
        exitCode: 0,
        output: ['loginWall = yes'],
        errors: [],
      })
      expect((await openWholesaler(database.db)).current().config.loginWall).toBe(true)
      const refused = await run(database, 'set', 'productIsNewDays', '-1')
      expect(refused).toMatchObject({
        exitCode: 1,
        errors: [
          'Invalid value "-1" for productIsNewDays: expected a whole number from 0 to 3650. The default is 30.',
          'For help: npm run config -- set --help',
        ],
      })
      expect((await database.db.selectFrom('config').select('key').execute()).length).toBe(1)
    })
  })

  test('in Markdown keeps safe HTML, and the command prints what is removed', async () => {
    await withDatabase(async (database) => {
      const set = async (text: string) => (await run(database, 'set', 'serviceDisabledMessage', text)).output
      expect(await set('<b>Back</b> at <a href="https://a.example">noon</a>')).toHaveLength(1)
      expect(await set('<b onclick="x()">Back</b><script>y()</script>')).toContainEqual(
        expect.stringContaining('onclick of <b>, <script>'),
      )
    })
  })

  test('for a logo with a missing file is stored with a warning', async () => {
    await withDatabase(async (database) => {
      expect(await run(database, 'set', 'logo', 'brand/mark.svg')).toEqual({
        exitCode: 0,
        output: ['logo = brand/mark.svg'],
        errors: [expect.stringMatching(/^Warning: there is no file .*brand\/mark\.svg\./)],
      })
      expect(await run(database, 'set', 'logo', 'https://pictures.example/mark.svg')).toMatchObject({
        exitCode: 0,
        errors: [],
      })
    })
  })

  test('within a group does not change the rest of the group', async () => {
    await withDatabase(async (database) => {
      await run(database, 'set', 'show.faq', 'no')
      await run(database, 'set', 'show.aboutUs', 'no')
      await run(database, 'set', 'version.forced', 'yes')
      const { config } = (await openWholesaler(database.db)).current()
      expect(config.show).toMatchObject({ faq: false, aboutUs: false, termsAndConditions: true })
      expect(config.version).toEqual({ versionNumber: 0, forced: true, android: 0, ios: 0 })
    })
  })

  test('raises the version by one if it changes, and not otherwise', async () => {
    await withDatabase(async (database) => {
      const wholesaler = await openWholesaler(database.db)
      const before = wholesaler.current()
      await run(database, 'set', 'loginWall', 'yes')
      await wholesaler.syncTo(before.version + 1)
      expect(wholesaler.current()).toMatchObject({ version: before.version + 1, config: { loginWall: true } })
      expect((await run(database, 'set', 'loginWall', 'yes')).output).toEqual(['loginWall = yes (unchanged)'])
      expect((await openWholesaler(database.db)).current().version).toBe(before.version + 1)
    })
  })

  test('is explained, and an unknown one gets suggestions', async () => {
    await withDatabase(async (database) => {
      expect((await run(database, 'get', 'show.faq')).output).toEqual([
        'show.faq = yes',
        'The footer links to questions and answers.',
        'Allowed: yes or no. Default: yes.',
      ])
      const unknown = await run(database, 'get', 'faq')
      expect(unknown).toMatchObject({
        exitCode: 1,
        errors: ['There is no setting faq; did you mean show.faq?', expect.anything()],
      })
    })
  })

  test('is listed with its value, and marked if that is not the default', async () => {
    await withDatabase(async (database) => {
      await run(database, 'set', 'productIsNewDays', '14')
      const { output } = await run(database, 'list')
      expect(output).toContainEqual(expect.stringMatching(/^\* {2}productIsNewDays +14$/))
      expect(output).toContainEqual(expect.stringMatching(/^ {3}loginWall +no$/))
      expect(output.length).toBeGreaterThan(60)
    })
  })
})

describe('opening hours', () => {
  test('are set for each day, sorted by time', async () => {
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
      expect((await run(database, 'hours')).output.slice(0, 2)).toEqual([
        'mon  06:00-12:00,13:00-19:45',
        'tue  closed',
      ])
    })
  })
})

test('holidays are added and removed', async () => {
  await withDatabase(async (database) => {
    await run(database, 'holidays', 'add', '2026-12-26', 'Boxing Day')
    await run(database, 'holidays', 'add', '25/12/2026', 'Christmas Day')
    expect((await run(database, 'holidays')).output).toEqual([
      '2026-12-25  Christmas Day',
      '2026-12-26  Boxing Day',
    ])
    await run(database, 'holidays', 'remove', '2026-12-26')
    expect([...(await openWholesaler(database.db)).current().holidays]).toEqual([
      ['2026-12-25', 'Christmas Day'],
    ])
    expect((await run(database, 'holidays', 'remove', '2026-12-26')).errors[0]).toBe(
      '2026-12-26 is not a holiday',
    )
    expect((await run(database, 'holidays', 'add', '31/02/2026', 'x')).errors[0]).toBe(
      '"31/02/2026" is not a calendar day',
    )
  })
})

test('a new holiday names the open orders of its day', async () => {
  const shop = await openTestShop()
  const database = { ...shop.deps, description: 'of a test', close: () => Promise.resolve() }
  const number = await placeTestOrder(shop, 'a1', { lines: [[1, '2', 1]] })
  const cancelled = await placeTestOrder(shop, 'a1', { lines: [[1, '2', 1]] })
  await applyTransitions(shop, cancelled, 'CANCEL')
  expect((await run(database, 'holidays', 'add', '2026-11-24', 'Stocktaking')).output).toEqual([
    '2026-11-24  Stocktaking',
    'Orders are open for this day. Agree another day with these customers:',
    `order ${number}  delivery  A Kaya's Corner`,
  ])
  expect((await run(database, 'holidays', 'add', '2026-11-26', 'Stocktaking')).output).toHaveLength(1)
  await shop.close()
})

describe('a stored value that this version refuses', () => {
  const refused = { refused: true }

  test('is named and gives way to the safest value of its setting', async () => {
    await withDatabase(async (database) => {
      for (const key of Object.keys(defaultConfig) as (keyof Config)[]) {
        await database.db.deleteFrom('config').execute()
        await database.db
          .insertInto('config')
          .values({ key, value: JSON.stringify(refused) })
          .execute()
        const safest = key in safestValues ? { [key]: safestValues[key] } : {}
        expect((await openWholesaler(database.db)).current().config).toEqual({ ...defaultConfig, ...safest })
        expect(await readInvalidSettings(database.db)).toEqual([{ key, value: refused }])
        expect((await run(database, 'list')).errors.join()).toContain(key)
      }
    })
  })

  test.each([
    ['loginWall', 'yes'],
    ['loginWall', 'no'],
    ['currencyCode', 'GBP'],
    ['show.faq', 'yes'],
  ])('of %s is replaced by setting it to %s', async (key, value) => {
    await withDatabase(async (database) => {
      const stored = key.replace(/\..*/, '')
      await database.db
        .insertInto('config')
        .values({ key: stored, value: JSON.stringify(refused) })
        .execute()
      await run(database, 'set', key, value)
      expect(await readInvalidSettings(database.db)).toEqual([])
      expect((await run(database, 'get', key)).output[0]).toBe(`${key} = ${value}`)
    })
  })

  test('opens nothing that the wholesaler may have closed', () => {
    expect(safestValues).toMatchObject({
      loginWall: true,
      hideDefaultProductPrices: true,
      serviceStatus: false,
    })
  })
})

test('routes are set by their code', async () => {
  await withDatabase(async (database) => {
    await run(database, 'routes', 'set', 'LDS-N', 'Leeds', 'fri', '18:00')
    await run(database, 'routes', 'set', 'LDS-N', 'Leeds north', 'fri,tue,fri', '20:00')
    expect([...(await openWholesaler(database.db)).current().routes.values()]).toEqual([
      { name: 'Leeds north', weekdays: [2, 5], cutOff: '20:00' },
    ])
    expect((await run(database, 'routes')).output).toEqual([
      'LDS-N  Leeds north  tue,fri  until 20:00 the day before',
    ])
    expect((await run(database, 'routes', 'set', 'X', 'Y', 'someday', '20:00')).errors[0]).toBe(
      '"someday" is not one of mon, tue, wed, thu, fri, sat, sun',
    )
  })
})

test('invalid arguments are refused before the database is opened', async () => {
  for (const args of [
    ['frob'],
    ['set', 'loginWall'],
    ['get', 'nothing'],
    ['hours', 'set', 'mon', '1'],
    ['set', 'a', 'b', 'c'],
    ['list', '--all'],
    ['--all'],
  ]) {
    expect((await runInTest(configCommand, args, {})).exitCode, args.join(' ')).toBe(1)
  }
  const { output } = await runInTest(configCommand, ['hours', '--help'], {})
  expect(output[0]).toMatch(/^Usage: npm run config -- hours /)
})
