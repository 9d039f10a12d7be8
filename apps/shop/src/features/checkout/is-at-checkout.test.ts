import { expect, test } from 'vitest'
import { isAtCheckout } from './is-at-checkout.ts'

const index = (pathname: string) => isAtCheckout({ state: { location: { pathname } } })

test('the page is the checkout, also if its address ends with a slash', () => {
  expect(['/checkout', '/checkout/', '/checkout/success', '/baskets/detail'].map(index)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
