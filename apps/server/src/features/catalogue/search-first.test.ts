import { ordinalsOf } from '@provender/catalogue/bit-set'
import { findProduct } from '@provender/catalogue/catalogue'
import { matchPaste } from '@provender/catalogue/paste'
import type { CatalogueProduct } from '@provender/catalogue/product'
import { queryProducts } from '@provender/catalogue/query'
import { productSet } from '@provender/catalogue/viewer'
import { firstByCode } from '@provender/testing/corpora/search-queries/first/codes'
import { firstInEnglish } from '@provender/testing/corpora/search-queries/first/english'
import { firstInPolish } from '@provender/testing/corpora/search-queries/first/polish'
import { brandedProducts } from '@provender/testing/corpora/search-queries/first/products'
import { firstInTurkish } from '@provender/testing/corpora/search-queries/first/turkish'
import { expect, test } from 'vitest'
import { buildDemoCatalogue, viewerOfEverything } from '../../testing/demo-catalogue.ts'

const minRight = 0.97
const minQueries = 110

const added = linesOf(brandedProducts).map((line) => {
  const [code = '', name = '', pack = '', brand = '', department = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  return { code, name, pack, brand, department }
})
const catalogue = buildDemoCatalogue(5000, added)

interface Query {
  readonly text: string
  readonly buys: string | null
  readonly pattern: RegExp
}

function linesOf(list: string): readonly string[] {
  return list.trim().split('\n')
}

function queriesOf(list: string): readonly Query[] {
  return linesOf(list).map((line) => {
    const [, text = '', buys = null, pattern = ''] = /^(.*?)(?: \(buys (.*)\))? => (.*)$/.exec(line) ?? []
    return { text, buys, pattern: new RegExp(pattern) }
  })
}

function labelOf(product: CatalogueProduct | undefined): string {
  return product ? `${product.code} ${product.name} ${product.packSize}` : 'nothing'
}

const visible = catalogue.publishedWeb

function viewerOf({ buys }: Query) {
  const bought = ordinalsOf(visible).flatMap((ordinal) => {
    const product = catalogue.products[ordinal]
    return product && buys !== null && labelOf(product).includes(buys) ? [product.id] : []
  })
  if (buys !== null && bought.length === 0) throw new Error(`No product is called ${buys}`)
  return { ...viewerOfEverything(catalogue), bought: productSet(catalogue, bought) }
}

function firstOf(query: Query): string {
  const { ordinals } = queryProducts(
    catalogue,
    {
      search: query.text,
      categoryId: null,
      attributes: new Map(),
      clearance: false,
      promotion: false,
      isNew: false,
      favourites: false,
      inStock: false,
      sort: 'FEATURED',
      offset: 0,
      limit: 6,
    },
    {
      ...viewerOf(query),
      newSinceMs: 0,
      maxSearchResults: 500,
    },
  )
  return labelOf(catalogue.products[ordinals[0] ?? -1])
}

const lists = {
  English: queriesOf(firstInEnglish),
  Polish: queriesOf(firstInPolish),
  Turkish: queriesOf(firstInTurkish),
  codes: queriesOf(firstByCode),
}
const all = Object.values(lists).flat()

test('every line has a query and a product', () => {
  expect(all.length).toBeGreaterThanOrEqual(minQueries)
  expect(all.filter(({ text, pattern }) => text === '' || pattern.source === '(?:)')).toEqual([])
})

test.each(Object.entries(lists))('ranks the right product first for %s', (_, queries) => {
  const missed = queries
    .map((query) => ({ ...query, first: firstOf(query) }))
    .filter(({ first, pattern }) => !pattern.test(first))
  const report = missed.map(({ text, buys, pattern, first }) => `${text} (${buys}) ${pattern}: ${first}`)
  expect(1 - missed.length / queries.length, report.join('\n')).toBeGreaterThanOrEqual(minRight)
})

test('is never sure of another product for a pasted line', () => {
  const wrong = all.flatMap((query) =>
    [...matchPaste(query.text, { catalogue, viewer: viewerOf(query), corrections: new Map() })].flatMap(
      ({ confidence, candidates: [first] }) => {
        const label = labelOf(first && findProduct(catalogue, first.productId))
        return confidence === 'sure' && !query.pattern.test(label) ? [`${query.text}: ${label}`] : []
      },
    ),
  )
  expect(wrong).toEqual([])
})
