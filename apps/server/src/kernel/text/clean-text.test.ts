import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanLines } from './clean-text.ts'

test.each([
  ['Salt & vinegar', 'Salt & vinegar'],
  ['PO &lt;5&gt; &copy;1', 'PO &lt;5&gt; &copy;1'],
  ['M&S, R&D; AT&T', 'M&S, R&D; AT&T'],
  ['  many\u00a0\u2009 spaces\t', 'many spaces'],
  ['bell\u0007, nul\u0000 and\r\nbreak', 'bell , nul and break'],
  ['zero\u200bwidth soft\u00adhyphen \ufeffmark', 'zerowidth softhyphen mark'],
  ['right\u202Eto left', 'rightto left'],
  ['Cafe\u0301', 'Caf\u00e9'],
  ['Żurek śląski, köy peyniri', 'Żurek śląski, köy peyniri'],
  ['زيت زيتون 橄榄油 घी ข้าว', 'زيت زيتون 橄榄油 घी ข้าว'],
  ['क्\u200dष', 'क्\u200dष'],
  ['lone \ud800 half', 'lone half'],
])('%j becomes %j', (raw, cleaned) => {
  expect(cleanLine(raw)).toBe(cleaned)
})

test('keeps line breaks in a long text, with one empty line at most', () => {
  expect(cleanLines(' one \r\ntwo\r\r\n\n\nthree\u0000 ')).toBe('one\ntwo\n\nthree')
})

test('keeps the indents of a list in a long text', () => {
  expect(cleanLines('Gate:\r\n  - bell   7\n\t\t- dog  \n \n\u00a0 after')).toBe(
    'Gate:\n  - bell 7\n  - dog\n\n  after',
  )
})

test.each(['\u3164', '\u2800\n\u2800', '\u034F', '\uFE0F', '\u115F \u0301', '\u{1D173}'])(
  'a long text of nothing but %j is empty',
  (text) => expect(cleanLines(text)).toBe(''),
)

test('cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      const line = cleanLine(raw)
      expect(line).not.toMatch(/[\p{Cc}\u200b\ufeff]| {2}|^ | $/u)
      expect(line.isWellFormed()).toBe(true)
      expect(cleanLine(line)).toBe(line)
      expect(cleanLines(cleanLines(raw))).toBe(cleanLines(raw))
      expect(cleanLines(raw)).not.toMatch(/[^\P{Cc}\n]|\n{3}|^\s|\s$/u)
    }),
  )
})
