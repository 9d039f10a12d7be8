import { expect, test } from 'vitest'
import { parseNote, parseReason } from './note.ts'

const tooLong = { ok: false, refusal: { type: 'NOTE_TOO_LONG', max: 4 } }

test('a note is trimmed and may be empty, but not too long', () => {
  expect(['', ' \n', ' Late '].map((text) => parseNote(text, 4))).toEqual(
    ['', '', 'Late'].map((value) => ({ ok: true, value })),
  )
  expect(parseNote('Later', 4)).toEqual(tooLong)
})

test('a reason is a note that is not blank', () => {
  for (const blank of [
    '',
    ' ',
    '\t\n',
    '\u00A0',
    '\u3164',
    '\u2800\u2800',
    '\u034F',
    '\uFE0F',
    '\u115F \u0301',
  ])
    expect(parseReason(blank, 4)).toEqual({ ok: false, refusal: { type: 'NOTE_MISSING' } })
  expect(parseReason(' Late ', 4)).toEqual({ ok: true, value: 'Late' })
  expect(parseReason('Later', 4)).toEqual(tooLong)
})
