import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVisible, visibleLine } from './visible-text.ts'

test.each([
  '',
  ' ',
  '\u200b',
  '\u200d\u200c',
  '\u202e',
  '\u3164',
  '\u2800',
  '\u00ad\ufeff',
  '\u034f',
  '\u{e0041}',
  '\u0301',
])('nothing is seen of %j', (text) => expect(isVisible(text)).toBe(false))

test.each(['Ada', 'Ż', '橄榄油', 'क्\u200dष', '7', '👍', '.'])('%j is seen', (text) =>
  expect(isVisible(text)).toBe(true),
)

test.each([
  ['2 kg\u001b[2J \u202Eeert', '2 kg [2J eert'],
  [' Bay\u009B4\u061C\r\n\tleft ', 'Bay 4 left'],
  ['\u0007\u202e', ''],
  ['lone \ud800half', 'lone half'],
  ['half \udb40\u200b\udc41 tag', 'half  tag'],
  ['Bay 4\u2028left\u2029', 'Bay 4 left'],
  ['Mongo\u180Elian', 'Mongolian'],
  ['tag\u{e0001}\u{e0068}\u{e0069}ged', 'tagged'],
  [
    'Wales 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    'Wales 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
  ],
  ['Basket\u00A03', 'Basket\u00A03'],
  ['PO &lt;5&gt;  two', 'PO &lt;5&gt;  two'],
  ['क्\u200dष 🧺', 'क्\u200dष 🧺'],
])('the line %j is stored as %j', (typed, stored) => expect(visibleLine(typed)).toBe(stored))

test('a stored line is stored again as it is, and never longer than what was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const line = visibleLine(typed)
      expect(visibleLine(line)).toBe(line)
      expect(line).not.toMatch(/[\p{Cc}\u061C\u180E\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/u)
      expect(Array.from(line).length).toBeLessThanOrEqual(Array.from(typed).length)
    }),
  )
})
