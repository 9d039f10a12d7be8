import { ordinalsOf } from '@provender/catalogue/bit-set'
import { findProduct } from '@provender/catalogue/catalogue'
import { type Candidate, matchPaste } from '@provender/catalogue/paste'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { productSet } from '@provender/catalogue/viewer'
import { brandsAndCodes, commonProducts } from '@provender/testing/corpora/pasted-lines/brands-and-codes'
import {
  namedInEnglish,
  namedInPolish,
  namedInTurkish,
} from '@provender/testing/corpora/pasted-lines/named-things'
import {
  englishQuantities,
  polishQuantities,
  turkishQuantities,
} from '@provender/testing/corpora/pasted-lines/quantities'
import { expect, test } from 'vitest'
import { viewerOfEverything } from '../../testing/demo-catalogue.ts'
import { buildBrandedCatalogue } from './branded-catalogue.fixture.ts'

const minRight = 0.97
const minLines = 170

const catalogue = buildBrandedCatalogue(5000)
const visible = catalogue.publishedWeb
const viewer = viewerOfEverything(catalogue)

const usual =
  /^(?:Brightwell Lemon Washing Up Liquid 2 x 5L|Provender Toilet Tissue 2 Ply 5 x 9|Elderby Lime Cordial|Fizzby Cola Can 24|Reddle Brown Sauce|Provender English Breakfast Tea Bags|Wexcombe Onion Gravy|Provender Garlic Powder|Nutterby Peanut Butter|Maisie Butter Beans|Oakbank Plain Flour|Fizzby Lemonade|Hollins (?:Salted|Unsalted) Butter)/
const bought = productSet(
  catalogue,
  ordinalsOf(visible).flatMap((ordinal) => {
    const product = catalogue.products[ordinal]
    return product && usual.test(nameOf(product)) ? [product.id] : []
  }),
)
const viewers = {
  'a company that has bought nothing': viewer,
  'a company with its usual things': { ...viewer, bought },
}
type Viewer = (typeof viewers)[keyof typeof viewers]

interface Written {
  readonly text: string
  /** Empty if no quantity is written. Several if one of these is meant. */
  readonly counts: readonly number[]
  readonly unit: string
  readonly isUnread: boolean
  readonly pattern: RegExp
}

function writtenIn(list: string): readonly Written[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [, text = '', amount = '', pattern = ''] = /^(.*?) => (.*?) \| (.*)$/.exec(line) ?? []
      const [count = '', unit = ''] = amount.split(' ')
      const counts = count === '-' || count === '?' ? [] : count.split('/').map(Number)
      return { text, counts, unit, isUnread: count === '?', pattern: new RegExp(pattern) }
    })
}

function nameOf(product: CatalogueProduct): string {
  return `${product.name} ${product.packSize}`
}

/** Pieces in a box; 1 for products without a box. */
const boxOf = ({ secondUnit, piecesPerBox }: CatalogueProduct) => (secondUnit === 'box' ? piecesPerBox : 1)
const piecesOf = (product: CatalogueProduct, { unit, quantity }: Pick<Candidate, 'unit' | 'quantity'>) =>
  (quantity / 1000) * (unit === '2' ? boxOf(product) : 1)

function piecesMeant(product: CatalogueProduct, count: number, unit: string): number | undefined {
  if (unit === 'box') return count * boxOf(product)
  return unit === 'piece' ? count : undefined
}

type MatchQuality = 'exact' | 'flagged' | 'wrong'

function amountQuality(product: CatalogueProduct, candidate: Candidate, written: Written): MatchQuality {
  const { counts, unit, isUnread } = written
  if (isUnread) return candidate.issue === 'unread' ? 'flagged' : 'wrong'
  const [count, ...others] = counts
  if (count === undefined) return candidate.quantity === 1000 ? 'exact' : 'wrong'
  if (others.length > 0) {
    const isOffered = counts.every((each) =>
      candidate.choices.some((choice) => choice.quantity === each * 1000),
    )
    return candidate.issue === 'range' && isOffered ? 'flagged' : 'wrong'
  }
  if (product.secondUnit === 'kg') {
    if (unit === 'kg' && candidate.quantity === Math.round(count * 1000)) return 'exact'
    return unit !== 'kg' && !candidate.isCertain ? 'flagged' : 'wrong'
  }
  // Five kilograms as bags of five and the like are covered by another corpus.
  if (unit === 'kg') return candidate.isCertain ? 'wrong' : 'flagged'
  const meant = piecesMeant(product, count, unit)
  const inside = /^\d+ x (\d+)$/.exec(product.packSize)?.[1]
  if (unit !== 'box' && inside !== undefined && piecesOf(product, candidate) * Number(inside) === count)
    return candidate.isCertain ? 'wrong' : 'exact'
  const isExact =
    meant === undefined
      ? candidate.quantity === count * 1000 || piecesOf(product, candidate) === count
      : piecesOf(product, candidate) === meant
  if (isExact) return 'exact'
  const sellable = product.sellAs === '2' ? boxOf(product) : 1
  const isImpossible = (meant ?? count) % sellable !== 0
  const isInside = unit !== 'box' && /^(?:\d+ x )?\d+(?: x \d+)*$/.test(product.packSize)
  return candidate.issue !== null && candidate.choices.length > 0 && (isImpossible || isInside)
    ? 'flagged'
    : 'wrong'
}

function assess(written: Written, viewer: Viewer) {
  const [match, ...more] = matchPaste(written.text, {
    catalogue,
    viewer,
    corrections: new Map(),
  })
  const [candidate] = match?.candidates ?? []
  const product = candidate && findProduct(catalogue, candidate.productId)
  const isNamed = product !== undefined && written.pattern.test(nameOf(product))
  const quality = product && candidate ? amountQuality(product, candidate, written) : 'wrong'
  const facts = [
    written.text,
    match?.confidence,
    product && nameOf(product),
    candidate && `${candidate.quantity / 1000} of ${candidate.unit}`,
    candidate?.issue,
    more.length > 0 ? `and ${more.length} lines more` : '',
  ]
  return {
    isNamed: isNamed && more.length === 0,
    isRead: quality !== 'wrong' && more.length === 0,
    isWronglySure: match?.confidence === 'sure' && !(isNamed && quality === 'exact'),
    description: facts.join(' / '),
  }
}

const lists = {
  'English quantities': englishQuantities,
  'Polish quantities': polishQuantities,
  'Turkish quantities': turkishQuantities,
  'brands and codes': brandsAndCodes,
  'English names': namedInEnglish,
  'Polish names': namedInPolish,
  'Turkish names': namedInTurkish,
}
const pastes = Object.entries(lists).map(([name, list]) => ({ name, written: writtenIn(list) }))

test('every line has a quantity and a product', () => {
  const all = pastes.flatMap(({ written }) => written)
  expect(all.length).toBeGreaterThanOrEqual(minLines)
  expect(all.filter(({ text, counts }) => text === '' || counts.some(Number.isNaN))).toEqual([])
})

const viewerNames = Object.keys(viewers)
const cases = [
  ...pastes.flatMap((list) => viewerNames.map((caller) => ({ ...list, caller }))),
  { name: 'usual things', written: writtenIn(commonProducts), caller: 'a company with its usual things' },
]

test.each(cases)(
  '$name: $caller gets the written product and quantity, or a question, and is never sure of a wrong one',
  ({ written, caller }) => {
    const viewer = viewers[caller as keyof typeof viewers]
    const results = written.map((each) => assess(each, viewer))
    const shareOf = (is: (one: (typeof results)[number]) => boolean) =>
      results.filter(is).length / results.length
    const describeCases = (some: typeof results) => some.map(({ description }) => description).join('\n')
    expect(describeCases(results.filter(({ isWronglySure }) => isWronglySure))).toBe('')
    const misnamed = results.filter(({ isNamed }) => !isNamed)
    const misread = results.filter(({ isRead }) => !isRead)
    expect(
      shareOf(({ isNamed }) => isNamed),
      describeCases(misnamed),
    ).toBeGreaterThanOrEqual(minRight)
    expect(
      shareOf(({ isRead }) => isRead),
      describeCases(misread),
    ).toBeGreaterThanOrEqual(minRight)
  },
)
