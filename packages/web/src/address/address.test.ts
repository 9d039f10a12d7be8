import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddressQuery, printAddressQuery } from './address.ts'

test('values stay strings, even if they look like other types', () => {
  expect(parseAddressQuery('?order=100001&on=true&list=[1]&q=a+b')).toEqual({
    order: '100001',
    on: 'true',
    list: '[1]',
    q: 'a b',
  })
})

test('the first value of a repeated key counts', () => {
  expect(parseAddressQuery('?page=2&page=9')).toEqual({ page: '2' })
})

test('lists stay readable, and an empty query has no question mark', () => {
  expect(printAddressQuery({ 'attr.1': '3,7', q: 'half & half', gone: undefined })).toBe(
    '?attr.1=3,7&q=half+%26+half',
  )
  expect(printAddressQuery({})).toBe('')
})

test('a printed query parses back to the same values', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (values) => {
      expect(parseAddressQuery(printAddressQuery(values))).toEqual({ ...values })
    }),
  )
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'treats %s as an ordinary key',
  (key) => {
    const values = Object.fromEntries([[key, 'x']])
    expect(Object.entries(parseAddressQuery(`?${key}=x&${key}=y`))).toEqual([[key, 'x']])
    expect(parseAddressQuery(printAddressQuery(values))).toEqual(values)
  },
)
