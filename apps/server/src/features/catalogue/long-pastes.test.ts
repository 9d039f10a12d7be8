import { matchCooperatively, maxPasteLength } from '@provender/catalogue/paste'
import { expect, test } from 'vitest'
import { viewerOfEverything } from '../../testing/demo-catalogue.ts'
import { processorMs } from '../../testing/processor-ms.fixture.ts'
import { buildBrandedCatalogue } from './branded-catalogue.fixture.ts'

const catalogue = buildBrandedCatalogue(5000)
const viewer = viewerOfEverything(catalogue)

/** What a text may repeat: digits, signs, joints, units, times, refusals, codes, names and parts of messages. */
const repeated = [
  '1', '1 ', '10, ', '1.', '1/', '1 000 ', '½', '2kg', '1kg500 ', '6 x 2l ', '25 deko ', ' and ', ' ve ', ' i 2', 'box and a half ', '& 2 ',
  'milk, ', 'Ab, ', 'no milk, ', 'yok ', 'instead of 2 ', 'Al. ', '2 milk; ', '104212, 5, ', '",', '(', '~3 milk~ ', 'a\tb\t', '|', '\t', '  ',
  '🥚 3 ', '10:30 ', '27/11/2026 ', 'Monday 3rd ', 'Danny: 2 milk ', 'from: ', '(01)05012345678900', 'http://a/', '@2 ', '£1.99 ', '１',
] // prettier-ignore

const forms = {
  'one line': (part: string) => part,
  'many lines': (part: string) => `${part.trimEnd()}\n`,
}

/** Texts with a beginning and an end that a mail, a page, a chat or a table may have. */
const enclosed = [
  ['<html>', '<a ', ''], ['<html>', '<!--', ''], ['<html>', '<b>a', ''], ['<html>', '<td></td>', 'a'], ['<html>', '<p>2 milk', ''],
  ['a:\n', '  a\n', ' \u2028'], ['Subject: a\n', 'Content-Type: text/html\n', ''], ['change order', ' ', 'a'], ['1', ' ', 'a'], [',1', ' ', 'a'],
  ['a', '.', 'a'], ['name', '\t', '\na'], ['name\tqty\t\n', '2\tmilk\n', ''], ['', '"",a"', ';'], ['a', ';a', '\n'],
  ['', '[27/11/2026, 10:30] Ann: no milk\n[27/11/2026, 10:31] Bob: 2 eggs\n', ''], ['2 milk\n', 'thanks\n', ''],
] as const // prettier-ignore

/** The time on a busy and slow machine, with a margin. */
const maxMs = 10_000
/** Below this the growth is only noise. */
const leastMs = 500
const maxGrowth = 3
const rounds = 5

function readingMs(text: string): number {
  // The server serves others between the steps.
  return processorMs(
    () => void Array.from(matchCooperatively(text, { catalogue, viewer, corrections: new Map() })),
  )
}

function filled(part: string, length: number, [start, end]: readonly [string, string] = ['', 'a']): string {
  const maxLength = length - start.length - end.length
  return start + part.repeat(Math.ceil(maxLength / part.length)).slice(0, maxLength) + end
}

/** Why the time to read a text is wrong; undefined if it is not. A busy machine only adds time, so the least of several counts. */
function slownessOf(textOf: (length: number) => string): string | undefined {
  let long = readingMs(textOf(maxPasteLength))
  if (long >= maxMs) return `${Math.round(long)} ms`
  if (long < leastMs) return undefined
  let half = Infinity
  for (let round = 0; round < rounds; round++) {
    half = Math.min(half, readingMs(textOf(maxPasteLength / 2)))
    long = Math.min(long, readingMs(textOf(maxPasteLength)))
    if (long < leastMs || long < half * maxGrowth) return undefined
  }
  return `${(long / half).toFixed(1)} times the time for twice the length`
}

test.each(Object.entries(forms))(
  'reads a text of any repeated part in linear time: %s',
  { timeout: 600_000 },
  (_, form) => {
    for (const part of repeated)
      expect(
        slownessOf((length) => filled(form(part), length)),
        JSON.stringify(part),
      ).toBeUndefined()
  },
)

test('reads a text of a repeated part between others in linear time', { timeout: 600_000 }, () => {
  for (const [start, part, end] of enclosed)
    expect(
      slownessOf((length) => filled(part, length, [start, end])),
      JSON.stringify([start, part, end]),
    ).toBeUndefined()
})

test('reads a long heading above many lines in linear time', { timeout: 600_000 }, () => {
  expect(
    slownessOf((length) => `${filled('unknown ', length / 2, ['', ':\n'])}${filled('b\n', length / 2)}`),
  ).toBeUndefined()
})
