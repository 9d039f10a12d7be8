import { expect, test } from 'vitest'
import { parseServerAddress } from './server-address.ts'

test.each([
  ['orders.example', 'https://orders.example'],
  ['  Orders.Example  ', 'https://orders.example'],
  ['https://orders.example/app?from=poster#top', 'https://orders.example'],
  ['https://orders.example:8443', 'https://orders.example:8443'],
  ['orders.example:8443/shop', 'https://orders.example:8443'],
  ['provender://orders.example', 'https://orders.example'],
  ['PROVENDER://orders.example/app', 'https://orders.example'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('"%s" is the server %s', (typed, address) => {
  expect(parseServerAddress(typed)).toBe(address)
})

test.each([
  '',
  '   ',
  'orders',
  'two words.example',
  'http://orders.example',
  'ftp://orders.example',
  'javascript://orders.example/%0aalert(1)',
  'https://user@orders.example',
  'https://',
  '://',
  '4006381333931',
])('"%s" is refused', (typed) => {
  expect(parseServerAddress(typed)).toBeUndefined()
})
