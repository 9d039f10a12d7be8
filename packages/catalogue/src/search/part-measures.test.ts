import { expect, test } from 'vitest'
import { createProduct, createRows, idsOf } from '../catalogue.fixture.ts'
import { buildCatalogue } from '../catalogue.ts'
import { withWholeMeasures } from './part-measures.ts'

test.each([
  ['half litre milk', '500ml milk'],
  ['half a litre of milk', '500ml of milk'],
  ['½l milk', '500ml milk'],
  ['1/2 kg butter', '500g butter'],
  ['1 1/2 litre cola', '1500ml cola'],
  ['pol litra mleka', '500ml mleka'],
  ['yarim kilo kiyma', '500g kiyma'],
  ['quarter kilo', '250g'],
  ['half fat milk', 'half fat milk'],
  ['1/4 lb burger', '1/4 lb burger'],
])('reads %j as %j', (text, whole) => {
  expect(withWholeMeasures(text)).toBe(whole)
})

test('finds packs by a part of a measure, and by the number of a pack', () => {
  const catalogue = buildCatalogue(
    createRows([
      createProduct(1, { name: 'Whole Milk', packSize: '6 x 2L' }),
      createProduct(2, { name: 'Whole Milk', packSize: '12 x 500ml' }),
    ]),
  )
  for (const search of ['half litre milk', '1/2l milk', 'milk 12pk', '12 pack milk', 'milk １２'])
    expect(idsOf(catalogue, { search }), search).toEqual([2])
})
