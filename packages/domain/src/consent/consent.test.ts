import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentKinds, consentsTo, consentText } from './consent.ts'

test('consents only to the kinds that the cookie names', () => {
  fc.assert(
    fc.property(fc.subarray([...consentKinds]), (agreed) => {
      const answer = consentText(agreed)
      expect(answer).toMatch(/^[\w.-]+$/)
      expect(consentKinds.filter((kind) => consentsTo(answer, kind))).toEqual(agreed)
    }),
  )
})

test.each([undefined, '', 'needed', 'granted', 'PREFERENCES', 'preferences,reports'])(
  '%s consents to nothing',
  (answer) => {
    expect(consentKinds.filter((kind) => consentsTo(answer, kind))).toEqual([])
  },
)

test('the older answer `all` does not include reports', () => {
  expect(consentKinds.filter((kind) => consentsTo('all', kind))).toEqual(['preferences'])
})
