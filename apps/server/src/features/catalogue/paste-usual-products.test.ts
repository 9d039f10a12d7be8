import { findProduct } from '@provender/catalogue/catalogue'
import { matchPaste, type PasteContext } from '@provender/catalogue/paste'
import { productSet } from '@provender/catalogue/viewer'
import type { Quantity } from '@provender/domain/money/money'
import { messagesOfTheCompany } from '@provender/testing/corpora/pasted-lines/messages-of-the-company'
import {
  clearToTheCompany,
  countedInTheOnlyUnit,
  piecesOfWholeBoxes,
  readAtLeast,
  surelyOrdered,
  uncountedInTheOnlyUnit,
  unclearToTheCompany,
  usualCodes,
} from '@provender/testing/corpora/pasted-lines/usual-products'
import { expect, test } from 'vitest'
import { buildDemoCatalogue, viewerOfEverything } from '../../testing/demo-catalogue.ts'

const catalogue = buildDemoCatalogue(5000)
const codes = new Set(usualCodes.trim().split(/\s+/))
const products = catalogue.products.filter((product) => product && codes.has(product.code))
const bought = productSet(
  catalogue,
  products.flatMap((product) => product?.id ?? []),
)

/** As a company that ordered so many boxes of everything. */
function orderedBoxes(count: number) {
  const last = { unit: '2', quantity: (count * 1000) as Quantity } as const
  return new Map(
    products.flatMap((product) => (product?.secondUnit === 'box' ? [[product.id, last] as const] : [])),
  )
}
const ordered = orderedBoxes(3)
const viewer = { ...viewerOfEverything(catalogue), bought }

const linesOf = (list: string) => list.trim().split('\n')

/** What would be added without a question: `340238 3 box`. */
function readIn(text: string): readonly string[] {
  const seenBy = { ...viewer, ordered }
  return [...matchPaste(text, { catalogue, viewer: seenBy, corrections: new Map() })].map(
    ({ confidence, candidates: [first] }) => {
      const product = first && findProduct(catalogue, first.productId)
      if (!first || !product) return '? nothing'
      const unit = first.unit === '1' ? product.pieceUnit : product.secondUnit
      const quantity = first.issue === null ? ` ${first.quantity / 1000} ${unit}` : ''
      return `${confidence === 'sure' ? '' : '? '}${product.code}${quantity}`
    },
  )
}

const messages = messagesOfTheCompany
  .split(/^## /m)
  .slice(1)
  .map((written) => {
    const [, name = '', text = '', lines = ''] = /^(.*)\n([\s\S]*?)\n=>\n([\s\S]*)$/.exec(written) ?? []
    return { name, text, lines: lines.trim().split('\n') }
  })

test.each(messages)(
  'reads a message of the company, and asks only where it must: $name',
  ({ text, lines }) => {
    expect(readIn(text)).toEqual(lines)
  },
)

function sureIn(text: string, seenBy: PasteContext['viewer'] = viewer): string {
  const lines = [...matchPaste(text, { catalogue, viewer: seenBy, corrections: new Map() })]
  return lines
    .flatMap(({ confidence, candidates: [first] }) => {
      const product = first && findProduct(catalogue, first.productId)
      if (confidence !== 'sure' || !product) return []
      const unit = first.unit === '1' ? product.pieceUnit : product.secondUnit
      return [`${product.code} ${first.quantity / 1000} ${unit}`]
    })
    .join(', ')
}

test.each(linesOf(clearToTheCompany))('adds what the company buys without a question: %s', (line) => {
  const [text = '', expected = ''] = line.split(' => ')
  expect(sureIn(text)).toBe(expected)
})

test.each(linesOf(unclearToTheCompany))('asks, although the company buys one such product: %s', (text) => {
  expect(sureIn(text)).toBe('')
})

test.each(linesOf(countedInTheOnlyUnit))('counts the unit in which the company orders: %s', (line) => {
  const [text = '', expected = ''] = line.split(' => ')
  expect(sureIn(text, { ...viewer, ordered })).toBe(expected)
  expect(sureIn(text)).toBe('')
})

test.each(linesOf(uncountedInTheOnlyUnit))(
  'asks for the unit of a number unlike the last order: %s',
  (text) => {
    expect(sureIn(text, { ...viewer, ordered })).toBe('')
  },
)

test.each(linesOf(piecesOfWholeBoxes))(
  'asks for the unit of a number that may be the pieces of whole boxes: %s',
  (text) => {
    expect(sureIn(text, { ...viewer, ordered: orderedBoxes(10) })).toBe('')
  },
)

const writtenOut = (text: string) => text.replaceAll('⏎', '\n').replaceAll('⇥', '\t')

test.each(linesOf(surelyOrdered))('adds only what is surely ordered: %s', (line) => {
  const [text = '', expected = ''] = line.split(/ => ?/)
  expect(sureIn(writtenOut(text), { ...viewer, ordered })).toBe(expected)
})

test.each(linesOf(readAtLeast))('shows each line that may be ordered, or the words beside it: %s', (line) => {
  const [text = '', expected = ''] = line.split(' => ')
  const seenBy = { ...viewer, ordered }
  const lines = [...matchPaste(writtenOut(text), { catalogue, viewer: seenBy, corrections: new Map() })]
  const readText = lines.map((each) => `${each.text} ${each.doubt}`).join(' ')
  for (const word of expected.split(', ')) expect(readText).toContain(word)
})

test('leaves out the parts of a kitchen above what is ordered there, but no product', () => {
  const namesIn = (text: string) =>
    [...matchPaste(text, { catalogue, viewer, corrections: new Map() })].map((line) => line.text)
  expect(namesIn('Freezer\nchips 14mm 6\nFridge\nhalloumi 2\nDry\npenne 1')).toEqual([
    'chips 14mm 6',
    'halloumi 2',
    'penne 1',
  ])
  expect(namesIn('halloumi\nbread\npenne 1')).toEqual(['halloumi', 'bread', 'penne 1'])
})

test('takes the hour of a delivery for no product', () => {
  const text = 'Please deliver before 11. No substitutes.\n2 halloumi'
  const lines = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })]
  expect(lines.filter((line) => /before|11/.test(line.text))).toEqual([])
  expect(sureIn(text)).toBe('180895 2 box')
})
