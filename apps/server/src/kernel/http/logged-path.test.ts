import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test.each([
  ['/pictures/tin.png?k=abc', '/pictures/tin.png?k=…'],
  ['/small-pictures/1/tin.png?v=2&k=abc&w=1', '/small-pictures/1/tin.png?v=2&k=…&w=1'],
  ['/shop?q=milk', '/shop?q=milk'],
  ['/shop?q=5000112637922&page=2', '/shop?q=5000112637922&page=2'],
  ['/shop?q=4111111111111111&page=2', '/shop?…'],
  ['/shop?q=4111%201111+1111%2F1111', '/shop?…'],
  ['/shop/tok_4111111111111111?page=2', '…'],
  ['/shop?q=%E0%A4%A', '/shop?q=%E0%A4%A'],
  [`/shop?q=${'milk'.repeat(300)}`, '/shop?…'],
  [`/${'milk'.repeat(300)}?page=2`, '…'],
])('the log of %s has neither keys nor card numbers', (url, logged) => expect(loggedPath(url)).toBe(logged))
