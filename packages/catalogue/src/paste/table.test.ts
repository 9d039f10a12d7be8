import { expect, test } from 'vitest'
import { requestedLines } from './requested-lines.ts'
import type { WrittenAmount } from './written-amount.ts'

const lookups = {
  isCode: (text: string) => text === '104212' || text === '102417',
  isWord: () => false,
  isKnown: () => false,
  isStrange: () => false,
  isTogether: () => false,
  names: () => false,
}

const countOf = ({ count, upTo, decimal }: WrittenAmount): string =>
  [count, upTo ?? decimal ?? []].flat().join('/')

function read(text: string): readonly string[] {
  return requestedLines(text, lookups).map(({ amount, name, codes }) =>
    [amount ? `${countOf(amount)} ${amount.unit ?? '-'}` : '?', ...codes, name]
      .filter((part) => part !== '')
      .join(' | '),
  )
}

test('reads singles and cases from two columns, also of one row', () => {
  expect(read('Product\tSingles\tCases\nHalloumi\t4\t\nCream\t\t2\nBrie\t1\t3')).toEqual([
    '4 piece | halloumi',
    '2 box | cream',
    '1 piece | brie',
    '3 box | brie',
  ])
})

test.each([
  ['English', 'Product\tCases\nHalloumi\t4', '4 box | halloumi'],
  ['Polish', 'Nazwa\tSzt\tKartony\nHalloumi\t\t4', '4 box | halloumi'],
  ['Polish, pieces', 'Nazwa\tSzt\tKartony\nHalloumi\t4\t', '4 piece | halloumi'],
  ['Turkish', 'Ürün\tAdet\tKoli\nHellim\t\t4', '4 box | hellim'],
  ['Turkish, pieces', 'Ürün\tAdet\tKoli\nHellim\t4\t', '4 piece | hellim'],
])('knows the columns of pieces and boxes: %s', (_, text, line) => {
  expect(read(text)).toEqual([line])
})

test.each([
  ['a heading', 'No\tProduct\tQty\n1\tHalloumi\t4\n2\tCream\t6'],
  ['a Polish heading', 'Lp.\tNazwa\tIlość\n1\tHalloumi\t4\n2\tCream\t6'],
  ['no heading', '1\tHalloumi\t4\n2\tCream\t6'],
  ['a price behind', 'Product\tPrice\tQty\nHalloumi\t3\t4\nCream\t5\t6'],
  ['a price before', 'Product\tTotal\tVAT\tQty\nHalloumi\t12\t20\t4\nCream\t5\t20\t6'],
])('reads no row number, price or tax as a quantity: %s', (_, text) => {
  expect(read(text)).toEqual(['4 - | halloumi', '6 - | cream'])
})

test('reads no price as a quantity if there is no quantity', () => {
  expect(read('Product\tPrice\nHalloumi\t3\nCream\t5')).toEqual(['? | halloumi', '? | cream'])
})

test.each([
  ['grams', '500', 'g', '0.5 kg'],
  ['Polish grams', '500', 'gramów', '0.5 kg'],
  ['Turkish grams', '500', 'gr', '0.5 kg'],
  ['thousands of grams', '1,500', 'g', '1.5 kg'],
  ['decagrams', '25', 'dag', '0.25 kg'],
  ['pounds', '5', 'lb', '2.267962 kg'],
  ['kilograms', '2,5', 'kg', '2.5 kg'],
  ['a decimal of kilograms', '1,500', 'kg', '1.5 kg'],
  ['a decimal without a zero', '.5', 'kg', '0.5 kg'],
  ['a range of kilograms', '4-5', 'kg', '4/5 kg'],
  ['thousands, or a decimal', '1,000', 'pcs', '1000/1 piece'],
  ['the same in Polish', '1,000', 'szt', '1000/1 piece'],
  ['the same in Turkish', '1.000', 'koli', '1000/1 box'],
  ['the same without a unit', '2.000', '', '2000/2 -'],
  ['a decimal zero', '3,0', 'box', '3 box'],
])('reads the quantity in a cell in its unit: %s', (_, quantity, unit, expected) => {
  const table = `Product;Qty;Unit\nHalloumi;${quantity};${unit}\nBrie;4;box`
  expect(read(table)).toEqual([`${expected} | halloumi`, '4 box | brie'])
})

test('reads lines above and below a table', () => {
  expect(read('Hi Pat\n2 brie\nProduct\tQty\nHalloumi\t4\nCream\t6\n3 boxes peas\nThanks')).toEqual([
    '2 - | brie',
    '4 - | halloumi',
    '6 - | cream',
    '3 box | peas',
  ])
})
