import { describe, expect, test } from 'vitest'
import { type ContentKindName, contentKinds } from '../../features/content/content-kind.ts'
import { mergeEntry } from '../../features/content/merge-entry.ts'
import { contentRefusalText, contentLabels } from './content-labels.ts'

function reasonAgainst(kind: ContentKindName, entry: unknown): string {
  const prepared = contentKinds[kind].prepare(entry)
  return prepared.ok ? 'taken' : contentRefusalText(contentLabels[kind].one, prepared.refusal)
}

const banner = { code: 'soup', title: { en: 'Soup weather' }, text: { en: 'Tins by the pallet.' } }
const wrongLink = 'link is neither a path like /shop nor an address like https://example.com'

describe('a banner', () => {
  test.each([
    '/shop',
    '/shop?category=3&sort=NAME_ASC#top',
    '/',
    'https://example.com',
    'http://example.com/a?b=c',
  ])('may link to %s', (link) => {
    expect(reasonAgainst('banners', { ...banner, link })).toBe('taken')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'shop',
    '',
    'https:// x',
    '/a b',
    'https://',
  ])('never links to %j', (link) => {
    expect(reasonAgainst('banners', { ...banner, link })).toBe(`Invalid banner: ${wrongLink}`)
  })

  test.each([
    [{ tone: 'red' }, 'tone is not one of butter, blush, mint, ice'],
    [{ pictures: ['../secrets.json'] }, 'pictures.0 is neither a file name nor a web address'],
    [{ pictures: ['a', 'b', 'c', 'd'] }, 'pictures has more than three entries'],
    [{ startsOn: 'tomorrow' }, 'startsOn is not a date like 2026-12-31'],
    [{ startsOn: '2026-05-02', endsOn: '2026-05-01' }, 'endsOn is before the first day'],
    [{ position: Number('first') }, 'position is not a number'],
    [{ position: -1 }, 'position is below 0'],
    [{ title: { en: 'x'.repeat(81) } }, 'title.en is longer than 80 characters'],
    [{ title: { en: ' ' } }, 'title.en is empty'],
    [{ title: { pl: 'Pora na zupę' } }, 'title.en is missing'],
    [{ title: { en: 'A', de: 'B' } }, 'title.de is not known'],
    [{ code: 'Soup Weather' }, 'code has characters other than lower-case letters, digits and hyphens'],
    [{ colour: 'red' }, 'colour is not known'],
  ])('is refused with %j', (wrong, reason) => {
    expect(reasonAgainst('banners', { ...banner, ...wrong })).toBe(`Invalid banner: ${reason}`)
  })
})

test('a page and a question are refused for invalid texts', () => {
  const tooLong = { en: 'x'.repeat(50_001) }
  expect(reasonAgainst('pages', { code: 'about-us', title: { en: 'About' }, text: tooLong })).toBe(
    'Invalid page: text.en is longer than 50000 characters',
  )
  expect(reasonAgainst('faq', { code: 'returns', title: {}, text: {} })).toBe(
    'Invalid question: title.en is missing; text.en is missing',
  )
})

describe('a change to an entry', () => {
  const existing = { ...banner, title: { en: 'Soup', pl: 'Zupa' }, startsOn: '2026-05-01' }

  test('keeps every field that it does not name', () => {
    expect(mergeEntry(existing, { code: 'soup', title: 'Çorba', starts: 'none' }, 'tr')).toEqual({
      ok: true,
      value: { ...existing, title: { en: 'Soup', pl: 'Zupa', tr: 'Çorba' }, startsOn: null },
    })
  })

  test('in JSON replaces the whole entry', () => {
    const replacement = { title: { en: 'Tea' }, text: { en: 'Hot' } }
    expect(mergeEntry(existing, { code: 'soup', replacement }, 'en')).toEqual({
      ok: true,
      value: { ...replacement, code: 'soup' },
    })
    for (const no of [[1], 'text', null])
      expect(mergeEntry(existing, { code: 'soup', replacement: no }, 'en')).toEqual({
        ok: false,
        refusal: { type: 'NOT_AN_ENTRY' },
      })
  })
})
