import { findProduct } from '@provender/catalogue/catalogue'
import { type MatchedLine, matchPaste } from '@provender/catalogue/paste'
import { orderedProducts } from '@provender/testing/corpora/intake/ordered-products'
import { expect, test } from 'vitest'
import { buildDemoCatalogue, viewerOfEverything } from '../../testing/demo-catalogue.ts'

const catalogue = buildDemoCatalogue(5000)
const viewer = viewerOfEverything(catalogue)

interface Ordered {
  readonly quantity: number
  readonly unit: string
  readonly codes: readonly string[]
}

const messages = orderedProducts
  .split(/^## /m)
  .slice(1)
  .map((written) => {
    const [, name = '', text = '', list = ''] = /^(.*)\n([\s\S]*?)\n=>\n?([\s\S]*)$/.exec(written) ?? []
    const ordered = list
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Ordered => {
        const [quantity = '', , unit = '', codes = ''] = line.split(' ')
        return { quantity: Number(quantity) * 1000, unit, codes: codes.split('|') }
      })
    return { name, text, ordered }
  })

test.each(messages)('offers what is ordered, and is sure of nothing else: $name', ({ text, ordered }) => {
  const read = [...matchPaste(text, { catalogue, viewer, corrections: new Map() })]
  const missing = ordered.filter((each) => !read.some((line) => offers(line, each)))
  expect(missing).toEqual([])
  const sure = read.filter((line) => line.confidence === 'sure')
  expect(sure.filter((line) => !ordered.some((each) => isFirst(line, each)))).toEqual([])
})

function offers({ candidates }: MatchedLine, { quantity, unit, codes }: Ordered): boolean {
  return candidates.some(
    (candidate) =>
      codes.includes(codeOf(candidate)) &&
      [candidate, ...candidate.choices].some((each) => each.unit === unit && each.quantity === quantity),
  )
}

function isFirst({ candidates: [first] }: MatchedLine, { quantity, unit, codes }: Ordered): boolean {
  return (
    first !== undefined && codes.includes(codeOf(first)) && first.unit === unit && first.quantity === quantity
  )
}

function codeOf({ productId }: MatchedLine['candidates'][number]): string {
  return findProduct(catalogue, productId)?.code ?? ''
}
