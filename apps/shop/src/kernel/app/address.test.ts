import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddressQuery, printAddressQuery } from './address.ts'

test('values are texts, also where they look like something else', () => {
  expect(parseAddressQuery('?order=100001&on=true&list=[1]&q=a+b')).toEqual({
    order: '100001',
    on: 'true',
    list: '[1]',
    q: 'a b',
  })
})

test('of a repeated key the first counts', () => {
  expect(parseAddressQuery('?page=2&page=9')).toEqual({ page: '2' })
})

test('lists stay readable and nothing leaves no question mark', () => {
  expect(printAddressQuery({ 'attr.1': '3,7', q: 'half & half', gone: undefined })).toBe(
    '?attr.1=3,7&q=half+%26+half',
  )
  expect(printAddressQuery({})).toBe('')
})

test('what is printed is read back', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (values) => {
      expect(parseAddressQuery(printAddressQuery(values))).toEqual({ ...values })
    }),
  )
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a key named %s is a key like any other',
  (key) => {
    const values = Object.fromEntries([[key, 'x']])
    expect(Object.entries(parseAddressQuery(`?${key}=x&${key}=y`))).toEqual([[key, 'x']])
    expect(parseAddressQuery(printAddressQuery(values))).toEqual(values)
  },
)
