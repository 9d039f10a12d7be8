import { expect, test } from 'vitest'
import { createProduct, createRows, createViewer } from '../catalogue.fixture.ts'
import { buildCatalogue, findProduct } from '../catalogue.ts'
import { matchPaste } from './match-paste.ts'
import { readLine } from './read-line.ts'

const catalogue = buildCatalogue(
  createRows(
    [
      ['Sweet Popcorn', '18 x 30g'],
      ['Popcorn Buckets, Small', '1 x 100'],
      ['Sauce', '6 x 50ml'],
      ['Sauce Tubs with Lids', '10 x 100'],
      ['Barszcz', '6 x 50ml'],
      ['Barszcz Wiaderka, Małe', '10 x 10'],
      ['Turşu', '6 x 50ml'],
      ['Turşu Kavanoz, Küçük', '10 x 10'],
    ].map(([name = '', packSize = ''], index) => createProduct(index + 1, { name, packSize })),
  ),
)

function first(text: string): string | undefined {
  const [line] = matchPaste(text, { catalogue, viewer: createViewer(catalogue), corrections: new Map() })
  const candidate = line?.candidates[0]
  return candidate && `${line.confidence}: ${findProduct(catalogue, candidate.productId)?.name}`
}

test.each([
  ['popcorn small buckets 2 cases', 'likely: Popcorn Buckets, Small'],
  ['popcorn little buckets 2 cases', 'likely: Popcorn Buckets, Small'],
  ['sauce small tubs 2 cases', 'likely: Sauce Tubs with Lids'],
  ['barszcz małe wiaderka 2 kartony', 'likely: Barszcz Wiaderka, Małe'],
  ['turşu küçük kavanoz 2 koli', 'likely: Turşu Kavanoz, Küçük'],
  ['sweet popcorn small tubs 2 cases', 'likely: Sweet Popcorn'],
])('finds what is called like a container of a size: %s', (text, expected) => {
  expect(first(text)).toBe(expected)
})

test.each([
  ['2 big tins of baked beans', '2 piece | big tins of baked beans'],
  ['2 large tins of baked beans', '2 piece | large tins of baked beans'],
  ['2 duże puszki fasoli', '2 piece | duze puszki fasoli'],
  ['2 büyük teneke zeytin', '2 piece | buyuk teneke zeytin'],
  ['2 big boxes of crisps', '2 box | crisps'],
  ['1 whole sack of rice', '1 pack | rice'],
])('keeps the size of a counted container in the name: %s', (text, expected) => {
  const { amount, name } = readLine(text)
  expect(`${amount?.count} ${amount?.unit} | ${name}`).toBe(expected)
})
