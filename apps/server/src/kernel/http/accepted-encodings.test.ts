import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['BR', ['br']],
  ['br;q=0', []],
  ['br;q=0.000, gzip', ['gzip']],
  ['br ; q=0, gzip ; q=0.5', ['gzip']],
  ['br;q=0.4, gzip;q=0.8', ['gzip', 'br']],
  ['br;q=0.8, gzip;q=0.8', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0, *', ['br']],
  ['br, *;q=0', ['br']],
  ['identity', []],
  ['identity;q=0.5, br', ['br']],
  ['identity, br;q=0.5', []],
  ['identity;q=0', []],
  ['brotli, xbr, gzip-9', []],
  ['br;q=often', []],
])('%j accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
