import { expect, test } from 'vitest'
import { isVisible } from './visible-text.ts'

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
