import { findProduct } from '@provender/catalogue/catalogue'
import { type Candidate, matchPaste, type MatchedLine } from '@provender/catalogue/paste'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { queryProducts } from '@provender/catalogue/query'
import { caseCodes } from '@provender/testing/corpora/pasted-lines/goods/case-codes'
import { containers } from '@provender/testing/corpora/pasted-lines/goods/containers'
import {
  countsAboveAPack,
  decimalsAndThousands,
  numbersAroundAUnit,
  numberWordsBesideCodes,
  partsOfKilograms,
  rangesOfWeights,
} from '@provender/testing/corpora/pasted-lines/goods/doubtful-quantities'
import {
  containersWrittenLater,
  kindsWrittenLater,
  sizesWrittenLater,
} from '@provender/testing/corpora/pasted-lines/goods/goods-written-later'
import { heldOutGoods, laterHeldOutGoods } from '@provender/testing/corpora/pasted-lines/goods/held-out'
import { kinds } from '@provender/testing/corpora/pasted-lines/goods/kinds'
import {
  linesWrittenLast,
  quantitiesWrittenLater,
  refusalsWrittenLater,
} from '@provender/testing/corpora/pasted-lines/goods/lines-written-later'
import {
  daysBesideOrders,
  messagesNeverSure,
  ordersBehindRefusals,
  refusalsInOtherWords,
  wordsOfOtherProducts,
  refusedButOrdered,
} from '@provender/testing/corpora/pasted-lines/goods/meanings'
import { imperialUnits, numberWords } from '@provender/testing/corpora/pasted-lines/goods/number-words'
import {
  ordersLikeRefusals,
  refusalsLikeOrders,
  refusedAndOrdered,
} from '@provender/testing/corpora/pasted-lines/goods/orders-like-refusals'
import { packSizes } from '@provender/testing/corpora/pasted-lines/goods/pack-sizes'
import {
  englishRefusals,
  polishRefusals,
  turkishRefusals,
} from '@provender/testing/corpora/pasted-lines/goods/refusals'
import { expect, test } from 'vitest'
import { viewerOfEverything } from '../../testing/demo-catalogue.ts'
import { buildBrandedCatalogue } from './branded-catalogue.fixture.ts'

const minRight = 0.97
const minLines = 500

const catalogue = buildBrandedCatalogue(5000)
const viewer = viewerOfEverything(catalogue)

interface Written {
  readonly text: string
  /** `no` for a refusal, `size` for a size that no product has, `?` for an unclear quantity, `-` for none. */
  readonly count: string
  readonly unit: string
  readonly pattern: RegExp
}

function writtenIn(list: string): readonly Written[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [, text = '', amount = '', pattern = ''] = /^(.*?) => (.*?) \| (.*)$/.exec(line) ?? []
      const [count = '', unit = ''] = amount.split(' ')
      return { text, count, unit, pattern: new RegExp(pattern) }
    })
}

function nameOf(product: CatalogueProduct): string {
  return `${product.name} ${product.packSize}`
}

const lists = {
  'English refusals': englishRefusals,
  'Polish refusals': polishRefusals,
  'Turkish refusals': turkishRefusals,
  'number words': numberWords,
  'imperial units': imperialUnits,
  'pack sizes': packSizes,
  containers,
  'kinds of products': kinds,
  'case codes': caseCodes,
  'lines kept back': heldOutGoods,
  'lines written last': laterHeldOutGoods,
  'refusals written later': refusalsWrittenLater,
  'quantities written later': quantitiesWrittenLater,
  'pack sizes written later': sizesWrittenLater,
  'containers written later': containersWrittenLater,
  'kinds written later': kindsWrittenLater,
  'lines of all kinds, written last': linesWrittenLast,
  'orders like refusals': ordersLikeRefusals,
  'refusals like orders': refusalsLikeOrders,
  'days beside orders': daysBesideOrders,
  'orders behind refusals': ordersBehindRefusals,
  'refusals in other words': refusalsInOtherWords,
  'decimals and thousands': decimalsAndThousands,
  'numbers around a unit': numbersAroundAUnit,
  'counts above a pack': countsAboveAPack,
  'ranges of weights': rangesOfWeights,
  'number words beside codes': numberWordsBesideCodes,
  'parts of kilograms': partsOfKilograms,
}
const pastes = Object.entries(lists).map(([name, list]) => ({ name, written: writtenIn(list) }))

const boxOf = ({ secondUnit, piecesPerBox }: CatalogueProduct) => (secondUnit === 'box' ? piecesPerBox : 1)

function isRightQuantity(product: CatalogueProduct, candidate: Candidate, { count, unit }: Written): boolean {
  const quantity = candidate.quantity / 1000
  const isAsked = candidate.issue !== null && candidate.choices.length > 0
  if (count === '?') return candidate.issue !== null
  if (count === '-') return quantity === 1
  if (count.includes('/')) return candidate.issue === 'range'
  const meant = Number(count)
  if (unit === 'kg' && product.secondUnit === 'kg') return Math.abs(quantity - meant) < 0.001
  if (unit === 'kg' || product.secondUnit === 'kg') return !candidate.isCertain
  const pieces = quantity * (candidate.unit === '2' ? boxOf(product) : 1)
  const inside = Number(/^\d+ x (\d+)$/.exec(product.packSize)?.[1] ?? 0)
  // 24 eggs are two trays of twelve.
  if (unit !== 'box' && inside > 1 && pieces * inside === meant) return !candidate.isCertain
  if (unit === 'box') return pieces === meant * boxOf(product) || isAsked
  return pieces === meant || (unit === '' && quantity === meant) || isAsked
}

function isRight(match: MatchedLine | undefined, written: Written): boolean {
  if (written.count === 'no') return !match || (match.reason === 'refused' && match.confidence === 'unknown')
  const [candidate] = match?.candidates ?? []
  if (!match || !candidate) return false
  if (written.count === 'size')
    return (
      match.reason === 'size-not-found' && match.confidence === 'unknown' && match.missingSizes.length > 0
    )
  const product = findProduct(catalogue, candidate.productId)
  if (!product || !written.pattern.test(nameOf(product))) return false
  return (
    isRightQuantity(product, candidate, written) || (written.count === '?' && match.confidence === 'unknown')
  )
}

function assess(written: Written) {
  const [match, ...more] = matchPaste(written.text, { catalogue, viewer, corrections: new Map() })
  const [candidate] = match?.candidates ?? []
  const product = candidate && findProduct(catalogue, candidate.productId)
  const isMatched = isRight(match, written) && more.length === 0
  const isSure = match?.confidence === 'sure'
  const facts = [
    written.text,
    match?.confidence,
    match?.reason,
    product && nameOf(product),
    candidate && `${candidate.quantity / 1000} of ${candidate.unit}`,
    candidate?.issue,
  ]
  return {
    isRight: isMatched,
    isWronglySure: isSure && !isMatched,
    isSilent: isSure ? written.count === '-' && match.reason === null : match?.reason === null,
    description: facts.join(' / '),
  }
}

test('every line has a reading and a product', () => {
  const all = pastes.flatMap(({ written }) => written)
  expect(all.length).toBeGreaterThanOrEqual(minLines)
  expect(all.filter(({ text, count }) => text === '' || !/^(?:no|size|[?-]|[\d./]+)$/.test(count))).toEqual(
    [],
  )
})

test.each(pastes)(
  '$name: the right product comes first, and nothing wrong is sure or silent',
  ({ written }) => {
    const results = written.map(assess)
    const describeCases = (some: typeof results) => some.map(({ description }) => description).join('\n')
    expect(describeCases(results.filter(({ isWronglySure }) => isWronglySure))).toBe('')
    expect(describeCases(results.filter(({ isSilent }) => isSilent))).toBe('')
    const wrong = results.filter((each) => !each.isRight)
    expect(1 - wrong.length / results.length, describeCases(wrong)).toBeGreaterThanOrEqual(minRight)
  },
)

test.each(['no {}', '{}: no', "don't send {}", '0 x {}', 'nie {}', '{} yok', 'no {} this week thanks'])(
  'never orders what a line refuses: %j',
  (refusal) => {
    const names = catalogue.products.flatMap((product, index) =>
      index % 12 === 0 ? (product?.name ?? []) : [],
    )
    const ordered = names.flatMap((name) =>
      [...matchPaste(refusal.replace('{}', name), { catalogue, viewer, corrections: new Map() })].flatMap(
        ({ text, reason }) => (reason === 'refused' ? [] : [text]),
      ),
    )
    expect(ordered).toEqual([])
  },
)

test.each([refusedAndOrdered, refusedButOrdered].flatMap((list) => list.trim().split('\n')))(
  'orders what stands behind a refusal: %s',
  (line) => {
    const [text = '', expected] = line.split(' => ')
    const read = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })]
    expect(read.map(({ reason }) => reason === 'refused')).toEqual([true, false])
    const ordered = expected?.split(' / ') ?? []
    expect(ordered.map((word, index) => read[index]?.text.includes(word))).toEqual([true, true])
  },
)

const neverSure = messagesNeverSure
  .split(/^## /m)
  .slice(1)
  .map((written) => {
    const [name = '', ...lines] = written.trim().split('\n')
    return { name, text: lines.join('\n') }
  })

test.each(neverSure)('is sure of nothing but what is ordered: $name', ({ text }) => {
  const sure = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })].filter(
    ({ confidence }) => confidence === 'sure',
  )
  expect(sure.filter((line) => !/^coriander\b.*3|^3.*coriander$/i.test(line.text))).toEqual([])
})

test('no name of a product refuses it', () => {
  const names = catalogue.products.flatMap((product, index) =>
    index % 3 === 0 && product ? [product.name, product.name.split(' ').slice(1).join(' ')] : [],
  )
  const refused = names.flatMap((name) =>
    [...matchPaste(name, { catalogue, viewer, corrections: new Map() })].flatMap(({ text, reason }) =>
      reason === 'refused' ? [text] : [],
    ),
  )
  expect(refused).toEqual([])
})

function firstFound(search: string): string {
  const { ordinals } = queryProducts(
    catalogue,
    {
      search,
      categoryId: null,
      attributes: new Map(),
      clearance: false,
      promotion: false,
      isNew: false,
      favourites: false,
      inStock: false,
      sort: 'FEATURED',
      offset: 0,
      limit: 1,
    },
    { ...viewer, newSinceMs: 0, maxSearchResults: 500 },
  )
  const product = catalogue.products[ordinals[0] ?? -1]
  return product ? nameOf(product) : 'nothing'
}

test('a search finds the plain product first as well, unless it asks for a special kind', () => {
  const searches = writtenIn(kinds).map(({ text, pattern }) => {
    const search = text.replace(/^\d+ (?:dozen |box(?:es)? )?| x \d+$/g, '')
    return { search, first: firstFound(search), pattern }
  })
  const wrong = searches.filter(({ first, pattern }) => !pattern.test(first))
  const report = wrong.map(({ search, first }) => `${search}: ${first}`).join('\n')
  expect(1 - wrong.length / searches.length, report).toBeGreaterThanOrEqual(minRight)
})

test.each(wordsOfOtherProducts.trim().split('\n'))(
  'a word of other products is not overlooked: %s',
  (text) => {
    const matches = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })]
    expect(matches.filter(({ confidence }) => confidence === 'sure')).toEqual([])
  },
)

test.each([
  '2 boxes of 180895',
  '180895 x 2 for tomorrow',
  '2 kartony z 180895',
  'send 2 boxes of 180895 please',
])('a code with its quantity is sure beside words that name nothing: %s', (text) => {
  const matches = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })]
  expect(matches.map(({ confidence }) => confidence)).toEqual(['sure'])
})
