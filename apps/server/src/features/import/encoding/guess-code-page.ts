import iconv from 'iconv-lite'
import { unusableFile } from '../csv/unusable-file.ts'
import type { ImportFault } from '../faults/fault.ts'
import { type CodePage, codePages } from './code-pages.ts'
import { scoreText } from './score-text.ts'

export interface BytePiece {
  readonly bytes: string
  readonly line: number
}

export interface GuessedPage {
  readonly name: string
  readonly example: { readonly line: number; readonly text: string }
  readonly doubts: readonly { readonly line: number; readonly fault: ImportFault }[]
}

/** By how much the best reading has to beat the next one, as logarithms. */
const margins = { toRead: 4, toBeSure: 10 }
/** Text of a real language scores better than this per character. */
const worstScorePerCharacter = -8.2

interface Reading {
  readonly page: CodePage
  readonly texts: readonly string[]
  readonly score: number
}

/** Detects the single-byte encoding of a file from its words with accents. Throws `unusableFile` if they do not decide. */
export function guessCodePage(pieces: readonly BytePiece[]): GuessedPage {
  const guesses = codePages.map((page) => readAs(page, pieces)).toSorted((a, b) => b.score - a.score)
  const [best] = guesses
  const [first] = pieces
  if (!best || !first) throw new Error('There is nothing to guess an encoding by')
  const next = guesses.find(({ texts }) => texts.some((text, index) => text !== best.texts[index]))
  const margin = best.score - (next?.score ?? -Infinity)
  const length = best.texts.join('').length
  if (best.score / length < worstScorePerCharacter)
    throw unusableFile({ code: 'UNREADABLE_ENCODING', line: first.line })
  if (next && margin < margins.toRead) throw unusableFile(eitherOr({ best, next }, pieces))
  return {
    name: best.page.name,
    example: { line: first.line, text: best.texts[0] ?? '' },
    doubts: next && margin < margins.toBeSure ? doubtsOf({ best, next }, pieces) : [],
  }
}

function readAs(page: CodePage, pieces: readonly BytePiece[]): Reading {
  const texts = pieces.map(({ bytes }) => iconv.decode(Buffer.from(bytes, 'latin1'), page.name))
  return { page, texts, score: texts.reduce((sum, text) => sum + scoreText(text, page), -page.cost) }
}

interface TwoReadings {
  readonly best: Reading
  readonly next: Reading
}

function eitherOr({ best, next }: TwoReadings, pieces: readonly BytePiece[]): ImportFault {
  const differingIndex = best.texts.findIndex((text, index) => text !== next.texts[index])
  return {
    code: 'AMBIGUOUS_ENCODING',
    line: pieces[differingIndex]?.line ?? 0,
    text: best.texts[differingIndex] ?? '',
    page: best.page.name,
    otherText: next.texts[differingIndex] ?? '',
    otherPage: next.page.name,
  }
}

function doubtsOf({ best, next }: TwoReadings, pieces: readonly BytePiece[]): GuessedPage['doubts'] {
  return pieces.flatMap(({ line }, index) => {
    const [value = '', other = ''] = [best.texts[index], next.texts[index]]
    if (value === other) return []
    const fault = {
      code: 'DOUBTFUL_ENCODING',
      value,
      page: best.page.name,
      other,
      otherPage: next.page.name,
    } as const
    return [{ line, fault }]
  })
}
