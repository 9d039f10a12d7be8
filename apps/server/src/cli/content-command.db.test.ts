import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@provender/domain/languages'
import { type TestDb, withDatabase } from '@provender/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWholesaler } from '../features/wholesaler/wholesaler.ts'
import { contentCommand } from './content-command.ts'
import { runInTest } from './run-in-test.fixture.ts'

const run = (database: TestDb, ...args: string[]) => runInTest(contentCommand, args, { database })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('a page', () => {
  test('is read from Markdown files, one per language, with the first heading as title', async () => {
    await withDatabase(async (database) => {
      const english = file('about.md', '# About us #\r\n\r\nWe deliver.\r\n\r\n## Where\r\n')
      const polish = file('o-nas.md', '\uFEFF# O nas\n\nDowozimy.')
      expect(await run(database, 'pages', 'set', 'about-us', english)).toMatchObject({
        exitCode: 0,
        output: ['Added the page about-us.'],
      })
      await run(database, 'pages', 'set', 'about-us', polish, '--language', 'pl')
      expect((await openWholesaler(database.db)).current().pages.get('about-us')).toEqual({
        slug: 'about-us',
        title: { en: 'About us', pl: 'O nas' },
        body: { en: 'We deliver.\n\n## Where', pl: 'Dowozimy.' },
      })
      expect((await run(database, 'pages')).output).toEqual(['about-us  en,pl  About us'])
    })
  })

  test('needs English, and a title above its text', async () => {
    await withDatabase(async (database) => {
      const bare = file('bare.md', 'No heading here.')
      expect((await run(database, 'pages', 'set', 'about-us', bare)).errors[0]).toBe(
        'Invalid page: title.en is missing',
      )
      expect(
        (await run(database, 'pages', 'set', 'x', '--title', 'T', '--text', 'B', '--language', 'tr'))
          .errors[0],
      ).toBe('Invalid page: title.en is missing; text.en is missing')
      expect((await run(database, 'pages', 'set', 'about-us', bare, '--title', 'About')).exitCode).toBe(0)
    })
  })
})

describe('a banner', () => {
  const good = ['banners', 'set', 'soup', '--title', 'Soup weather', '--text', 'Tins by the pallet.']

  test('is set by options, which change one field each', async () => {
    await withDatabase(async (database) => {
      await run(
        database,
        ...good,
        '--link',
        '/shop?category=3',
        '--tone',
        'mint',
        '--picture',
        'a.webp',
        '--picture',
        'b.webp',
        '--starts',
        '2026-11-01',
        '--ends',
        '2026-11-30',
        '--position',
        '2',
      )
      const banner = {
        code: 'soup',
        title: { en: 'Soup weather' },
        body: { en: 'Tins by the pallet.' },
        link: '/shop?category=3',
        tone: 'mint',
        pictures: ['a.webp', 'b.webp'],
        startsOn: '2026-11-01',
        endsOn: '2026-11-30',
        position: 2,
      }
      expect((await openWholesaler(database.db)).current().banners).toMatchObject([banner])
      await run(
        database,
        'banners',
        'set',
        'soup',
        '--language',
        'pl',
        '--title',
        'Pora na zupę',
        '--text',
        'Puszki.',
      )
      await run(database, 'banners', 'set', 'soup', '--ends', 'none')
      expect((await openWholesaler(database.db)).current().banners).toMatchObject([
        { ...banner, title: { en: 'Soup weather', pl: 'Pora na zupę' }, endsOn: null },
      ])
      expect((await run(database, 'banners')).output).toEqual([
        'soup  en,pl  Soup weather  /shop?category=3 from 2026-11-01',
      ])
      expect((await run(database, 'banners', 'set', 'soup', '--position', '2')).output).toEqual([
        'No change to the banner soup.',
      ])
    })
  })

  test('is set as a whole by JSON', async () => {
    await withDatabase(async (database) => {
      const json = file(
        'soup.json',
        '{"title":{"en":"Soup","tr":"Çorba"},"text":{"en":"Hot","tr":"Sıcak"},"tone":"ice"}',
      )
      await run(database, 'banners', 'set', 'soup', json)
      expect((await openWholesaler(database.db)).current().banners).toMatchObject([
        { title: { en: 'Soup', tr: 'Çorba' }, link: '/shop', tone: 'ice', pictures: [], startsOn: null },
      ])
    })
  })
})

test('an invalid entry is not stored', async () => {
  await withDatabase(async (database) => {
    const set = ['banners', 'set', 'soup', '--title', 'Soup', '--text', 'Hot']
    expect(await run(database, ...set, '--link', '//evil.example')).toMatchObject({
      exitCode: 1,
      errors: [expect.stringMatching(/^Invalid banner: link is neither/), expect.anything()],
    })
    const broken = await run(database, 'banners', 'set', 'soup', file('soup.json', '{"title":'))
    expect(broken.errors[0]).toMatch(/soup\.json is not JSON/)
    expect(await database.db.selectFrom('banner').select('code').execute()).toEqual([])
  })
})

test('questions are sorted by position, and every entry can be removed again', async () => {
  await withDatabase(async (database) => {
    await run(database, 'faq', 'set', 'returns', '--title', 'Returns?', '--text', 'Yes.', '--position', '2')
    await run(
      database,
      'faq',
      'set',
      'delivery',
      '--title',
      'Delivery?',
      '--text',
      'Daily.',
      '--position',
      '1',
    )
    const wholesaler = await openWholesaler(database.db)
    expect(wholesaler.current().faq).toMatchObject([
      { question: { en: 'Delivery?' } },
      { question: { en: 'Returns?' } },
    ])
    expect((await run(database, 'faq', 'remove', 'delivery')).output).toEqual([
      'Removed the question delivery.',
    ])
    expect((await run(database, 'faq', 'remove', 'delivery')).errors[0]).toBe('There is no question delivery')
    await wholesaler.syncTo(wholesaler.current().version + 1)
    expect(wholesaler.current().faq).toMatchObject([{ question: { en: 'Returns?' } }])
    for (const kind of ['banners', 'pages'])
      expect((await run(database, kind, 'remove', 'x')).exitCode).toBe(1)
  })
})

test('invalid arguments are refused before the database is opened', async () => {
  const reasonOf = async (...args: string[]) => (await runInTest(contentCommand, args, {})).errors[0]
  expect(await reasonOf()).toMatch(/^Usage: npm run content -- /)
  expect(await reasonOf('recipes')).toBe('"recipes" is not one of banners, pages, faq')
  expect(await reasonOf('pages', 'paint')).toBe('"paint" is not one of list, set, remove')
  expect(await reasonOf('pages', 'set')).toBe('<code> is missing')
  expect(await reasonOf('pages', 'set', 'x', '--link', '/shop')).toBe("Unknown option '--link'")
  expect(await reasonOf('pages', 'set', 'x', 'no-such-file.md')).toBe('There is no file no-such-file.md')
  expect(await reasonOf('pages', 'set', 'x', file('page.docx', ''))).toMatch(
    /is neither Markdown \(\.md\) nor JSON/,
  )
  expect(await reasonOf('pages', 'set', 'x', '--language', 'xx')).toBe(
    `"xx" is not one of ${languages.join(', ')}`,
  )
})
