import type { ProductId } from '@provender/domain/ids'
import { hasBit } from '../bit-set.ts'
import type { Catalogue } from '../catalogue.ts'
import type { CatalogueProduct } from '../product.ts'
import { isLiteral } from '../search/answer-classes.ts'
import { codesNamedBy } from '../search/codes.ts'
import { fold } from '../search/fold.ts'
import { ordinalsWithCode } from '../search/search-index.ts'
import { type Correction, correctionKey } from './corrections.ts'
import { matchQuantity, type MatchedQuantity } from './match-quantity.ts'
import { rankAnswers, type Ranking, type Shelves } from './rank.ts'
import { type Ranked } from './ranked.ts'
import type { WrittenAmount } from './read-line.ts'
import type { RequestedLine } from './requested-lines.ts'

/**
 * `sure`: may be added without asking. `likely`: the first candidate is to be confirmed. `unknown`: somebody has to choose, or there is
 * nothing to choose from.
 */
export type Confidence = 'sure' | 'likely' | 'unknown'

/** A product that a line may mean, and how much of it. */
export interface Candidate extends MatchedQuantity {
  readonly productId: ProductId
}

export interface MatchedLine {
  /** As it was written, and where it stands in the text. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** What a correction of this line is learnt for; empty where there is nothing to learn by. */
  readonly key: string
  readonly confidence: Confidence
  /** False: how many is written in a way that nobody can count, whatever product is meant. */
  readonly isQuantityRead: boolean
  /** The first candidate is what the company confirmed for these words before. */
  readonly isLearned: boolean
  /** Best first, at most five. */
  readonly candidates: readonly Candidate[]
}

export type Corrections = ReadonlyMap<string, Correction>

const mostCandidates = 5
/** A product is named as well as another up to this difference of scores. */
const alike = 1

/** What a wanted line means: what was learned, then codes, then the best answers of the search. */
export function matchLine(line: RequestedLine, shelves: Shelves, corrections: Corrections): MatchedLine {
  const key = correctionKey(line)
  const { text, start, end } = line.piece
  const correction = key === '' ? undefined : corrections.get(key)
  const known = correction && learned(line, correction, shelves)
  const found = known ?? coded(line, shelves) ?? searched(line, shelves)
  // What was learned cannot be ordered now: another product is a suggestion.
  const isInstead = correction !== undefined && known === undefined && found.confidence === 'sure'
  const outcome = isInstead ? { ...found, confidence: 'likely' as const } : found
  const isQuantityRead = line.isClear && line.vague === null && line.amount?.upTo == null
  return { text, start, end, key, isQuantityRead, isLearned: known !== undefined, ...outcome }
}

type Outcome = Pick<MatchedLine, 'confidence' | 'candidates'>

/** A number beside a name that no pack has: how many it says, or of what, is not known. */
const plainNumber = /^\d+(?:p\d+)?$/

function isInName({ count, nextWord }: WrittenAmount, { description2 }: CatalogueProduct): boolean {
  return nextWord !== null && fold(description2).includes(`${count} ${nextWord}`)
}

interface CandidateFacts {
  readonly learnedUnit?: Correction['unit']
  /** False: its pack has not all the numbers that were written. */
  readonly saysPacks?: boolean
}

function candidateOf(line: RequestedLine, product: CatalogueProduct, facts: CandidateFacts = {}): Candidate {
  const { learnedUnit, saysPacks = true } = facts
  const isNamed = line.amount !== null && isInName(line.amount, product)
  const fitted = matchQuantity(product, isNamed ? { ...line, amount: null } : line, learnedUnit)
  const isSaid = line.amount !== null || line.measured !== null || line.vague !== null
  const isLoose = !isSaid && !saysPacks && line.packs.some((pack) => plainNumber.test(pack))
  const isUnread = fitted.issue === null && (!line.isClear || isLoose)
  return {
    ...fitted,
    isCertain: fitted.isCertain && !isUnread,
    issue: isUnread ? 'unread' : fitted.issue,
    productId: product.id,
  }
}

function learned(
  line: RequestedLine,
  { productId, unit }: Correction,
  shelves: Shelves,
): Outcome | undefined {
  const { catalogue, viewer } = shelves
  const ordinal = catalogue.ordinalOf.get(productId)
  const product = ordinal === undefined ? undefined : catalogue.products[ordinal]
  if (!product || ordinal === undefined || !hasBit(viewer.visible, ordinal)) return undefined
  if (!shelves.canOrder(ordinal)) return undefined
  const first = candidateOf(line, product, { learnedUnit: unit })
  const others = searched(line, shelves).candidates.filter((other) => other.productId !== productId)
  return {
    confidence: line.isClear && first.isCertain ? 'sure' : 'likely',
    candidates: [first, ...others].slice(0, mostCandidates),
  }
}

function coded(line: RequestedLine, { catalogue, viewer, canOrder }: Shelves): Outcome | undefined {
  const named = line.codes.flatMap(codesNamedBy).flatMap((code) => ordinalsWithCode(catalogue.index, code))
  const products = [...new Set(named)].flatMap((ordinal) =>
    hasBit(viewer.visible, ordinal) ? (catalogue.products[ordinal] ?? []) : [],
  )
  const candidates = products.slice(0, mostCandidates).map((product) => candidateOf(line, product))
  const [first] = candidates
  if (!first) return undefined
  const isToBeHad = named.some((ordinal) => canOrder(ordinal))
  const isSure = products.length === 1 && isToBeHad && line.isClear && first.isCertain
  return { confidence: isSure ? 'sure' : 'likely', candidates }
}

function searched(line: RequestedLine, shelves: Shelves): Outcome {
  const ranking = rankAnswers(line, shelves)
  const candidates = ranking.ranked
    .slice(0, mostCandidates)
    .map(({ product, saysPacks }) => candidateOf(line, product, { saysPacks }))
  const isSure = candidates[0]?.isCertain === true && isUnmistakable(ranking, shelves.catalogue)
  const isLikely = isMostlySaid(ranking) && !isInsteadOfLiteral(ranking)
  return { confidence: isSure ? 'sure' : isLikely ? 'likely' : 'unknown', candidates }
}

/** What bears the words cannot be ordered, and the first only means the same: somebody has to choose. */
function isInsteadOfLiteral({ ranked: [first, ...others] }: Ranking): boolean {
  return first?.isLiteral === false && others.some((other) => other.isLiteral && !other.canOrder)
}

/**
 * Is everything that was written found, and the first the only one that can be meant: the only product of all that answers, or the only one
 * of the viewer's own among those that are named as well, and named as shortly?
 */
function isUnmistakable({ found, ranked, isWhole }: Ranking, catalogue: Catalogue): boolean {
  const [first, ...others] = ranked
  if (!first?.saysPacks || !first.canOrder || found?.didYouMean !== null) return false
  // Never sure of what the words mean while a product bears them.
  if (!first.isLiteral && found.traits.some(isLiteral)) return false
  const rivals = others.filter(({ saysPacks }) => saysPacks)
  if (rivals.length === 0 && isWhole) return true
  if (!first.isOwn || rivals.some(({ isOwn }) => isOwn)) return false
  const best = rivals.reduce((least, { score }) => Math.min(least, score), first.score)
  if (first.score > best + alike) return false
  const lengthOf = ({ ordinal }: Ranked) => catalogue.index.nameLengths[ordinal] ?? 0
  return rivals.every((rival) => rival.score > best + alike || lengthOf(first) <= lengthOf(rival))
}

/** Was most of what was written found as it was written, or all of it with one word spelled otherwise? */
function isMostlySaid({ text, found, ranked }: Ranking): boolean {
  if (!found || ranked.length === 0) return false
  if (found.didYouMean === null) return true
  const written = text.split(' ')
  const said = found.didYouMean.split(' ')
  const kept = written.filter((word) => said.includes(word)).length
  return kept * 2 > written.length || (said.length >= written.length && said.length - kept <= 1)
}
