import type { Quantity } from '@provender/domain/money/money'
import { expect, test } from 'vitest'
import { createProduct } from '../catalogue.fixture.ts'
import type { CatalogueProduct } from '../product.ts'
import { type KnownUnits, matchQuantity } from './match-quantity.ts'
import { type UnitAmount } from './matched-quantity.ts'
import { readLine } from './read-line.ts'

const colaBoxes = createProduct(1, {
  packSize: '24 x 330ml',
  piecesPerBox: 24,
  sellAs: '2',
  defaultUnit: '2',
})
const cola = createProduct(2, { packSize: '24 x 330ml', piecesPerBox: 24, sellAs: '3', defaultUnit: '2' })
const milk = createProduct(3, { packSize: '6 x 2L', piecesPerBox: 6, sellAs: '3', defaultUnit: '2' })
const flour = createProduct(4, { packSize: '1 x 16kg', secondUnit: '', piecesPerBox: 1, sellAs: '1' })
const mince = createProduct(5, { packSize: 'about 2.5kg', secondUnit: 'kg', piecesPerBox: 1, sellAs: '2' })
const feta = createProduct(6, { packSize: '12 x 200g', piecesPerBox: 12, sellAs: '3', defaultUnit: '2' })
const tea = createProduct(7, { packSize: '1 x 1100', secondUnit: '', piecesPerBox: 1, sellAs: '1' })
const dozens = createProduct(9, { packSize: '15 x 12', piecesPerBox: 15, sellAs: '3', defaultUnit: '2' })
const eggs = createProduct(8, { packSize: '1 x 180', secondUnit: '', piecesPerBox: 1, sellAs: '1' })

function matchText(text: string, product: CatalogueProduct, units: KnownUnits = {}): string {
  const { issue, choices, ...first } = matchQuantity(product, readLine(text), units)
  const amountText = ({ unit, quantity }: UnitAmount) => `${quantity / 1000} of ${unit}`
  const question = issue === null ? '' : ` ${issue}: ${choices.map(amountText).join(', ')}`
  return `${amountText(first)}${first.isCertain ? '' : '?'}${question}`
}

test.each([
  ['24 cans of cola are one box of 24, never 24 boxes', '24 cans of cola', colaBoxes, '1 of 2?'],
  ['nor is a bare 24', '24 cola', colaBoxes, '1 of 2?'],
  [
    'which may be the box or 24 cans where both are sold',
    '24 cola',
    cola,
    '1 of 2? ambiguous: 1 of 2, 24 of 1',
  ],
  ['cans are cans where cans are sold', '24 cans of cola', cola, '24 of 1'],
  ['boxes are boxes', '3 boxes cola', cola, '3 of 2'],
  ['a number before a box is its content, if it holds so many', 'cola 24 box x 3', cola, '3 of 2'],
  ['or else either may be the quantity', 'cola 10 box x 3', cola, '3 of 2? range: 3 of 2, 10 of 2'],
  ['as is a smaller one', 'cola 10 karton x 24', cola, '24 of 2? range: 24 of 2, 10 of 2'],
  ['and one of bags', 'flour 10 bag x 5', flour, '5 of 1? range: 5 of 1, 10 of 1'],
  ['a small number of what comes in boxes alone is boxes', '3 cola', colaBoxes, '3 of 2'],
  ['a small number of what comes in both has to be looked at', '3 cola', cola, '3 of 2?'],
  ['a number above a box is of pieces', '30 cola', cola, '30 of 1?'],
  ['six times 2 litres is the box of six', '6 x 2L milk', milk, '1 of 2?'],
  ['four times 2 litres is four pieces', '4 x 2L milk', milk, '4 of 1?'],
  [
    'a number beside the size of a piece counts pieces',
    'milk 2L x 4',
    milk,
    '4 of 1? ambiguous: 4 of 1, 4 of 2',
  ],
  ['before the name, too', '4 x milk 2L', milk, '4 of 1? ambiguous: 4 of 1, 4 of 2'],
  ['and if it fills a box', 'milk 2L x6', milk, '6 of 1? ambiguous: 6 of 1, 6 of 2'],
  ['a large one counts pieces alone', 'milk 2L x 40', milk, '40 of 1?'],
  ['of what comes in boxes alone it counts boxes', 'cola 330ml ×4', colaBoxes, '4 of 2'],
  ['but boxes of that size are boxes', '4 boxes milk 2L', milk, '4 of 2'],
  ['a number beside another size counts as without', 'milk 1L x 4', milk, '4 of 2?'],
  ['a number beside the whole pack counts such packs', 'milk 6x2L 3', milk, '3 of 2'],
  ['unless it fills one', 'milk 6x2L 6', milk, '1 of 2? ambiguous: 1 of 2, 6 of 1'],
  ['or is of another pack', 'milk 8x2L 3', milk, '3 of 2?'],
  ['a bag is what it is sold by', '2 bags flour', flour, '2 of 1'],
  ['a box of what has no box is one of it', '2 boxes flour', flour, '2 of 1'],
  ['kilograms of what is weighed', '5kg mince', mince, '5 of 2'],
  ['kilograms with a comma', '2,5 kg mince', mince, '2.5 of 2'],
  ['pieces of what is weighed, by what one weighs', '2 pieces mince', mince, '5 of 2?'],
  ['a part of a number of what is weighed is of kilograms', 'mince x 1,5', mince, '1.5 of 2?'],
  ['a weight of what is packed, in packs', '2kg feta', feta, '10 of 1?'],
  ['a weight that fills boxes', '4.8kg feta', feta, '2 of 2?'],
  [
    'of a weight that no number of packs makes, the nearest',
    '500g feta',
    feta,
    '3 of 1? not-sold: 2 of 1, 3 of 1',
  ],
  ['half a box is as many pieces, to be looked at', 'half a box feta', feta, '6 of 1?'],
  [
    'half a box of what comes in boxes alone is asked about',
    'half a box cola',
    colaBoxes,
    '1 of 2? not-sold: 1 of 2',
  ],
  ['so are pieces that fill no box', '30 cans cola', colaBoxes, '2 of 2? not-sold: 1 of 2, 2 of 2'],
  ['and half a bag', 'half a bag flour', flour, '1 of 1? not-sold: 1 of 1'],
  ['twelve eggs are no twelve boxes of 180', '12 eggs', eggs, '1 of 1? ambiguous: 1 of 1, 12 of 1'],
  ['as many eggs as fill trays are these trays', '360 eggs', eggs, '2 of 1?'],
  ['a dozen is what a box of dozens is made of', 'a dozen eggs', dozens, '1 of 1?'],
  ['a quantity that nobody can count is asked for', 'a few boxes feta', feta, '1 of 2? unread: '],
  ['of a range both ends can be chosen', '2-3 boxes feta', feta, '2 of 2? range: 2 of 2, 3 of 2'],
  ['and of a range of weights', '2-3kg mince', mince, '2 of 2? range: 2 of 2, 3 of 2'],
  ['in packs, too', '2 or 3 kg feta', feta, '10 of 1? range: 10 of 1, 15 of 1'],
  ['what may be grams is asked about', '2 kg 500 mince', mince, '2 of 2? range: 2 of 2, 2.5 of 2'],
  [
    'what may be thousands or thousandths is asked about',
    'feta 3,000 pcs',
    feta,
    '3000 of 1? ambiguous: 3000 of 1, 3 of 1',
  ],
  ['more eggs than a box holds are the nearest boxes', '400 eggs', eggs, '3 of 1? ambiguous: 2 of 1, 3 of 1'],
  ['the number of a pack is no quantity', '180 eggs', eggs, '1 of 1?'],
  ['nor is one that ends the line', 'tea bags 1100', tea, '1 of 1'],
] as const)('%s', (_, text, product, expected) => {
  expect(matchText(text, product)).toBe(expected)
})

test('a learned unit applies to a bare number, but not to a written unit', () => {
  expect(matchText('3 cola', cola, { learned: '1' })).toBe('3 of 1')
  expect(matchText('cola', cola, { learned: '1' })).toBe('1 of 1')
  expect(matchText('3 boxes cola', cola, { learned: '1' })).toBe('3 of 2')
  expect(matchText('3 cola', cola, { learned: '2' })).toBe('3 of 2')
})

test('a learned box does not turn a number that fills a box into boxes', () => {
  expect(matchText('24 cola', colaBoxes, { learned: '2' })).toBe('1 of 2?')
  expect(matchText('6 x 2L milk', milk, { learned: '2' })).toBe('1 of 2?')
})

const lastOf = (unit: '1' | '2', count: number): KnownUnits => ({
  ordered: { unit, quantity: (count * 1000) as Quantity },
})

test('a bare number like the last order counts the unit of all orders', () => {
  expect(matchText('milk 2', milk, lastOf('2', 1))).toBe('2 of 2')
  expect(matchText('milk 2', milk, lastOf('1', 4))).toBe('2 of 1')
  expect(matchText('milk 8', milk, lastOf('2', 5))).toBe('8 of 2')
  expect(matchText('milk 3 boxes', milk, lastOf('1', 4))).toBe('3 of 2')
})

test('a number unlike the last order, or one that fills a box, may count another unit', () => {
  expect(matchText('milk 2', milk)).toBe('2 of 2?')
  expect(matchText('milk 5', milk, lastOf('2', 1))).toBe('5 of 2?')
  expect(matchText('cola 12', cola, lastOf('2', 2))).toBe('12 of 2?')
  expect(matchText('milk 6', milk, lastOf('2', 5))).toBe('1 of 2? ambiguous: 1 of 2, 6 of 1')
  expect(matchText('milk 12', milk, lastOf('2', 10))).toBe('12 of 1?')
  expect(matchText('12 cola', colaBoxes, lastOf('2', 10))).toBe('12 of 2')
  expect(matchText('48 cola', colaBoxes, lastOf('2', 30))).toBe('2 of 2?')
  expect(matchText('milk 40', milk, lastOf('1', 4))).toBe('40 of 1?')
})

test('the unit of all orders counts nothing if the product is no longer sold in it', () => {
  expect(matchText('20 cola', colaBoxes, lastOf('1', 30))).toBe(matchText('20 cola', colaBoxes))
  expect(matchText('2 flour', flour, lastOf('2', 2))).toBe('2 of 1')
  expect(matchText('cola', colaBoxes, lastOf('1', 30))).toBe('1 of 2')
})
