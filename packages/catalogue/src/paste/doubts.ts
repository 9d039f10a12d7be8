import { matchesIn } from '@provender/intake/matches-in'
import type { CooperativeLoop } from '../cooperative-loop.ts'
import { fold } from '../search/fold.ts'
import { differentlyTicked } from './check-lists.ts'
import { correctionKey } from './corrections.ts'
import { type HeadingAbove, headingBelow, isCapital, isCountedBeforePrice, isHeading } from './headings.ts'
import { isNumberOnly } from './numbers-alone.ts'
import type { ParserLookups } from './parser-lookups.ts'
import { numberWord } from './quantity-words.ts'
import { readLine } from './read-line.ts'
import type { RequestedLine } from './requested-lines.ts'
import {
  createStemsOfLines,
  isPartOf,
  namesIn,
  stemOf,
  type StemsOfLines,
  stemsOf,
} from './stems-of-lines.ts'
import {
  changesAll,
  changesQuantity,
  changesUnit,
  concernsEverything,
  isPolite,
  isTakingBack,
  isTurning,
  mayTurn,
  withoutTurn,
} from './turning-words.ts'

type Lookups = Pick<ParserLookups, 'isWord' | 'isTogether' | 'isStrange' | 'isKnown'>

interface Part {
  readonly text: string
  readonly start: number
  readonly lines: readonly number[]
}

interface Sentence extends Part {
  readonly folded: string
  /** False for nearly all: nothing in it cancels, reports or corrects. */
  readonly mayBeTurn: boolean
}

interface Refusal {
  readonly text: string
  readonly stems: ReadonlySet<string>
  readonly lines: readonly number[]
  /** For one that gives another quantity: it concerns only what is above it. */
  readonly isOfEarlier?: true
  /** `twaróg tłusty 3 kartony, twarogu wystarczy`: also of a line of its own sentence that has all of its words. */
  readonly isOfSentence?: true
  /** `sucuk acısız olsun`: of another kind than above, so that one word in common is enough. */
  readonly isOfKind?: boolean
}

const maxShown = 80
const maxRead = 200

/**
 * Adds to each line what may change it: a heading that is not of an order, a sentence that cancels or reports something,
 * another quantity, a sign of doubt. `said` is all that the writers say, orders or not.
 */
export function* withDoubts(
  requested: readonly RequestedLine[],
  said: string,
  lookups: Lookups,
): CooperativeLoop<readonly RequestedLine[]> {
  const doubts = new Map<number, string>()
  const doubt = (lines: readonly number[], text: string) => {
    const excerpt = text.trimStart().slice(0, maxRead).replaceAll(/\s+/g, ' ').trim().slice(0, maxShown)
    for (const line of lines) if (!doubts.has(line)) doubts.set(line, excerpt)
  }
  const refusals: Refusal[] = []
  const names = createStemsOfLines(requested)
  const headings: number[] = []
  let above: HeadingAbove | undefined
  let isAfterLines = false
  let headingCount = 0
  const rows = partsOf(said, /[^\r\n\u2028\u2029]+/g, requested)
  const isCountedIn = (lines: readonly number[]) => lines.some((line) => isCounted(requested[line]))
  const isAllCapital = rows.every(({ text }) => isCapital(text) || !/\p{L}/u.test(text))
  const lastCounted = rows.findLastIndex(({ lines }) => isCountedIn(lines))
  for (const [index, row] of rows.entries()) {
    yield
    const isOrdered = isCountedIn(row.lines) || isRefusalSentence(row, requested, lookups)
    const [before, next] = [rows[index - 1], rows[index + 1]]
    const isListed =
      !isOrdered &&
      before !== undefined &&
      next !== undefined &&
      [before, next].every(({ lines }) => isCountedIn(lines)) &&
      !emptyLine.test(said.slice(before.start, next.start))
    const place = { isAbove: index < lastCounted, isCounted: isOrdered, isListed }
    if (index < rows.length - 1 && isHeading({ text: row.text, ...place }, lookups, isAllCapital)) {
      above = headingBelow(above, { text: row.text, isAfterLines }, lookups)
      isAfterLines = false
      headingCount += 1
      continue
    }
    for (const line of row.lines) headings[line] = headingCount
    isAfterLines ||= isCountedIn(row.lines)
    if (above && !(above.isPriced && isCountedBeforePrice(row.text))) doubt(row.lines, above.text)
    for (const line of row.lines)
      if (hasSignOfDoubt(row, requested, line) || isCodeBesideNumber(row, requested[line]))
        doubt([line], row.text)
    for (const sentence of sentencesOf(row, requested)) {
      const refusal = refusalIn(sentence, requested, { lookups, names })
      if (refusal === 'all') doubt([...requested.keys()], sentence.text)
      else if (refusal) refusals.push(refusal)
      if (isTurned(sentence, requested, lookups)) doubt(sentence.lines, sentence.text)
    }
  }
  for (const { lines, text } of differentlyTicked(rows.filter(({ lines }) => lines.length > 0)))
    doubt(lines, text)
  doubtRefused(requested, refusals, { names, doubt })
  doubtRepeated(requested, headings, doubt)
  return doubts.size === 0
    ? requested
    : requested.map((line, index) => {
        const text = doubts.get(index)
        return text === undefined || line.doubt !== undefined ? line : { ...line, doubt: text }
      })
}

const emptyLine = /(?:\r\n|[\n\r])[^\S\n\r]*(?:\r\n|[\n\r])/

const isCounted = (line: RequestedLine | undefined): boolean =>
  line !== undefined && (line.amount !== null || line.measured !== null || line.codes.length > 0)

/** `Baklavaya gerek yok.` speaks of one product, and is no heading of others. */
function isRefusalSentence(
  { text, lines }: Part,
  requested: readonly RequestedLine[],
  { isKnown }: Pick<Lookups, 'isKnown'>,
): boolean {
  if (!/\.\s*$/.test(text)) return false
  return lines.some((line) => {
    const { isRefused = false, name = '' } = requested[line] ?? {}
    return isRefused && namesIn(name).some(isKnown)
  })
}

function partsOf(said: string, pattern: RegExp, requested: readonly RequestedLine[]): readonly Part[] {
  let first = 0
  return matchesIn(said, pattern).flatMap(({ 0: text, index: start }) => {
    if (text.trim() === '') return []
    const end = start + text.length
    const lines: number[] = []
    while (first < requested.length && (requested[first]?.piece.end ?? 0) <= start) first += 1
    for (
      let index = first;
      index < requested.length && (requested[index]?.piece.start ?? end) < end;
      index += 1
    )
      lines.push(index)
    return [{ text, start, lines }]
  })
}

const sentence = /(?:[^.!?;]|[.!?;](?!\s|$))+[.!?;]*/g
const sentenceEnd = /[.!?;]/

function sentencesOf(row: Part, requested: readonly RequestedLine[]): readonly Sentence[] {
  const sentences = sentenceEnd.test(row.text) ? matchesIn(row.text, sentence) : [{ 0: row.text, index: 0 }]
  return sentences.map(({ 0: text, index }) => {
    const start = row.start + index
    const lines = row.lines.filter((line) => {
      const piece = requested[line]?.piece
      return piece !== undefined && piece.start < start + text.length && piece.end > start
    })
    const folded = fold(text)
    return { text, folded, start, lines, mayBeTurn: mayTurn(folded) }
  })
}

/** Signs that leave a number open: `3?`, `3+`, `~3`. A number before `+ 2` is one of a list. */
const signOfDoubt = /[<>≤≥~≈±]\s?\d|\d\s?[>→]\s?\d|\d\s?\+(?!\s?\d)|[❓❔⁇🤔]|\(\?+\)|\?\?/u
const openQuestion = /\d\s?(?:\p{L}{1,12}\.?\s?)?\?|\p{L}\?\s?\d/u
/** `3 7.50 22.50`: a row of an invoice, whose numbers may stand in another order. */
const pricesOfRow = /(?<!\S)\d+[.,]\d{2}(?: +\d{1,4})? +\d+[.,]\d{2}(?!\S)/
const mayHaveSign = /[<>≤≥~≈±→+?❓❔⁇🤔]|[.,]\d{2} /u
const quotedOrBullet = /^\s*>\s+/

function hasSignOfDoubt(
  { text, start, lines }: Part,
  requested: readonly RequestedLine[],
  line: number,
): boolean {
  if (!mayHaveSign.test(text)) return false
  const index = lines.indexOf(line)
  const from = index === 0 ? 0 : Math.max(0, (requested[lines[index - 1] ?? 0]?.piece.end ?? 0) - start)
  const end =
    index === lines.length - 1 ? text.length : (requested[lines[index + 1] ?? 0]?.piece.start ?? 0) - start
  const own = text.slice(from, end).replace(quotedOrBullet, '').replace(scannerSign, '').slice(0, maxRead)
  return (
    signOfDoubt.test(own) ||
    pricesOfRow.test(own) ||
    (openQuestion.test(own) && !isPolite(fold(text.slice(0, maxRead))))
  )
}

const scannerSign = /<\p{L}{1,3}\d?>/u

/** True for a code without a quantity beside a number that was not read: `500328 2/3`. */
function isCodeBesideNumber({ text, lines }: Part, line: RequestedLine | undefined): boolean {
  if (!line || line.codes.length === 0 || line.amount !== null || line.name !== '' || lines.length > 1)
    return false
  const rest = line.codes.reduce((left, code) => left.replace(code, ' '), text.replace(scannerSign, ' '))
  return /\d/.test(rest)
}

function isTurned(
  { folded, lines, mayBeTurn }: Sentence,
  requested: readonly RequestedLine[],
  lookups: Lookups,
): boolean {
  if (lines.length === 0) return false
  const isCountedRefusal = lines.some(
    (index) => requested[index]?.isRefused === true && /\d/.test(requested[index].piece.text),
  )
  return (isCountedRefusal && lines.length > 1) || (mayBeTurn && isTurning(folded, lookups.isTogether))
}

/** What a sentence refuses: a product, or all if it takes back without naming one. */
function refusalIn(
  { text, lines, mayBeTurn, ...sentence }: Sentence,
  requested: readonly RequestedLine[],
  { lookups, names }: { readonly lookups: Lookups; readonly names: StemsOfLines },
): Refusal | 'all' | undefined {
  const folded = sentence.folded.slice(0, maxRead)
  if (changesAll(folded)) return 'all'
  const isBack = mayBeTurn && isTakingBack(folded, lookups.isTogether)
  const refused = lines.flatMap((index) =>
    requested[index]?.isRefused === true ? requested[index].name : [],
  )
  if (isBack) {
    const words = namesIn(withoutTurn(folded))
    const isNaming = [...words, ...refused.flatMap(namesIn)].some(
      (word) => lookups.isWord(word) || lookups.isKnown(word) || names.hasOutside(lines, stemOf(word)),
    )
    if (concernsEverything(folded) || !isNaming) return 'all'
    return { text, lines, stems: stemsOf(words) }
  }
  if (refused.length > 0) return { text, lines, stems: stemsOf(refused.flatMap(namesIn)), isOfSentence: true }
  if (mayBeTurn && changesUnit(folded)) {
    const stems = stemsOf(namesIn(withoutTurn(folded)).filter((word) => numberWord(word) === undefined))
    return stems.size === 0 ? 'all' : { text, lines, stems }
  }
  if (mayBeTurn && lines.length > 0 && changesQuantity(folded))
    return {
      text,
      lines,
      stems: stemsOf(namesIn(withoutTurn(folded))),
      isOfEarlier: true,
      isOfKind: !lines.some((index) => isCounted(requested[index])),
    }
  const answer = text.slice(0, maxRead).replace(speaker, '')
  if (lines.length > 0 && answer.length === Math.min(text.length, maxRead)) return undefined
  const { isRefused, name } = readLine(answer)
  return isRefused ? { text, lines, stems: stemsOf(namesIn(name)) } : undefined
}

const speaker = /^\s*\p{L}[\p{L} .'’-]{0,39}:\s*(?=\S)/u

function doubtRefused(
  requested: readonly RequestedLine[],
  refusals: readonly Refusal[],
  {
    names,
    doubt,
  }: {
    readonly names: StemsOfLines
    readonly doubt: (lines: readonly number[], text: string) => void
  },
): void {
  const named = refusals.filter(({ stems }) => stems.size > 0)
  if (named.length === 0) return
  for (const [index, line] of requested.entries()) {
    const stems = names.ofLine(index)
    if (line.isRefused || stems.size === 0) continue
    const refusal = named.find((each) =>
      each.lines.includes(index)
        ? each.isOfSentence === true && isPartOf(each.stems, stems)
        : (each.isOfEarlier !== true || index < (each.lines[0] ?? 0)) &&
          (isPartOf(each.stems, stems) ||
            isPartOf(stems, each.stems) ||
            (each.isOfKind === true && [...each.stems].some((stem) => stems.has(stem)))),
    )
    if (refusal) doubt([index], refusal.text)
  }
}

const maxApart = 3

/** Lines below one heading that order the same in two quantities, and a line above a number that belongs to nothing. */
function doubtRepeated(
  requested: readonly RequestedLine[],
  headings: readonly number[],
  doubt: (lines: readonly number[], text: string) => void,
): void {
  const firsts = new Map<string, number>()
  const namedFirst = new Map<string, number>()
  for (const [index, line] of requested.entries()) {
    if (isNumberOnly(line) && index > 0) doubt([index - 1], line.piece.text)
    // `3. coriander 2`
    const before = requested[index - 1]
    if (before && isNumberOnly(before) && line.piece.start - before.piece.end <= maxApart)
      doubt([index], before.piece.text)
    const own = correctionKey(line)
    if (own === '' || line.isRefused) continue
    const key = `${headings[index] ?? 0} ${own}`
    const name = `${headings[index] ?? 0} ${line.name}`
    // `halloumi 6x1kg 2` and `halloumi 4`
    const first = firsts.get(key) ?? (own === line.name ? namedFirst.get(name) : undefined)
    const other = first === undefined ? undefined : requested[first]
    if (!firsts.has(key)) firsts.set(key, index)
    if (!namedFirst.has(name)) namedFirst.set(name, index)
    if (first === undefined || other === undefined) continue
    if (other.piece.start !== line.piece.start && isOtherQuantity(other, line)) {
      doubt([first], line.piece.text)
      doubt([index], other.piece.text)
    }
  }
}

function isOtherQuantity(one: RequestedLine, other: RequestedLine): boolean {
  const isSameUnit = one.amount?.unit === other.amount?.unit || !one.amount?.unit || !other.amount?.unit
  return one.amount?.count !== other.amount?.count && isSameUnit
}
