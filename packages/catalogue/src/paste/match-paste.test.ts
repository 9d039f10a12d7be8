import type { ProductId } from '@provender/domain/ids'
import { expect, test } from 'vitest'
import { emptyBitSet } from '../bit-set.ts'
import { createProduct, createRows, createViewer } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { matchPaste } from './match-paste.ts'

const barcode = '5018429689008'
const catalogue = buildCatalogue(
  createRows([
    createProduct(1, {
      packSize: '1 x 5kg',
      secondUnit: '',
      piecesPerBox: 1,
      sellAs: '1',
      barcodes: [barcode],
    }),
    createProduct(2, { packSize: '24 x 400g', piecesPerBox: 24, sellAs: '2', defaultUnit: '2' }),
    createProduct(3, {
      packSize: 'about 5kg',
      secondUnit: 'kg',
      piecesPerBox: 1,
      sellAs: '2',
      defaultUnit: '2',
    }),
    createProduct(4, { packSize: '40 x 250g', piecesPerBox: 40, sellAs: '3', defaultUnit: '2' }),
  ]),
)
const matching = { catalogue, viewer: createViewer(catalogue), corrections: new Map() }

function taken(text: string, corrections = matching.corrections): readonly string[] {
  return [...matchPaste(text, { ...matching, corrections })].map(({ confidence, candidates }) => {
    const amounts = candidates.map(
      ({ productId, quantity, unit }) => `${productId}: ${quantity / 1000} of ${unit}`,
    )
    return `${confidence} ${amounts.join(', ')}`
  })
}

test.each(['100001 5', '5 100001', '100001,5', '100001;5', '100001\t5', `${barcode} 5`, `5;${barcode}`])(
  'reads a number next to a code as its quantity: %j',
  (text) => {
    expect(taken(text)).toEqual(['sure 1: 5 of 1'])
  },
)

test.each(['100004 x 2', '100004x2', '2 x 100004', '100004 2', '100004;2'])(
  'reads a few next to the code of what is sold in two ways in the unit that is added by default: %j',
  (text) => {
    expect(taken(text)).toEqual(['sure 4: 2 of 2'])
  },
)

test.each([
  ['100004 x 7', 'likely 4: 7 of 2'],
  ['100004 x 40', 'likely 4: 1 of 2'],
  ['100004 x 60', 'likely 4: 60 of 1'],
  ['100004 250g x 2', 'likely 4: 2 of 1'],
])('asks about more, which may be pieces: %j', (text, asked) => {
  expect(taken(text)).toEqual([asked])
})

test.each([
  'Code\tProduct\tSingles\tCases\n100004\tProduct 4\t2\t1',
  'Kod\tNazwa\tSztuki\tKartony\n100004\tProduct 4\t2\t1',
  'Kod\tÜrün\tAdet\tKoli\n100004\tProduct 4\t2\t1',
])('adds the pieces and the boxes of a row with two quantities: %j', (text) => {
  expect(taken(text)).toEqual(['sure 4: 2 of 1', 'sure 4: 1 of 2'])
})

test('reads full-width letters and digits, and shows them as written', () => {
  const [match] = matchPaste('１００００１　５', matching)
  expect(match).toMatchObject({ text: '１００００１　５', confidence: 'sure' })
  expect(match?.candidates[0]).toMatchObject({ productId: 1, quantity: 5000 })
})

test('accepts a quantity next to a code up to 9999', () => {
  expect(taken('100001 9999')).toEqual(['sure 1: 9999 of 1'])
})

test.each(['🥚 12', '3 🍋'])('finds nothing for a picture and a number: %j', (text) => {
  expect(taken(text)).toEqual(['unknown '])
})

test('is never sure of a line that is crossed out, even by its code or a learned match', () => {
  const learned = new Map([['product', { key: 'product', productId: 1 as ProductId, unit: '1' as const }]])
  expect(taken('100001 ✗ 5')).toEqual(['likely 1: 5 of 1'])
  expect(taken('✗ 5 product', learned)).toEqual([expect.stringMatching(/^likely 1: 5 of 1/)])
})

test('asks to confirm a number that fills a box, as everywhere else', () => {
  expect(taken('100002 24')).toEqual(taken('100002 x 24'))
  expect(taken('100002 24')).toEqual(['likely 2: 1 of 2'])
})

test('reads a decimal as kilograms for products sold by weight, and always asks to confirm it', () => {
  expect(taken('100003 2,5')).toEqual(['likely 3: 2.5 of 2'])
  expect(taken('100001 2,5')).toEqual(['likely 1: 3 of 1'])
})

test.each(['100001 0', '100001 12000', '100001\t12000', '100001 5 6', '100001 1 200'])(
  'asks about a line whose number cannot be a quantity: %j',
  (text) => {
    expect(taken(text)).toEqual([expect.stringMatching(/^likely 1: /)])
  },
)

test('a learned match of a code does not clarify a number', () => {
  const learned = new Map([['100001 12000', { key: '100001 12000', productId: 1, unit: '1' }]])
  expect(taken('100001 12000', learned)).toEqual(['likely 1: 1 of 1'])
})

test('two codes of one product are sure, and codes of two products need a choice', () => {
  expect(taken(`100001 ${barcode} 5`)).toEqual(['sure 1: 5 of 1'])
  expect(taken('100001 100002 5')).toEqual(['likely 1: 5 of 1, 2: 5 of 2'])
})

test('never surely replaces a learned product that is out of stock', () => {
  const viewer = { ...matching.viewer, inStock: emptyBitSet(catalogue.products.length) }
  const learned = new Map([['100001', { key: '100001', productId: 2 as ProductId, unit: '2' as const }]])
  const [match] = matchPaste('100001 5', { ...matching, viewer, corrections: learned })
  expect(match?.confidence).toBe('likely')
})

test('a code is not sure if its product is out of stock', () => {
  const viewer = { ...matching.viewer, inStock: emptyBitSet(catalogue.products.length) }
  const [match] = matchPaste('100001 5', { ...matching, viewer })
  expect(match?.confidence).toBe('likely')
})

test.each(['Code\tProduct\tQty\n100009\tProduct 1\t5', '100009 Product 1 x 5', '5 Product 1 100009'])(
  'never surely replaces a product whose code is not on sale: %j',
  (text) => {
    const [match] = matchPaste(text, matching)
    expect(match).toMatchObject({
      confidence: expect.not.stringMatching('sure') as string,
      reason: 'code-not-found',
    })
  },
)

test.each([
  'Tel 100001',
  'call me on 07700 100001',
  'order no. 100001',
  'invoice 100001 is wrong',
  'PO: 100001',
  'Company no. 100001',
  'Page 100001',
  '£100001',
  'Total: 100001',
  'nr faktury 100001, faktura 100001',
  'telefon: 100 001 100',
  'müşteri no: 100001',
])('reads no number of something else as a product: %j', (text) => {
  expect([...matchPaste(text, matching)].filter(({ candidates }) => candidates.length > 0)).toEqual([])
})

test.each(['order 100001 x 2', 'please order 100001 2', '2 x 100001', 'I need 100001 2'])(
  'reads the code of a product beside the word order: %j',
  (text) => {
    expect(taken(text)).toEqual(['sure 1: 2 of 1'])
  },
)

const caseCode = '15012345678907'
const tins = buildCatalogue(
  createRows([
    createProduct(1, {
      packSize: '12 x 500g',
      secondUnit: 'box',
      piecesPerBox: 12,
      barcodes: ['5012345678900'],
    }),
  ]),
)

function takenOfTins(text: string): readonly string[] {
  const lines = matchPaste(text, { ...matching, catalogue: tins, viewer: createViewer(tins) })
  return [...lines].map(({ confidence, candidates: [first] }) =>
    first ? `${confidence} ${first.quantity / 1000} of ${first.unit}` : confidence,
  )
}

test.each([
  `${caseCode} 2`,
  `${caseCode}\t2`,
  `2 x ${caseCode}`,
  `(01)${caseCode} 2`,
  `(01) ${caseCode} x2`,
  `01${caseCode};2`,
  `(01)${caseCode}(17)271231(10)AB 2`,
  `01${caseCode}17271231;2`,
  `(10)AB12(01)${caseCode} 2`,
  `]C101${caseCode} 2`,
  `]d201${caseCode}\t2`,
  `https://id.gs1.org/01/${caseCode} 2`,
  `2 x https://example.com/t/01/${caseCode}/10/AB12?17=271231`,
  `HTTPS://ID.GS1.ORG/01/${caseCode}#a x 2`,
])('counts boxes next to a case code, as a scanner writes it: %j', (text) => {
  expect(takenOfTins(text)).toEqual(['sure 2 of 2'])
})

test.each([
  '5012345678900 3',
  'A5012345678900 3',
  ']E05012345678900\t3',
  '05012345678900;3',
  'https://id.gs1.org/gtin/5012345678900 3',
])('counts pieces next to the barcode of a piece, as a scanner writes it: %j', (text) => {
  expect(takenOfTins(text)).toEqual(['sure 3 of 1'])
})

test('asks for the quantity beside a net weight, which no line can hold', () => {
  expect(takenOfTins(`(01)${caseCode}(3103)001234`)).toEqual(['likely 1 of 2'])
})

test.each([']C0100001 2', ']C1100001\t2'])(
  'reads a code without what a scanner put before it: %j',
  (text) => {
    expect(taken(text)).toEqual(taken('100001 2'))
  },
)

test('a case code alone is a box, and the barcode of a piece alone is a piece', () => {
  expect(takenOfTins(`${caseCode}\n5012345678900`)).toEqual(['sure 1 of 2', 'sure 1 of 1'])
})
