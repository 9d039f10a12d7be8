import { ordinalsOf } from '@provender/catalogue/bit-set'
import { findProduct } from '@provender/catalogue/catalogue'
import { type Candidate, matchPaste } from '@provender/catalogue/paste'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { productSet } from '@provender/catalogue/viewer'
import { english } from '@provender/testing/corpora/pasted-lines/english'
import { heldOutLines } from '@provender/testing/corpora/pasted-lines/held-out'
import { laterHeldOutLines } from '@provender/testing/corpora/pasted-lines/held-out-later'
import { polish } from '@provender/testing/corpora/pasted-lines/polish'
import { turkish } from '@provender/testing/corpora/pasted-lines/turkish'
import { expect, test } from 'vitest'
import { buildDemoCatalogue, viewerOfEverything } from '../../testing/demo-catalogue.ts'

const minRight = 0.95
const maxWronglySure = 0.01
const minLines = 300

const catalogue = buildDemoCatalogue(5000)
const visible = catalogue.publishedWeb
const viewer = viewerOfEverything(catalogue)
const visitor = viewer
const regular = {
  ...visitor,
  bought: productSet(
    catalogue,
    ordinalsOf(visible).flatMap((ordinal) =>
      ordinal % 4 === 0 ? (catalogue.products[ordinal]?.id ?? []) : [],
    ),
  ),
}

interface Written {
  readonly text: string
  readonly count: number
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
      return { text, count: count === '-' ? 0 : Number(count), unit, pattern: new RegExp(pattern) }
    })
}

const isNamed = (product: CatalogueProduct | undefined, { pattern }: Written) =>
  product !== undefined && pattern.test(`${product.name} ${product.packSize}`)

function packContentIn(product: CatalogueProduct, unit: string) {
  const counts = [...product.packSize.matchAll(/(\d+(?:\.\d+)?)(kg|g|ml|L)?(?:\s*x\s*|$)/g)]
  const all = counts.reduce((sum, [, value]) => sum * Number(value), 1)
  const factor = /(kg|L)$/.test(product.packSize) ? 1000 : 1
  const pieces = unit === '2' && product.secondUnit === 'box' ? product.piecesPerBox : 1
  const boxed = product.secondUnit === 'box' ? product.piecesPerBox : 1
  return { pieces, size: product.secondUnit === 'kg' ? 1000 : (all * factor * pieces) / boxed }
}

/** True if the quantity matches. Null if the product is not sold like that, so that the customer has to decide. */
function isAsMuch(product: CatalogueProduct, candidate: Candidate, { count, unit }: Written): boolean | null {
  const quantity = candidate.quantity / 1000
  const { pieces, size } = packContentIn(product, candidate.unit)
  const isKg = product.secondUnit === 'kg'
  if (count === 0) return quantity === 1 || isKg
  if (unit === 'kg') return quantity * size === count * 1000 || (isKg ? false : null)
  if (isKg) return null
  if (unit === 'box') return quantity === count && (candidate.unit === '2' || product.secondUnit !== 'box')
  const isSame = quantity * pieces === count || (unit === '' && quantity === count)
  return isSame || (candidate.unit === '2' ? null : false)
}

interface PasteResult {
  readonly text: string
  /** One of the first three is the right product in the right quantity. */
  readonly isRight: boolean
  readonly isWronglySure: boolean
  readonly description: string
}

function assess(written: Written, viewer: typeof visitor): PasteResult {
  const [match, ...more] = matchPaste(written.text, { catalogue, viewer, corrections: new Map() })
  const candidates = (match?.candidates ?? []).slice(0, 3).flatMap((candidate) => {
    const product = findProduct(catalogue, candidate.productId)
    if (!product) return []
    const isMuch = isNamed(product, written) && isAsMuch(product, candidate, written)
    const description = `${product.name} ${product.packSize} ${candidate.quantity / 1000} of ${candidate.unit}`
    return [{ isMuch, description }]
  })
  return {
    text: written.text,
    isRight: more.length === 0 && candidates.some(({ isMuch }) => isMuch !== false),
    isWronglySure: match?.confidence === 'sure' && candidates[0]?.isMuch !== true,
    description: [written.text, match?.confidence, ...candidates.map(({ description }) => description)].join(
      ' / ',
    ),
  }
}

const lists = { english, polish, turkish, 'kept back': heldOutLines, 'written last': laterHeldOutLines }
const pastes = Object.entries(lists).map(([name, list]) => ({ name, written: writtenIn(list) }))

test('there are enough lines, and each has a quantity and a product', () => {
  const all = pastes.flatMap(({ written }) => written)
  expect(all.length).toBeGreaterThanOrEqual(minLines)
  const unclear = all.filter(({ text, count }) => text === '' || Number.isNaN(count))
  expect(unclear).toEqual([])
})

test.each(pastes)(
  'lines in $name are nearly always matched within the first three, and hardly ever wrongly sure',
  ({ written }) => {
    for (const viewer of [visitor, regular]) {
      const results = written.map((each) => assess(each, viewer))
      const missed = results.filter(({ isRight }) => !isRight)
      const wrong = results.filter(({ isWronglySure }) => isWronglySure)
      const describeCases = (some: readonly PasteResult[]) =>
        some.map(({ description }) => description).join('\n')
      expect(1 - missed.length / results.length, describeCases(missed)).toBeGreaterThanOrEqual(minRight)
      expect(wrong.length / results.length, describeCases(wrong)).toBeLessThanOrEqual(maxWronglySure)
    }
  },
)

test('a line with a code is sure, whatever else it contains', () => {
  const hasArrived = (ordinal: number) => catalogue.products[ordinal]?.saleType !== 'IN_TRANSIT'
  const some = ordinalsOf(visible).filter((ordinal) => ordinal % 40 === 0 && hasArrived(ordinal))
  const unsure = some.flatMap((ordinal) => {
    const product = catalogue.products[ordinal]
    const text = `${product?.code} ${product?.name}`
    const [match] = matchPaste(text, { catalogue, viewer: visitor, corrections: new Map() })
    return match?.confidence === 'sure' && match.candidates[0]?.productId === product?.id ? [] : [text]
  })
  expect(unsure).toEqual([])
})

test('a learned match comes first and is sure, with the learned unit', () => {
  const product = catalogue.products.find((one) => one?.sellAs === '3' && one.secondUnit === 'box')
  if (!product) throw new Error('The demo has nothing sold in both units.')
  const correction = { key: 'blue top', productId: product.id, unit: '1' } as const
  const [match] = matchPaste('3 blue top', {
    catalogue,
    viewer: visitor,
    corrections: new Map([['blue top', correction]]),
  })
  expect(match).toMatchObject({ key: 'blue top', confidence: 'sure' })
  expect(match?.candidates[0]).toMatchObject({ productId: product.id, unit: '1', quantity: 3000 })
})
