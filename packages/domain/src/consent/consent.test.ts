import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentKinds, consentsTo, consentText } from './consent.ts'

test('an answer agrees to what it names, and to nothing else', () => {
  fc.assert(
    fc.property(fc.subarray([...consentKinds]), (agreed) => {
      const answer = consentText(agreed)
      expect(answer).toMatch(/^[\w.-]+$/)
      expect(consentKinds.filter((kind) => consentsTo(answer, kind))).toEqual(agreed)
    }),
  )
})

test.each([undefined, '', 'needed', 'granted', 'PREFERENCES', 'preferences,reports'])(
  '%s agrees to nothing',
  (answer) => {
    expect(consentKinds.filter((kind) => consentsTo(answer, kind))).toEqual([])
  },
)

test('who agreed to all before reports were asked for did not agree to them', () => {
  expect(consentKinds.filter((kind) => consentsTo('all', kind))).toEqual(['preferences'])
})
