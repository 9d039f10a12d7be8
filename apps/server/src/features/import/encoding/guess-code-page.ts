import iconv from 'iconv-lite'
import { unusableFile } from '../csv/unusable-file.ts'
import { type CodePage, codePages } from './code-pages.ts'
import { scoreText } from './score-text.ts'

/** A piece of a file without spaces, one byte a character, and the first line it stands in. */
export interface BytePiece {
  readonly bytes: string
  readonly line: number
}

/** What a file is read as, and the lines where that is not certain. */
export interface GuessedPage {
  readonly name: string
  readonly example: { readonly line: number; readonly text: string }
  readonly doubts: readonly { readonly line: number; readonly reason: string }[]
}

/** The logarithms of how much likelier the best reading has to be than the next one. */
const margins = { toRead: 4, toBeSure: 10 }
/** Text of a real language scores better than this for each character. */
const worstScorePerCharacter = -8.2

interface Reading {
  readonly page: CodePage
  readonly texts: readonly string[]
  readonly score: number
}

/** The single-byte encoding of a file, told by the words with accents in it; throws `unusableFile` where they do not tell. */
export function guessCodePage(pieces: readonly BytePiece[]): GuessedPage {
  const readings = codePages.map((page) => readAs(page, pieces)).toSorted((a, b) => b.score - a.score)
  const [best] = readings
  const [first] = pieces
  if (!best || !first) throw new Error('There is nothing to guess an encoding by')
  const next = readings.find(({ texts }) => texts.some((text, at) => text !== best.texts[at]))
  const margin = best.score - (next?.score ?? -Infinity)
  const length = best.texts.join('').length
  if (best.score / length < worstScorePerCharacter)
    throw unusableFile(
      `line ${first.line} is not UTF-8 text, and its encoding cannot be told. ${saveAsUtf8}, or name the encoding: --encoding windows-1252`,
    )
  if (next && margin < margins.toRead) throw unusableFile(eitherOr({ best, next }, pieces))
  return {
    name: best.page.name,
    example: { line: first.line, text: best.texts[0] ?? '' },
    doubts: next && margin < margins.toBeSure ? doubtsOf({ best, next }, pieces) : [],
  }
}

const saveAsUtf8 = 'In a spreadsheet, save the file as "CSV UTF-8"; elsewhere choose UTF-8 as the encoding'

function readAs(page: CodePage, pieces: readonly BytePiece[]): Reading {
  const texts = pieces.map(({ bytes }) => iconv.decode(Buffer.from(bytes, 'latin1'), page.name))
  return { page, texts, score: texts.reduce((sum, text) => sum + scoreText(text, page), -page.cost) }
}

interface TwoReadings {
  readonly best: Reading
  readonly next: Reading
}

function eitherOr({ best, next }: TwoReadings, pieces: readonly BytePiece[]): string {
  const at = best.texts.findIndex((text, index) => text !== next.texts[index])
  return (
    `line ${pieces[at]?.line} is not UTF-8 text, and could be "${best.texts[at]}" (${best.page.name}) or "${next.texts[at]}" (${next.page.name}): ` +
    `save the file as UTF-8, or say which it is: --encoding ${best.page.name} or --encoding ${next.page.name}`
  )
}

function doubtsOf({ best, next }: TwoReadings, pieces: readonly BytePiece[]): GuessedPage['doubts'] {
  return pieces.flatMap(({ line }, at) => {
    const [text, other] = [best.texts[at], next.texts[at]]
    if (text === other) return []
    return [
      {
        line,
        reason: `"${text}" is read as ${best.page.name}; if it should be "${other}", import with --encoding ${next.page.name}`,
      },
    ]
  })
}
