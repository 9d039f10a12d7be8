import { expect, test } from 'vitest'
import { savedBySubstitute } from './saved-by-substitute.ts'

const charged = (net: string, suppliedNet: string | null) => ({ net, suppliedNet })

test('a substitute saves what it costs less than the part that it replaces', () => {
  expect(savedBySubstitute(charged('16.16', '16.16'), charged('18.42', '0.00'))).toBe(226)
  expect(savedBySubstitute(charged('8.08', '8.08'), charged('18.42', '9.21'))).toBe(113)
})

test('it saves nothing if it costs as much, or if the ordered line is not picked yet', () => {
  expect(savedBySubstitute(charged('18.42', '18.42'), charged('18.42', '0.00'))).toBe(0)
  expect(savedBySubstitute(charged('16.16', '16.16'), charged('18.42', null))).toBe(0)
})
