import { findProduct } from '@provender/catalogue/catalogue'
import { matchPaste, type MatchedLine, type PasteContext } from '@provender/catalogue/paste'
import { productSet } from '@provender/catalogue/viewer'
import { dictatedSingleLines } from '@provender/testing/corpora/pasted-lines/single-lines/dictated'
import {
  firstSingleLines,
  seedOfSingleLines,
} from '@provender/testing/corpora/pasted-lines/single-lines/first'
import { lastSingleLines } from '@provender/testing/corpora/pasted-lines/single-lines/last'
import { lastDictatedSingleLines } from '@provender/testing/corpora/pasted-lines/single-lines/last-dictated'
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
  { name: 'the last', list: lastSingleLines, minFirst: 0.94 },
  { name: 'typed or dictated', list: dictatedSingleLines, minFirst: 0.97 },
  { name: 'typed or dictated later', list: lastDictatedSingleLines, minFirst: 0.94 },
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

  test.each(companies)('say so if nobody wrote a quantity, for $company', ({ viewer }) => {
    const silent = written.filter((each) =>
      linesOf(each.text, viewer).some(({ hasQuantity, reason }) => !hasQuantity && reason === null),
    )
    expect(silent.map(({ text }) => text)).toEqual([])
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

function packsFirst(text: string, viewer: PasteContext['viewer'] = newCompany): readonly string[] {
  return linesOf(text, viewer).map(({ confidence, candidates: [first] }) => {
    const product = first && findProduct(catalogue, first.productId)
    return `${confidence}: ${product?.name} ${product?.packSize}`
  })
}

test.each([
  ['baked beans small tins 2 cases', /^likely: .* Baked Beans .* 24 x 200g$/],
  ['baked beans big tins 2 cases', /^likely: .* Baked Beans .* 6 x 2.62kg$/],
  ['small tins of baked beans x 4', /^likely: .* Baked Beans .* 24 x 200g$/],
  ['2 big tins of baked beans', /^likely: .* Baked Beans .* 6 x 2.62kg$/],
  ['2 duże puszki fasoli', /^likely: .* Beans .* 6 x 2.62kg$/],
  ['2 büyük kutu zeytin', /^likely: .* Olives .* 4 x 2kg$/],
  ['sub rolls foot long 2', /^likely: .* Sub Rolls 12in/],
])('ranks the packs of a size in words first, and asks: %s', (text, pattern) => {
  expect(packsFirst(text)).toEqual([expect.stringMatching(pattern)])
})

test.each([
  ['dwie zgrzewki lemoniady w puszce', /^likely: .* Lemonade Can /],
  ['3 kartony tuńczyka w puszce', /^likely: .* Tuna Chunks in Brine /],
  ['2 cases tinned peas', /^likely: .* Peas in Water /],
])('takes words for tins for the pack, beside another unit too: %s', (text, pattern) => {
  expect(packsFirst(text)).toEqual([expect.stringMatching(pattern)])
})

test.each([
  ['dwa kartony bułki tartej', /^likely: .* Bułka Tarta, Breadcrumbs /],
  ['salam, dana, kiloluk, 6 adet', /^likely: .* Salam, Beef 6 x 1kg$/],
  ['instead of salted butter unsalted 250g x 40', /^likely: .* Unsalted Butter /],
  ['instead of apple juice orange juice 1l x 12', /^likely: .* Orange Juice, /],
  ['10oz rump steaks 4kg', /^likely: .* Rump Steaks, 10oz /],
  ['3 koli tortilla 30cm 6x18', /^likely: .* Tortillas 12in 6 x 18$/],
  ['sızma zeytinyağı teneke 4x5lt 1 koli', /^likely: .* Olive Oil Tin 4 x 5L$/],
  ['kasza jęczm. 10x400 - 2', /^likely: .* Pearl Barley 10 x 400g$/],
  ['kıvırcık patates 4 koli', /^likely: .* Curly Fries /],
  ['2 boxes brioche burger buns the forty eights', /^likely: .* Brioche Burger Buns 1 x 48$/],
])('finds the product itself before others of the kind: %s', (text, pattern) => {
  expect(packsFirst(text)).toEqual([expect.stringMatching(pattern)])
})

test.each([
  ['fresh red peppers 5kg 2 boxes', /^likely: .* Red Peppers 1 x 5kg$/],
  ['papryka czerwona świeża 5kg 2 skrzynki', /^likely: .* Red Peppers 1 x 5kg$/],
  ['kırmızı biber taze 5kg 2 kasa', /^likely: .* Red Peppers 1 x 5kg$/],
  ['pierś z kurczaka świeża 20 kg', /^likely: .* Chicken Breast/],
  ['tavuk göğsü taze 20 kilo', /^likely: .* Chicken Breast/],
  ['taze kaşar 400gr 2 koli', /^(?:sure|likely): .* Kaşar Cheese, Fresh 12 x 400g$/],
])('takes freshness for no kind of its own, and asks: %s', (text, pattern) => {
  expect(packsFirst(text)).toEqual([expect.stringMatching(pattern)])
})

test.each(['naan 40 per box, 2 bx', 'naan 40 per case 2 cases', 'naan 40 na karton, 2 kartony'])(
  'takes what a box holds for its size: %s',
  (text) => {
    expect(packsFirst(text)).toEqual([expect.stringMatching(/^likely: .* Naan Bread.* 1 x 40$/)])
  },
)

test.each([
  ['kaşar 400gr değil 700gr 6 adet', '6 x 700g', 6],
  ['hellim 250gr değil 800gr 2 koli', '6 x 800g', 2],
  ['2 koli hellim 250gr değil 800gr', '6 x 800g', 2],
  ['hellim 800g not 250g 2 boxes', '6 x 800g', 2],
  ['2 boxes penne 3kg not 5kg', '6 x 3kg', 2],
  ['penne 3kg nie 5kg 2 kartony', '6 x 3kg', 2],
])('keeps the size and the quantity beside a size that is not meant: %s', (text, pack, quantity) => {
  const [line] = linesOf(text, newCompany)
  const product = line?.candidates[0] && findProduct(catalogue, line.candidates[0].productId)
  expect(line?.confidence).not.toBe('sure')
  expect([product?.packSize, line?.candidates[0]?.quantity]).toEqual([pack, quantity * 1000])
})

test.each(['1 big sack of rice', '3 duże worki ryżu', '2 büyük çuval pirinç'])(
  'asks which large pack is meant, with what the company buys too: %s',
  (text) => {
    expect(packsFirst(text, companyWithUsuals)).toEqual([
      expect.stringMatching(/^likely: .* Rice 1 x \d+kg$/),
    ])
  },
)

const beans = catalogue.products.filter((product) => product?.name.endsWith('Butter Beans'))
const buyerOfBeans = {
  ...newCompany,
  bought: productSet(
    catalogue,
    beans.slice(-1).flatMap((product) => product?.id ?? []),
  ),
}

test('asks which of several kinds is meant, with what the company buys first', () => {
  expect(packsFirst('2 beans', buyerOfBeans)).toEqual([
    `likely: ${beans.at(-1)?.name} ${beans.at(-1)?.packSize}`,
  ])
})

test('asks for a quantity that no pack can have, and says why', () => {
  const [line] = linesOf('tikka masala sauce 2.2 tubs', newCompany)
  expect(line?.confidence).toBe('likely')
  expect(line?.candidates[0]).toMatchObject({
    issue: 'not-sold',
    choices: [
      { unit: '1', quantity: 2000 },
      { unit: '1', quantity: 3000 },
    ],
  })
})

test.each([
  ['serwetki białe 33cm 2 tys.', '1', 1],
  ['single wall hot cups 8oz, 3 thousand', '1', 3],
  ['poşet atlet jumbo 2 bin', '1', 1],
  ['zgrzewka coli zero puszka 0,33', '2', 1],
])('reads the quantity: %s', (text, unit, quantity) => {
  const [line] = linesOf(text, newCompany)
  expect(line?.confidence).toBe('likely')
  expect(line?.candidates[0]).toMatchObject({ unit, quantity: quantity * 1000 })
})

test.each([
  'twaróg tłusty 12x250g 3 kartony, twaróg nie',
  'twaróg tłusty 12x250g 3 kartony, twarogu wystarczy',
  'acılı sucuk 10x400g 2 koli, acılı sucuk yeter',
  'leafwright coriander 10x100g 3 boxes, coriander plenty',
  'leafwright coriander 10x100g 3 boxes, coriander no',
  'acılı sucuk 10x400g 2 koli, acılı istemem',
  'kaszanka 10x500g 3 kartony, kaszanki nie',
  'makrela wędzona 10x300g 3 kartony, wędzonej nie',
])('is not sure of what the same line refuses: %s', (text) => {
  expect(linesOf(text, newCompany).map(({ confidence }) => confidence)).not.toContain('sure')
})

test.each(['kartonik wody kokosowej coralito 330ml', 'karton wody kokosowej coralito 1l'])(
  'is not sure that a carton is a box: %s',
  (text) => {
    expect(linesOf(text, newCompany).map(({ confidence }) => confidence)).not.toContain('sure')
  },
)

test('asks about a product of which another kind is named later', () => {
  const [line] = linesOf('3 koli sucuk acılı 400 gr\nsucuk acısız olsun pardon', newCompany)
  expect(line).toMatchObject({ confidence: 'likely', reason: 'doubted' })
})

test('keeps the quantity behind what a product is without', () => {
  const [line] = linesOf('frytki cienkie 6mm bez skórki 4 kartony', newCompany)
  expect(line?.candidates[0]).toMatchObject({ unit: '2', quantity: 4000 })
})
