import { expect, test } from 'vitest'
import { parseNext } from './next-page.ts'

test.each(['/orders', '/orders/100234?state=new', '/you'])('sign-in leads on to %s', (next) => {
  expect(parseNext({ next })).toEqual({ next })
})

test.each([undefined, '', 'orders', '//other.example/orders', String.raw`/\other.example`, '/', 7])(
  'sign-in does not lead on to %s',
  (next) => {
    expect(parseNext({ next })).toEqual({})
  },
)
