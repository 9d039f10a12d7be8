import { findProduct } from '@provender/catalogue/catalogue'
import { matchPaste, type MatchedLine, type PasteContext } from '@provender/catalogue/paste'
import { productSet } from '@provender/catalogue/viewer'
import {
  firstSingleLines,
  seedOfSingleLines,
} from '@provender/testing/corpora/pasted-lines/single-lines/first'
import { laterSingleLines } from '@provender/testing/corpora/pasted-lines/single-lines/later'
import { describe, expect, test } from 'vitest'
import { buildDemoCatalogue, viewerOfEverything } from '../../testing/demo-catalogue.ts'

const catalogue = buildDemoCatalogue(5000, [], seedOfSingleLines)
const newCompany = viewerOfEverything(catalogue)
const bought = catalogue.products.flatMap((product, index) => (product && index % 40 === 0 ? product.id : []))
const companyWithUsuals = { ...newCompany, bought: productSet(catalogue, bought) }

interface Written {
  readonly text: string
  readonly codes: readonly string[]
  /** Undefined if nobody wrote it. */
  readonly quantity: number | undefined
}

function writtenIn(list: string): readonly Written[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', codes = '', quantity = ''] = line.split(' => ')
      return {
        text,
        codes: codes === '-' ? [] : codes.split(' '),
        quantity: quantity === '-' ? undefined : Number(quantity),
      }
    })
}

const linesOf = (text: string, viewer: PasteContext['viewer']): readonly MatchedLine[] =>
  [...matchPaste(text, { catalogue, viewer, corrections: new Map() })].filter(
    ({ reason }) => reason !== 'refused',
  )

function isFirst({ candidates: [first] }: MatchedLine, { codes }: Written): boolean {
  const product = first && findProduct(catalogue, first.productId)
  return product !== undefined && codes.includes(product.code)
}

function isAsMuch({ candidates: [first], reason }: MatchedLine, { quantity }: Written): boolean {
  const product = first && findProduct(catalogue, first.productId)
  if (!first || !product) return false
  if (quantity === undefined) return reason !== null
  const count = first.quantity / 1000
  const pieces = first.unit === '2' && product.secondUnit === 'box' ? product.piecesPerBox : 1
  return count === quantity || count * pieces === quantity
}

const lists = [
  { name: 'the first', list: firstSingleLines, minFirst: 0.97 },
  { name: 'later ones', list: laterSingleLines, minFirst: 0.93 },
]
const companies = [
  { company: 'a new company', viewer: newCompany },
  { company: 'a company with its usual products', viewer: companyWithUsuals },
]

describe.each(lists)('single lines of customers, $name', ({ list, minFirst }) => {
  const written = writtenIn(list)

  test.each(companies)('have the right product first in nearly all, for $company', ({ viewer }) => {
    const ordered = written.filter(({ codes }) => codes.length > 0)
    const missed = ordered.filter((each) => !linesOf(each.text, viewer).some((line) => isFirst(line, each)))
    const texts = missed.map(({ text }) => text).join('\n')
    expect(1 - missed.length / ordered.length, texts).toBeGreaterThanOrEqual(minFirst)
  })

  test.each(companies)('are sure of nothing else, for $company', ({ viewer }) => {
    const wrong = written.filter((each) =>
      linesOf(each.text, viewer).some(
        (line) => line.confidence === 'sure' && !(isFirst(line, each) && isAsMuch(line, each)),
      ),
    )
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})
