import { platform, setPlatform } from '@provender/platform/current'
import { installedApp } from '@provender/web/api/installed-app.fixture'
import { afterEach, expect, test } from 'vitest'
import { pictureAt, pictureUrl, setPictureKey } from './pictures.ts'

const web = platform()
afterEach(() => {
  setPlatform(web)
  setPictureKey('')
})

const tin = '/pictures/tins/tin.png'
const elsewhere = 'https://pictures.example/tin.png'

test('a page in a browser loads pictures from the addresses that the API names, and never with a key', () => {
  setPictureKey('day-1')
  expect(pictureUrl(tin)).toBe(tin)
  expect(pictureAt(tin).src).toBe(tin)
  expect(pictureAt(tin).sources).toMatch(
    /^\/narrower-pictures\/128\/tins\/tin\.png 128w, .* \/narrower-pictures\/1024\/tins\/tin\.png 1024w$/,
  )
})

test.each([
  ['', ''],
  ['day-1', '?k=day-1'],
])('an app loads pictures from its server, with the key %j', (key, query) => {
  setPlatform({ ...web, app: installedApp })
  setPictureKey(key)
  expect(pictureUrl(tin)).toBe(`https://orders.example/pictures/tins/tin.png${query}`)
  const { src, sources } = pictureAt(tin)
  expect(src).toBe(`https://orders.example/pictures/tins/tin.png${query}`)
  expect(sources?.split(', ')).toContain(
    `https://orders.example/narrower-pictures/256/tins/tin.png${query} 256w`,
  )
})

test('a picture of another server stays where it is, and its address never carries the key', () => {
  setPlatform({ ...web, app: installedApp })
  setPictureKey('day-1')
  expect(pictureAt(elsewhere)).toEqual({ src: elsewhere, sources: undefined })
  expect(pictureUrl('//pictures.example/pictures/tin.png')).toBe('//pictures.example/pictures/tin.png')
})
