import { withNumbersOfLinks } from '@provender/domain/barcode/gs1'
import { hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import { equivalentCodes } from '../search/codes.ts'
import { withPlainWidth } from '../search/fold.ts'
import { ordinalsWithCode } from '../search/search-index.ts'
import { search } from '../search/search.ts'
import { isTogether } from '../search/words-together.ts'
import { scannedNumber } from './codes-in-text.ts'
import { withDoubts } from './doubts.ts'
import { type Corrections, type MatchedLine, matchLine, withDoubt } from './match-line.ts'
import type { ParserLookups } from './parser-lookups.ts'
import { isStrange, isWhole, withPlainWords } from './plain-words.ts'
import { createRankingContext, type PasteViewer, type RankingContext } from './rank.ts'
import { readCooperatively } from './requested-lines.ts'
import { maxPiece } from './tokens.ts'

export type { AmountIssue, UnitAmount } from './matched-quantity.ts'
export type { Candidate } from './line-candidate.ts'
export type { Confidence, MatchedLine } from './match-line.ts'
export type { MatchReason } from './match-reason.ts'

export interface PasteContext {
  readonly catalogue: Catalogue
  readonly viewer: PasteViewer
  readonly corrections: Corrections
  /** Leaves nothing out, because a person said that the text is an order. */
  readonly readsEverything?: boolean
}

export const maxPasteLength = 60_000

export function* matchPaste(text: string, matching: PasteContext): Generator<MatchedLine, void> {
  for (const line of matchCooperatively(text, matching)) if (line) yield line
}

/** As `matchPaste`, in short steps: the caller can pause after each. The text is read first; then each step is a line. */
export function* matchCooperatively(
  text: string,
  matching: PasteContext,
): Generator<MatchedLine | undefined, void> {
  const context = createRankingContext(matching.catalogue, matching.viewer)
  const own = text.slice(0, maxPasteLength)
  const plain = withNumbersOfLinks(withPlainWidth(own))
  const lookups = parserLookups(context)
  const { requested, said } = yield* readCooperatively(plain, lookups, matching.readsEverything ?? false)
  yield
  const matched = new Map<string, { readonly read: object; readonly match: MatchedLine }>()
  for (const { doubt, ...line } of yield* withDoubts(requested, said, lookups)) {
    const { piece, ...read } = line
    const { text: written, start, end } = piece
    // The text alone does not tell: a row with two quantities is two lines, and `2 of light` is of the product before it.
    const before = matched.get(written)
    const isSame = before !== undefined && JSON.stringify(before.read) === JSON.stringify(read)
    const match = isSame ? before.match : matchLine(line, context, matching.corrections)
    if (!isSame) matched.set(written, { read, match })
    const text = plain === own ? written : own.slice(start, end)
    yield withDoubt({ ...match, text, start, end }, doubt)
  }
}

const signs = /[^\p{L}\p{N}]/u
const maxDigitsOfNumber = 7

/** `2.500`, `12 330`: numbers rather than a code, unless the code itself contains these characters. */
function isNumberLike(text: string): boolean {
  return signs.test(text) && !/\p{L}/u.test(text) && text.replace(/\D/g, '').length <= maxDigitsOfNumber
}

function parserLookups({ catalogue, viewer, termMatches }: RankingContext): ParserLookups {
  const isSeen = (ordinal: number) => hasBit(viewer.visible, ordinal)
  const isSigned = (ordinal: number) => signs.test(catalogue.products[ordinal]?.code ?? '')
  const isCode = answeredOnce((text) => {
    if (text.length > maxPiece) return false
    const mustBeSigned = isNumberLike(text)
    return equivalentCodes(scannedNumber(text)).some((code) =>
      ordinalsWithCode(catalogue.index, code).some(
        (ordinal) => isSeen(ordinal) && (!mustBeSigned || isSigned(ordinal)),
      ),
    )
  })
  return {
    isCode,
    isWord: (word) => catalogue.index.postings.has(word),
    isTogether: (word, next) => isTogether(catalogue, word, next),
    isKnown: (word) => isWhole(catalogue, withPlainWords(catalogue, word)),
    isStrange: (word) => isStrange(catalogue, word),
    names: answeredOnce((text) => {
      const results = search(catalogue, withPlainWords(catalogue, text), termMatches)
      return results?.didYouMean === null && results.answersAll
    }),
  }
}

/** A paste repeats its texts, and reading asks for some of them in several places. */
function answeredOnce(isTrue: (text: string) => boolean): (text: string) => boolean {
  const answers = new Map<string, boolean>()
  return (text) => {
    const answer = answers.get(text) ?? isTrue(text)
    answers.set(text, answer)
    return answer
  }
}
