import { expect, test } from 'vitest'
import { deviceSystemOf } from './line-author.ts'

test.each([
  ['Windows NT', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['iPhone OS', 'iPhone'],
  ['CPU OS', 'iPad'],
  ['Android', 'Android'],
  ['Linux', 'Linux'],
  ['Windows', 'Windows'],
  ['', null],
  ['<b>Linux</b>', null],
  ['unknown', null],
])('shows a device with the header %j as %s', (os, system) => {
  expect(deviceSystemOf(os)).toBe(system)
})
