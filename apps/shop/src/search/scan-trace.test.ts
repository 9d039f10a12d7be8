import { describe, expect, test } from 'vitest'
import { longestGapMs } from '../scan/wedge.ts'
import { mayBeCode, noTrace, scannedBy, traceKey } from './scan-trace.ts'

/** Types a text with a pause before each key, and gives what the Enter after it ends. */
function typed(text: string, gapMs: number, enterGapMs = gapMs) {
  const at = (index: number) => 1000 + index * gapMs
  const trace = text.split('').reduce((before, key, index) => traceKey(before, key, at(index)), noTrace)
  return scannedBy(trace, at(text.length - 1) + enterGapMs)
}

describe('a scanner that types', () => {
  test('is known by its speed', () => {
    expect(typed('5010012345678', 4)).toBe('5010012345678')
    expect(typed('5010012345678', 80)).toBeUndefined()
  })

  test('is as slow here as on the rest of the page', () => {
    expect(typed('5010012345678', longestGapMs)).toBe('5010012345678')
    expect(typed('5010012345678', longestGapMs + 1)).toBeUndefined()
  })

  test('types codes with letters, too, and GS1 in its brackets', () => {
    expect(typed('AB-1234', 10)).toBe('AB-1234')
    expect(typed('(01)10036000291459(10)AB-12', 10)).toBe('(01)10036000291459(10)AB-12')
  })

  test.each(['tomatoes', '12', '10 012', 'ab'])('does not type %j', (text) => {
    expect(typed(text, 4)).toBeUndefined()
  })

  test('ends with Enter at once; a person reads what stands there first', () => {
    expect(typed('5010012345678', 4, 400)).toBeUndefined()
  })

  test('is told from what was typed before it in the same field', () => {
    const word = traceKey(traceKey(noTrace, 't', 0), 'o', 120)
    const trace = '501001'.split('').reduce((before, key, at) => traceKey(before, key, 2000 + at * 5), word)
    expect(scannedBy(trace, 2030)).toBe('501001')
  })
})

describe('a text that may be a whole code', () => {
  test.each(['104217', '5010 0123 45678', '50-10', 'AB12', '7up-1'])('is %j', (text) => {
    expect(mayBeCode(text)).toBe(true)
  })

  test.each(['tom', 'tomatoes', '7', '2kg', 'milk 2l', '12 x 400g', ''])('is not %j', (text) => {
    expect(mayBeCode(text)).toBe(false)
  })
})
